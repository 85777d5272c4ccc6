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
