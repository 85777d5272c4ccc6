### Cucina Curiosa
### Die Wörter von docs/rules/cucina.de.md: Küche, Spielplan, Feld, Plättchen, Gang, Nische, Eingang, Hummer, Gräte, Anordnung; aufrufen, legen.
### Ein Zug wird in jeder Sprache gleich getippt („place b4 n“, „next“), darum steht er in Anführungszeichen, wo er genannt wird.
### Nichts sagt, wer jemand ist.

title = Cucina Curiosa
tagline = Alle bekommen dieselben Plättchen: Baut Gänge von der Tür zu den Hummern und haltet euch von den Gräten fern.

## Einstellungen

option-layouts = Spielpläne
option-layouts-same = für alle gleich
option-layouts-different = für alle verschieden
option-building = Legen
option-building-free = auf jedes Feld
option-building-connected = neben frühere Plättchen, vom Eingang aus
option-series = Spiele
option-series-one = ein Spiel
option-series-three = drei Spiele, zusammengezählt
option-bonus = Übrige Plättchen
option-bonus-off = zählen nicht
option-bonus-on = bringen je Hummer einen Punkt

## Plättchen

tile-cross = Kreuzung
tile-cross_lobster = Kreuzung mit Hummer
tile-fork = Gabelung
tile-fork_lobster = Gabelung mit Hummer
tile-fork_bone = Gabelung mit Gräte
tile-fork_lobsters = Gabelung mit zwei Hummern
tile-lane = Gerade
tile-lane_lobster = Gerade mit Hummer
tile-lane_bone = Gerade mit Gräte
tile-bend = Kurve
tile-bend_lobster = Kurve mit Hummer
tile-bend_bone = Kurve mit Gräte
tile-nook_lobster = Sackgasse mit Hummer
tile-nook_lobsters = Sackgasse mit zwei Hummern
tile-nook_bone = Sackgasse mit Gräte
tile-bends_lobsters = Zwei Kurven mit je einem Hummer
tile-bends_both = Zwei Kurven, eine mit Hummer und eine mit Gräte
tile-lane_nook = Gerade und Sackgasse mit je einem Hummer

way-n = Norden nach oben
way-e = Norden nach rechts
way-s = Norden nach unten
way-w = Norden nach links

## Ränge

grade-dishwasher = Küchenhilfe
grade-commis = Jungkoch
grade-souschef = Souschef
grade-chef = Küchenchef
grade-starchef = Sternekoch

## Was geschah

began = { $games ->
    [one] Die Küchen sind leer.
   *[other] Spiel { $game } von { $games }: Die Küchen sind leer.
}
took = { $name } kocht auf Spielplan { $layout }.
called = Plättchen { $turn }: { $tile }.
placed = { $name } legt es auf { $space }, { $way }.
scored = { $name } kommt an { $lobsters ->
    [0] keinem Hummer
    [one] einem Hummer
   *[other] { $lobsters } Hummern
} und { $bones ->
    [0] keiner Gräte
    [one] einer Gräte
   *[other] { $bones } Gräten
} vorbei: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
spare = { $lobsters ->
    [0] Auf den übrigen Plättchen ist kein Hummer.
    [one] Auf den übrigen Plättchen ist ein Hummer.
   *[other] Auf den übrigen Plättchen sind { $lobsters } Hummer.
} { $points ->
    [one] Das bringt einen Punkt.
   *[other] Das bringt { $points } Punkte.
}
stands = { $name } hat insgesamt { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
}.

## Warum ein Zug abgelehnt wird

place-it = Jetzt braucht dieses Plättchen ein Feld: { $tile }. Zum Beispiel „place b4 n“.
look-first = Dieses Spiel ist zu Ende: Mit „next“ geht es zum nächsten.
taken = Auf { $space } liegt schon ein Plättchen, und dort bleibt es.
at-the-entrance = Das erste Plättchen kommt auf { $doorstep }, hinter den Eingang.
not-beside = { $space } teilt keine Kante mit einem Plättchen, das schon liegt.

## Wie es ausging

most-points = { $winners ->
    [one] { $names } gewinnt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
   *[other] { $names } teilen sich den Sieg mit je { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }.
}
won-alone = Gut gekocht, Rang { $grade }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
lost-alone = Noch Rang { $grade }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}; nötig waren { $goal }.

## Tipps

hint-lobsters = Auf { $space } führt es sofort zu { $lobsters ->
    [one] einem weiteren Hummer
   *[other] { $lobsters } weiteren Hummern
}.
hint-ways = Von { $space } geht es auf { $ways ->
    [one] ein freies Feld
   *[other] { $ways } freie Felder
} weiter.
hint-later = Auf { $space } brachte es am meisten, als von hier aus viele Spiele weitergespielt wurden.
hint-next = Dieses Spiel ist gewertet; es gibt nichts abzuwägen.

## Zeichnung

word-game = Spiel
word-turn = Runde
word-tile = Plättchen
word-points = Punkte
word-to-come = Noch zu erwarten
word-left-over = Übrig
