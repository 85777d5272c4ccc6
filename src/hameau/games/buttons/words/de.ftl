### BUTTONS
### Knopf = button · Stern = star · Spielplan = board · Feld = space · Zeile, Spalte = row, column · Knopfkarte = card · Runde = round
### legen = lay, put · würfeln = roll · aussteigen = opt out · dabei, sicher, sich verzocken = in, safe, bust
### Ein Zug wird in jeder Sprache gleich getippt („roll“, „out“, „skip“, „board A1“), darum steht er in Anführungszeichen.
### Nichts verrät, wer spielt; Farben stehen ungebeugt hinter einem Doppelpunkt oder in Klammern („Knopfkarte für Ann: rot“).

title = BUTTONS
tagline = Würfle, näh Knöpfe an, und hör auf, bevor dich das Glück verlässt.

red = rot
yellow = gelb
green = grün
blue = blau

## Optionen

option-boards = Spielpläne
option-boards-random = zufällig verteilt
option-boards-choose = alle wählen selbst
option-boards-same = für alle derselbe

## Was geschehen ist

dealt = { $cards ->
    [one] Knopfkarte für { $name }: { $first }.
   *[other] Knopfkarten für { $name }: { $first } und { $second }.
}
took = { $name } spielt auf Spielplan { $face }.
started = Runde { $round }: { $name } beginnt.
rolled = { $dice ->
    [0] { $name } würfelt: Zeile { $white }, Gold { $gold }.
   *[other] { $name } würfelt: Zeile { $white }, Gold { $gold }, Schwarz { $black }.
}
laid = { $name } legt einen Knopf auf { $field } ({ $colour }).
skipped = { $name } legt nichts.
busted = { $buttons ->
    [0] { $name } kann nicht legen und verzockt sich.
    [one] { $name } kann nicht legen und verzockt sich: Ein Knopf ist weg.
   *[other] { $name } kann nicht legen und verzockt sich: { $buttons } Knöpfe sind weg.
}
left = { $name } steigt aus und ist sicher.
earned = { $stars ->
    [0] { $name } bekommt keinen Stern.
    [one] { $name } bekommt einen Stern.
   *[other] { $name } bekommt { $stars } Sterne.
}
starred = { $name } legt einen Stern auf { $field }.
ended = Die Partie ist zu Ende.

## Warum sie zu Ende ist

won-by-row = { $winners ->
    [one] { $names } gewinnt mit einer Reihe von Sternen (mit insgesamt { count-stars }).
   *[other] Geteilter Sieg mit je einer Reihe von Sternen und insgesamt { count-stars }: { $names }.
}
won-by-stars = { $winners ->
    [one] { $names } gewinnt mit { count-stars }.
   *[other] Geteilter Sieg mit je { count-stars }: { $names }.
}
won-by-rounds = { $winners ->
    [one] { $names } gewinnt nach { count-rounds } mit { count-stars }.
   *[other] Geteilter Sieg nach { count-rounds } mit je { count-stars }: { $names }.
}
# Dativ: „mit“, „nach“
count-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sternen
}
count-rounds = { $rounds ->
    [one] { $rounds } Runde
   *[other] { $rounds } Runden
}

## Warum ein Zug nicht geht

choose-a-board = Wähle zuerst einen Spielplan, zum Beispiel „board A1“.
board-taken = Spielplan { $board } ist schon vergeben.
out-needs-a-button = Zum Aussteigen brauchst du mindestens einen Knopf auf deinem Spielplan.
roll-or-out = Du bist am Zug: „roll“ zum Würfeln oder „out“ zum Aussteigen.
lay-or-skip = Du darfst einen Knopf auf { $field } legen oder mit „skip“ verzichten.
must-lay = Du hast gewürfelt, also musst du einen Knopf legen: { $fields }.
wrong-row = Der weiße Würfel zeigt { $row }: Der Knopf kommt in Zeile { $row }, und { $field } liegt woanders.
wrong-column = Kein schwarzer Würfel zeigt die Spalte von { $field }.
on-a-button = Auf { $field } liegt schon ein Knopf.
on-a-star = Auf { $field } liegt ein Stern.
beside-a-button = Kein Knopf neben einem Knopf: { $field } grenzt an einen.
stars-first = { $stars ->
    [one] Leg zuerst deinen Stern auf einen deiner Knöpfe.
   *[other] Leg zuerst deine { $stars } Sterne auf deine Knöpfe.
}
star-needs-a-button = Ein Stern ersetzt einen Knopf dieser Runde, und auf { $field } liegt keiner.

## Der Spielplan im Terminal

word-round = Runde
word-in = dabei
word-safe = sicher
word-bust = verzockt
word-row = Zeile
word-gold = Gold
word-black = Schwarz
word-bust-chance = verzockt
word-earns = Aussteigen
word-due = zu legen
word-cards = Knopfkarten
word-reconstructed = rekonstruiert

## Tipps

hint-roll = Mit dem nächsten Wurf verzockt man sich in { $bust } von 100 Fällen; es geht um { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}.
hint-out = So { $stars ->
    [one] ist { $stars } Stern
   *[other] sind { $stars } Sterne
} sicher; mit einem weiteren Wurf verzockt man sich in { $bust } von 100 Fällen.
hint-completes = Das macht eine Farbe voll: { $colour }.
hint-begins = { $missing ->
    [one] Danach fehlt noch { $missing } Knopf dieser Farbe
   *[other] Danach fehlen noch { $missing } Knöpfe dieser Farbe
}: { $colour }.
hint-five = Das macht eine Reihe von fünf Sternen voll.
hint-row = { $stars ->
    [one] Danach liegt { $stars } Stern
   *[other] Danach liegen { $stars } Sterne
} in einer Fünferreihe.
