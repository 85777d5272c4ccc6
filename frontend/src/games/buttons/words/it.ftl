### Il tabellone di BUTTONS nel browser. Le parole sono quelle di src/hameau/games/buttons/words/it.ftl.

## Il tavolo

board-table = Il tavolo di BUTTONS
board-round = Giro { $round }
board-dice = Dadi
board-none = niente
board-cards = Schede:
board-stars = { $stars ->
    [one] { $stars } stella
   *[other] { $stars } stelle
}
board-of = Tabellone: { $name }
board-show = mostra questo tabellone in grande
board-back = Torna al mio tabellone
board-active = ai dadi
board-status-in = in gioco
board-status-safe = al sicuro
board-status-bust = s’incarta
board-stamp-safe = al sicuro
board-stamp-bust = s’incarta
board-face = Tabellone { $face }
board-take = Prendi { $face }
board-offers = Tabelloni fra cui scegliere
board-reconstructed = ricostruito
board-reconstructed-why = Nessuna fonte mostra il colore di ogni casella. I nostri tabelloni sono una ricostruzione: nove caselle per colore, e mai due dello stesso colore vicine.

## I dadi

board-die-white = Dado bianco: riga { $pips }
board-die-gold = Dado d’oro: colonna { $pips }
board-die-black = Dado nero: colonna { $pips }
board-die-white-still = Dado bianco, non ancora lanciato
board-die-gold-still = Dado d’oro, non ancora lanciato
board-die-black-still = Dado nero, non ancora lanciato

## Che cosa si può fare

board-roll = Lancia
board-roll-chance = { $chance }% di incartarsi
board-out = Esci
board-out-earns = { $stars ->
    [one] con { $stars } stella
   *[other] con { $stars } stelle
}
board-skip = Lascia stare
board-lay-on = Posa in { $field }
board-do-roll = Lancia i dadi.
board-do-roll-or-out = Lancia ancora, oppure esci e mettiti al sicuro.
board-do-lay = Posa un bottone su una delle caselle illuminate.
board-do-lay-one = Posa un bottone in { $field }.
board-do-gold = Dado d’oro: posa un bottone in { $field }, o lascia stare.
board-do-stars = { $stars ->
    [one] Posa la tua stella: scegli uno dei tuoi bottoni.
   *[other] Posa le tue { $stars } stelle: scegli fra i tuoi bottoni.
}
board-do-choose = Scegli il tuo tabellone.
board-over = La partita è finita.
board-wait-boards = Scelta del tabellone: { $name }
board-wait-turn = Lanciare o uscire? Decide { $name }.
board-wait-lay = Bottoni da posare: { $name }
board-wait-stars = Stelle da posare: { $name }
board-wait-safe = Sei al sicuro. Ora i dadi sono di { $name }.
board-wait-bust = Questo giro ti ha incartato. Ora i dadi sono di { $name }.

## Per l’orecchio

board-field-free = { $field }, casella { $colour }, libera
board-field-button = { $field }, casella { $colour }, con un bottone
board-field-star = { $field }, casella { $colour }, con una stella
board-field-may-lay = { $field }, casella { $colour }, libera; posa qui un bottone
board-field-may-star = { $field }, casella { $colour }, con un bottone; posa qui una stella
board-told-round = Giro { $round }. I dadi sono di { $name }.
board-told-dice = Ultimo lancio: riga { $white }, dado d’oro { $gold }, dadi neri { $black }.
board-told = { $name }, { $status }. Bottoni: { $buttons }. Stelle: { $stars }. Schede: { $cards }.

## La prima spiegazione

panel-roll = Lancia: il dado bianco dà la riga, ogni dado nero una colonna.
panel-lay = Cuci un bottone su una di queste caselle, ma mai proprio accanto a un altro.
panel-gold = Il dado d’oro vale per tutti: anche gli altri possono posare lì un bottone.
panel-bust = Non c’è posto? Ti incarti! Tutti i tuoi bottoni del giro cadono.
panel-stars = Esci in tempo: una stella, una in più per ogni colore con tre bottoni e un’altra se ne hai la scheda.
panel-win = Cinque stelle in fila, o dodici in tutto, e la partita è vinta.

## La fine

ending-title = Da dove viene ogni stella
ending-round = Giro
ending-total = Stelle
ending-bust = s’incarta
ending-nothing = niente
ending-safe = al sicuro: 1
ending-colours = { $colours ->
    [one] { $colours } colore
   *[other] { $colours } colori
}
ending-bonus = { $bonus ->
    [one] { $bonus } per la scheda
   *[other] { $bonus } per le schede
}
ending-key-safe = al sicuro: una stella
ending-key-colour = un colore con tre bottoni: una stella
ending-key-card = la sua scheda in mano: un’altra stella

## La prova del sorteggio

proof-setup-right = Schede e tabelloni sono proprio quelli che dà il segreto.
proof-setup-wrong = Schede o tabelloni non sono quelli che dà il segreto.
proof-cards-right = Le schede sono proprio quelle che dà il segreto.
proof-cards-wrong = Le schede non sono quelle che dà il segreto.
proof-rolls-right = { $rolls ->
    [one] { $rolls } lancio ricalcolato: ogni dado è giusto.
   *[other] { $rolls } lanci ricalcolati: ogni dado è giusto.
}
proof-roll-wrong = I dadi della mossa { $move } non sono quelli del segreto.

## The end, where all games say points

end-you-won-by = { $points ->
    [one] Hai vinto con { $points } stella di vantaggio
   *[other] Hai vinto con { $points } stelle di vantaggio
}
end-you-lost-by = { $points ->
    [one] { $name } ti precede di { $points } stella
   *[other] { $name } ti precede di { $points } stelle
}

## Una mossa a parole, per un suggerimento e dopo la partita

move-roll = lanciare i dadi
move-out = uscire
move-skip = non posare niente
move-place = { $place }
move-star = stella in { $first }
move-board = tabellone { $first }
