### Das Brett von Silhouette im Browser. Die Wörter sind die aus docs/rules/silhouette.de.md.

## Der Tisch

board-table = Der Tisch von Silhouette
board-grid = Karten; Pfeiltasten führen von einer zur nächsten, Enter deckt auf
board-card-down = { $place }, verdeckt
board-card-open = { $place }, { $motif }, liegt offen
board-card-gone = { $place }, genommen: { $motif }
board-pair = Die zwei offenen Karten
board-helper = Hilfskarte
board-pile-of = Der Stapel von { $name }
board-cards = { $cards ->
    [0] keine Karten
   *[other] { $cards } Karten
}
board-left = { $left ->
    [0] keine Karte mehr
   *[other] noch { $left } Karten
}
board-state-turns = deckt auf
board-state-speaks = hat den Versuch
board-state-passed = hatte einen Versuch
board-state-votes = muss noch abstimmen
board-state-voted = hat abgestimmt

## Was zu tun ist

board-do-turn = Du bist dran: Deck eine Karte auf.
board-do-second = Und eine zweite.
board-do-say = Welches Wort steckt in beiden?
board-do-vote = Gilt dieses Wort?
board-do-insist = Das Lexikon kennt dieses Wort nicht. Bestehst du darauf?
board-wait-turn = { $name } deckt zwei Karten auf.
board-wait-say = { $name } sucht ein Wort.
board-wait-vote = Es fehlt noch: { $name }.
board-wait-insist = Besteht { $name } auf diesem Wort?
board-over = Die Partie ist zu Ende.
board-sealed = Versiegelt, bis alle abgestimmt haben: { $vote }.

## Wörter und Stimmen

board-word = Dein Wort
board-letters = Buchstaben: { $letters } von { $most }
board-say = Sagen
board-pass = Passen
board-help = Hilfskarte
board-help-on = Hilfskarten sind erlaubt: Ein Bild aus deinem Stapel darf für eine offene Karte zählen.
board-help-which = Welche offene Karte ersetzt sie?
board-help-with = Welches Bild aus deinem Stapel zählt dafür?
board-vote-accept = Annehmen
board-vote-reject = Ablehnen
board-vote-leave = Überlassen
board-vote-cover = Verdecken
board-vote-about = Verdecken: abgelehnt, und niemand sieht es mehr.
board-insist = Darauf bestehen (noch { $left })
board-yield = Verzichten
board-accepted = gilt
board-rejected = abgelehnt
board-by-table = der Tisch hat entschieden
board-by-lexicon = { $accepted ->
    [yes] es steht im Lexikon
   *[no] das Lexikon kennt es nicht
}
board-by-insist = darauf bestanden
board-covered = ein verdecktes Wort
board-tried = Abgelehnt:
board-words = Wörter dieser Partie
board-whose = Wessen Wörter?
board-all-words = alle
board-words-none = Noch kein Wort.
board-failures = Paare ohne Wort nacheinander: { $failures } von { $most }.

## Die erste Erklärung

panel-turn = Deck zwei Karten auf. Was siehst du?
panel-say = Mach aus beiden Bildern ein Wort. Wortspiele sind willkommen, und im Wörterbuch muss es nicht stehen.
panel-judge = Die anderen urteilen, versiegelt. Ist niemand dagegen, gehören die Karten dir, und du machst weiter.
panel-next = Kein Wort, oder abgelehnt? Dann ist mit denselben zwei Karten der Nächste dran.
panel-remember = Niemand? Beide werden wieder zugedeckt. Merk dir, wo sie liegen.
panel-win = Sind alle Karten genommen, gewinnt der höchste Stapel.

## Das Ende

ending-words = Wörter
ending-none = Kein Wort gefunden
ending-insisted = darauf bestanden
ending-rejected = Abgelehnt, aber nicht vergessen

## Der Nachweis des Zufalls

proof-cards-right = { $cards ->
    [one] Eine Karte und wer beginnt
   *[other] { $cards } Karten und wer beginnt
} nachgerechnet: Alles stimmt.
proof-card-wrong = Die Karte auf { $place } ist nicht die des Geheimnisses (Zug { $move }).
proof-start-wrong = Wer begonnen hat, passt nicht zum Geheimnis.

## Der Zufall, wo alle Spiele von Würfeln sprechen

end-proof = Zufall prüfen
end-proof-about = Vor der ersten Karte hat der Server den ganzen Zufall mit einer versiegelten Zahl versprochen. Dein Browser zieht jetzt jede Karte noch einmal und vergleicht.
replay-proof = War der Zufall ehrlich?
replay-proof-about = Vor der ersten Karte hat der Server seinen Zufall versiegelt und das Siegel gezeigt. Jetzt ist es offen: Dein Browser kann jede Karte noch einmal ziehen und vergleichen.
replay-check = Zufall prüfen
replay-record-about = Alle Züge und das Geheimnis des Zufalls als lesbarer Text. Mit Hameau lässt sich die Partie nachspielen und nachprüfen.

## Das Ende, wo alle Spiele von Punkten und Runden sprechen

end-how = Die Wörter, die gewonnen haben
end-you-won-by = { $points ->
    [one] Du gewinnst mit { $points } Karte Vorsprung
   *[other] Du gewinnst mit { $points } Karten Vorsprung
}
end-you-lost-by = { $points ->
    [one] { $name } lag { $points } Karte vor dir
   *[other] { $name } lag { $points } Karten vor dir
}
end-turn-lead = Mit Paar { $round } ging { $name } in Führung und blieb dort.
end-turn-lead-you = Mit Paar { $round } gingst du in Führung und bliebst dort.
end-turn-swing = { $name } führte vom ersten bis zum letzten Paar.
end-turn-swing-you = Du hast vom ersten bis zum letzten Paar geführt.
