### Ein Tisch: vor, während und nach einer Partie.
### Platz = seat · Partie = match · Zuschauende = onlookers. Wir sagen „du“, zu mehreren „ihr“.

## Rund um den Tisch

table-home = Zur ersten Seite
table-back = Zurück zum Ergebnis
table-menu = Menü
table-close = Schließen
table-loading = Einen Moment …
table-players = Wer spielt
table-talk = Verlauf und Gespräch
table-no-board = Das Spielbrett konnte nicht geladen werden. Bitte lade die Seite neu.

## Vor dem Anfang

table-dropped = Eure letzte Partie konnte nicht weitergehen: Der Server wurde aktualisiert, und ihre Regeln sind nicht mehr da. Ihr könnt die Aufzeichnung behalten und eine neue Partie beginnen.
table-welcome = Setz dich dazu
table-name-plain = Name
table-name-hint = So, wie ihn die anderen sehen sollen. Kein Konto, kein Passwort.
table-sit-down = Platz nehmen
table-seat-count = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
table-name-take = Diesen Namen nehmen
table-name-another = Wer spielt noch an diesem Gerät?
table-only-watch = Du schaust zu. Um mitzuspielen, bitte jemanden am Tisch um eine Einladung.
table-no-free = Du schaust zu. Alle Plätze sind besetzt; viel Vergnügen.
table-invite = Lade Leute ein
table-invite-about = Halte ein Telefon auf den Code, oder schick den Link.
table-invite-code = QR-Code der Einladung an diesen Tisch
table-invite-link = Einladung an diesen Tisch
table-onlookers = Zuschauen und großer Bildschirm
table-onlookers-about = Mit diesem Link kann man zuschauen, aber keinen Platz nehmen.
table-onlookers-link = Link zum Zuschauen
table-arrangement = So spielt ihr
table-seats = Plätze
table-bots = Bots spielen
table-host-chooses = { $name } bestimmt, wie ihr spielt.
table-host-starts = { $name } beginnt die Partie.
table-free-seats = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
table-fill = { $count ->
    [one] Einen Bot dazusetzen
   *[other] Bots dazusetzen
}
table-ready = Alle sind da.
table-start = Partie beginnen
table-luck = Der Server hat seinen Teil des Zufalls festgelegt ({ $promise }…), und dein Gerät gibt seinen dazu: So kann der Server Würfel oder Karten nicht allein aussuchen.

seat-number = Platz { $number }
seat-free = frei
seat-here = ist da
seat-away = nicht da
seat-away-since = { $minutes ->
    [one] seit einer Minute nicht da
   *[other] seit { $minutes } Minuten nicht da
}
seat-yours = du
seat-host = lädt ein
seat-bot = Bot, { $level }
seat-stand-in = ein Bot springt ein, { $level }
seat-due = ist am Zug
seat-sit = Hier sitzen
seat-sit-another = Noch jemand an diesem Gerät
seat-put-bot = Bot hierher setzen
seat-rename = Umbenennen
seat-get-up = Aufstehen
seat-free-it = Platz freimachen
seat-block = Wegschicken
seat-block-title = { $name } wegschicken?
seat-block-about = Der Platz wird frei, und dieses Gerät kann nicht an diesen Tisch zurückkehren.
seat-send-bot-away = Bot wegschicken
seat-replace = Einen Bot für { $name } spielen lassen
seat-rest = Einen Bot für mich spielen lassen
seat-bot-plays = Ein Bot spielt für dich.
seat-bot-plays-for = Ein Bot spielt für { $name }.
seat-take-back = Platz zurücknehmen

clock-title = Uhr
clock-none = ohne Uhr
clock-none-about = Alle nehmen sich die Zeit, die sie brauchen.
clock-quick = flott
clock-quick-about = 5 Minuten für jeden, dazu 5 Sekunden je Entscheidung.
clock-calm = gemütlich
clock-calm-about = 15 Minuten für jeden, dazu 15 Sekunden je Entscheidung.
clock-long = lang
clock-long-about = Eine Stunde für jeden, dazu 30 Sekunden je Entscheidung.
clock-day = ein Tag je Zug
clock-day-about = Alle haben für jede Entscheidung einen Tag; die Partie läuft weiter, auch wenn niemand da ist.
clock-days = drei Tage je Zug
clock-days-about = Alle haben für jede Entscheidung drei Tage; die Partie läuft weiter, auch wenn niemand da ist.
clock-week = eine Woche je Zug
clock-week-about = Alle haben für jede Entscheidung eine Woche; die Partie läuft weiter, auch wenn niemand da ist.
clock-own = { $minutes } min + { $seconds } s
rhythm-beat = Eine Runde der Nacht dauert
rhythm-seconds = { $seconds } s
rhythm-early = Eine Runde endet früher
rhythm-early-no = nein, immer gleich lang
rhythm-early-yes = ja, sobald alle entschieden haben
rhythm-early-about = Eine kurze Runde verrät allen, dass niemand überlegen musste.
rhythm-debate = Die Debatte dauert
rhythm-debate-open = so lange ihr wollt
rhythm-minutes = { $minutes } min
clock-days-left = { $days } T { $hours } Std.
clock-left = Restliche Zeit:
clock-hurry = Schnell!

## Während der Partie

table-your-turn = Du bist am Zug
table-waiting = Wir warten auf { $names }
table-waiting-seconds = Wir warten auf { $names } ({ $seconds } s)
table-waiting-minutes = Wir warten auf { $names } ({ $minutes } min)
table-moment = Einen Moment …
table-waiting-many = Es wird auf { $count } gewartet
table-dark = Alle entscheiden geheim
table-reading = Alle lesen ihre Karte
table-over = Die Partie ist zu Ende
table-eyes = Blick vom Platz: { $name }
table-watching = Du schaust zu
table-rule = Regel { $rule }
table-show-rule = Regel { $rule } zeigen
table-rule-missing = Diese Regel war nicht zu finden.
table-all-rules = Alle Regeln
table-rules = Regeln
table-move-seat = Meinen Platz auf ein anderes Gerät holen
table-move-seat-of = { $name } auf ein anderes Gerät holen
table-move-seat-about = Öffne dies auf dem anderen Gerät. Es geht nur einmal; danach spielt { $name } dort, und dieses Gerät gibt den Platz ab.
table-move-seat-code = QR-Code, der den Platz mitnimmt
table-move-seat-link = Link, der den Platz mitnimmt
table-sound = Ton
calls-switch = Sag mir, wenn ich dran bin
calls-ask = Diese Partie dauert Tage.
calls-about = Soll dein Browser dir sagen, wenn du dran bist?
calls-yes = Ja, sag Bescheid
calls-decline = Nein
calls-open = Dein Browser sagt dir Bescheid, auch wenn diese Seite zu ist.
calls-page = Dein Browser sagt dir Bescheid, solange diese Seite irgendwo offen ist.
calls-no = Dein Browser erlaubt dieser Seite keine Mitteilungen.
sound-ask = Mit Ton spielen?
sound-about = Ein Klopfen, wenn etwas gelegt wird und wenn du dran bist. Im Menü lässt sich das ändern.
sound-on = Ton an
sound-off = Ohne Ton
table-plain = Schlichtes Brett: alles als Text
table-leave = Zur ersten Seite gehen
table-leave-about = Dein Platz bleibt deiner; komm zurück, wann du willst.
table-keys = Tasten
table-key-chat = das Gespräch öffnen
table-key-log = den Verlauf öffnen
table-key-undo = den letzten Zug zurücknehmen
table-key-hint = um Rat fragen
table-key-menu = das Menü öffnen
table-key-help = diese Tasten zeigen
table-key-board = über das Brett gehen und spielen

log-title = Verlauf
log-none = Noch ist nichts geschehen.
chat-title = Gespräch
chat-none = Noch hat niemand etwas gesagt.
chat-write = Etwas sagen
chat-send = Senden
chat-phrases = Mit einem Tippen sagen
phrase-hello = Hallo zusammen!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-sorry = Entschuldigung!
phrase-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran!
phrase-again = Noch eine Partie?
phrase-bye = Ich muss los. Tschüss!
chat-mute = Stumm schalten
chat-muted = Stumm: { $names }.
chat-hear-again = Wieder hören
chat-silent = Es ist dunkel: Jetzt spricht niemand.
chat-sit-first = Hier reden nur, die am Tisch sitzen.
chat-open = { $count ->
    [0] Gespräch öffnen
    [one] Gespräch öffnen, eine neue Nachricht
   *[other] Gespräch öffnen, { $count } neue Nachrichten
}
chat-unread = { $count ->
    [one] neue Nachricht
   *[other] neue Nachrichten
}

undo-button = Zurücknehmen
undo-ask = Die anderen fragen
undo-leave = So lassen
undo-ask-about = Jemand hat schon gesehen, was du getan hast; darum werden die anderen gefragt. Sind sie einverstanden, entscheidest du neu, und gesehener Zufall wird neu gezogen.
undo-no-longer-counts = Zurückgenommen. Du hattest den Zufall schon gesehen: Er wird neu gezogen, und diese Partie zählt nicht mehr.
undo-waits = Du willst zurücknehmen. Noch gefragt: { $names }.
undo-withdraw = Doch nicht
undo-wanted = { $moves ->
    [one] { $name } möchte einen Zug zurücknehmen.
   *[other] { $name } möchte zurücknehmen, im Ganzen { $moves } Züge.
}
undo-who-answers = Ist { $name } einverstanden?
undo-agree = Einverstanden
undo-refuse = Ablehnen
undo-others = { $name } möchte zurücknehmen. Noch gefragt: { $names }.

connection-first = Auf dem Weg zum Tisch …
connection-trouble = Das hat nicht geklappt. Bitte versuch es noch einmal.
connection-lost = Die Verbindung riss ab, bevor es getan war. Bitte versuch es noch einmal.
connection-gone = Verbindung verloren.
connection-restarting = Der Server startet neu.
connection-safe = Dein Platz und alles Gespielte sind sicher; ansehen kannst du weiterhin alles.
connection-next = nächster Versuch in { $seconds } s
connection-trying = Versuch läuft …
connection-back = Wieder da.
connection-missed = { $count ->
    [one] Inzwischen ist etwas geschehen; es steht im Verlauf.
   *[other] Inzwischen ist { $count }-mal etwas geschehen; alles steht im Verlauf.
}

curtain-pass = Gib das Gerät weiter an { $name }
curtain-about = Das Brett ist hinter dem Vorhang. Nicht spicken!
curtain-ready = Ich bin { $name }
curtain-off = Keine Geheimnisse unter uns: ohne Vorhang wechseln

## Das Ende

end-title = Die Partie ist zu Ende
end-you-won = Du hast gewonnen!
end-winner = Sieg
end-does-not-count = Diese Partie zählt nicht: Ein Zug wurde zurückgenommen, nachdem sein Zufall zu sehen war.
notice-trial = Du versuchst es von einem Moment einer anderen Partie aus. Was du damals nicht wissen konntest, wurde neu verteilt.
end-you-won-by = { $points ->
    [one] Du gewinnst mit { $points } Punkt Vorsprung
   *[other] Du gewinnst mit { $points } Punkten Vorsprung
}
end-you-share = Du teilst den Sieg
end-you-lost = Diesmal hat es nicht gereicht
end-you-lost-by = { $points ->
    [one] { $name } lag { $points } Punkt vor dir
   *[other] { $name } lag { $points } Punkte vor dir
}
end-turn = Der Wendepunkt
end-turn-lead = In Runde { $round } ging { $name } in Führung und blieb dort.
end-turn-lead-you = In Runde { $round } gingst du in Führung und bliebst dort.
end-turn-swing = { $name } führte von Anfang an. Runde { $round } brachte am meisten: { $points } mehr als alle anderen.
end-turn-swing-you = Du hast von Anfang an geführt. Runde { $round } brachte am meisten: { $points } mehr als alle anderen.
end-turn-last = Erst die Schlusswertung hat es entschieden.
end-turn-best = Runde { $round } brachte am meisten: { $points }.
end-counting = Gezählt wird: { $what }
end-other = Ein anderes Spiel
end-rematch = Noch einmal spielen
end-arrange = Plätze und Optionen ändern
end-replay = Partie noch einmal ansehen
end-learn = Daraus lernen
end-how = Woher die Punkte kommen
end-keep = Zum Behalten
end-share = Link zum Nachschauen
end-record = Mitschrift herunterladen
end-proof = Würfel prüfen
end-proof-about = Vor dem ersten Zug hat der Server die Würfel mit einer versiegelten Zahl versprochen. Dein Browser rechnet jetzt alles nach.
end-proof-replay = Im Rückblick ansehen
end-promise-kept = Das Versprechen ist das, welches dieser Browser am Anfang der Partie gesehen hat.
end-promise-changed = Das Versprechen ist nicht das, welches dieser Browser am Anfang der Partie gesehen hat!
end-promise-unseen = Dieser Browser war am Anfang der Partie nicht dabei und nimmt das Versprechen, wie es dasteht.
end-home = Zur ersten Seite
end-again = Noch einmal versuchen
end-reload = Seite neu laden
end-moved = Dein Platz ist umgezogen
end-moved-about = Er ist jetzt auf einem anderen Gerät; dort geht es weiter.
end-watch-here = Hier am Tisch bleiben
end-blocked = Du wurdest weggeschickt
end-blocked-about = Wer den Tisch leitet, möchte dich hier nicht haben. Es gibt andere Tische.
end-not-found = Hier steht kein Tisch
end-not-found-about = Die Adresse ist verschrieben, oder du brauchst eine Einladung. Frag jemanden am Tisch nach dem Link.
end-old-protocol = Diese Seite ist veraltet
end-old-protocol-about = Der Server hat dazugelernt. Lade die Seite neu, und du sitzt, wo du gesessen hast.
end-broken = An diesem Tisch geht es nicht weiter
end-broken-about = Das war unser Fehler, nicht deiner. Was gespielt wurde, ist aufgehoben.
end-link-used = Dieser Link wurde schon benutzt
end-link-used-about = Ein Link, der einen Platz mitnimmt, gilt einmal. Einen neuen gibt es im Menü auf dem Gerät, das den Platz hat.
end-without-link = Ohne ihn zum Tisch
end-refused = Gerade kannst du nicht herein
end-refused-about = Der Server hat nicht gesagt, warum. Bitte versuch es noch einmal.

## Der große Bildschirm

screen-open = Großen Bildschirm öffnen
screen-gather = { $title }: Setzt euch dazu
screen-turn = { $count ->
    [one] { $names } ist am Zug
   *[other] { $names } sind am Zug
}
screen-join = Scannen und mitspielen
screen-watch = Scannen und zuschauen
screen-watch-code = QR-Code zum Zuschauen

## how fast nights go

nights-short = Kürzere Nächte
nights-short-about = Die Runden der Nacht sind kürzer, solange alle einverstanden sind, die mitspielen.
nights-short-on = Alle sind einverstanden: Die Nächte sind kurz.
nights-short-missing = Es fehlen noch: { $names }.
nights-only-by-day = Das lässt sich am Tag ändern.
nights-wanted = Wunsch nach kürzeren Nächten: { $names }.
nights-agree = Einverstanden
nights-watched = Es spielen nur noch Bots.
nights-skipped = Es spielen nur noch Bots, so schnell sie können.
nights-skip = Vorspulen
nights-watch = In Ruhe zusehen
nights-leave = Den Tisch verlassen

## The guide of a first match

guide-title = Deine Führung
guide-next = Verstanden
guide-leave = Führung verlassen
guide-back = Tipps zeigen
