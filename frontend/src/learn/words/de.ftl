### Aus einer Partie lernen: die Kurve, die wichtigsten Momente, und etwas anderes versuchen.

learn-title = Aus dieser Partie lernen
learn-about = Was { $name } in jedem Moment wissen konnte, und nicht mehr: Alles andere wurde neu ausgedacht.
learn-whose = Platz
learn-begin = Zurückblicken
learn-again = Noch einmal versuchen
learn-waiting = Der Rückblick entsteht …
learn-progress = Rückblick: { $percent }
learn-percent = { $percent } %
learn-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
learn-chance-line = Die Siegchance, Zug um Zug
learn-points-line = Die erwarteten Punkte, Zug um Zug
learn-slider = Moment der Partie
learn-spoken = { $cause ->
    [choice] Zug { $number }, nach der Wahl: { $worth }
    [luck] Zug { $number }, nach dem Zufall: { $worth }
    [others] Zug { $number }, nach den anderen: { $worth }
   *[start] Zug { $number }: { $worth }
}
learn-from-to = von { $before } auf { $after }
learn-brought = Was dahin führte
learn-total-start = Bei der ersten Entscheidung
learn-total-choices = Eigene Wahl
learn-total-luck = Zufall
learn-total-others = Die anderen
learn-total-end = Am Ende
learn-total-about = Die eigene Wahl wird an einem vernünftigen Spiel gemessen, Zufall und andere an dem, was zu erwarten war.
learn-moments = Was am meisten zählte
learn-choice = Zug { $number }: eine Wahl
learn-luck = Zug { $number }: Zufall
learn-others = Zug { $number }: die anderen
learn-learned = Etwas über { $name }
learn-played = Gespielt: { $move }
learn-better = Ein starker Bot spielt: { $move }
learn-because = In { $worlds } ausgedachten Partien war das besser: { $gain } mehr.
learn-and-more = { $lines ->
    [one] und noch { $lines } Ereignis
   *[other] und noch { $lines } Ereignisse
}
learn-nothing = Kein einzelner Moment zählte viel.
learn-go = Dorthin
learn-try = Von hier aus versuchen
learn-trying = Ein neuer Tisch gegen Bots. Was damals nicht zu wissen war, wird neu verteilt.
learn-you = du
learn-truly = Unter allen Verteilungen, die zu dem passten, was dieser Platz wusste. Streifen: Wer es wirklich war.
learn-table = Alle Entscheidungen als Tabelle
learn-table-move = Zug
learn-table-played = Gespielt
learn-table-best = Starker Bot
learn-table-before = Vorher
learn-table-after = Nachher
learn-table-lost = Verloren
