### Chévoux
### Plättchen = tile · Platz = cell · Zeile, Spalte = row, column · Fluss = river · Karte = card · Stapel = pile · Achse = axis
### Wohnhaus = dwelling · Feld = field · umbauen, besiedeln = restructure, populate
### Ein Zug schreibt sich in allen Sprachen gleich („swap a1 c2“, „populate c2“, „nothing“) und steht deshalb in Anführungszeichen.

title = Chévoux
tagline = Dreißig Plättchen an einem Fluss, jedes mit einem Wunsch: Verschiebe sie, bis alle zufrieden sind, und hole Menschen ins Dorf.

## Options

option-mode = Modus
option-mode-normal = fünf Runden
option-mode-hard = vier Runden, schwer

## Plättchen

tile-champ = Feld
tile-habitation = Wohnhaus
tile-boulangerie = Bäckerei
tile-cafe = Café
tile-epicerie = Dorfladen
tile-ferme = Bauernhof
tile-mairie = Rathaus
tile-poste = Postamt
tile-caserne = Feuerwehr
tile-station_epuration = Kläranlage
tile-ecole = Grundschule
tile-creche = Krippe
tile-college = Mittelschule
tile-cantine = Schulküche
tile-cabinet_medical = Arztpraxis
tile-pharmacie = Apotheke
tile-clinique = Klinik
tile-maison_retraite = Altersheim
tile-theatre = Theater
tile-musee = Museum
tile-mediatheque = Mediathek
tile-salle_fetes = Festsaal
tile-halle = Markthalle
tile-supermarche = Supermarkt
tile-galerie = Ladenpassage
tile-banque = Bank
tile-parc = Park
tile-rucher = Bienenhaus
tile-compostage = Kompostplatz
tile-eolienne = Windrad
tile-usine = Fabrik
tile-scierie = Sägewerk
tile-entrepot = Lagerhaus
tile-dechetterie = Wertstoffhof
tile-hotel = Hotel
tile-camping = Campingplatz
tile-office_tourisme = Tourismusbüro
tile-belvedere = Aussicht

## Achsen

axis-education = Bildung
axis-sante = Gesundheit
axis-culture = Kultur
axis-commerce = Handel
axis-nature = Natur
axis-industrie = Industrie
axis-tourisme = Tourismus

## Karten

card-remembrement = Flurbereinigung
card-percee = Neue Straße
card-deviation = Umgehung
card-grands_travaux = Großbaustelle
card-rond_point = Kreisel
card-expropriation = Enteignung

way-swap-in-row = Tausche zwei Plättchen einer Zeile.
way-swap-in-column = Tausche zwei Plättchen einer Spalte.
way-slide-row = Verschiebe eine Zeile; was auf einer Seite hinausgeht, kommt auf der anderen herein.
way-slide-column = Verschiebe eine Spalte; was auf einer Seite hinausgeht, kommt auf der anderen herein.
way-rotate = Drehe ein Quadrat aus vier Plättchen um ein Viertel, die Hälfte oder drei Viertel.
way-swap-any = Tausche zwei beliebige Plättchen.

## Titel je nach Punkten

rank-leaving = Rathaus auf Abruf
rank-caretaker = Bürgermeisteramt auf Zeit
rank-mayor = Bürgermeisteramt von Chévoux
rank-reelected = Wiederwahl
rank-honorary = Ehrenbürgermeisteramt
rank-legend = Legende von Chévoux

## Was Plättchen verlangen

sort-field = Feld
sort-dwelling = Wohnhaus
sort-violet = violettes Gebäude
sort-blue = blaues Gebäude
sort-building = Gebäude
sort-sun = Sonnengebäude
sort-moon = Mondgebäude
sort-same_axis = Gebäude derselben Achse
sort-other_axis = Gebäude der anderen Achse
zone-river = am Fluss
zone-edge = am Rand
zone-last_row = in der letzten Zeile

## Was geschah

drawn = Das Dorf entwickelt { $moon } (Mond) und { $sun } (Sonne).
grew = Zeile { $row } kommt dazu: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }.
began = Runde { $round } von { $rounds }: Eine Karte wird ungesehen beiseitegelegt.
turned-up = Karte: { $card }.
did-nothing = { $name } lässt die Karte verstreichen.
populated = { $people ->
    [0] Niemand zieht nach { $cell }.
    [one] Ein Mensch zieht nach { $cell }.
   *[other] { $people } Menschen ziehen nach { $cell }.
}
swapped = { $name } tauscht { $one } auf { $from } und { $other } auf { $to }.
slid-row = { $spaces ->
    [0] Zeile { $row } bleibt.
    [one] { $name } verschiebt Zeile { $row } um einen Platz.
   *[other] { $name } verschiebt Zeile { $row } um { $spaces } Plätze.
}
slid-column = { $spaces ->
    [0] Spalte { $column } bleibt.
    [one] { $name } verschiebt Spalte { $column } um einen Platz.
   *[other] { $name } verschiebt Spalte { $column } um { $spaces } Plätze.
}
rotated = { $quarters ->
    [0] Das Quadrat { $from } bis { $to } bleibt.
    [one] { $name } dreht das Quadrat { $from } bis { $to } um ein Viertel.
    [2] { $name } dreht das Quadrat { $from } bis { $to } um die Hälfte.
   *[other] { $name } dreht das Quadrat { $from } bis { $to } um { $quarters } Viertel.
}
ended = { $unhappy ->
    [0] Die letzte Karte ist gespielt: Jedes Plättchen hat, was es will.
    [one] Die letzte Karte ist gespielt: Einem Plättchen fehlt etwas.
   *[other] Die letzte Karte ist gespielt: { $unhappy } Plättchen fehlt etwas.
}

## Warum es zu Ende ist

won = Das Dorf gedeiht: { count-people }, { count-empty }, { count-points } ({ $rank }).
lost = { $unhappy ->
    [0] Das Dorf wurde nicht fertig.
    [one] Das Dorf ist verloren: Einem Plättchen fehlt etwas.
   *[other] Das Dorf ist verloren: { $unhappy } Plättchen fehlt etwas.
}
count-people = { $people ->
    [0] niemand wohnt dort
    [one] ein Mensch
   *[other] { $people } Menschen
}
count-empty = { $empty ->
    [0] kein leeres Wohnhaus
    [one] ein leeres Wohnhaus
   *[other] { $empty } leere Wohnhäuser
}
count-points = { $score ->
    [one] { $score } Punkt
   *[other] { $score } Punkte
}

## Warum ein Zug nicht geht

other-card = Die Karte { $card } erlaubt das nicht: Nutze sie, besiedle ein Wohnhaus („populate“) oder tu nichts („nothing“).
no-tile = Auf { $cell } liegt noch kein Plättchen.
not-in-a-row = { $card } tauscht zwei Plättchen derselben Zeile.
not-in-a-column = { $card } tauscht zwei Plättchen derselben Spalte.
too-far = { $rows ->
    [0] Es liegt noch keine Zeile.
    [one] Eine einzige Zeile kann nicht gleiten.
   *[other] Eine Spalte aus { $rows } Plättchen gleitet um weniger als { $rows } Plätze.
}
lived-in = Auf { $cell } wohnt jemand: Nur eine ganze Zeile oder Spalte, die gleitet, nimmt das Haus mit.
no-dwelling = Auf { $cell } steht kein Wohnhaus.
nobody-left = Alle sind schon eingezogen.
not-there = Das Wohnhaus auf { $cell } ist nicht, was { $card } verlangt.

## Ratschläge

hint-fewer = Danach { $after ->
    [0] fehlt keinem Plättchen etwas
    [one] fehlt nur einem Plättchen etwas
   *[other] fehlt { $after } Plättchen etwas
} statt { $before }.
hint-later = Es hilft nicht sofort, aber { $cards } Karten vorausgedacht sah nichts besser aus.
hint-first-people = { $people ->
    [0] Niemand zieht nach { $cell }.
    [one] Eine Person zieht nach { $cell }, das nicht länger leer steht.
   *[other] { $people } Personen ziehen nach { $cell }, das nicht länger leer steht.
}
hint-more-people = { $people ->
    [0] Niemand zieht nach { $cell }.
    [one] Noch eine Person zieht nach { $cell }.
   *[other] { $people } weitere Personen ziehen nach { $cell }.
}

## Dörfer aus einer Datei

village-is-valid = { $moon } (Mond), { $sun } (Sonne): Jedes Plättchen hat, was es will.
village-lacks = { $count ->
    [0] { $moon } (Mond), { $sun } (Sonne): Es fehlt nichts.
    [one] { $moon } (Mond), { $sun } (Sonne): Einem Plättchen fehlt etwas, auf { $cells }.
   *[other] { $moon } (Mond), { $sun } (Sonne): { $count } Plättchen fehlt etwas, auf { $cells }.
}
not-as-expected = { $count ->
    [0] { $moon } (Mond), { $sun } (Sonne): anders als erwartet, jedes Plättchen hat, was es will.
    [one] { $moon } (Mond), { $sun } (Sonne): anders als erwartet, einem Plättchen fehlt etwas, auf { $cells }.
   *[other] { $moon } (Mond), { $sun } (Sonne): anders als erwartet, { $count } Plättchen fehlt etwas, auf { $cells }.
}

## Das Dorf im Terminal

word-round = Runde
word-people = Menschen
word-empty = leer
word-score = Punkte
word-missing = Es fehlt
word-pile = Im Stapel
word-unseen = In dieser Runde nicht gesehen, eine liegt beiseite
word-to = populate
word-or = oder
word-not = nicht
word-adjacent = daneben
word-in-line = in Reihe
