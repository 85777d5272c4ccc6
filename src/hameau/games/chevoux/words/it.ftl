### Chévoux
### tessera = tile · casella = cell · riga, colonna = row, column · fiume = river · carta = card · pila = pile · asse = axis
### abitazione = dwelling · campo = field · riorganizzare, popolare = restructure, populate
### Una mossa si scrive uguale in tutte le lingue («swap a1 c2», «populate c2», «nothing»), quindi sempre tra virgolette.

title = Chévoux
tagline = Trenta tessere lungo un fiume, ognuna con un desiderio: spostale finché tutte sono contente, e popola il villaggio.

## Options

option-mode = Modalità
option-mode-normal = cinque turni
option-mode-hard = quattro turni, difficile

## Tessere

tile-champ = Campo
tile-habitation = Abitazione
tile-boulangerie = Panetteria
tile-cafe = Caffè
tile-epicerie = Alimentari
tile-ferme = Fattoria
tile-mairie = Municipio
tile-poste = Posta
tile-caserne = Caserma dei pompieri
tile-station_epuration = Depuratore
tile-ecole = Scuola primaria
tile-creche = Asilo nido
tile-college = Scuola media
tile-cantine = Mensa
tile-cabinet_medical = Ambulatorio
tile-pharmacie = Farmacia
tile-clinique = Clinica
tile-maison_retraite = Casa di riposo
tile-theatre = Teatro
tile-musee = Museo
tile-mediatheque = Mediateca
tile-salle_fetes = Sala delle feste
tile-halle = Mercato coperto
tile-supermarche = Supermercato
tile-galerie = Galleria
tile-banque = Banca
tile-parc = Parco
tile-rucher = Apiario
tile-compostage = Compostaggio
tile-eolienne = Pala eolica
tile-usine = Fabbrica
tile-scierie = Segheria
tile-entrepot = Magazzino
tile-dechetterie = Ecocentro
tile-hotel = Albergo
tile-camping = Campeggio
tile-office_tourisme = Ufficio turistico
tile-belvedere = Belvedere

## Assi

axis-education = Istruzione
axis-sante = Salute
axis-culture = Cultura
axis-commerce = Commercio
axis-nature = Natura
axis-industrie = Industria
axis-tourisme = Turismo

## Carte

card-remembrement = Riordino fondiario
card-percee = Strada nuova
card-deviation = Circonvallazione
card-grands_travaux = Grandi opere
card-rond_point = Rotatoria
card-expropriation = Esproprio

way-swap-in-row = Scambia due tessere della stessa riga.
way-swap-in-column = Scambia due tessere della stessa colonna.
way-slide-row = Fai scorrere una riga; ciò che esce da un lato rientra dall’altro.
way-slide-column = Fai scorrere una colonna; ciò che esce da un lato rientra dall’altro.
way-rotate = Ruota un quadrato di quattro tessere di un quarto, mezzo o tre quarti di giro.
way-swap-any = Scambia due tessere qualsiasi.

## Titoli secondo i punti

rank-leaving = sindaco in uscita
rank-caretaker = sindaco ad interim
rank-mayor = sindaco di Chévoux
rank-reelected = sindaco per un altro mandato
rank-honorary = sindaco onorario
rank-legend = leggenda di Chévoux

## Ciò che chiedono le tessere

sort-field = campo
sort-dwelling = abitazione
sort-violet = edificio viola
sort-blue = edificio blu
sort-building = edificio
sort-sun = edificio del Sole
sort-moon = edificio della Luna
sort-same_axis = edificio dello stesso asse
sort-other_axis = edificio dell’altro asse
zone-river = lungo il fiume
zone-edge = sul bordo
zone-last_row = nell’ultima riga

## Che cosa è successo

drawn = Il villaggio sviluppa { $moon } (Luna) e { $sun } (Sole).
grew = Si aggiunge la riga { $row }: { $a }, { $b }, { $c }, { $d }, { $e }, { $f }.
began = Turno { $round } di { $rounds }: una carta è messa da parte senza guardarla.
turned-up = Carta: { $card }.
did-nothing = { $name } lascia passare la carta.
populated = { $people ->
    [0] Nessuno si stabilisce in { $cell }.
    [one] Una persona si stabilisce in { $cell }.
   *[other] { $people } persone si stabiliscono in { $cell }.
}
swapped = { $name } scambia { $one } in { $from } e { $other } in { $to }.
slid-row = { $spaces ->
    [0] La riga { $row } resta ferma.
    [one] { $name } fa scorrere la riga { $row } di una casella.
   *[other] { $name } fa scorrere la riga { $row } di { $spaces } caselle.
}
slid-column = { $spaces ->
    [0] La colonna { $column } resta ferma.
    [one] { $name } fa scorrere la colonna { $column } di una casella.
   *[other] { $name } fa scorrere la colonna { $column } di { $spaces } caselle.
}
rotated = { $quarters ->
    [0] Il quadrato da { $from } a { $to } resta fermo.
    [one] { $name } ruota il quadrato da { $from } a { $to } di un quarto.
    [2] { $name } ruota il quadrato da { $from } a { $to } di mezzo giro.
   *[other] { $name } ruota il quadrato da { $from } a { $to } di { $quarters } quarti.
}
ended = { $unhappy ->
    [0] L’ultima carta è giocata: ogni tessera ha ciò che chiede.
    [one] L’ultima carta è giocata: a una tessera manca qualcosa.
   *[other] L’ultima carta è giocata: a { $unhappy } tessere manca qualcosa.
}

## Perché è finita

won = Il villaggio prospera: { count-people }, { count-empty }, { count-points } ({ $rank }).
lost = { $unhappy ->
    [0] Il villaggio non è stato finito.
    [one] Il villaggio è perduto: a una tessera manca qualcosa.
   *[other] Il villaggio è perduto: a { $unhappy } tessere manca qualcosa.
}
count-people = { $people ->
    [0] nessuno ci abita
    [one] una persona
   *[other] { $people } persone
}
count-empty = { $empty ->
    [0] nessuna abitazione vuota
    [one] un’abitazione vuota
   *[other] { $empty } abitazioni vuote
}
count-points = { $score ->
    [one] { $score } punto
   *[other] { $score } punti
}

## Perché una mossa è rifiutata

other-card = La carta { $card } non lo permette: usala, popola un’abitazione («populate») o non fare niente («nothing»).
no-tile = In { $cell } non c’è ancora nessuna tessera.
not-in-a-row = { $card } scambia due tessere della stessa riga.
not-in-a-column = { $card } scambia due tessere della stessa colonna.
too-far = { $rows ->
    [0] Non c’è ancora nessuna riga.
    [one] Una sola riga non può scorrere.
   *[other] Una colonna di { $rows } tessere scorre di meno di { $rows } caselle.
}
lived-in = In { $cell } abita qualcuno: solo una riga o una colonna che scorre può spostare la casa.
no-dwelling = In { $cell } non c’è nessuna abitazione.
nobody-left = Sono già arrivati tutti.
not-there = L’abitazione in { $cell } non è quella che chiede { $card }.

## Consigli

hint-fewer = Poi { $after ->
    [0] a nessuna tessera manca qualcosa
    [one] a una sola tessera manca qualcosa
   *[other] a { $after } tessere manca qualcosa
}, invece di { $before }.
hint-later = Non aiuta subito, ma guardando { $cards } carte avanti niente sembrava meglio.
hint-first-people = { $people ->
    [0] Nessuno viene in { $cell }.
    [one] Una persona viene in { $cell }, che non è più vuota.
   *[other] { $people } persone vengono in { $cell }, che non è più vuota.
}
hint-more-people = { $people ->
    [0] Nessuno viene in { $cell }.
    [one] Un’altra persona viene in { $cell }.
   *[other] Altre { $people } persone vengono in { $cell }.
}

## Villaggi da un file

village-is-valid = { $moon } (Luna), { $sun } (Sole): ogni tessera ha ciò che chiede.
village-lacks = { $count ->
    [0] { $moon } (Luna), { $sun } (Sole): non manca niente.
    [one] { $moon } (Luna), { $sun } (Sole): a una tessera manca qualcosa, in { $cells }.
   *[other] { $moon } (Luna), { $sun } (Sole): a { $count } tessere manca qualcosa, in { $cells }.
}
not-as-expected = { $count ->
    [0] { $moon } (Luna), { $sun } (Sole): non come previsto, ogni tessera ha ciò che chiede.
    [one] { $moon } (Luna), { $sun } (Sole): non come previsto, a una tessera manca qualcosa, in { $cells }.
   *[other] { $moon } (Luna), { $sun } (Sole): non come previsto, a { $count } tessere manca qualcosa, in { $cells }.
}

## Il villaggio nel terminale

word-round = Turno
word-people = abitanti
word-empty = vuote
word-score = punti
word-missing = Manca
word-pile = Nella pila
word-unseen = Non viste in questo turno, una è da parte
word-to = populate
word-or = o
word-not = non
word-adjacent = accanto
word-in-line = in linea
