### Das Spielfeld von Buttonville im Browser. Die Wörter sind die von docs/rules/buttonville.de.md.

## Der Tisch

board-table = Der Tisch von Buttonville
board-forum = Markt
board-hand = Meine Hand
board-hand-empty = Deine Hand ist leer.
board-none = keine
board-no-sets = Noch keine Sets
board-no-text = Der Text dieser Karte ließ sich nicht laden.
board-villagers = Wer mitspielt
board-offers = Wesen zur Auswahl
board-discard = { $cards ->
    [0] Ablage, leer
    [one] Ablage, { $cards } Karte; ansehen
   *[other] Ablage, { $cards } Karten; ansehen
}
board-discard-title = Ablage
board-pile = Nachziehstapel: { $pile }, Finale-Stapel: { $end }
board-round = Runde { $round }
board-turns-left = { $turns ->
    [one] Letzter Spielzug!
   *[other] Noch { $turns } Spielzüge
}
board-over = Das Spiel ist aus.
board-of = Vor { $name }
board-open-player = Punkte und Bekanntes zeigen
board-buttons = { $buttons ->
    [one] { $buttons } Knopf
   *[other] { $buttons } Knöpfe
}
board-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
board-points-word = Punkte
board-hand-size = { $cards ->
    [one] { $cards } Karte auf der Hand
   *[other] { $cards } Karten auf der Hand
}
board-counted = { $count ->
    [one] { $villager }
   *[other] { $villager } × { $count }
}
board-known = Karten, die alle auf diese Hand kommen sahen: { $cards }
board-lacking = Sicher nicht unter den übrigen: { $villagers }
board-worth = Was ein Set wert ist
board-set-of = Karten
board-key-i = Taste I für mehr

## Für die Ohren

board-held = { $villager }, { $count } auf der Hand; { $act }
board-set = { $villager }, ein Set aus { $count }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}; { $act }
board-told = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, Knöpfe: { $buttons }, Handkarten: { $hand }. Sets: { $sets }.
board-told-piles = Nachziehstapel: { $pile }, Finale-Stapel: { $end }.
board-told-hand = Meine Hand: { $cards }.
act-look = Karte lesen
act-play = ausspielen
act-buy = als zusätzliches Set ausspielen
act-use = AKTION nutzen
act-pick = dieses Set wählen
act-give = in den Markt legen
act-discard = abwerfen
act-add = zu einem Set legen
act-feed = zum Set legen
tap-look = { $villager }: Karte lesen
tap-take = { $villager } nehmen
tap-discard = { $villager } abwerfen
tap-add = { $villager } zu einem Set legen
tap-feed = { $villager } von hier füttern
tap-name = { $villager } nennen
tap-choose = { $villager } spielt mit

## Was gefragt ist

ask-choose = Wer soll in diesem Buttonville wohnen? Wähle ein Wesen.
ask-recruit = { $owed ->
    [one] Wirb noch eins an: Tippe auf eine Karte im Markt oder auf den Stapel.
   *[other] Wirb { $owed } Wesen an: Tippe auf eine Karte im Markt oder auf den Stapel.
}
ask-play = Spiel ein Set aus: Tippe auf ein Wesen deiner Hand. Oder beende deinen Spielzug.
ask-play-no-more = Dein Set ist ausgespielt.
ask-also-use = Leuchtende Sets kannst du nutzen.
ask-take = { $owed ->
    [one] { $villager }: Nimm eine Karte aus dem Markt.
   *[other] { $villager }: Nimm { $owed } Karten aus dem Markt, eine nach der anderen.
}
ask-give = { $owed ->
    [one] { $villager }: Leg eine Handkarte in den Markt.
   *[other] { $villager }: Leg { $owed } Handkarten in den Markt.
}
ask-sweep = { $villager }: Feg so viele Karten aus dem Markt, wie du magst.
ask-burn = { $owed ->
    [one] { $villager }: Wirf noch eine Handkarte für Knöpfe ab oder lass es.
   *[other] { $villager }: Wirf bis zu { $owed } Handkarten für Knöpfe ab.
}
ask-discard = { $owed ->
    [one] { $villager }: Wirf eine Handkarte ab.
   *[other] { $villager }: Wirf { $owed } Handkarten ab.
}
ask-shrink = { $villager }: Wähle das Set, das eine Karte verliert.
ask-grow = { $owed ->
    [one] { $villager }: Leg eine Handkarte zu einem deiner Sets.
   *[other] { $villager }: Leg bis zu { $owed } Handkarten zu einem deiner Sets.
}
ask-grow-none = { $villager }: Keine deiner Handkarten passt zu deinen Sets.
ask-join = { $owed ->
    [one] { $villager }: Leg eine Karte aus dem Markt zu einem deiner Sets.
   *[other] { $villager }: Leg bis zu { $owed } Karten aus dem Markt zu deinen Sets, zu jedem höchstens eine.
}
ask-sort = { $villager }: Leg aufgedeckte Karten zu deinen Sets; der Rest wird abgeworfen.
ask-keep = { $villager }: Behalte eine der aufgedeckten Karten.
ask-gamble = { $villager }: Noch eine Karte? Kommt ein Wesen zum zweiten Mal, ist alles verloren.
ask-name = { $villager }: Welches Wesen sollen die anderen hergeben?
ask-copy = { $villager }: Wähle das Set, dessen Wirkung noch einmal eintritt.
ask-swap = { $owed ->
    [one] { $villager }: Tausch eine Handkarte gegen eine aus dem Markt oder lass es.
   *[other] { $villager }: Tausch bis zu { $owed } Handkarten gegen Karten aus dem Markt.
}
ask-swap-for = { $villager }: Welche Karte aus dem Markt für { $given }?
ask-fish = { $owed ->
    [one] { $villager }: Fisch eine Karte aus der Ablage.
   *[other] { $villager }: Fisch bis zu { $owed } verschiedene Wesen aus der Ablage.
}
ask-feed = { $villager } hat Hunger. Woher kommt die nächste Karte?
ask-end-order = Mehrere Sets regen sich am Ende deines Spielzugs. Welches zuerst?
ask-hand-limit = { $owed ->
    [one] Zu viele Handkarten: Wirf eine ab.
   *[other] Zu viele Handkarten: Wirf { $owed } ab.
}
ask-set-limit = Zwei Sets desselben Wesens: Wähle das, das geht.

wait-choose = { $name } wählt ein Wesen.
wait-recruit = { $name } wirbt an.
wait-play = { $name } darf ein Set ausspielen.
wait-end-order = { $name } beendet den Spielzug.
wait-hand-limit = { $name } hat zu viele Karten und wirft ab.
wait-set-limit = { $name } wirft eines von zwei Sets ab.
wait-effect = { $name } entscheidet für { $villager }.

done-play = Spielzug beenden
done-gamble = Aufhören und nehmen
done-sweep = Genug gefegt
done-sort = Rest abwerfen
done-grow = Keine dazulegen
done-other = Das ist alles
draw-card = Vom Stapel ziehen
draw-button = Stattdessen einen Knopf nehmen
draw-gamble = Noch eine aufdecken
feed-forum = Aus dem Markt
feed-hand = Von meiner Hand

## Wie viele

many-title = { $villager }: Wie viele?
many-cancel = Doch nicht
many-play = { $count ->
    [one] { $villager } ausspielen
   *[other] { $count } × { $villager } ausspielen
}
many-buy = { $count ->
    [one] Zusätzliches Set kaufen: { $villager }
   *[other] Zusätzliches Set kaufen: { $count } × { $villager }
}
many-add = { $nth ->
    [one] { $count } dazulegen
   *[other] { $count } zum { $nth }. Set legen
}

## Was ausliegt

tray-revealed = Aufgedeckt
tray-discard = Die Ablage
tray-villager = Wer?

## Für alle, die weggesehen haben

recap-title = Seit deinem letzten Spielzug

## Schlüsselwörter und Quellen

when-action-about = – einmal je Spielzug und Set, jederzeit in deinem Spielzug.
when-turn-start-about = – immer, ohne dass du gefragt wirst.
when-turn-end-about = – immer, ohne dass du gefragt wirst.
when-scoring-about = – zählt, wenn das Spiel aus ist.
source-rulebook = aus dem Regelheft
source-rulebook-about = Diese Wirkung steht in der gedruckten Regel.
source-found = gefunden
source-found-about = Das Regelheft, das wir haben, schweigt; eine öffentliche Seite nennt diese Wirkung.
source-reconstructed = rekonstruiert
source-reconstructed-about = Keine Quelle, die wir lesen konnten, nennt diese Wirkung. Sie ist hier entstanden, passend zu den anderen.

## Die erste Erklärung

panel-recruit = Wirb jedes Mal zwei Wesen an: offen aus dem Markt oder blind vom Stapel.
panel-play = Dann darfst du ein Set ausspielen: beliebig viele Karten desselben Wesens, immer als neue Spalte.
panel-effect = Seine Wirkung tritt sofort ein. X ist die Zahl der Karten im Set: drei Jades, drei Knöpfe.
panel-keywords = Drei Zeichen sind anders: einmal je Spielzug nutzen, wirkt von allein, zählt am Ende.
panel-limits = Am Ende deines Spielzugs behältst du höchstens sieben Handkarten und von jedem Wesen ein Set.
panel-score = Große Sets bringen am meisten, und je zwei Knöpfe sind ein Punkt. Ist der Nachziehstapel leer, naht das Ende.

## Der Beweis des Zufalls

proof-setup-right = Wer beginnt und welche Wesen mitspielen, ist so, wie das Geheimnis es ergibt.
proof-setup-wrong = Wer beginnt oder welche Wesen mitspielen, ist nicht so, wie das Geheimnis es ergibt.
proof-cards-right = { $cards ->
    [one] { $cards } Karte vom Stapel nachgerechnet: Sie stimmt.
   *[other] { $cards } Karten vom Stapel nachgerechnet: Jede stimmt.
}
proof-card-wrong = Eine Karte von Zug { $move } ist nicht die des Geheimnisses.

## The sheet of the end

made-sets = Sets
made-buttons = Knöpfe
made-end = Effekte am SPIELENDE

## Ein Zug in Worten, für einen Tipp und den Rückblick

move-done = nichts mehr
move-draw = eine Karte ziehen
move-feed = eine Karte in den Markt legen
move-take = { $first } nehmen
move-give = { $first } geben
move-discard = { $first } ablegen
move-name = { $first } nennen
move-use = { $first } nutzen
move-pick = { $first } wählen
move-choose = { $first } wählen
move-add = { $first } ergänzen (×{ $count })
move-play = { $first } ausspielen (×{ $count })
move-buy = { $first } kaufen (×{ $count })
