### What somebody played on this device, and how it is kept.

evenings-going = Weiterspielen
evenings-numbers = Deine Zahlen
evenings-matches = Partien
evenings-all = alle
evenings-game = Spiel
evenings-more = Mehr zeigen
evenings-none = Noch nichts gespielt
evenings-none-about = Jede Partie, die du auf diesem Gerät zu Ende spielst, steht hier, zum Nachschauen. Sonst sieht die Liste niemand.
evenings-shelf = Zu den Spielen
evenings-company = Am häufigsten hast du gespielt mit
evenings-times = { $times ->
    [one] einmal
   *[other] { $times }-mal
}
evenings-played = { $played ->
    [one] eine Partie
   *[other] { $played } Partien
}
evenings-won = { $won ->
    [0] keine gewonnen
    [one] eine gewonnen
   *[other] { $won } gewonnen
}
evenings-best = Beste Wertung
evenings-longest = Längste Siegesserie
evenings-streak = Aktuelle Siegesserie
evenings-did-win = gewonnen
evenings-did-lose = nicht gewonnen
evenings-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
evenings-does-not-count = zählt nicht
evenings-with = mit { $names }
evenings-with-many = { $others ->
    [one] mit einer anderen Person
   *[other] mit { $others } anderen
}
evenings-keep = Aufheben und mitnehmen
evenings-keep-about = Deine Abende bleiben auf diesem Gerät und nirgends sonst, außer du willst es.
evenings-move = Auf ein anderes Gerät
evenings-move-about = Ein Code bringt die Liste auf ein anderes Telefon oder einen Rechner. Hier bleibt sie auch.
evenings-move-do = Code machen
evenings-move-open = Öffne das auf dem anderen Gerät, innerhalb von zehn Minuten. Es geht einmal.
evenings-move-code = QR-Code, der deine Abende mitnimmt
evenings-move-link = Link, der deine Abende mitnimmt
evenings-taken = { $count ->
    [0] Es war nichts Neues dabei.
    [one] Eine Partie kam dazu.
   *[other] { $count } Partien kamen dazu.
}
evenings-file = Als Datei
evenings-file-about = Um sie selbst aufzuheben oder zurückzuholen.
evenings-save = Als Datei speichern
evenings-load = Aus einer Datei ergänzen
evenings-no-file = Das ist keine Liste von Abenden.
evenings-forget = Liste löschen
evenings-forget-sure = Die Liste auf diesem Gerät wird gelöscht. Partien und Tische bleiben.
evenings-forgotten = Die Liste ist gelöscht.
passkey-title = Passkey
passkey-about = Ein Passkey hebt die Liste auf diesem Server auf, damit du sie auf allen Geräten hast. Ohne Namen, ohne Adresse, ohne Passwort.
passkey-not-here = Ein Passkey braucht https oder localhost. Hier kannst du deine Abende mit einem Code mitnehmen.
passkey-kept = Dein Passkey hebt die Liste auf diesem Server auf.
passkey-new = Passkey anlegen
passkey-known = Ich habe einen
passkey-leave = Auf diesem Gerät nicht mehr
passkey-delete = Passkey und Liste löschen
passkey-delete-sure = Der Server löscht deinen Passkey und die Liste dazu, für alle deine Geräte. Was auf diesem Gerät liegt, bleibt.
passkey-made = Dein Passkey hebt deine Abende von jetzt an auf.
passkey-found = Deine Abende sind da.
passkey-left = Dieses Gerät benutzt den Passkey nicht mehr.
passkey-deleted = Der Passkey ist gelöscht. Dein Gerät zeigt ihn vielleicht noch, er öffnet aber nichts mehr.
going-calendar = Kalenderdatei
