### Warum ein Tisch etwas ablehnt. Der Browser sagt dieselben Sätze.
### Wir duzen.

not-understood = Diese Nachricht ist nicht zu verstehen.
hello-first = Begrüße zuerst einen Tisch.
hello-again = Diese Verbindung ist schon an einem Tisch.
old-protocol = Diese Seite ist veraltet. Bitte lade sie neu.
no-such-table = Diesen Tisch gibt es nicht, oder du bist nicht eingeladen.
other-rules = Diese Partie wurde nach anderen Regeln gespielt und lässt sich hier nicht zeigen. Ihre Aufzeichnung kann man herunterladen.
table-broken = Dieser Tisch kann nicht weitergehen. Was gespielt wurde, bleibt erhalten.
table-full = An diesem Tisch sind zu viele Geräte.
too-fast = Das war zu schnell. Bitte warte einen Augenblick.
not-written = Es ließ sich nicht aufschreiben, also hat sich nichts geändert. Bitte versuch es noch einmal.
not-read = Der Tisch konnte nicht von der Festplatte gelesen werden. Was gespielt wurde, bleibt erhalten; bitte versuch es später noch einmal.
link-used = Dieser Link gilt nicht oder nicht mehr.
not-invited = Du schaust zu. Zum Hinsetzen brauchst du eine Einladung.
nobody-to-find = Dieses Spiel spielt man allein: Da ist niemand zu suchen.
not-oneself = Das bist du selbst: Steh einfach auf.
no-strangers = Auf diesen Server kommt nur, wer einen Link hat.
no-such-seat = Diesen Platz gibt es nicht.
seat-taken = Dort sitzt { $name }.
seat-is-free = Dort sitzt niemand.
not-yours = Das ist nicht dein Platz.
name-needed = Sag bitte deinen Namen.
name-too-long = Ein Name hat höchstens { $most } Buchstaben.
name-taken = An diesem Tisch gibt es schon { $name }.
not-the-host = Diesen Tisch richtet { $name } ein.
already-started = Die Partie hat begonnen.
not-started = Die Partie hat noch nicht begonnen.
wrong-share = Ein Beitrag zum Zufall besteht aus 32 zufälligen Bytes, hexadezimal geschrieben.
no-shares = Hier kann niemand zum Zufall beitragen.
already-shared = Dieser Platz hat schon zum Zufall beigetragen.
wrong-seats = { $most ->
    [1] Dieses Spiel ist für eine Person.
   *[other] Dieses Spiel ist für { $fewest } bis { $most } Personen.
}
wrong-option = Das geht nicht: { $problem }.
seats-missing = { $free ->
    [one] Ein Platz ist noch frei.
   *[other] { $free } Plätze sind noch frei.
}
no-such-level = Es gibt keinen Bot der Stufe „{ $level }“.
stale = Am Tisch ging es inzwischen weiter. Bitte schau noch einmal hin.
key-used = Mit diesem Schlüssel wurde ein anderer Zug gespielt.
bot-plays = Auf diesem Platz spielt ein Bot.
still-here = Ein Bot kann für { $name } erst nach { $seconds } Sekunden Abwesenheit spielen.
undo-pending = { $name } möchte schon etwas zurücknehmen.
nothing-to-undo = Du hast nichts zurückzunehmen.
already-shown = Seither wurde etwas Neues aufgedeckt; das lässt sich nicht ungesehen machen.
absent-cannot-agree = { $name } ist nicht da und kann nicht zustimmen.
others-must-agree = Andere haben durch diesen Zug etwas erfahren; sie müssen zustimmen.
moderated = Diesen Tisch leitet ein Mensch, und alles wird dort eingetragen.
not-the-moderator = Nur das Gerät, das diesen Tisch eröffnet hat, kann ihn leiten.
no-hints = An diesem Tisch gibt es keine Ratschläge.
nobody-asks = Niemand möchte etwas zurücknehmen.
not-asked = Du bist nicht gefragt.
nothing-said = Es wurde nichts gesagt.
nobody-hears = Es ist dunkel, niemand würde dich hören.
not-in-the-dark = Im Dunkeln wird nichts erklärt: Eine Frage könnte dich verraten.
no-nights = Dieses Spiel hat keine Nächte.
only-the-living = Das entscheiden die, die noch mitspielen.
only-by-day = Das lässt sich nur am Tag entscheiden.
said-too-much = Eine Nachricht hat höchstens { $most } Zeichen.
not-while-playing = Zurückblicken kannst du, wenn die Partie vorbei ist, die hier gespielt wird.
too-many-analyses = Von hier aus wurden schon viele Partien ausgewertet. Bitte warte ein wenig.
too-many-tables = Von hier wurden viele Tische eröffnet. Bitte warte ein wenig.
foreign-page = Diese Anfrage kam von einer fremden Seite.
no-such-game = Dieses Spiel gibt es nicht.
no-such-match = Diese Partie gibt es nicht, oder sie ist noch nicht zu Ende.
no-such-setup = Diesen Aufbau gibt es nicht, oder sein Tag ist vorbei oder noch nicht gekommen.
no-such-page = Hier ist nichts.
mistake = Bei uns ist etwas schiefgegangen. Es ist vermerkt.
no-such-parcel = Dieses Paket wurde schon abgeholt, oder seine zehn Minuten sind um. Mach auf dem anderen Gerät ein neues.
parcels-full = Gerade ziehen viele um. Bitte versuch es noch einmal.
too-many-evenings = Das ist mehr, als aufgehoben werden kann.
no-passkey = Dieses Gerät hat hier keinen Passkey.
wrong-passkey = Dieser Passkey ließ sich nicht prüfen. Bitte versuch es noch einmal.
unknown-passkey = Dieser Server kennt diesen Passkey nicht mehr.
days-of-time = Diese Partie dauert Tage: { $name } hat Zeit, bis die Uhr abläuft.
no-days-at-night = Ein Spiel mit Nächten wird nicht über Tage gespielt.
no-push = Dieser Browser lässt sich nicht benachrichtigen.
