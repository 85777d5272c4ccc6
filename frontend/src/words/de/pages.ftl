### Die Seiten um die Tische herum: Anfang, Spiele, Regeln, Wiederholungen, Dank.

## Jede Seite

page-skip = Zum Inhalt springen
page-home = Hameau, zur ersten Seite
page-about = Über Hameau
page-offline = Kein Netz. Was geht: deine Abende und die Regeln von Spielen, die du schon geöffnet hast. Deine Tische sind sicher und kommen mit dem Netz wieder.
going-your-turn = Du bist dran
going-your-turn-until = Du bist dran, bis { $when }
page-evenings = Meine Abende
page-mine = Deine Daten
page-credits = Dank
page-schema = Für Programmierende
page-notice = Die Spiele gehören ihren Autoren und Verlagen. Hameau ist eine inoffizielle Umsetzung, mit Zuneigung gemacht.
page-loading = Einen Augenblick …
page-close = Schließen
page-dismiss = Hinweis schließen
page-copy = Kopieren
page-copied = Kopiert
page-copy-failed = Der Link ließ sich nicht kopieren. Markiere ihn und kopiere ihn von Hand.
page-share = Teilen
page-guest = Gast

settings-language = Sprache
settings-to-day = Zu den Farben des Tages wechseln
settings-to-night = Zu den Farben der Nacht wechseln

## Erste Seite

home-title = Dorfspiele an einem Tisch
home-sentence = Setz dich mit Freunden zusammen, alle am eigenen Telefon, oder mit Bots, wenn gerade niemand da ist. Nichts zu installieren.
home-continue = Weiter an deinem Tisch
home-games = Die Spiele
home-more = Mehr erfahren
home-more-about = Mehr erfahren über { $game }
home-play = { $game } spielen
home-fair = Faire Würfel
home-fair-about = Jeder Wurf ist vor der Partie versprochen, und du kannst ihn danach im eigenen Browser nachprüfen.
home-free = Keine Anmeldung
home-free-about = Ein Name genügt für einen Platz. Ein Link oder ein QR-Code holt die anderen dazu.
home-private = Kein Tracking
home-private-about = Keine Werbung, keine Server Dritter. Ein einziges Cookie merkt sich deinen Platz.

## Ein Spiel

game-players = { $fewest } bis { $most } Spieler
game-players-exactly = { $players ->
    [1] Für eine Person
   *[other] { $players } Spieler
}
game-minutes = etwa { $minutes } Minuten
game-with-bots = Gegen Bots spielen
game-alone = Spielen
game-solo = Allein spielen
game-options = Optionen
game-with-friends = Mit Freunden spielen
game-moderate = Einen echten Tisch leiten
game-chosen = { $opponents ->
    [one] Ein Gegner
   *[other] { $opponents } Gegner
}, Stärke: { $level }
game-change = Ändern
game-opponents = Gegner
game-level = Stärke
game-minute = Das Spiel in einer Minute
game-rules-title = Alle Regeln
game-rules-about = Jede Regel hat eine Nummer. Wird ein Zug abgelehnt, nennt Hameau die Regel und zeigt sie.
game-rules = Regeln lesen

level-beginner = Anfänger
level-beginner-about = Spielt, was gerade einfällt. Gut für die erste Partie.
level-steady = Solide
level-steady-about = Nimmt, was im Moment am besten aussieht. Ein angenehmer Abend.
level-strong = Stark
level-strong-about = Schaut voraus, bevor die Entscheidung fällt. Gewinnt, wenn du unachtsam bist.
level-master = Meister
level-master-about = Denkt eine Sekunde über jeden Zug nach. Schwer zu schlagen.
level-own-about = Ein Bot, den dieser Server mitbringt.
level-beats = Schlägt { $below } in { $wins } von 100 Partien.

## Regeln

rules-title = Die Regeln von { $game }
rules-index = Kapitel
rules-foreign = Diese Regeln gibt es bisher nur auf Englisch.
rules-number = Regel { $number }
rules-note = Anmerkung zu Regel { $number }

## Wiederholung

replay-title = Wiederholung
replay-heading = Wiederholung der Partie { $number }
replay-eyes = Gesehen
replay-eyes-all = wie alles war
replay-eyes-public = beim Zuschauen
replay-eyes-seat = mit den Augen von { $name }
replay-slider = Zug
replay-move = Zug { $number } von { $last }
replay-controls = Steuerung der Wiederholung
replay-first = Zum Anfang
replay-back = Ein Zug zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Ein Zug weiter
replay-last = Zum Ende
replay-speed = Tempo: { $speed }-fach. Ändern.
replay-story = Was geschah
replay-start = Der Tisch ist gedeckt.
replay-hidden = Nichts, was von hier zu sehen war.
replay-result = Wie es ausging
replay-not-found = Diese Wiederholung gibt es nicht, oder der Link gibt kein Recht, sie zu sehen.
replay-proof = Waren die Würfel fair?
replay-proof-about = Vor dem ersten Zug hat der Server sein Glück versiegelt und allen das Siegel gezeigt. Nun ist es offen: Dein Browser kann jeden Wurf nachrechnen und vergleichen.
replay-check = Würfel prüfen
replay-fair = Alles stimmt: Das Glück stand vor der Partie fest, und niemand hat daran gerührt.
replay-unfair = Etwas stimmt nicht. Hebe die Aufzeichnung dieser Partie auf und frage bei den Betreibern dieses Servers nach.
replay-right = Richtig:
replay-wrong = Falsch:
replay-kept = Es ist das Versprechen, das sich dieser Browser zu Beginn der Partie gemerkt hat.
replay-changed = Es ist nicht das Versprechen, das sich dieser Browser zu Beginn der Partie gemerkt hat.
replay-not-kept = Dieser Browser war zu Beginn der Partie nicht dabei und konnte sich das Versprechen nicht merken. Bitte jemanden, der mitgespielt hat, ebenfalls zu prüfen.
replay-numbers = Die versiegelten Zahlen
replay-promise = Versprechen, vor der Partie gezeigt
replay-secret = Geheimnis, nach der Partie geöffnet
replay-share = Vom Gerät von { $name } vor der Partie beigetragen
replay-record = Die Aufzeichnung
replay-record-about = Alle Züge und das Geheimnis der Würfel als lesbarer Text. Wer Hameau hat, kann sie nachspielen und prüfen.
replay-backs = { $backs ->
    [one] Einmal wurde ein Zug zurückgenommen, nachdem sein Zufall zu sehen war, und von da an wurde neu gezogen; allein gegen Bots zählt eine solche Partie nicht.
   *[other] { $backs } Mal wurde ein Zug zurückgenommen, nachdem sein Zufall zu sehen war, und von da an wurde neu gezogen; allein gegen Bots zählt eine solche Partie nicht.
}
replay-download = Aufzeichnung herunterladen

## Die Daten einer Person

mine-title = Deine Daten
mine-about = Hier gibt es keine Konten: Du bist nur durch dieses Gerät bekannt. Das sind die Tische, an denen es war, und was dort über dich gespeichert ist.
mine-nothing = Über dieses Gerät ist hier nichts gespeichert.
mine-export = Alles herunterladen
mine-tables = Deine Tische
mine-as = als { $names }
mine-did = Züge: { $moves }. Chatzeilen: { $lines }.
mine-delete-table = Diesen Tisch löschen
mine-delete-this = Diesen Tisch löschen: { $game }, { $day }
mine-delete-table-sure = Diesen Tisch ({ $game }, { $day }) löschen? Er verschwindet für alle, die dort saßen, mit seinen Partien, Wiederholungen und dem Chat. Das lässt sich nicht rückgängig machen.
mine-delete-all = Alles über mich löschen
mine-delete-all-sure = Deine Namen und alles, was du gesagt hast, werden an allen Tischen gelöscht, und dieses Gerät ist hier nicht mehr bekannt. Laufende Partien kannst du nicht mehr weiterspielen. Das lässt sich nicht rückgängig machen.
mine-delete-all-stays = Deine Züge bleiben unter einem Strich für alle, die mit dir gespielt haben. Einen ganzen Tisch, den du leitest, lösche vorher. Was andere gespeichert haben, behalten sie.
mine-delete = Löschen
mine-keep = Behalten
mine-table-deleted = Der Tisch ist gelöscht.
mine-all-deleted = Alles über dich ist gelöscht.

## Dank

credits-title = Dank
credits-about = Hameau steht auf der Arbeit vieler Menschen. Danke.
credits-games = Die Spiele
credits-pictures = Bilder
credits-pictures-ours = Schachteln, Spielbretter, Figuren und das kleine Dorf wurden für Hameau gezeichnet.
credits-fonts = Schriften

## Für den Betrieb des Servers

admin-title = Hinterzimmer
admin-token = Schlüsselwort
admin-token-hint = Wie beim Start des Servers festgelegt. Es bleibt nur, bis du diese Seite verlässt.
admin-look = Nachsehen
admin-barred = Das Hinterzimmer ist geschlossen, oder das ist nicht sein Schlüsselwort.
admin-version = Version
admin-since = Läuft seit
admin-tables = Tische insgesamt
admin-sockets = Verbindungen
admin-live = Tische im Spiel
admin-none = Im Augenblick spielt niemand.
admin-table = Tisch
admin-game = Spiel
admin-phase = Stand
admin-phase-open = nicht begonnen
admin-phase-playing = im Spiel
admin-phase-over = zu Ende
admin-moves = Züge
admin-people = Personen

## Wenn etwas nicht stimmt

error-title = Niemand antwortet
error-unreachable = Der Server ist nicht erreichbar. Vielleicht startet er gerade neu, oder dein Netz ist weg. Verloren ist nichts.
error-broken-title = Etwas ist zerbrochen
error-ours = Das war unser Fehler, nicht deiner. Versuch es noch einmal; was gespielt wurde, ist sicher.
error-not-found = Hier ist nichts.
error-again = Noch einmal versuchen
error-home = Zur ersten Seite
error-nowhere-title = Dieser Weg führt nirgendwohin
error-nowhere = Die Adresse ist vertippt, oder was hier stand, ist fort.

## For programmers

schema-title = Die Schnittstelle für Programme
schema-about = Spiele, Tische und Wiederholungen über HTTP. Gespielt wird über den Socket, den docs/protocol.md beschreibt. Alles als Dokument für Werkzeuge:
schema-answers = mögliche Antworten

## Fremde

table-name = Dein Name
table-name-missing = Schreib zuerst einen Namen.
strangers-title = Suchen Mitspieler
strangers-none = Gerade sucht niemand Mitspieler.
strangers-free = { $free ->
    [one] { $free } Platz frei
   *[other] { $free } Plätze frei
}
strangers-seat-me = Platz nehmen
strangers-seat-me-about = Am ersten Tisch, der passt, oder an einem neuen, der Mitspieler sucht.
strangers-listed = Alle dürfen mitspielen
strangers-listed-about = Bis die Partie beginnt, steht der Tisch auf der Startseite, für alle, die diese Sprache sprechen: { $language }.
strangers-listed-here = Bis die Partie beginnt, finden ihn alle, die diese Sprache sprechen: { $language }.
strangers-came = { $name } hat sich gesetzt.
strangers-elsewhere = { $name } sucht Mitspieler: { $game }. Deine Partie hier wartet auf dich.
strangers-go = Hingehen
