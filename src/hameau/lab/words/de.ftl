### The pages of `hameau study`, `hameau compare` and `hameau ladder`.

## The page

page-study = { $game }, untersucht
page-match = Die Partie
page-own = Nur in { $game }
page-played = { $count ->
    [one] Eine Partie
   *[other] { $matches } Partien
} mit { $seats ->
    [one] einer Person.
   *[other] { $seats } Personen.
}
page-bots = Bots: { $bots }.
page-option = { $name }: { $choice }.
page-swept = Einstellungen: { $count }. Partien von jeder: { $matches }.
page-players = Personen
page-expected = Schätzung
page-about-strips = Jeder Streifen ist eine Personenzahl. Der senkrechte Strich ist, was die Seite des Spiels nach dem schätzen würde, was im Spiel ist.
page-together = Alle Zusammenstellungen gemeinsam
page-day = Bei Tag
page-night = Bei Nacht
page-numbers = Die Zahlen
page-item = Was
page-value = Wert
page-share = Anteil
page-bounds = 95-%-Grenzen
page-seen = Partien
page-mean = Mittel { $value }
page-fair = gerechter Anteil
page-tip-bounds = 95-%-Grenzen: { $bounds }
page-tip-seen = { $count ->
    [0] in keiner Partie
    [one] in einer Partie
   *[other] in { $matches } Partien
}
page-verdict = { $clear ->
    [0] { $items ->
        [one] Der Zufall allein könnte es erklären.
       *[other] Der Zufall allein könnte alle Abweichungen vom gerechten Anteil erklären.
    }
   *[other] { $items ->
        [one] Das ist mehr als Zufall.
       *[other] { $clear } von { $items } weichen um mehr als Zufall vom gerechten Anteil ab.
    }
}
page-reading = Wie man das liest
page-about-bounds = Die Grenzen schließen in 95 von 100 Untersuchungen wie dieser den wahren Wert ein. Sie kommen daher, wie sich ganze Partien unterscheiden, denn Plätze und Züge einer Partie hängen voneinander ab. Ein Punkt ist nur dann grün oder rot, wenn er auch dann auffiele, wenn man alle Punkte seines Bildes zusammen betrachtet.
page-about-bots = Alle, die spielten, waren Programme. Was sie mögen und übersehen, steckt in jeder Zahl: Es ist das, was unter solchen Spielern geschieht. Stärkere fragt man, bevor man eine Regel ändert.
page-again = Dasselbe noch einmal
page-about-again = Dieser Befehl ergibt dieselben Zahlen, mit beliebig vielen Prozessen:
page-about-timed = Bots, die eine Zeit lang nachdenken, tun nie zweimal ganz dasselbe. Dies war der Befehl:
page-about-content = Der gespielte Inhalt trägt das Zeichen { $digest }.

## The page of a comparison

page-compare = { $game }: was die Änderung bewirkt hat
page-both = Jeder Startwert wurde zweimal gespielt, mit A ({ $a }) und mit B ({ $b }).
page-own-content = dem Inhalt des Spiels selbst
page-clear = Klare Unterschiede
page-of = von { $items } betrachteten
page-changed = Was geändert wurde
page-entry = Eintrag
page-more-changes = { $count ->
    [one] Ein weiterer Eintrag ist anders.
   *[other] { $count } weitere Einträge sind anders.
}
page-did = Was es bewirkt hat
page-share-changes = Anteile
page-share-changes-about = Wie viel öfter, in Prozentpunkten: erst 50 % und dann 52 % sind +2 Pp. Dicke Striche sind die Grenzen eines Unterschieds für sich, dünne die, die für alle zugleich gelten. Von jeder Frage sind höchstens vier gezeichnet; in den Zahlen stehen alle.
page-number-changes = Zahlen
page-number-changes-about = Wie viel mehr, im Verhältnis zu vorher. Dicke Striche sind die Grenzen eines Unterschieds für sich, dünne die, die für alle zugleich gelten. Von jeder Frage sind höchstens vier gezeichnet; in den Zahlen stehen alle.
page-no-difference = kein Unterschied
page-clear-verdict = { $clear ->
    [0] Keiner von { $items } ist klar: Der Zufall könnte alle erklären.
    [one] Einer von { $items } ist klar; blasse können Zufall sein.
   *[other] { $clear } von { $items } sind klar; blasse können Zufall sein.
}
page-tip-all = für alle zugleich: { $bounds }
page-a = A
page-b = B
page-difference = Unterschied
page-bounds-all = Grenzen für alle
page-sure = Sicher?
page-is-clear = klar
page-is-open = vielleicht Zufall
page-spreads = Wie sich die Zahlen verteilen
page-about-pairs = Jeder Startwert wurde mit A und mit B gespielt, und der Unterschied wird Partie für Partie genommen: Was das Glück bei beiden gleich tut, fällt heraus.
page-about-chance = Betrachtete Unterschiede: { $items }. Hätte die Änderung gar nichts bewirkt, lägen trotzdem etwa { $few } davon außerhalb ihrer eigenen 95-%-Grenzen. Klar heißt ein Unterschied nur, wenn die Null außerhalb der weiteren Grenzen liegt, die für alle zugleich gelten.

## What every game counts

study-seat = Platz { $number }
study-winners = Gewinner
study-others = die anderen
study-seat-wins = Siege nach Platz
study-seat-wins-about = Wie oft jeder Platz gewinnt; ein geteilter Sieg zählt zu seinem Teil. Ist es wichtig, wo man sitzt?
study-shared-wins = Geteilte Siege
study-decisions = Entscheidungen in einer Partie
study-decisions-about = Wie viele Entscheidungen eine Partie braucht, alle zusammen: die Länge, wie Programme sie spüren.
study-scores = Punkte am Ende
study-scores-about = Die Punkte derer, die gewonnen haben, und die der anderen. Wo sich beide überdecken, sagen die Punkte allein nicht, wer gewonnen hat.
study-margin = Vorsprung des Siegs
study-margin-about = Die Punkte zwischen dem ersten und dem zweiten Rang. Bei null waren die Punkte gleich.

## A ladder

page-ladder = { $game }: die Rangleiter der Bots
page-rungs = Die Bots nach Stärke
page-rating = Stärke
page-bot = Bot
page-against = Gegen
page-meetings = Wer gegen wen gewann
page-about-rating = Elo-Punkte über dem ersten Bot: 100 mehr gewinnen etwa 64 % der Partien, 200 mehr etwa 76 %. Die Linien sind Grenzen mit 95 %.
page-about-meetings = Jeder Bot gegen den nächstschwächeren: sein Teil von dem, was beide gewannen. Alle Paare stehen bei den Zahlen.
page-about-ladder = Jede Gruppe von Bots spielt gleich viele Partien, jede Verteilung von jedem Platz aus. Die Stärke ist die nach Bradley und Terry, mit mehreren Plätzen die nach Plackett und Luce. Die Grenzen kommen von denselben Verteilungen, 400-mal neu gezogen. Allein spielen zwei Bots denselben Aufbau, und das bessere Ergebnis gewinnt. Wo man gemeinsam gewinnt, spielt ein Bot das größte Lager und der andere alle übrigen, dann tauschen sie.
