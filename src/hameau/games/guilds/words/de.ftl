### Guilds of London
### Zunftmitglied = liveryman · Guildhall · Vorrat = supply · Plantage = plantation · Wappen = standard · Schwelle = threshold · offen, vollendet = unresolved, completed
### Meister = master · Neutrales = neutral · Büttel = beadle · Marker = token · Bürgermeisterkarte = mayoral card · Ablage = discard pile · Stapel = deck
### Ein Zug wird in jeder Sprache gleich getippt („hire Y1“, „move c3“, „from hall“), darum steht er immer in Anführungszeichen.
### Nichts setzt voraus, wer spielt: Die Sätze passen zu jedem Namen, auch zu mehreren mit Kommas.

title = Guilds of London
tagline = Schicke deine Leute durch die Stadt, gewinne ihre Zünfte und übertriff Boris oder deine Freunde.

yellow = Gelb
red = Rot
blue = Blau
green = Grün
purple = Violett
virginia = Virginia
ulster = Ulster

## Optionen

option-solitaire = Zunft der Alleinspieler (nur allein)
option-solitaire-without = ohne
option-solitaire-with = mit
option-side = Die Plantage beginnt mit
option-side-virginia = Virginia
option-side-ulster = Ulster
option-side-random = zufälliger Seite
option-resources = Karten von Boris pro Zug (nur allein)
option-resources-three = drei
option-resources-four = vier

## Was geschah

started = Runde { $round }: { $name } beginnt.
played = { $name } spielt { $card }.
spent = { $name } legt { $card } ab.
discarded = { $name } wirft { $card } ab.
aimed = { $name } peilt { $cell } ({ $tile }) an.
leaving = { $name } will { $cell } ({ $tile }) verlassen.
stopped = { $name } lässt es dabei.
rested = { $name } benutzt keine Karte.
drew = { $cards ->
    [1] { $name } zieht eine Karte.
   *[other] { $name } zieht { $cards } Karten.
}
saw = Neu auf der Hand für { $name }: { $cards }.
shuffled = { $cards ->
    [one] Der Ablagestapel wird zum Stapel: { $cards } Karte.
   *[other] Der Ablagestapel wird zum Stapel: { $cards } Karten.
}
recovered = { $name } nimmt { $card } aus der Ablage.
looked = { $cards ->
    [1] { $name } sieht eine Bürgermeisterkarte an.
   *[other] { $name } sieht { $cards } Bürgermeisterkarten an.
}
offered = Zur Wahl für { $name }: { $mayors }.
kept = { $cards ->
    [0] { $name } behält keine Bürgermeisterkarte.
   *[other] { $name } behält eine Bürgermeisterkarte.
}
kept-this = { $name } behält { $mayor }.
hired = { $liverymen ->
    [1] { $name } wirbt ein Zunftmitglied an.
   *[other] { $name } wirbt { $liverymen } Zunftmitglieder an.
}
moved = { $source ->
    [hall] { $name } schickt ein Zunftmitglied aus der Guildhall nach { $cell } ({ $tile }).
   *[other] { $name } schickt ein Zunftmitglied von { $source } nach { $cell } ({ $tile }).
}
landed = { $liverymen ->
    [1] { $name } setzt ein Zunftmitglied aus dem Vorrat auf { $cell } ({ $tile }).
   *[other] { $name } setzt { $liverymen } Zunftmitglieder aus dem Vorrat auf { $cell } ({ $tile }).
}
shifted = { $liverymen ->
    [1] { $name } verschiebt ein Zunftmitglied von { $source } nach { $cell } ({ $tile }).
   *[other] { $name } verschiebt { $liverymen } Zunftmitglieder von { $source } nach { $cell } ({ $tile }).
}
sent = { $source ->
    [hall] { $name } schickt ein Zunftmitglied aus der Guildhall auf die Plantage.
   *[other] { $name } schickt ein Zunftmitglied von { $source } auf die Plantage.
}
planted = { $liverymen ->
    [1] { $name } setzt ein Zunftmitglied aus dem Vorrat auf die Plantage.
   *[other] { $name } setzt { $liverymen } Zunftmitglieder aus dem Vorrat auf die Plantage.
}
ousted = { $boris ->
    [0] { $name } muss ein Zunftmitglied von { $cell } ({ $tile }) in die Guildhall zurücknehmen.
   *[other] Boris muss ein Zunftmitglied von { $cell } ({ $tile }) wegnehmen.
}
lent = { $name } setzt ein neutrales Zunftmitglied auf { $cell } ({ $tile }).
scored = { $points ->
    [1] { $name } erhält einen Punkt.
   *[other] { $name } erhält { $points } Punkte.
}
reached = { $cell } ({ $tile }) wird aktiviert, mit { $count } darauf.
bribed = { $name } wirbt für { $cell } ({ $tile }) ein neutrales Zunftmitglied an.
tied = Gleichstand in { $cell } ({ $tile }): Das Plättchen bleibt, wie es ist.
won = { $how ->
    [0] { $name } hat nun die Meisterschaft in { $cell } ({ $tile }): { count-points }.
    [1] Boris gewinnt { $cell } ({ $tile }): { count-points }.
   *[other] Die Zunft der Alleinspieler bringt { $name } die Meisterschaft in { $cell } ({ $tile }): { count-points }.
}
came-second = { $boris ->
    [0] Zweiter Platz in { $cell } ({ $tile }) für { $name }, dazu der Marker { $token } ({ count-points }).
   *[other] Zweiter Platz in { $cell } ({ $tile }) für Boris; der Marker { $token } bringt ihm { count-points }.
}
beadle-came = Der Büttel geht nach { $cell } ({ $tile }).
farmed = { $place ->
    [1] Mehrheit auf der Plantage für { $name }: { count-points }.
   *[other] Platz { $place } auf der Plantage für { $name }: { count-points }.
}
boris-farmed = Boris gewinnt die Plantage: { count-points }.
turned-over = Die Plantage zeigt jetzt { $side }.
placed = Ein neues Plättchen auf { $cell }: { $tile }.
boris-drew = Boris deckt { $card } ({ $colour }) auf → { $cell }: { $why }.
boris-took = Der Büttel schließt { $cell } ({ $tile }); Boris erhält { count-points }.
mayor-scored = { $name } zeigt { $mayor }: { count-points }.
neighbours-scored = Benachbarte Meister von { $name }: { count-points }.
ended = Das Spiel ist zu Ende.
count-points = { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}

why-beadle = das Plättchen des Büttels zeigt die Farbe
why-next = das nächste Plättchen der Farbe nach dem Büttel
why-around = das nächste Plättchen der Farbe, von oben links weiter
why-none = kein Plättchen zeigt die Farbe

## Warum es zu Ende ist

beat-boris = { $names } schlägt Boris, { $points } zu { $boris }.
lost-to-boris = Boris gewinnt, { $boris } zu { $points }.
won-by-points = { $winners ->
    [1] { $names } gewinnt mit { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }.
   *[other] Ein geteilter Sieg mit je { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }: { $names }.
}
won-by-masters = { $winners ->
    [1] { $names } gewinnt mit { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }; Meister und Karten entscheiden den Gleichstand.
   *[other] Ein geteilter Sieg mit je { $points ->
        [1] 1 Punkt
       *[other] { $points } Punkten
    }, gleich vielen Meistern und Karten: { $names }.
}

## Warum ein Zug nicht geht

answer-first = „{ $text }“ antwortet nicht auf die Frage. { $asked }
not-a-choice = „{ $text }“ ist hier nicht möglich. { $asked }
your-turn = „{ $text }“ ist jetzt nicht möglich. { $asked }
supply-empty = Dein Vorrat ist leer: Es ist niemand mehr anzuwerben.
not-in-hand = Du hast { $card } nicht auf der Hand.
too-dear = { $cost ->
    [1] { $card } kostet eine Münze: eine Karte mehr, als du hast.
   *[other] { $card } kostet { $cost } Münzen: mehr Karten, als du hast.
}
not-open = Auf { $cell } liegt kein offenes Plättchen.
no-card-for-tile = Keine deiner Karten bringt ein Zunftmitglied nach { $cell }.

## Was gefragt ist

ask-keep = Behalte eine deiner Bürgermeisterkarten.
ask-turn = Du bist am Zug: anwerben, bewegen, eine Karte spielen oder den Zug beenden.
ask-spend = Welche Karte legst du für die Bewegung ab?
ask-coin = Welche Karte zahlst du als Münze?
ask-limit = Du hast zu viele Karten: Welche wirfst du ab?
ask-swap = Welche Karte tauschst du? Oder ist das alles?
ask-mayor = Welche Bürgermeisterkarte behältst du? Oder keine?
ask-bribe = Wirbst du hier ein neutrales Zunftmitglied an? Dann beginne mit einer Karte, die ein Wappen des Plättchens zeigt.
ask-bribe-coin = Welche andere Karte zahlst du für das neutrale Zunftmitglied?
ask-whence = Welches Zunftmitglied geht dorthin?
ask-whence-more = Welches Zunftmitglied geht auch dorthin? Oder ist das alles?
ask-whither = Auf welches Plättchen geht ein Zunftmitglied?
ask-free-move = Auf welches Plättchen geht ein Zunftmitglied? Oder ist das alles?
ask-rally = Auf welches Plättchen gehen deine Zunftmitglieder? Oder auf keines?
ask-land = Auf welches Plättchen setzt du die aus dem Vorrat?
ask-neutral = Auf welches Plättchen setzt du das neutrale Zunftmitglied?
ask-shift-from = Von welchem Plättchen gehen Zunftmitglieder nach nebenan? Oder von keinem?
ask-shift-to = Auf welches Plättchen nebenan gehen sie?
ask-shift-number = Wie viele gehen?
ask-send = Welches Zunftmitglied geht auf die Plantage?
ask-send-more = Welches Zunftmitglied geht auf die Plantage? Oder ist das alles?
ask-victim = Welches Zunftmitglied muss in die Guildhall zurück?
ask-pick-up = Welche Karte nimmst du aus der Ablage?
ask-solitaire = Gibt dir die Zunft der Alleinspieler ein vollendetes Plättchen? Oder wartest du?

## Was Plättchen, Marker und Karten tun

effect-nothing = sonst nichts
effect-hire = { $amount ->
    [1] Wirb 1 Zunftmitglied an.
   *[other] Wirb { $amount } Zunftmitglieder an.
}
effect-draw = { $amount ->
    [1] Zieh 1 Aktionskarte.
   *[other] Zieh { $amount } Aktionskarten.
}
effect-free-move = { $amount ->
    [1] Bewege 1 deiner Zunftmitglieder auf ein beliebiges offenes Plättchen, wenn du willst.
   *[other] Bewege bis zu { $amount } deiner Zunftmitglieder auf beliebige offene Plättchen.
}
effect-send-up-to = { $amount ->
    [1] Schick 1 deiner Zunftmitglieder auf die Plantage, wenn du willst.
   *[other] Schick bis zu { $amount } deiner Zunftmitglieder auf die Plantage.
}
effect-mayoral-draw = Sieh 2 Bürgermeisterkarten an und behalte 1 davon oder keine.
effect-top-mayoral = Nimm die oberste Bürgermeisterkarte.
effect-points = { $amount ->
    [1] Du erhältst 1 Punkt.
   *[other] Du erhältst { $amount } Punkte.
}
effect-no-limit = Für den Meister gilt kein Handlimit.
effect-land = { $amount ->
    [1] Setz 1 Zunftmitglied aus deinem Vorrat auf ein beliebiges offenes Plättchen.
   *[other] Setz { $amount } Zunftmitglieder aus deinem Vorrat auf ein offenes Plättchen.
}
effect-land-on-colour = { $amount ->
    [1] Setz 1 Zunftmitglied aus deinem Vorrat auf ein offenes Plättchen, das { $colour } zeigt.
   *[other] Setz { $amount } Zunftmitglieder aus deinem Vorrat auf ein offenes Plättchen, das { $colour } zeigt.
}
effect-hire-more = Bis zum Ende des Zuges wirbt jede zum Anwerben abgelegte Karte { $amount } an.
effect-hire-by-masters = Wirb für jeden deiner Meister ein Zunftmitglied an, höchstens { $amount }.
effect-rally = Bewege bis zu { $amount } deiner Zunftmitglieder auf ein offenes Plättchen, das { $colour } zeigt.
effect-move-one = Bewege 1 deiner Zunftmitglieder auf ein beliebiges offenes Plättchen.
effect-oust = Schick ein gegnerisches Zunftmitglied von einem offenen Plättchen in die Guildhall zurück.
effect-shift = Bewege beliebig viele deiner Zunftmitglieder von einem offenen Plättchen auf eines daneben.
effect-any-colour = Bis zum Ende des Zuges zählt jede zum Bewegen abgelegte Karte als alle fünf Farben.
effect-send-one = Schick 1 deiner Zunftmitglieder auf die Plantage.
effect-send-and-draw = Schick 1 deiner Zunftmitglieder auf die Plantage, dann zieh Karten: { $amount }.
effect-plant = Aus deinem Vorrat auf die Plantage: { $amount }.
effect-points-by-plantation = Ein Punkt für jedes deiner Zunftmitglieder auf der Plantage, höchstens { $amount }.
effect-draw-later = Zieh am Ende des Zuges mehr Karten: { $amount }.
effect-recover = Nimm eine beliebige Karte aus der Ablage.
effect-draw-later-by-masters = Zieh am Ende des Zuges für jeden deiner Meister eine Karte mehr, höchstens { $amount }.
effect-draw-later-no-limit = Zieh am Ende des Zuges mehr Karten ({ $amount }), diesmal ohne Handlimit.
effect-points-by-masters = Ein Punkt für jeden deiner Meister, höchstens { $amount }.
effect-neutral-liveryman = Setz ein neutrales Zunftmitglied auf ein offenes Plättchen, auf dem du stehst.
effect-exchange = Wirf beliebig viele Karten ab und zieh ebenso viele.
effect-points-by-colours = Ein Punkt für jede Farbe auf den Plättchen deiner Meister, höchstens { $amount }.

## Was Bürgermeisterkarten bringen

mayor-colour = Punkte für jeden Meister auf einem Plättchen, das { $colour } zeigt: { $points } (höchstens { $cap })
mayor-two-colours = Punkte für jeden Meister auf einer zweifarbigen Zunft: { $points } (höchstens { $cap })
mayor-one-colour = Punkte für jeden Meister auf einer einfarbigen Zunft: { $points } (höchstens { $cap })
mayor-building = Punkte für jeden Meister auf einem Sondergebäude: { $points } (höchstens { $cap })
mayor-guildhall-tiles = Punkte für jeden Meister auf einem Plättchen, das die Guildhall berührt: { $points } (höchstens { $cap })
mayor-edge = Punkte für jeden Meister am Rand der Stadt: { $points } (höchstens { $cap })
mayor-corner = Punkte für jeden Meister in einer Ecke der Stadt: { $points } (höchstens { $cap })
mayor-row = Punkte für jeden Meister in deiner besten Zeile: { $points } (höchstens { $cap })
mayor-column = Punkte für jeden Meister in deiner besten Spalte: { $points } (höchstens { $cap })
mayor-group = Punkte für jeden Meister deiner größten Gruppe: { $points } (höchstens { $cap })
mayor-groups = Punkte für jede Gruppe deiner Meister: { $points } (höchstens { $cap })
mayor-all-colours = Punkte, wenn die Plättchen deiner Meister alle fünf Farben zeigen: { $points }; vier davon: { $less }
mayor-guildhall = { $per ->
    [one] Punkte für jedes Zunftmitglied in der Guildhall: { $points } (höchstens { $cap })
   *[other] Punkte für je { $per } Zunftmitglieder in der Guildhall: { $points } (höchstens { $cap })
}
mayor-unresolved = Punkte für jedes Zunftmitglied auf einem offenen Plättchen: { $points } (höchstens { $cap })
mayor-hand = { $per ->
    [one] Punkte für jede Aktionskarte auf der Hand: { $points } (höchstens { $cap })
   *[other] Punkte für je { $per } Aktionskarten auf der Hand: { $points } (höchstens { $cap })
}
mayor-low-numbers = Punkte für jeden Meister auf einer Zunft mit Nummer 1 bis 20: { $points } (höchstens { $cap })
mayor-high-numbers = Punkte für jeden Meister auf einer Zunft mit Nummer 21 bis 40: { $points } (höchstens { $cap })

## Die Stadt im Terminal

legend = ★ Punkte · h anwerben · d ziehen · m bewegen · p Plantage · ♔ Bürgermeisterkarte, Meister · ∞ kein Handlimit · ♦ Büttel · 3/4 darauf/Schwelle · ↑ Schwelle erhöht · ✦ bereit · = Gleichstand · ✓ vollendet · 1×2 zwei von Platz 1 · b×2 zwei von Boris · n2 zwei Neutrale · K4 Marker für den Zweiten („show K4“)
word-round = Runde
word-choice = Bürgermeisterkarten
word-turn = Züge
word-activation = Aktivierung
word-growth = Wachstum
word-final = letzte Gelegenheit
word-over = zu Ende
word-activates = mit Aktivierung
word-grows = mit Wachstum
word-last-round = letzte Runde
word-hall = Guildhall
word-supply = Vorrat
word-plantation = Plantage
word-cards = Karten
word-mayors = Bürgermeister
word-masters = Meister
word-tokens = Marker
word-neutrals = Neutrale
word-deck = Stapel
word-discard = Ablage

## Plättchen

tile-arrowsmiths = Pfeilmacher
tile-bakers = Bäcker
tile-bell-founders = Glockengießer
tile-bookbinders = Buchbinder
tile-bottle-makers = Flaschenmacher
tile-bowstring-makers = Sehnenmacher
tile-brewers = Brauer
tile-brick-layers = Maurer
tile-button-makers = Knopfmacher
tile-candle-dippers = Kerzenzieher
tile-cap-makers = Mützenmacher
tile-carriage-builders = Wagenbauer
tile-chart-makers = Kartenzeichner
tile-clock-makers = Uhrmacher
tile-coopers = Böttcher
tile-copperbeaters = Kupferschläger
tile-dyers = Färber
tile-farriers = Hufschmiede
tile-feltmakers = Filzmacher
tile-fish-salters = Fischsalzer
tile-fruit-sellers = Obsthändler
tile-furriers = Kürschner
tile-glass-blowers = Glasbläser
tile-glovers = Handschuhmacher
tile-gold-beaters = Goldschläger
tile-hay-weighers = Heuwieger
tile-horn-workers = Horndreher
tile-innkeepers = Gastwirte
tile-ink-makers = Tintenmacher
tile-joiners = Schreiner
tile-lace-weavers = Spitzenklöppler
tile-lightermen = Leichterschiffer
tile-locksmiths = Schlosser
tile-masons = Steinmetze
tile-needle-makers = Nadelmacher
tile-oil-pressers = Ölpresser
tile-pepperers = Pfefferhändler
tile-quill-cutters = Federschneider
tile-rope-walkers = Seiler
tile-wine-tasters = Weinprüfer
tile-church = Kirche St Lawrence Jewry
tile-gog-and-magog = Gog und Magog
tile-livery-hall = Gesellschaftssaal
tile-parade-ground = Paradeplatz des Lord Mayor
tile-university = Universität London

## Tipps

hint-points = Das bringt sofort { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
