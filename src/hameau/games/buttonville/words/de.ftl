### Die glorreichen Gilden von Buttonville
### Wesen = villager · Gilde = guild · Markt = forum · Stapel = pile · Nachziehstapel = draw pile · Finale-Stapel = end pile · Ablage = discard pile · Set · Knopf = button
### anwerben = recruit · ziehen = draw · aufdecken = reveal · nehmen = take · ausspielen = play · nutzen = use · abwerfen = discard
### Ein Zug wird in jeder Sprache gleich getippt („draw“, „take jade“, „done“), darum steht er immer in Anführungszeichen.
### Nichts setzt voraus, wer spielt: Die Sätze gehen mit jedem Namen, ohne Genitiv.

title = Die glorreichen Gilden von Buttonville
tagline = Wirb ein Dorf voller Sonderlinge an, spiel sie in Sets aus und lass alle tun, was sonst niemand kann.

## Wesen: der Name, den Sätze benutzen, und was die Karte hinzufügt
## Gedruckt sind „Bella, die Bardin“ und „Mützel, der Magier“.
## ≈ Alle anderen deutschen Namen sind unsere Übersetzungen.

pablo = Pablo
triboulet = Triboulet
menestra = Bella
firmin = Firmin
lancelot = Lancelot
jade = Jade
dina = Dina
vlad = Vlad
dimitri = Dimitri
turbo = Turbo
phil = Phil
tictac = Tic Tac
celeste = Céleste
chapi = Mützel
jack = Jack
corbac = Corbac
alienor = Aliénor
soulange = Soulange
hyppolite = Hyppolite
marty = Marty
bob = Bob
triton = Triton
lucky = Lucky
flora = Flora
laurent = Laurent

title-pablo = der Maler
title-triboulet = der Narr
title-menestra = die Bardin
title-firmin = der Holzfäller
title-lancelot = der Abenteurer
title-jade = die Bohrerin
title-dina = die Baronin
title-vlad = der Graf
title-dimitri = der Herzog
title-turbo = der Tüftler
title-phil = der Schneider
title-tictac = der Uhrmacher
title-celeste = die Wahrsagerin
title-chapi = der Magier
title-jack = der Naturgeist
title-corbac = die Einbrecherin
title-alienor = die Druidin
title-soulange = die Lehrerin
title-hyppolite = der Hypnotiseur
title-marty = der Zeitreisende
title-bob = der Blob
title-triton = der Fischer
title-lucky = der Spieler
title-flora = die Floristin
title-laurent = der Kutscher

guild-artists = Künstler
guild-prospectors = Schürfer
guild-nobles = Adlige
guild-artisans = Handwerker
guild-mages = Magier
guild-citizens = Getreue

## Der Text einer Karte: wann die Wirkung eintritt, dann ein Satz je Schritt
## $amount steht da wie auf der Karte („3“, „X“, „X + 2“), $count ist dasselbe für die Mehrzahl, $other ist die zweite Zahl.

when-played = Beim Ausspielen
when-action = AKTION
when-turn-start = DAUERND, zu Beginn deines Spielzugs
when-turn-end = DAUERND, am Ende deines Spielzugs
when-scoring = ENDE

step-draw = { $count ->
    [one] Zieh { $amount } Karte.
   *[other] Zieh { $amount } Karten.
}
step-gain = { $count ->
    [one] Du bekommst { $amount } Knopf.
   *[other] Du bekommst { $amount } Knöpfe.
}
step-pay = { $count ->
    [one] Bezahle { $amount } Knopf.
   *[other] Bezahle { $amount } Knöpfe.
}
step-reveal = { $count ->
    [one] Deck die oberste Karte des Stapels auf.
   *[other] Deck die obersten { $amount } Karten des Stapels auf.
}
step-prize = { $count ->
    [one] Du bekommst { $amount } Knopf für jedes verschiedene Wesen darunter.
   *[other] Du bekommst { $amount } Knöpfe für jedes verschiedene Wesen darunter.
}
step-rob = Ist X mindestens { $other }, nimm der Person rechts von dir die Hälfte ihrer Knöpfe weg, aufgerundet.
step-extra = Spiel sofort ein weiteres Set aus deiner Hand aus.
step-sizes = { $other ->
    [one] { $other } Punkt, wenn du mindestens ein Set jeder genauen Größe hast, von 1 Karte bis { $amount }.
   *[other] { $other } Punkte, wenn du mindestens ein Set jeder genauen Größe hast, von 1 Karte bis { $amount }.
}
step-outdo = { $other ->
    [one] { $other } Punkt, wenn dieses Set mehr Karten hat als die Person rechts von dir von diesem Wesen.
   *[other] { $other } Punkte, wenn dieses Set mehr Karten hat als die Person rechts von dir von diesem Wesen.
}
step-sweep = Wirf beliebig viele Karten des Markts ab, füll ihn dann auf.
step-take = { $count ->
    [one] Nimm { $amount } Karte vom Markt auf die Hand.
   *[other] Nimm { $amount } Karten vom Markt auf die Hand, eine nach der anderen.
}
step-give = { $count ->
    [one] Leg { $amount } Karte aus deiner Hand in den Markt.
   *[other] Leg { $amount } Karten aus deiner Hand in den Markt.
}
step-burn = Wirf bis zu { $count ->
    [one] { $amount } Karte
   *[other] { $amount } Karten
} aus deiner Hand ab; für jede bekommst du { $other ->
    [one] { $other } Knopf.
   *[other] { $other } Knöpfe.
}
step-discard = { $count ->
    [one] Wirf { $amount } Karte aus deiner Hand ab.
   *[other] Wirf { $amount } Karten aus deiner Hand ab.
}
step-shrink = { $count ->
    [one] Wirf { $amount } Karte aus einem deiner Sets ab.
   *[other] Wirf { $amount } Karten aus deinen Sets ab.
}
step-grow = { $count ->
    [one] Leg bis zu { $amount } passende Karte aus deiner Hand zu einem deiner Sets.
   *[other] Leg bis zu { $amount } passende Karten aus deiner Hand zu einem deiner Sets.
}
step-join = { $count ->
    [one] Leg bis zu { $amount } passende Karte vom Markt zu deinen Sets, höchstens eine zu jedem.
   *[other] Leg bis zu { $amount } passende Karten vom Markt zu deinen Sets, höchstens eine zu jedem.
}
step-sort = Leg davon, was du willst, zu deinen Sets desselben Wesens; wirf den Rest ab.
step-keep = Nimm { $amount } davon auf die Hand; wirf den Rest ab.
step-gamble = Deck Karten des Stapels einzeln auf. Hör auf, wann du willst, und nimm alle auf die Hand; kommt aber ein Wesen zweimal, wirf alle ab.
step-name = { $other ->
    [one] Nenn ein Wesen: Alle anderen, die es auf der Hand haben, geben dir je eines. Hat es niemand, zieh { $other } Karte.
   *[other] Nenn ein Wesen: Alle anderen, die es auf der Hand haben, geben dir je eines. Hat es niemand, zieh { $other } Karten.
}
step-copy = Wähl ein anderes deiner Sets, dessen Wirkung kein Stichwort hat: Diese Wirkung tritt noch einmal ein, und X zählt die Karten dieses Sets hier.
step-fish = { $count ->
    [one] Nimm bis zu { $amount } Karte von der Ablage auf die Hand.
   *[other] Nimm bis zu { $amount } Karten, alle von verschiedenen Wesen, von der Ablage auf die Hand.
}
step-swap = { $count ->
    [one] Tausch bis zu { $amount } Karte aus deiner Hand gegen eine vom Markt.
   *[other] Tausch bis zu { $amount } Karten aus deiner Hand einzeln gegen Karten vom Markt.
}
step-feed = Ein weiteres dieser Wesen kommt vom Markt oder aus deiner Hand zu diesem Set. Gibt es keines, geht eines aus diesem Set in den Markt.

## Optionen

option-villagers = Wesen
option-villagers-first-game = für die erste Partie
option-villagers-random = zufällig
option-villagers-sourced = zufällig, nur bekannte Wirkungen
option-villagers-interactions = Verrückte Wechselwirkungen
option-villagers-trees = Knöpfe wachsen auf Bäumen
option-villagers-synergy = Explosion der Synergien
option-villagers-choose = reihum gewählt

## Was geschehen ist

starts = { $name } beginnt die Partie.
chose = { $villager } spielt mit.
began = Runde { $round }: { $name } ist am Zug.
refilled = { $villager } kommt in den Markt.
drew = { $name } zieht { $villager }.
drew-hidden = { $name } zieht eine Karte.
missed = Es gibt keine Karten mehr: { $name } bekommt stattdessen einen Knopf.
took = { $origin ->
    [discard] { $name } nimmt { $villager } von der Ablage.
    [revealed] { $name } nimmt { $villager } von den aufgedeckten Karten.
   *[forum] { $name } nimmt { $villager } vom Markt.
}
gave = { $name } legt { $villager } in den Markt.
played = { $name } spielt { $villager } × { $cards } aus.
used = { $name } nutzt { $villager }.
gained = { $buttons ->
    [one] { $villager } bringt { $name } einen Knopf.
   *[other] { $villager } bringt { $name } { $buttons } Knöpfe.
}
paid = { $buttons ->
    [one] { $name } zahlt einen Knopf an { $villager }.
   *[other] { $name } zahlt { $buttons } Knöpfe an { $villager }.
}
robbed = { $buttons ->
    [0] { $name } findet nichts: { $victim } hat keine Knöpfe.
    [one] { $name } nimmt einen Knopf von { $victim }.
   *[other] { $name } nimmt { $buttons } Knöpfe von { $victim }.
}
discarded = { $origin ->
    [forum] { $name } wirft { $villager } aus dem Markt ab.
    [set] { $name } wirft { $villager } × { $cards } vom Tisch ab.
    [revealed] { $villager } × { $cards } kommt auf die Ablage.
   *[hand] { $name } wirft { $villager } aus der Hand ab.
}
added = { $origin ->
    [forum] { $name } legt { $villager } vom Markt zum Set.
    [revealed] { $name } legt { $villager }, eben aufgedeckt, zum Set.
   *[hand] { $name } legt { $villager } × { $cards } aus der Hand zum Set.
}
turned-up = { $name } deckt { $villager } auf.
doubled = Ein Wesen zum zweiten Mal: { $name } verliert alle aufgedeckten Karten.
named = { $name } verlangt { $villager }.
handed = { $name } muss { $villager } an { $to } abgeben.
has-none = { $name } hat keine Karte { $villager }.
copied = { $name } wiederholt die Wirkung von { $villager }.
showed = { $name } bietet { $villager } zum Tausch an.
withered = { $name } kann { $villager } nicht ergänzen, und eine Karte geht aus dem Set in den Markt.
last-round = Der Nachziehstapel ist leer: Diese Runde wird zu Ende gespielt, dann sind alle noch einmal am Zug.
scored = { $points ->
    [one] { $name } hat { $points } Punkt.
   *[other] { $name } hat { $points } Punkte.
}
ended = Die Partie ist zu Ende.

## Warum sie zu Ende ist

won-by-points = { $winners ->
    [one] { $names } gewinnt mit { count-points }.
   *[other] Geteilter Sieg mit je { count-points }: { $names }.
}
won-by-sets = { $winners ->
    [one] { $names } gewinnt bei Gleichstand mit { count-points } durch mehr verschiedene Wesen.
   *[other] Geteilter Sieg bei Gleichstand mit { count-points } durch mehr verschiedene Wesen: { $names }.
}
# Dativ: „mit“
count-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}

## Was gerade gefragt ist: gesagt, wenn ein anderer Zug nicht geht

asked-choose = Wähl ein Wesen der Gilde, die an der Reihe ist, zum Beispiel „{ $example }“.
asked-recruit = Wirb zuerst an: „draw“ nimmt eine Karte vom Stapel, „{ $example }“ zum Beispiel eine vom Markt.
asked-play = Du darfst ein Set ausspielen oder eine AKTION nutzen, zum Beispiel „{ $example }“; mit „done“ ist Schluss.
asked-end-order = Am Ende deines Spielzugs treten mehrere Wirkungen ein. Wähl das Set, das an der Reihe ist, zum Beispiel „{ $example }“.
asked-hand-limit = Du hast zu viele Karten auf der Hand. Wirf eine ab, zum Beispiel „{ $example }“.
asked-set-limit = Du hast zwei Sets eines Wesens. Wähl das, das du abwirfst, zum Beispiel „{ $example }“.
asked-sweep = Wirf Karten des Markts ab, zum Beispiel „{ $example }“; mit „done“ ist Schluss.
asked-take = Nimm eine Karte vom Markt, zum Beispiel „{ $example }“.
asked-give = Leg eine Karte aus deiner Hand in den Markt, zum Beispiel „{ $example }“.
asked-burn = Wirf Karten aus deiner Hand für Knöpfe ab, zum Beispiel „{ $example }“; mit „done“ ist Schluss.
asked-discard = Wirf zuerst eine Karte aus deiner Hand ab, zum Beispiel „{ $example }“.
asked-shrink = Wähl das Set, das eine Karte verliert, zum Beispiel „{ $example }“.
asked-grow = { $example ->
    [done] Keine Karte aus deiner Hand passt zu einem deiner Sets: Es bleibt nur „done“.
   *[other] Leg Karten aus deiner Hand zu einem deiner Sets, zum Beispiel „{ $example }“, oder „done“.
}
asked-join = Leg eine Karte vom Markt zu einem deiner Sets, zum Beispiel „{ $example }“; mit „done“ ist Schluss.
asked-sort = Leg eine aufgedeckte Karte zu einem deiner Sets, zum Beispiel „{ $example }“; „done“ wirft den Rest ab.
asked-keep = Nimm eine der aufgedeckten Karten, zum Beispiel „{ $example }“.
asked-gamble = „draw“ deckt eine weitere Karte auf, „done“ nimmt alle.
asked-name = Nenn ein Wesen, zum Beispiel „{ $example }“.
asked-copy = Wähl das Set, dessen Wirkung noch einmal eintritt, zum Beispiel „{ $example }“.
asked-fish = Nimm eine Karte von der Ablage, jedes Mal ein anderes Wesen, zum Beispiel „{ $example }“; mit „done“ ist Schluss.
asked-swap = Gib eine Karte aus deiner Hand für eine vom Markt, zum Beispiel „{ $example }“; mit „done“ ist Schluss.
asked-swap-for = Nimm die Karte vom Markt, die du dafür willst, zum Beispiel „{ $example }“.
asked-feed = Wähl, woher die neue Karte des Sets kommt: „feed forum“ oder, falls du eine hast, „feed hand“.

## Warum ein Zug nicht geht

not-in-forum = { $villager } liegt nicht im Markt.
too-few-cards = { $cards ->
    [0] Du hast keine Karte { $villager } auf der Hand.
    [one] Du hast nur { $cards } Karte { $villager } auf der Hand.
   *[other] Du hast nur { $cards } Karten { $villager } auf der Hand.
}
one-set-a-turn = Du hast dein Set dieses Spielzugs schon ausgespielt.
nobody-sells = Keines deiner Sets erlaubt jetzt ein weiteres Set.
no-such-set = { $sets ->
    [0] Du hast kein Set { $villager }.
    [one] Du hast nur ein Set { $villager }.
   *[other] Du hast nur { $sets } Sets { $villager }.
}
no-action = { $villager } hat keine AKTION.
action-used = Dieses Set { $villager } wurde in diesem Spielzug schon genutzt.
too-few-buttons = { $buttons ->
    [one] { $villager } kostet einen Knopf.
   *[other] { $villager } kostet { $buttons } Knöpfe.
}
buy-instead = { $villager } erlaubt ein weiteres Set: Sag welches, zum Beispiel „{ $example }“.
cannot-use = { $villager } lässt sich jetzt nicht nutzen: Im Markt oder auf deiner Hand fehlen die Karten dafür.

## Der Tisch im Terminal

word-round = Runde
word-pile = Nachziehstapel
word-end-pile = Finale-Stapel
word-turns-left = Spielzüge übrig
word-forum = Markt
word-revealed = Aufgedeckt
word-discard = Ablage
word-hand = Hand
word-points = Punkte
word-buttons = Knöpfe
word-cards = Karten
word-known = bekannt

## Tipps

hint-points = Das bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
