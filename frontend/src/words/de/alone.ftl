### Was man allein spielt: der Aufbau des Tages, Ergebnisse auf diesem Gerät, Ratschläge, Wettspiele auf demselben Aufbau.

## Der Tag

alone-play-day = Heute spielen
alone-go-on = Weiterspielen
alone-look-again = Noch einmal ansehen
alone-par = { $points ->
    [one] Par: { $points } Punkt
   *[other] Par: { $points } Punkte
}
alone-par-about = Par ist, was Hameaus eigener Spieler hier erreicht hat. Er wusste nicht mehr als du: weder den Stapel noch die Karten, die kommen.
alone-at-par = genau Par
alone-above-par = { $points } über Par
alone-below-par = { $points } unter Par
alone-best-known = { $points } wären möglich gewesen
alone-streak = { $days ->
    [one] { $days } Tag gewonnen
   *[other] { $days } Tage in Folge gewonnen
}
alone-days = Die Tage davor
alone-days-about = Nur das erste Mal zählt, und nur am Tag selbst verlängert es die Reihe. Bleibt auf diesem Gerät.
alone-day-open = nicht gespielt
alone-not-first = Diesen Tag hast du schon gespielt; das erste Mal zählt.
alone-luck-public = Das Glück eines Tages folgt aus seinem Datum und ist für alle gleich. Wer es ausrechnet, könnte es also vorher kennen: Hier beweist die Prüfung nur, dass niemand ein anderes bekam.

## Ergebnisse

alone-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
alone-lost = verloren
alone-hints = { $hints ->
    [0] kein Ratschlag
    [one] { $hints } Ratschlag
   *[other] { $hints } Ratschläge
}
alone-share = Ergebnis teilen
alone-copied = Kopiert. Füge es ein, wo du willst; es verrät nichts.
alone-another = Neu spielen
game-first = Neu bei diesem Spiel?
game-first-about = Eine echte Partie mit kurzen Tipps im richtigen Moment. Sie zählt nirgends.
alone-lesson = Geführte erste Partie
alone-scores = Deine Ergebnisse
alone-scores-about = Durchschnitt dessen, was du gewonnen hast. Nur auf diesem Gerät.
alone-difficulty = Schwierigkeit
alone-best = Bestes
alone-average = Schnitt
alone-won = Gewonnen
alone-won-of = { $won } von { $played }
alone-all = alle
alone-forget = Meine Ergebnisse löschen
alone-forget-about = Alle Ergebnisse dieses Spiels auf diesem Gerät werden gelöscht, auch die Tage. Das lässt sich nicht rückgängig machen.
alone-forget-not = Behalten

## Ratschläge

advice-of-a-bot = Das würde ein starker Bot spielen, der nicht mehr weiß als du.
advice-ask = Ratschlag
advice-is = Ratschlag: { $why }
advice-move = Tipp: { $move }.
advice-nothing = Ratschlag: Lass diese Karte. { $why }

## Wettspiele

race-title = Wettspiel auf demselben Aufbau
race-about = Wer diesen Link hat, spielt genau, was du spielst, mit demselben Glück. Ihr seht eure Ergebnisse, wenn beide fertig sind.
race-friend = Jemanden herausfordern
race-link = Link zu diesem Aufbau
race-begin = Spielen
race-bots = Einen Bot spielen lassen:
race-plays = { $moves ->
    [0] hat nicht begonnen
    [one] spielt, { $moves } Zug
   *[other] spielt, { $moves } Züge
}
race-over = ist fertig
race-replay = Wiederholung von { $name }
race-invited = { $name } fordert dich heraus: { $game }
race-rules = Derselbe Aufbau, dasselbe Glück. Wie es den anderen ging, siehst du, wenn du gespielt hast.
race-played = Du bist schon dabei. So steht es.
