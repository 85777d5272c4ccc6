### Der Spielplan von BUTTONS im Browser. Die Wörter sind die von src/hameau/games/buttons/words/de.ftl.

## Der Tisch

board-table = Der Tisch von BUTTONS
board-round = Runde { $round }
board-dice = Würfel
board-none = keine
board-cards = Knopfkarten:
board-stars = { $stars ->
    [one] { $stars } Stern
   *[other] { $stars } Sterne
}
board-of = Der Spielplan von { $name }
board-show = diesen Spielplan groß zeigen
board-back = Zurück zu meinem Spielplan
board-active = würfelt
board-status-in = dabei
board-status-safe = sicher
board-status-bust = verzockt
board-stamp-safe = sicher
board-stamp-bust = verzockt
board-face = Spielplan { $face }
board-take = { $face } nehmen
board-offers = Spielpläne zur Wahl
board-reconstructed = rekonstruiert
board-reconstructed-why = Keine Quelle zeigt, welches Feld welche Farbe hat. Unsere Spielpläne sind rekonstruiert: neun Felder von jeder Farbe, und nie zwei gleiche nebeneinander.

## Würfel

board-die-white = Weißer Würfel: Zeile { $pips }
board-die-gold = Goldener Würfel: Spalte { $pips }
board-die-black = Schwarzer Würfel: Spalte { $pips }
board-die-white-still = Weißer Würfel, noch nicht geworfen
board-die-gold-still = Goldener Würfel, noch nicht geworfen
board-die-black-still = Schwarzer Würfel, noch nicht geworfen

## Was man tun kann

board-roll = Würfeln
board-roll-chance = { $chance } % verzockt
board-out = Aussteigen
board-out-earns = { $stars ->
    [one] für { $stars } Stern
   *[other] für { $stars } Sterne
}
board-skip = Verzichten
board-lay-on = Auf { $field } legen
board-do-roll = Würfle.
board-do-roll-or-out = Würfle weiter, oder steig aus und sei sicher.
board-do-lay = Leg einen Knopf auf eines der leuchtenden Felder.
board-do-lay-one = Leg einen Knopf auf { $field }.
board-do-gold = Goldener Würfel: Leg auf { $field } einen Knopf, oder verzichte.
board-do-stars = { $stars ->
    [one] Leg deinen Stern: Wähle einen deiner Knöpfe.
   *[other] Leg deine { $stars } Sterne: Wähle unter deinen Knöpfen.
}
board-do-choose = Wähle deinen Spielplan.
board-over = Die Partie ist zu Ende.
board-wait-boards = Wählt einen Spielplan: { $name }
board-wait-turn = Würfeln oder aussteigen? { $name } entscheidet.
board-wait-lay = Knöpfe zu legen: { $name }
board-wait-stars = Sterne zu legen: { $name }
board-wait-safe = Du bist sicher. Jetzt hat { $name } die Würfel.
board-wait-bust = Du hast dich verzockt. Jetzt hat { $name } die Würfel.

## Für die Ohren

board-field-free = { $field }, Feld { $colour }, frei
board-field-button = { $field }, Feld { $colour }, mit Knopf
board-field-star = { $field }, Feld { $colour }, mit Stern
board-field-may-lay = { $field }, Feld { $colour }, frei; hier einen Knopf legen
board-field-may-star = { $field }, Feld { $colour }, mit Knopf; hier einen Stern legen
board-told-round = Runde { $round }. Die Würfel hat { $name }.
board-told-dice = Letzter Wurf: Zeile { $white }, goldener Würfel { $gold }, schwarze Würfel { $black }.
board-told = { $name }, { $status }. Knöpfe: { $buttons }. Sterne: { $stars }. Knopfkarten: { $cards }.

## Die erste Erklärung

panel-roll = Würfle: Der weiße Würfel nennt die Zeile, jeder schwarze eine Spalte.
panel-lay = Näh einen Knopf auf eines dieser Felder, aber nie direkt neben einen anderen.
panel-gold = Der goldene Würfel gilt für alle: Auch die anderen dürfen dort einen Knopf legen.
panel-bust = Nichts passt? Verzockt! Alle deine Knöpfe dieser Runde fallen ab.
panel-stars = Steig rechtzeitig aus: ein Stern, einer mehr für jede Farbe mit drei Knöpfen und noch einer, wenn du ihre Knopfkarte hast.
panel-win = Fünf Sterne in einer Reihe oder zwölf insgesamt gewinnen.

## Das Ende

ending-title = Woher jeder Stern kommt
ending-round = Runde
ending-total = Sterne
ending-bust = verzockt
ending-nothing = nichts
ending-safe = sicher: 1
ending-colours = { $colours ->
    [one] { $colours } Farbe
   *[other] { $colours } Farben
}
ending-bonus = { $bonus ->
    [one] { $bonus } für die Knopfkarte
   *[other] { $bonus } für die Knopfkarten
}
ending-key-safe = sicher: ein Stern
ending-key-colour = eine Farbe mit drei Knöpfen: ein Stern
ending-key-card = ihre Knopfkarte auf der Hand: noch ein Stern

## Der Beweis des Zufalls

proof-setup-right = Knopfkarten und Spielpläne sind die, die das Geheimnis austeilt.
proof-setup-wrong = Knopfkarten oder Spielpläne sind nicht die, die das Geheimnis austeilt.
proof-cards-right = Die Knopfkarten sind die, die das Geheimnis austeilt.
proof-cards-wrong = Die Knopfkarten sind nicht die, die das Geheimnis austeilt.
proof-rolls-right = { $rolls ->
    [one] { $rolls } Wurf nachgerechnet: Jeder Würfel stimmt.
   *[other] { $rolls } Würfe nachgerechnet: Jeder Würfel stimmt.
}
proof-roll-wrong = Die Würfel von Zug { $move } sind nicht die des Geheimnisses.

## The end, where all games say points

end-you-won-by = { $points ->
    [one] Du gewinnst mit { $points } Stern Vorsprung
   *[other] Du gewinnst mit { $points } Sternen Vorsprung
}
end-you-lost-by = { $points ->
    [one] { $name } lag { $points } Stern vor dir
   *[other] { $name } lag { $points } Sterne vor dir
}

## Ein Zug in Worten, für einen Tipp und den Rückblick

move-roll = würfeln
move-out = aussteigen
move-skip = nichts legen
move-place = { $place }
move-star = Stern auf { $first }
move-board = Spielplan { $first }
