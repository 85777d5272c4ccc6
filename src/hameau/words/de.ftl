### Wörter, die jedes Spiel braucht.
### Partie = match · Zug = move · am Zug sein = turn. Wir sagen „du“.

match-is-over = Die Partie ist zu Ende.
not-your-turn = { $number ->
    [0] Du bist nicht am Zug.
   *[other] Du bist nicht am Zug: Wir warten auf { $waiting }.
}
no-such-move = „{ $text }“ ist kein Zug in diesem Spiel.
wrong-form = „{ $text }“ ist kein vollständiger Zug: Er wird so geschrieben: „{ $example }“.
unclear-text = „{ $text }“ ist kein Wort: Es braucht Buchstaben oder Ziffern, dazwischen Leerzeichen, Bindestriche und Apostrophe.
text-too-long = Das ist zu lang: höchstens { $most } Buchstaben.
text-missing = Setze deine eigenen Worte an die Stelle der Punkte.
option-not-for-seats = { $seats ->
    [1] Allein nicht möglich: { $option } – { $choice }.
   *[other] Zu { $seats } nicht möglich: { $option } – { $choice }.
}
cannot-go-on = Die Partie konnte nach einer Aktualisierung nicht weitergehen.
