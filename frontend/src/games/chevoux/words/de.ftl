### Das Brett von Chévoux im Browser. Die Wörter sind die von docs/rules/chevoux.de.md.

## Der Tisch

board-table = Das Dorf Chévoux
board-village = Plättchen; die Pfeiltasten führen von einem zum nächsten, Enter wählt
board-now = Was jetzt zu tun ist
board-cards = Die Karten dieser Runde
board-round = Runde { $round } von { $rounds }
board-season-1 = Frühling
board-season-2 = Sommer
board-season-3 = Herbst
board-season-4 = Winter
board-unhappy = { $unhappy ->
    [0] alle zufrieden
    [one] { $unhappy } unzufrieden
   *[other] { $unhappy } unzufrieden
}
board-people = { $people } von { $all } Menschen
board-empty = { $empty ->
    [one] { $empty } leer
   *[other] { $empty } leer
}
board-pile-title = Was noch im Stapel ist
board-pile-empty = Der Stapel ist leer: Alle Plättchen liegen im Dorf.
board-cell = { $cell }, { $tile }
board-lacks-something = es fehlt etwas
board-can-go-here = das gewählte Plättchen kann hierher
board-can-settle = hier können Menschen einziehen
board-found = { $what }: jetzt { $found }
board-is-there = ist { $what }
board-is-not-there = ist nicht { $what }
board-content = Hat alles, was es will.

## Was eine Karte erlaubt

board-card-open = liegt offen
board-card-later = kommt noch oder liegt beiseite
board-card-played = in dieser Runde gespielt
board-or-settle = { $people ->
    [0] Niemand ist mehr da für { $where }:
    [one] Oder besiedeln: 1 Mensch in { $where }:
   *[other] Oder besiedeln: { $people } Menschen in { $where }:
}
board-nowhere = zurzeit nirgends
board-hint = Tippe ein Plättchen an, dann sein Ziel, oder ziehe es.
board-let-go = Karte verfallen lassen
board-put-down = Zurücklegen
board-confirm = Ausführen
board-cancel = Doch nicht
board-other-way = Andersherum
board-bring = { $people ->
    [one] 1 Menschen herbringen
   *[other] { $people } Menschen herbringen
}
try-swap = { $one } ({ $from }) und { $other } ({ $to }) tauschen?
try-row = Zeile { $row } um { $by } nach rechts schieben?
try-column = Spalte { $column } um { $by } vom Fluss weg schieben?
try-turn = { $by ->
    [one] Das Quadrat bei { $cell } um ein Viertel drehen?
    [2] Das Quadrat bei { $cell } um die Hälfte drehen?
   *[other] Das Quadrat bei { $cell } um drei Viertel drehen?
}
try-nothing = Die Karte verfallen lassen?

## Die erste Erklärung

panel-wishes = Jedes Plättchen hat einen Wunsch: Die Bäckerei will zwei Wohnhäuser neben sich. Ein rotes Fähnchen zeigt, wem etwas fehlt.
panel-axes = Zwei von sieben Achsen prägen dein Dorf, eine am Mond, eine an der Sonne. Manche Plättchen suchen ihre Nähe.
panel-grow = In den ersten vier Runden wächst je eine Zeile von sechs Plättchen, immer weiter vom Fluss weg.
panel-cards = Fünf Karten kommen in einer Runde, eine nach der anderen. Jede kann Plättchen bewegen …
panel-people = … oder stattdessen Menschen in ein Wohnhaus bringen. Wo jemand wohnt, bewegt sich das Haus nur noch mit seiner Zeile oder Spalte.
panel-end = Sind am Ende alle zufrieden, zählt jeder Mensch einen Punkt, und jedes leere Wohnhaus kostet zwei.

## Die Bilanz der Amtszeit

ending-title = Die Bilanz der Amtszeit
ending-people = Menschen, die hier wohnen
ending-empty = Leere Wohnhäuser
ending-lacking = Plättchen, denen etwas fehlt
ending-total = Bilanz
ending-none = keine Wertung
ending-ranks = Titel
ending-from = ab { $score }

## Der Beweis des Zufalls

proof-axes-right = Die beiden Achsen sind die, die das Geheimnis ergibt.
proof-axes-wrong = Eine Achse ist nicht die, die das Geheimnis ergibt.
proof-village-right = { $tiles } Plättchen und { $cards } Karten nachgerechnet: Alle stimmen.
proof-tile-wrong = Ein Plättchen von Zug { $move } ist nicht das des Geheimnisses.
proof-card-wrong = Eine Karte von Zug { $move } ist nicht die des Geheimnisses.

## Was Plättchen wollen

wish-champ = Ein anderes Feld daneben und kein Rathaus daneben.
wish-habitation = Will nichts.
wish-boulangerie = Mindestens 2 Wohnhäuser daneben.
wish-cafe = Ein Sonnengebäude daneben.
wish-epicerie = Ein Mondgebäude daneben.
wish-ferme = Mindestens 2 Felder daneben.
wish-mairie = Will nichts.
wish-poste = Das Rathaus höchstens 2 Plätze entfernt.
wish-caserne = Mindestens 3 Wohnhäuser höchstens 2 Plätze entfernt.
wish-station_epuration = Am Fluss stehen und kein Wohnhaus daneben.
wish-ecole = Ein Wohnhaus daneben.
wish-creche = Kein Feld daneben.
wish-college = Ein anderes Gebäude seiner Achse daneben.
wish-cantine = Ein Feld und ein violettes Gebäude daneben.
wish-cabinet_medical = Mindestens 3 Wohnhäuser in seiner Zeile und Spalte zusammen.
wish-pharmacie = Ein violettes Gebäude daneben.
wish-clinique = Am Rand stehen und kein Feld daneben.
wish-maison_retraite = Kein Gebäude der anderen Achse daneben.
wish-theatre = In der Zeile oder Spalte des Rathauses stehen.
wish-musee = Nicht am Rand stehen.
wish-mediatheque = Ein anderes Gebäude seiner Achse daneben.
wish-salle_fetes = Kein Wohnhaus daneben.
wish-halle = Ein Feld und ein Wohnhaus daneben.
wish-supermarche = Am Rand stehen und kein violettes Gebäude daneben.
wish-galerie = Mindestens 3 Gebäude daneben.
wish-banque = Ein blaues Gebäude daneben.
wish-parc = Am Fluss stehen, oder mindestens 2 Wohnhäuser daneben.
wish-rucher = Mindestens 2 Felder daneben.
wish-compostage = Kein Wohnhaus daneben.
wish-eolienne = Am Rand stehen, aber nicht am Fluss.
wish-usine = Am Rand stehen und kein Wohnhaus daneben.
wish-scierie = Am Fluss stehen.
wish-entrepot = Ein anderes Gebäude seiner Achse daneben.
wish-dechetterie = Das Rathaus mehr als 3 Plätze entfernt.
wish-hotel = Das Rathaus höchstens 3 Plätze entfernt.
wish-camping = Am Fluss stehen, oder mindestens 2 Felder daneben.
wish-office_tourisme = Ein Gebäude der anderen Achse daneben.
wish-belvedere = In Zeile 5 stehen.

## Wohin eine Karte Menschen bringt

settle-remembrement = ein Wohnhaus neben mindestens 2 Feldern
settle-percee = ein Wohnhaus am Fluss
settle-deviation = ein Wohnhaus neben einem Sonnengebäude
settle-grands_travaux = ein Wohnhaus neben einem Mondgebäude
settle-rond_point = ein Wohnhaus, das neben einem Sonnengebäude und neben einem Mondgebäude steht
settle-expropriation = ein Wohnhaus, das höchstens 2 Plätze vom Rathaus entfernt ist

## Das Dorf des Tages

daily-title = Dorf vom { $day }
daily-about = Jeden Tag ein Rätsel, für alle dasselbe: Bau allein in etwa einer Viertelstunde ein Dorf und vergleiche. Es ist zu gewinnen.

## Das geführte erste Dorf

guide-look = Willkommen im Rathaus! Jedes Plättchen hat einen Wunsch, und eine rote Fahne zeigt, wem etwas fehlt. Tippe auf die Bäckerei auf a1, um zu sehen, was sie will.
guide-wish = Die Bäckerei will zwei Wohnhäuser neben sich. Auf f1 hätte sie sie, und die offene Karte tauscht Plättchen einer Zeile: Tippe auf f1, oder ziehe die Bäckerei dorthin.
guide-try = Noch ist nichts geschehen: So sähe es aus. Mit dem ersten Knopf ist die Karte verbraucht. Oder lass es und probiere etwas anderes.
guide-people = Eine neue Karte. Sie könnte Plättchen einer Spalte tauschen, oder stattdessen einen Menschen in ein Wohnhaus am Fluss bringen. Tippe auf das Wohnhaus auf e1.
guide-settle = Jeder Mensch ist am Ende ein Punkt, und ein leeres Wohnhaus kostet zwei. Aber wo jemand wohnt, wird nicht mehr getauscht. Hole jemanden!
guide-cards = Oben siehst du alle sechs Karten. Eine liegt in dieser Runde ungesehen beiseite, die anderen kommen noch. Tippe auf eine andere Karte, um zu sehen, was sie erlauben würde.
guide-pile = Am Ende liegen hier fünf Zeilen. Der letzte Knopf der Reihe zeigt, welche Plättchen noch im Stapel sind. Öffne ihn.
guide-free = Jetzt bist du dran: Spiele die Runde zu Ende. Wenn du nicht weiterweißt, bitte um einen Ratschlag.
guide-grow = Eine neue Zeile ist gewachsen, weg vom Fluss. Neue Plättchen können alte Wünsche erfüllen, also verzweifle nicht an den Fahnen.
guide-end = Diese Zahl zählt: Nach der letzten Karte darf keinem Plättchen etwas fehlen. Dann werden deine Leute gezählt. Viel Glück!

## Das Glück, wo alle Spiele Würfel sagen

end-proof = Das Glück prüfen
end-proof-about = Vor der ersten Karte hat der Server alles Glück mit einer versiegelten Zahl versprochen. Dein Browser zieht nun Achsen, Plättchen und Karten noch einmal und vergleicht.
replay-proof = War das Glück ehrlich?
replay-proof-about = Vor der ersten Karte hat der Server sein Glück versiegelt und dir das Siegel gezeigt. Jetzt ist es offen: Dein Browser kann jedes Plättchen und jede Karte noch einmal ziehen und vergleichen.
replay-check = Das Glück prüfen
replay-record-about = Alle Züge und das Geheimnis des Glücks als lesbarer Text. Wer Hameau hat, kann sie nachspielen und prüfen.

## Ein Zug in Worten, für einen Tipp und den Rückblick

move-nothing = die Karte gehen lassen
move-populate = Bewohner nach { $first }
move-swap = { $first } und { $second } tauschen
move-row = Zeile { $first } um { $third } verschieben
move-column = Spalte { $first } um { $third } verschieben
move-turn = { $first } drehen, Viertel: { $third }
