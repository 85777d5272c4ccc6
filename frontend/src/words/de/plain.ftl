### Die schlichte Tafel, die jedes Spiel spielt, und was sich bei jedem Spiel beweisen lässt.

plain-table = Der Tisch
plain-eyes = Du siehst, was { $name } sehen darf.
plain-watching = Du schaust zu.
plain-choose = Du bist am Zug:
plain-wait = Im Moment hast du nichts zu tun.
plain-filter = Tippe, um einen Zug zu finden; Enter spielt den ersten
plain-found = { $found } von { $moves }
plain-new = neu
plain-yes = ja
plain-no = nein
plain-seats = Wer wo sitzt
plain-player = Wer
plain-score = Punkte
plain-won = Sieg

proof-promise-kept = Das Geheimnis ist das, das vor dem ersten Zug versprochen wurde.
proof-promise-broken = Das Geheimnis ist nicht das, das vor dem ersten Zug versprochen wurde.
proof-share-in = Was dieses Gerät zum Zufall beigetragen hat, ist darin enthalten.
proof-share-missing = Was dieses Gerät zum Zufall beigetragen hat, ist nicht darin enthalten, obwohl der Server es gesagt hat!
proof-reach = { $devices ->
    [0] Kein Gerät hat zum Zufall beigetragen: Der Server hat ihn nach dem Beginn nicht geändert, aber das beweist nicht, dass er ihn nicht ausgesucht hat.
    [one] Ein Gerät hat zufällige Bytes beigetragen, nachdem der Server seine festgelegt hatte: Der Server hat den Zufall also nicht ausgesucht, außer gemeinsam mit diesem Gerät.
   *[other] { $devices } Geräte haben zufällige Bytes beigetragen, nachdem der Server seine festgelegt hatte: Der Server hat den Zufall also nicht ausgesucht, außer gemeinsam mit jemandem am Tisch.
}
proof-reach-alone = Wer diesen Aufbau spielt, hat denselben Zufall, den der Server allein gezogen hat: Er wurde nach dem Beginn nicht geändert, aber das beweist nicht, dass der Server ihn nicht ausgesucht hat.
