### Der Plan von Guilds of London im Browser. Die Wörter sind die von docs/rules/guilds.de.md.

## Der Tisch

board-table = Die Stadt London
board-city = Plättchen der Stadt; Pfeiltasten gehen von einem zum nächsten, Eingabe wählt
board-look = Die Stadt ansehen
board-nearer = Näher
board-fit = Die ganze Stadt
board-now = Was jetzt zu tun ist
board-hand = Meine Hand
board-hand-empty = Keine Karten auf der Hand
board-players = Spieler
game-solo = Allein gegen Boris spielen
board-boris = Boris
board-guildhall = Guildhall
board-plantation = Plantage
board-beadle = der Büttel
board-neutrals = { $count ->
    [one] { $count } neutraler
   *[other] { $count } neutrale
}
board-scoreboard = { $neutrals ->
    [one] { $neutrals } neutrales Zunftmitglied auf der Wertungstafel
   *[other] { $neutrals } neutrale Zunftmitglieder auf der Wertungstafel
}
board-nobody-there = niemand dort
board-round = Runde { $round } von { $rounds }
board-before = Vor der ersten Runde
board-last-round = Letzte Runde!
board-activates = Aktivierung am Ende
board-activates-not = keine Aktivierung
board-grows = Wachstum
board-points-word = Punkte
board-projected = wenn jetzt Schluss wäre:
board-cards-word = Karten
board-supply-word = im Vorrat
board-tokens-won = { $tokens ->
    [one] { $tokens } Marker
   *[other] { $tokens } Marker
}

## Plättchen

board-cell = { $cell }, { $tile }
board-number = Nr. { $number }
board-count = { $count } von { $threshold }
board-barred = ein Neutraler erhöht um 1
board-ready = bereit zur Aktivierung
board-tied = Gleichstand: Niemand bekäme es.
board-leads = { $name } führt.
board-runner = { $name } ist Zweiter.
board-master = Meister hier: { $name }.
board-closed = Vollendet, ohne Meister.
board-token = zweiter Platz: { $token }
board-place-1 = 1.
board-place-2 = 2.
board-may = kann jetzt gewählt werden

## Was man tun kann

board-card = Karte, { $colours }
board-cost = { $cost ->
    [0] kostenlos
    [one] { $cost } Münze
   *[other] { $cost } Münzen
}
board-use = { $cost ->
    [0] Nutzen
    [one] Nutzen für { $cost } Münze
   *[other] Nutzen für { $cost } Münzen
}
board-hire = Damit anwerben
board-put-back = Zurücklegen
board-move-hint = { $tiles ->
    [one] Oder tippe auf das leuchtende Plättchen, um jemanden dorthin zu schicken.
   *[other] Oder tippe auf eines der { $tiles } leuchtenden Plättchen, um jemanden dorthin zu schicken.
}
board-move-none = Sie bewegt jetzt niemanden.
board-move-with = Jemanden hierher mit
board-move-by = Jemanden hierher mit { $card }
board-drop-ability = Hier loslassen: die Fähigkeit nutzen
board-close = Schließen
board-crown = Eines von mir zum Meister machen
board-oust = { $name }, { $place }
board-take = { $card } nehmen.
board-keep = Behalten
board-worth-now = { $points ->
    [one] jetzt { $points } Punkt
   *[other] jetzt { $points } Punkte
}
board-end = Zug beenden
board-over = Das Spiel ist aus.
board-wait = Warten auf { $name }
done-bribe = Passen
done-mayor = Keine behalten
done-solitaire = Warten
done-other = Das ist alles

## Woher die Angaben stammen

source-where = Woher das stammt
source-rulebook = Regelheft
source-found = gefunden
source-reconstructed = rekonstruiert
legend-title = Zeichen und Quellen
source-rulebook-about = So steht es im Regelheft.
source-found-about = So steht es in einer Besprechung oder Materialliste; Teile davon können rekonstruiert sein.
source-reconstructed-about = Keine Quelle nennt es: Diese Namen und Zahlen wurden für Hameau gemacht, damit man das Spiel spielen kann.

## Zeichen

legend-offer = Neu hier? Zehn Zeichen erklären den ganzen Spielplan.
legend-show = Zeigen
legend-no = Nein, danke
legend-standards = Dach: die Wappen. Eine Karte mit einer dieser Farben schickt jemanden hierher.
legend-points = Gold: Punkte für den, der die meisten hat.
legend-extra = Darunter: was der Sieger außerdem bekommt.
legend-token = Silber: der Marker für den zweiten Platz.
legend-pips = Die Reihe unten: wie viele hier sein müssen, und wie viele es sind.
legend-crown = Eine Krone zeigt, wer führt, eine silberne Perle, wer Zweiter ist.
legend-ready = Glocke und goldener Rand: Es sind genug hier. Ist der Rand gestrichelt, gibt es in dieser Runde keine Aktivierung.
legend-scan = Plättchen werden Zeile für Zeile aktiviert, von links oben nach rechts unten. Wer die meisten hat, gewinnt das Plättchen; bei Gleichstand, wer mehr Meister auf den Plättchen daneben hat. Sonst bleibt es, wie es ist.
figure-points = Punkte
figure-hire = Zunftmitglieder aus dem Vorrat; man wirbt sie in die Guildhall an
figure-draw = Aktionskarten
figure-move = ein Zunftmitglied bewegen
figure-send = ein Zunftmitglied auf die Plantage schicken
figure-mayor = eine Bürgermeisterkarte: ein geheimes Ziel
figure-swap = tauschen, oder jemanden wegschicken
figure-limit = kein Handlimit
figure-neutral = ein neutrales Zunftmitglied
figure-beadle = der Büttel, der als einer mehr zählt
figure-boris = Boris, der nach seinen Karten spielt
figure-master = ein Meister. Meister eines Spielers nebeneinander sind verbunden und zählen am Ende.

## Was geschah

story-title = Was geschieht
story-next = Weiter
story-skip = Überspringen
story-lately = Was zuletzt geschah
story-none = Noch nichts.

## Was die Spieler haben

thing-cards = Handkarten
thing-guildhall = In der Guildhall
thing-supply = Im Vorrat
thing-plantation = Auf der Plantage
thing-mayor_cards = Bürgermeisterkarten
thing-neighbours = Meister nebeneinander
thing-projected = Wenn jetzt Schluss wäre
thing-masters = Meister:
thing-known = Bekannte Karten:
board-piles = Stapel { $deck }, Ablage { $discard }, Bürgermeisterkarten { $mayors }
boris-about = Jede Runde deckt er { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf. Für jede stellt er ein Zunftmitglied auf das Plättchen des Büttels, wenn es die Farbe zeigt, sonst auf das nächste, das sie zeigt.

## Das Ende, und der Beweis

made-tiles = Gewonnene Plättchen
made-beadle = Plättchen des Büttels
made-tokens = Zweite Plätze
made-cards = Karten und Belohnungen
made-plantation = Plantage
made-mayors = Bürgermeisterkarten
made-neighbours = Meister nebeneinander
proof-city-right = Plantage, Plättchen, Marker und Zugfolge sind die, die das Geheimnis ergibt.
proof-city-wrong = Die Plantage, ein Plättchen, ein Marker oder die Zugfolge ist nicht das, was das Geheimnis ergibt.
proof-draws-right = { $tiles } Plättchen, { $cards } Aktionskarten und { $mayors } Bürgermeisterkarten nachgerechnet: Alle stimmen.
proof-draw-wrong = Was in Zug { $move } gezogen wurde, ist nicht das, was das Geheimnis ergibt.

## Die erste Erklärung

panel-aim = Gewinne die Zünfte der Stadt: Wer auf einem Plättchen die meisten Zunftmitglieder hat, bekommt seine Punkte und seine Belohnung.
panel-cards = Nutze deine Karten, wie du willst: zum Anwerben, zum Bewegen, für ihre Fähigkeit oder als Münze für eine andere Karte.
panel-move = Zum Bewegen legst du eine Karte mit einer Farbe des Plättchens ab: Eines von dir geht dorthin, wie weit es auch ist.
panel-activation = Sind genug auf einem Plättchen, entscheidet die nächste Aktivierung. Der Erste bekommt die Belohnung und bleibt als Meister, der Zweite nimmt den silbernen Marker.
panel-masters = Meister gewinnen Gleichstände neben sich und zählen am Ende, wo sie nebeneinander stehen. Geheime Bürgermeisterkarten zählen auch.
panel-boris = Allein spielst du gegen Boris. Er deckt Karten auf, geht zum nächsten Plättchen dieser Farbe und nimmt jede Runde das Plättchen des Büttels.

## Cards as people call them

card-two = eine Karte in { $colour } und { $shade }
card-yellow = eine gelbe Karte
card-red = eine rote Karte
card-blue = eine blaue Karte
card-green = eine grüne Karte
card-purple = eine violette Karte
mayor-name-colour = { $colour ->
    [yellow] Gelbe Zünfte
    [red] Rote Zünfte
    [blue] Blaue Zünfte
    [green] Grüne Zünfte
   *[purple] Violette Zünfte
}
mayor-name-two-colours = Zweifarbige Zünfte
mayor-name-one-colour = Einfarbige Zünfte
mayor-name-building = Große Gebäude
mayor-name-guildhall-tiles = Rund um die Guildhall
mayor-name-edge = Stadtmauer
mayor-name-corner = Vier Ecken
mayor-name-row = Eine Reihe
mayor-name-column = Eine Straße
mayor-name-group = Ein Viertel
mayor-name-groups = Viele Viertel
mayor-name-all-colours = Alle fünf Farben
mayor-name-guildhall = Volle Guildhall
mayor-name-unresolved = Offene Geschäfte
mayor-name-hand = Volle Hand
mayor-name-low-numbers = Alte Zünfte
mayor-name-high-numbers = Junge Zünfte

## Ein Zug in Worten, für einen Tipp und den Rückblick

move-end = den Zug beenden
move-done = genug
move-hire = ein Zunftmitglied anwerben: { $card }
move-play = nutzen: { $card }
move-pay = bezahlen: { $card }
move-discard = ablegen: { $card }
move-take = nehmen: { $card }
move-neutral = ein neutrales Zunftmitglied: { $card }
move-move = ein Zunftmitglied nach { $first } ziehen
move-to = nach { $first }
move-from = von { $first }
move-crown = ein Meister auf { $first }
move-number = { $first }
move-keep = behalten: { $mayor }
move-oust = verdrängen von { $first }
