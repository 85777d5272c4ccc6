### Das Spielbrett von Cucina Curiosa im Browser. Die Wörter sind die von docs/rules/cucina.de.md.

## Der Tisch

board-table = Die Küchen
board-spaces = Felder; mit den Pfeiltasten von einem zum nächsten, mit der Eingabetaste das Plättchen dort anlegen, mit R drehen
board-hand = Das aufgerufene Plättchen
board-mine = Deine Küche
board-game-of = Spiel { $game } von { $games }
board-earlier = zuvor: { $points }
board-kitchen-of = { $name }, Plan { $layout }
board-tiles = { $tiles ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
board-count = { $lobsters ->
    [0] kein Hummer
    [one] ein Hummer
   *[other] { $lobsters } Hummer
}, { $bones ->
    [0] keine Gräte
    [one] eine Gräte
   *[other] { $bones } Gräten
}, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
board-lobsters = Hummer
board-bones = Gräten
board-points = Punkte
board-has-chosen = hat gewählt
board-show = groß zeigen
board-back = Zurück zu deiner Küche

board-space-free = { $space }, frei
board-space-tile = { $space }, { $tile }{ $turns ->
    [0] {""}
    [1] , nach rechts gedreht
    [2] , auf dem Kopf
   *[other] , nach links gedreht
}
board-space-lit = vom Eingang aus erreicht
board-space-tried = { $space }, hier probierst du: { $tile }. { $joints }
board-side-n = oben
board-side-e = rechts
board-side-s = unten
board-side-w = links
board-meets-door = der Eingang
board-meets-lobster = eine Nische mit einem Hummer
board-meets-bone = eine Nische mit einer Gräte
board-meets-joined = ein Gang
board-meets-wall = eine Wand
board-meets-open = ein freies Feld

## Was zu tun ist

board-turn-of = Plättchen { $turn } von { $turns }
board-do-place = Tippe auf ein freies Feld oder zieh das Plättchen dorthin.
board-do-turn = Noch einmal tippen dreht es. Was liegt, bleibt liegen.
board-do-next = Spiel { $game } von { $games } ist gewertet.
board-place = Auf { $space } legen
board-place-nowhere = Wähle ein Feld
board-turn-left = Nach links drehen
board-turn-right = Nach rechts drehen
board-next = Weiter zum nächsten Spiel
board-wait = Es fehlt noch: { $name }.
board-wait-look = Noch nicht weiter: { $name }.
board-over = Alle sechzehn Plättchen liegen.
board-advice = Tipp: { $why }
board-rest-title = Was noch kommen kann
board-rest-about = { $unused ->
    [one] Eines davon wird nicht aufgerufen.
   *[other] { $unused } davon werden nicht aufgerufen.
}
board-called-title = Schon aufgerufen

## Die erste Erklärung

panel-call = In jedem Zug wird ein Plättchen aufgerufen, und alle bekommen das gleiche.
panel-turn = Dreh es, wie du magst, und leg es auf ein beliebiges freies Feld. Gänge müssen nicht passen.
panel-sealed = Alle wählen verdeckt und zeigen dann. Was liegt, bleibt liegen.
panel-walk = Nach sechzehn Plättchen gehst du durch die Tür und durch jeden Gang, der verbunden ist.
panel-count = Jeder Hummer am Weg bringt einen Punkt, jede Gräte kostet zwei. Auslassen kannst du nichts.

## Das Ende

ending-what = Spiel
ending-walked = Am Weg
ending-game = Spiel { $game }
ending-spare = Hummer auf übrigen Plättchen
ending-total = Summe
ending-grades = Ränge
ending-from = ab { $points }
ending-below = unter { $points }

## Der Nachweis des Zufalls

proof-kitchen-right = { $tiles } Plättchen und die Pläne von { $boards ->
    [one] einer Küche
   *[other] { $boards } Küchen
} nachgerechnet: Alles stimmt.
proof-tile-wrong = Das nach Zug { $move } aufgerufene Plättchen ist nicht das des Geheimnisses.
proof-board-wrong = Ein Plan ist nicht der des Geheimnisses (Zug { $move }).

## Der Zufall, wo alle Spiele von Würfeln sprechen

end-proof = Zufall prüfen
end-proof-about = Vor dem ersten Plättchen hat der Server den ganzen Zufall mit einer versiegelten Zahl versprochen. Dein Browser zieht jetzt Pläne und Plättchen noch einmal und vergleicht.
replay-proof = War der Zufall ehrlich?
replay-proof-about = Vor dem ersten Plättchen hat der Server seinen Zufall versiegelt und das Siegel gezeigt. Jetzt ist es offen: Dein Browser kann jedes Plättchen noch einmal ziehen und vergleichen.
replay-check = Zufall prüfen
replay-record-about = Alle Züge und das Geheimnis des Zufalls als lesbarer Text. Mit Hameau lässt sich die Partie nachspielen und nachprüfen.

## Die Küche des Tages

daily-title = Küche vom { $day }
daily-about = Jeden Tag sechzehn Plättchen, für alle dieselben: Koch allein in etwa zehn Minuten und vergleiche. Eine perfekte Küche ist möglich.

## Ein Zug in Worten, für einen Tipp und den Rückblick

move-place = { $first }, { $second ->
    [n] Norden
    [e] Osten
    [s] Süden
   *[w] Westen
}
move-next = weiter zum nächsten Spiel
