### BUTTONS
### bottone = button · stella = star · tabellone = board · casella = space · riga, colonna = row, column · scheda = card · giro = round
### posare = lay, put · lanciare = roll · uscire = opt out · in gioco, al sicuro, incartarsi = in, safe, bust
### Una mossa si scrive uguale in tutte le lingue («roll», «out», «skip», «board A1»), perciò sta sempre tra virgolette.
### Niente suppone chi gioca: al presente, senza participi né aggettivi che si accordino con il nome.

title = BUTTONS
tagline = Lancia i dadi, attacca i bottoni e fermati prima che la fortuna giri.

red = rosso
yellow = giallo
green = verde
blue = blu

## Opzioni

option-boards = Tabelloni
option-boards-random = a caso
option-boards-choose = a scelta di chi gioca
option-boards-same = lo stesso per tutti

## Che cosa è successo

dealt = { $cards ->
    [one] Scheda per { $name }: { $first }.
   *[other] Schede per { $name }: { $first } e { $second }.
}
took = { $name } gioca sul tabellone { $face }.
started = Giro { $round }: comincia { $name }.
rolled = { $dice ->
    [0] { $name } lancia i dadi: riga { $white }, oro { $gold }.
   *[other] { $name } lancia i dadi: riga { $white }, oro { $gold }, neri { $black }.
}
laid = { $name } posa un bottone in { $field } ({ $colour }).
skipped = { $name } non posa niente.
busted = { $buttons ->
    [0] { $name } non può posare e si incarta.
    [one] { $name } non può posare, si incarta e perde un bottone.
   *[other] { $name } non può posare, si incarta e perde { $buttons } bottoni.
}
left = { $name } esce ed è al sicuro.
earned = { $stars ->
    [0] { $name } non guadagna stelle.
    [one] { $name } guadagna una stella.
   *[other] { $name } guadagna { $stars } stelle.
}
starred = { $name } posa una stella in { $field }.
ended = La partita è finita.

## Perché è finita

won-by-row = { $winners ->
    [one] { $names } vince con una fila di stelle ({ count-stars } in tutto).
   *[other] Vittoria condivisa, con una fila di stelle e { count-stars } a testa: { $names }.
}
won-by-stars = { $winners ->
    [one] { $names } vince con { count-stars }.
   *[other] Vittoria condivisa con { count-stars } a testa: { $names }.
}
won-by-rounds = { $winners ->
    [one] { $names } vince dopo { count-rounds } con { count-stars }.
   *[other] Vittoria condivisa dopo { count-rounds } con { count-stars } a testa: { $names }.
}
count-stars = { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}
count-rounds = { $rounds ->
    [one] { $rounds } giro
   *[other] { $rounds } giri
}

## Perché una mossa non vale

choose-a-board = Scegli prima un tabellone, per esempio «board A1».
board-taken = Il tabellone { $board } è già preso.
out-needs-a-button = Per uscire serve almeno un bottone sul tuo tabellone.
roll-or-out = Tocca a te: «roll» per lanciare i dadi, oppure «out» per uscire.
lay-or-skip = Puoi posare un bottone in { $field }, oppure rinunciare con «skip».
must-lay = Hai lanciato i dadi, quindi devi posare un bottone: { $fields }.
wrong-row = Il dado bianco mostra { $row }: il bottone va nella riga { $row }, e { $field } non è lì.
wrong-column = Nessun dado nero mostra la colonna di { $field }.
on-a-button = In { $field } c’è già un bottone.
on-a-star = In { $field } c’è una stella.
beside-a-button = Nessun bottone accanto a un bottone: { $field } ne tocca uno.
stars-first = { $stars ->
    [one] Prima posa la tua stella, su uno dei tuoi bottoni.
   *[other] Prima posa le tue { $stars } stelle, sui tuoi bottoni.
}
star-needs-a-button = Una stella sostituisce un bottone di questo giro, e in { $field } non ce n’è.

## Il tabellone nel terminale

word-round = Giro
word-in = gioca
word-safe = esce
word-bust = s’incarta
word-row = riga
word-gold = oro
word-black = neri
word-bust-chance = incartarsi
word-earns = uscire
word-due = da posare
word-cards = schede
word-reconstructed = ricostruzione

## Suggerimenti

hint-roll = Con il prossimo lancio ci si incarta in { $bust } casi su 100; in gioco: { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}.
hint-out = Così si mettono al sicuro { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}; con un altro lancio ci si incarterebbe in { $bust } casi su 100.
hint-completes = Completa un colore: { $colour }.
hint-begins = { $missing ->
    [one] Poi manca { $missing } bottone di questo colore
   *[other] Poi mancano { $missing } bottoni di questo colore
}: { $colour }.
hint-five = Completa una fila di cinque stelle.
hint-row = { $stars ->
    [one] Poi c’è { $stars } stella
   *[other] Poi ci sono { $stars } stelle
} in una stessa fila di cinque.
