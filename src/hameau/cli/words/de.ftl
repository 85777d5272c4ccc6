### Die Befehlszeile. Partie = match · Zug = move · Platz = seat · Aufzeichnung = record. Man sagt „du“.

## hameau

welcome = Fünf Dorfspiele zum Spielen, Messen und Lernen. Fang mit der ersten Zeile an.
does-serve = Hameau im Browser öffnen, für Freunde und Telefone
does-play = im Terminal gegen Bots spielen
does-replay = eine aufgezeichnete Partie ansehen
does-verify = eine Aufzeichnung und ihr Glück prüfen
does-simulate = Bots viele Partien spielen lassen
does-duel = sehen, welcher von zwei Bots stärker ist
does-regret = sehen, was die Entscheidungen von Bots kosten
does-study = auf einer Seite sehen, was in vielen Partien geschieht
does-compare = sehen, was eine Änderung von Tafeln und Karten bewirkt
does-bench = messen, wie schnell es hier läuft
does-solve = herausfinden, wie ein Aufbau zu gewinnen ist
does-judge = Stellungen aus einer Datei beurteilen
does-learn = neu lernen, was gedachte Spieler mögen
does-games = die Spiele auflisten
does-content = Tafeln und Karten prüfen
does-new-game = ein eigenes Spiel anfangen
does-laws = an einem Spiel prüfen, was für alle gilt
does-export = alle Daten eines Servers in eine Datei schreiben
does-import = alle Daten eines Servers aus einer Datei lesen
does-forget = einen Tisch oder eine Person aus den Daten eines Servers löschen
does-doctor = sehen, was hier fehlt
more-help = „hameau BEFEHL --help“ sagt mehr. --lang en, fr, de oder it wählt die Sprache.
runs-plain = Die Regeln laufen als gewöhnliches Python, rund 200-mal langsamer als übersetzt; „hameau doctor“ sagt, was zu tun ist.
matches = Partien
thinks = { $name } überlegt …

## hameau play

sit-down = Du bist { $name } und spielst gegen { $names }.
sit-down-alone = Du bist { $name } und spielst allein.
promise = Versprechen der Würfel: { $promise }
secret = Geheimnis der Würfel: { $secret }
you-may = Du darfst:
ask-help = „help“ zeigt, was du tippen kannst.
ask-why = „why“ nennt die Regel.
rule-number = (Regel { $rule })
no-rulebook = Der Text der Regeln liegt dieser Installation nicht bei.
no-such-rule = Eine Regel mit der Nummer { $text } gibt es nicht.
nothing-called = Nichts in diesem Spiel heißt { $text }.
why-what = Tipp nach „why“ einen Zug, zum Beispiel einen abgelehnten.
is-legal = „{ $text }“ ist erlaubt.
taken-back = Zurück vor deine letzte Entscheidung. Die Würfel fallen wie zuvor.
taken-back-knowing = Zurück vor deine letzte Entscheidung. Du hast gesehen, was folgt: Diese Partie zählt nicht mehr, und gesehenes Glück wird neu gezogen.
does-not-count = Diese Partie zählt nicht: Ein Zug wurde zurückgenommen, als schon bekannt war, was folgt.
nothing-to-take-back = Du hast noch nichts entschieden, was sich zurücknehmen ließe.
hint = { $bot } würde „{ $text }“ spielen.
record-tells = Die Aufzeichnung enthält das Geheimnis der Würfel: Wer sie vor dem Ende liest, weiß, was kommt.
recorded = Die Aufzeichnung steht in { $text }.
verify-with = Prüfen mit: hameau verify { $text }
score = Punkte
rematch = Noch eine Partie? (j/n)
yes-or-no = j spielt noch eine Partie, n hört auf; auch „record DATEI“, „log“ und „undo“ gehen.
goodbye = Bis bald!
help-moves = Tipp einen Zug aus der Liste, oder:
help-number = der Zug mit dieser Nummer
help-enter = der Zug, wenn es nur einen gibt
help-why = darf ich das, und welche Regel sagt es
help-undo = meine letzte Entscheidung zurücknehmen; habe ich gesehen, was folgt, zählt die Partie nicht mehr
help-hint = was ein starker Bot spielen würde
help-rules = alle Regeln, ein Kapitel oder ein Satz wie 3.2
help-show = den Tisch noch einmal zeichnen; show K3 sagt, was auf K3 steht
help-log = alles, was geschehen ist
help-position = die Stellung als Text
help-record = die Aufzeichnung speichern; ohne Datei anzeigen
help-quit = aufhören

## hameau replay, hameau verify

step-on = Weiter mit Enter, q hört auf.
checked-promise = ✓ Das Geheimnis ist das versprochene ({ $promise } …).
checked-luck = ✓ Alles Glück wurde aus dem Geheimnis neu berechnet und stimmt überein.
checked-shares = { $seats ->
    [0] · Kein Gerät hat zum Glück beigetragen: Niemand hat es verändert, aber wer das Geheimnis zog, hätte es sich aussuchen können.
    [one] ✓ Ein Gerät hat eigene Bytes zum Glück beigetragen: Das Geheimnis allein hat nicht entschieden.
   *[other] ✓ { $seats } Geräte haben eigene Bytes zum Glück beigetragen: Das Geheimnis allein hat nicht entschieden.
}
checked-backs = { $backs ->
    [one] ✓ Einmal ging die Partie hinter gesehenes Glück zurück, und es wurde neu gezogen.
   *[other] ✓ { $backs }-mal ging die Partie hinter gesehenes Glück zurück, und jedes Mal wurde es neu gezogen.
}
checked-unread = { $moves ->
    [one] · Ein Zug wurde nach anderen Regeln gespielt: Er wurde seither nicht verändert, lässt sich hier aber nicht nachspielen.
   *[other] · { $moves } Züge wurden nach anderen Regeln gespielt: Sie wurden seither nicht verändert, lassen sich hier aber nicht nachspielen.
}
checked-moves = { $moves ->
    [0] ✓ Kein Zug wurde gespielt.
    [one] ✓ Der eine Zug ist erlaubt und führt dahin, wo die Aufzeichnung es sagt.
   *[other] ✓ Alle { $moves } Züge sind erlaubt und führen dahin, wo die Aufzeichnung es sagt.
}
checked-result = ✓ Das Ergebnis folgt aus den Zügen.
checked-open = ✓ Die Partie ist nicht zu Ende, wie die Aufzeichnung sagt.
record-is-true = Diese Aufzeichnung ist wahr.

## hameau simulate, hameau duel, hameau regret

seat = Platz
bot = Bot
wins = Siege
share = Anteil
mean-score = Punkte im Mittel
seconds = Sekunden
won = Gewonnen
drawn = Geteilt
lost = Verloren
camp = Lager
ratio = Verhältnis
bounds = 95 %
rating = Stärke
beats-next = Schlägt den nächsten
agreed = Wie der Richter
a-decision = Verlust je Wahl
a-match = Verlust je Partie
simulated = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
}, { $ties ->
    [0] kein geteilter Sieg.
    [one] ein geteilter Sieg.
   *[other] { $ties } geteilte Siege.
}
simulated-pace = Entscheidungen je Partie: { $decisions }. Partien in der Sekunde: { $rate }.
interval = Mit 95 % Sicherheit gewinnt { $name } zwischen { $low } und { $high } der Partien.
evened = Bei gleichem Glück gewinnt { $name } { $share } der Partien, zwischen { $low } und { $high }; Glück erklärt { $luck } der Streuung der Ergebnisse.
not-evened = Diese Ergebnisse sind zu wenige oder zu gleich, um Glück von Können zu unterscheiden.
lasted = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} in { $seconds } s.
regret-means = Verluste in Siegen, verglichen mit der Wahl einer Suche (Simulationen: { $simulations }). Entscheidungen pro Person und Partie: { $choices }.
regret-unknown = Zu wenige Partien, um zu sagen, was die Entscheidungen von { $bots } kosten.

## hameau study, hameau compare

studied = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} in { $seconds } s.
what = Was
before-after = Vorher → nachher
difference = Unterschied
bounds-for-all = 95-%-Grenzen für alle zugleich
clear-differences = { $clear ->
    [0] Kein Unterschied von { $items } ist klar: Der Zufall könnte alle erklären.
    [one] Ein Unterschied von { $items } ist klar; die anderen könnte der Zufall erklären.
   *[other] { $clear } Unterschiede von { $items } sind klar; die anderen könnte der Zufall erklären.
}
dataset-written = { $count ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
} aus { $matches ->
    [one] einer Partie
   *[other] { $matches } Partien
}: { $file }
page-written = Die Seite: { $file }
stopped = Abgebrochen. Gespielte Partien: { $done } von { $total }. Nichts wurde geschrieben.
stopped-early = Abgebrochen. Partien, die zählen: { $matches } von { $total }.

## hameau games

players = { $most ->
    [one] allein
   *[other] zu { $least } bis { $most }
}
minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}

## hameau content

rulebook = aus der Spielregel
found = gefunden
reconstructed = rekonstruiert
content-is-right = ✓ { $game }: { $file } stimmt; Einträge: { $counts }.
stray-content = { $text }: So heißt kein Spiel; es gibt { $keys }.
content-copied = Bearbeiten, dann: hameau content check { $text }
game-begun = Spielen: hameau play { $game } --games { $folder }. Seine Tests: python -m pytest { $folder }

## hameau doctor

machine = Rechner
c-compiler = C-Compiler
missing = fehlt
set = gesetzt
not-set = nicht gesetzt
compiled-parts = Was übersetzt werden kann
compiled = übersetzt
plain = gewöhnliches Python
build-stale = aus älterem Quelltext übersetzt
build-absent = nicht übersetzt
build-unused = eine übersetzte Datei ist da, wird aber nicht benutzt
build-broken = lässt sich nicht laden
game-runs = { $game }: { $way }
all-is-well = Alles in Ordnung.
advice-install = Etwas, das Hameau braucht, fehlt: Installier das Paket noch einmal.
advice-pure = HAMEAU_PURE verlangt gewöhnliches Python. Ohne diese Variable laufen die übersetzten Dateien.
advice-game = Wegen eines Spiels von anderswo läuft alles als reines Python. Mit einem C-Compiler und „hameau[build]“ lässt es sich übersetzen.
advice-stale = Übersetzte Dateien sind älter als ihr Quelltext, und es laufen die alten Regeln: Übersetz sie neu mit „make build“.
advice-broken = Übersetzte und gewöhnliche Dateien sind gemischt: Übersetz sie neu mit „make build“.
advice-compiler = Es gibt keinen C-Compiler. Alles geht auch ohne ihn, aber rund 200-mal langsamer: Installier gcc oder clang.
advice-headers = Die C-Header von Python fehlen: Installier sie (unter Debian und Ubuntu: python3-dev).
advice-build = Übersetz die Regeln mit „make build“, oder installier das Paket noch einmal.

## hameau export, import

exported = { $entries ->
    [one] Ein Eintrag wurde nach { $file } geschrieben.
   *[other] { $entries } Einträge wurden nach { $file } geschrieben.
}
imported = { $entries ->
    [one] Ein Eintrag wurde nach { $folder } gelesen.
   *[other] { $entries } Einträge wurden nach { $folder } gelesen.
}
forgot-table = { $entries ->
    [one] Tisch { $table } ist gelöscht, mit einem Eintrag.
   *[other] Tisch { $table } ist gelöscht, mit { $entries } Einträgen.
}
forgot-device = { $tables ->
    [one] Die Person ist vergessen, an einem Tisch.
   *[other] Die Person ist vergessen, an { $tables } Tischen.
}

## hameau serve

no-pages = Die Seiten sind nicht gebaut, darum antwortet nur die API. `make build` baut sie.
serving = Hameau ist offen: { $address }
phones = Für Telefone im selben Netz: { $address }
data-in = Alles liegt in { $folder }.
stop-with = Strg-C beendet es; nichts geht verloren.
served = Geschlossen. Alles Gespielte ist aufbewahrt.

## hameau bench server

bench-tables = Tische
bench-move-us = µs des Servers je Zug
bench-moves = Züge/s

## hameau bench sockets

bench-load = Züge, { $tables } Tische, { $server }
bench-latency = – beantwortet nach, die Hälfte und 99 %
bench-server = – Prozessor des Servers, je Zug und insgesamt
bench-picows = picows gegen websockets, { $tables } Tische
bench-peer-best = Das Beste von { $server }, mit { $tables } Tischen
bench-peer-ratio = Unsere Züge mit { $ours } gegen die von { $server }
bench-flat-out = Züge, { $tables } Tische, so schnell es geht, { $server }
bench-its-rate = Züge, { $tables } Tische, im besten Takt des anderen, { $server }
bench-half-rate = Züge, { $tables } Tische, im halben Takt des langsameren, { $server }
bench-memory = Speicher des leeren Servers, { $server }
bench-memory-live = – eines Tisches, an dem gespielt wird
bench-memory-idle = – eines Tisches, den alle verlassen haben
bench-log = – eines Tisches auf der Platte
bench-back = – ein Tisch, der den Speicher verließ, ist zurück nach, die Hälfte und 99 %
bench-start = Gestartet, mit leerem Ordner
bench-start-full = Gestartet, mit { $tables } Tischen im Protokoll
bench-alone = Züge, wie Menschen sie machen, { $tables } Tische
bench-beside-bots = – während starke Bots an { $bots } anderen Tischen nachdenken

## hameau bench ballots

bench-ballots-paced = Letzte Stimmzettel, { $tables } Tische zu { $seats }, { $pace } je Sekunde: alle haben die Wahl gesehen nach, die Hälfte, 99 % und alle
bench-ballots-server = – Prozessor des Servers für jeden davon
bench-ballots-at-once = – alle zugleich

## hameau bench soak

soak-moves = Züge (Tische: { $tables }, Dauer: { $minutes } min)
soak-memory = Speicher, am Anfang und am Ende
soak-threads = – Threads
soak-files = – offene Dateien
soak-processor = – Prozessorzeit pro Zug
soak-latency = – 99 % beantwortet nach
soak-good = Nichts ist gewachsen: Der Server kann lange laufen.
soak-bad = Etwas ist stärker gewachsen, als es sollte: siehe die Zahlen oben.

## hameau bench flood

flood-connections = 99 % der ehrlichen Züge beantwortet nach, ruhig und unter Flut: Verbindungen
flood-handshakes = – Handshakes
flood-requests = – Anfragen
flood-impatience = – Anfragen, ohne zu warten
flood-garbage = – Datenmüll
flood-fragments = – Bruchstücke von Nachrichten
flood-pings = – Pings
flood-messages = – 20.000 Nachrichten auf einmal
flood-memory = Speicher, höchstens
flood-good = Wer spielt, merkt von einer Flut fast nichts.
flood-bad = Fluten sind stärker zu merken, als sie sollten: siehe die Zahlen oben.

## hameau solve

solve-possible = Es ist zu gewinnen: Dieser Plan bringt { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, und kein Plan bringt mehr als { $bound }.
solve-best = Es ist zu gewinnen: Dieser Plan bringt { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}, und kein Plan bringt mehr.
solve-impossible = Es ist nicht zu gewinnen; { $how }.
solve-unknown = Kein Plan wurde gefunden, was nichts beweist; kein Plan bringt mehr als { $bound ->
    [one] { $bound } Punkt
   *[other] { $bound } Punkte
}.
solve-honestly = Gespielt, ohne zu wissen, was kommt:
bench-steps = Schritte je Sekunde Prozessorzeit
