### Il tabellone di Chévoux nel browser. Le parole sono quelle di docs/rules/chevoux.it.md.

## Il tavolo

board-table = Il villaggio di Chévoux
board-village = Tessere; le frecce vanno dall’una all’altra, Invio sceglie
board-now = Che cosa fare adesso
board-cards = Le carte di questo turno
board-round = Turno { $round } di { $rounds }
board-season-1 = primavera
board-season-2 = estate
board-season-3 = autunno
board-season-4 = inverno
board-unhappy = { $unhappy ->
    [0] tutte contente
    [one] { $unhappy } scontenta
   *[other] { $unhappy } scontente
}
board-people = { $people } abitanti su { $all }
board-empty = { $empty ->
    [one] { $empty } vuota
   *[other] { $empty } vuote
}
board-pile-title = Che cosa resta nella pila
board-pile-empty = La pila è vuota: tutte le tessere sono nel villaggio.
board-cell = { $cell }, { $tile }
board-lacks-something = manca qualcosa
board-can-go-here = la tessera scelta può venire qui
board-can-settle = qui può arrivare qualcuno
board-found = { $what }: ora { $found }
board-is-there = è { $what }
board-is-not-there = non è { $what }
board-content = Ha tutto ciò che chiede.

## Che cosa permette una carta

board-card-open = scoperta
board-card-later = deve ancora arrivare, o è messa da parte
board-card-played = giocata in questo turno
board-or-settle = { $people ->
    [0] Non resta nessuno per { $where }:
    [one] Oppure popolare: 1 persona in { $where }:
   *[other] Oppure popolare: { $people } persone in { $where }:
}
board-nowhere = per ora da nessuna parte
board-hint = Tocca una tessera, poi la sua meta, o trascinala.
board-let-go = Lasciare la carta
board-put-down = Rimettere giù
board-confirm = Eseguire
board-cancel = Lasciar stare
board-other-way = In altro modo
board-bring = { $people ->
    [one] Portare 1 persona
   *[other] Portare { $people } persone
}
try-swap = Scambiare { $one } ({ $from }) e { $other } ({ $to })?
try-row = Far scorrere la riga { $row } di { $by } verso destra?
try-column = Far scorrere la colonna { $column } di { $by } lontano dal fiume?
try-turn = { $by ->
    [one] Ruotare il quadrato in { $cell } di un quarto?
    [2] Ruotare il quadrato in { $cell } di mezzo giro?
   *[other] Ruotare il quadrato in { $cell } di tre quarti?
}
try-nothing = Lasciare la carta?

## La prima spiegazione

panel-wishes = Ogni tessera ha un desiderio: la panetteria vuole due abitazioni accanto. Una bandierina rossa mostra a chi manca qualcosa.
panel-axes = Due dei sette assi danno forma al villaggio, uno alla Luna e uno al Sole. Alcune tessere li cercano.
panel-grow = In ciascuno dei primi quattro turni cresce una riga di sei tessere, sempre più lontana dal fiume.
panel-cards = In un turno arrivano cinque carte, una alla volta. Ognuna può spostare tessere …
panel-people = … oppure portare persone in un’abitazione. Dove abita qualcuno, la casa si muove solo con la sua riga o colonna.
panel-end = Se alla fine tutte le tessere sono contente, ogni persona vale un punto e ogni abitazione vuota ne costa due.

## Il bilancio del mandato

ending-title = Il bilancio del mandato
ending-people = Persone che abitano qui
ending-empty = Abitazioni vuote
ending-lacking = Tessere a cui manca qualcosa
ending-total = Bilancio
ending-none = nessun punteggio
ending-ranks = Titoli
ending-from = da { $score }

## La prova del caso

proof-axes-right = I due assi sono quelli che dà il segreto.
proof-axes-wrong = Un asse non è quello che dà il segreto.
proof-village-right = { $tiles } tessere e { $cards } carte ricalcolate: tutte giuste.
proof-tile-wrong = Una tessera della mossa { $move } non è quella del segreto.
proof-card-wrong = Una carta della mossa { $move } non è quella del segreto.

## Che cosa chiedono le tessere

wish-champ = Un altro campo adiacente, e nessun municipio adiacente.
wish-habitation = Non chiede niente.
wish-boulangerie = Almeno 2 abitazioni adiacenti.
wish-cafe = Un edificio del Sole adiacente.
wish-epicerie = Un edificio della Luna adiacente.
wish-ferme = Almeno 2 campi adiacenti.
wish-mairie = Non chiede niente.
wish-poste = Il municipio ad al massimo 2 caselle.
wish-caserne = Almeno 3 abitazioni ad al massimo 2 caselle.
wish-station_epuration = Stare lungo il fiume, e nessuna abitazione adiacente.
wish-ecole = Un’abitazione adiacente.
wish-creche = Nessun campo adiacente.
wish-college = Un altro edificio del suo asse adiacente.
wish-cantine = Un campo e un edificio viola adiacenti.
wish-cabinet_medical = Almeno 3 abitazioni tra la sua riga e la sua colonna.
wish-pharmacie = Un edificio viola adiacente.
wish-clinique = Stare sul bordo, e nessun campo adiacente.
wish-maison_retraite = Nessun edificio dell’altro asse adiacente.
wish-theatre = Stare nella riga o nella colonna del municipio.
wish-musee = Non stare sul bordo.
wish-mediatheque = Un altro edificio del suo asse adiacente.
wish-salle_fetes = Nessuna abitazione adiacente.
wish-halle = Un campo e un’abitazione adiacenti.
wish-supermarche = Stare sul bordo, e nessun edificio viola adiacente.
wish-galerie = Almeno 3 edifici adiacenti.
wish-banque = Un edificio blu adiacente.
wish-parc = Stare lungo il fiume, o almeno 2 abitazioni adiacenti.
wish-rucher = Almeno 2 campi adiacenti.
wish-compostage = Nessuna abitazione adiacente.
wish-eolienne = Stare sul bordo, ma non lungo il fiume.
wish-usine = Stare sul bordo, e nessuna abitazione adiacente.
wish-scierie = Stare lungo il fiume.
wish-entrepot = Un altro edificio del suo asse adiacente.
wish-dechetterie = Il municipio a più di 3 caselle.
wish-hotel = Il municipio ad al massimo 3 caselle.
wish-camping = Stare lungo il fiume, o almeno 2 campi adiacenti.
wish-office_tourisme = Un edificio dell’altro asse adiacente.
wish-belvedere = Stare nella riga 5.

## Dove una carta porta persone

settle-remembrement = un’abitazione adiacente ad almeno 2 campi
settle-percee = un’abitazione lungo il fiume
settle-deviation = un’abitazione adiacente a un edificio del Sole
settle-grands_travaux = un’abitazione adiacente a un edificio della Luna
settle-rond_point = un’abitazione adiacente sia a un edificio del Sole sia a uno della Luna
settle-expropriation = un’abitazione ad al massimo 2 caselle dal municipio

## Il villaggio del giorno

daily-title = Villaggio del { $day }
daily-about = Un rompicapo al giorno, uguale per tutti: costruisci da solo un villaggio in circa un quarto d’ora e confronta. Si può vincere.

## Il primo villaggio guidato

guide-look = Ti diamo il benvenuto in municipio! Ogni tessera ha un desiderio, e una bandiera rossa segna a chi manca qualcosa. Tocca la panetteria in a1 per vedere che cosa vuole.
guide-wish = La panetteria vuole due abitazioni accanto. In f1 le avrebbe, e la carta aperta scambia tessere di una riga: tocca f1, o trascinala lì.
guide-try = Non è ancora successo niente: ecco come sarebbe. Il primo pulsante usa la carta. Oppure lascia e prova altro.
guide-people = Una nuova carta. Potrebbe scambiare tessere di una colonna, o invece portare una persona in un’abitazione lungo il fiume. Tocca l’abitazione in e1.
guide-settle = Ogni persona vale un punto alla fine, e un’abitazione vuota ne costa due. Ma dove abita qualcuno, la tessera non si scambia più. Porta qualcuno!
guide-cards = In alto vedi tutte e sei le carte. Una di questo turno è messa da parte senza vederla, le altre devono ancora venire. Tocca un’altra carta per vedere che cosa permetterebbe.
guide-pile = Alla fine qui ci saranno cinque righe. L’ultimo pulsante della fila mostra quali tessere sono ancora nella pila. Aprilo.
guide-free = Ora tocca a te: finisci il turno. Se non sai come andare avanti, chiedi un consiglio.
guide-grow = È cresciuta una nuova riga, lontano dal fiume. Nuove tessere possono esaudire vecchi desideri: non disperare per le bandiere.
guide-end = È questo numero che conta: dopo l’ultima carta a nessuna tessera deve mancare qualcosa. Poi si contano i tuoi abitanti. Buona fortuna!

## La sorte, dove tutti i giochi dicono i dadi

end-proof = Verifica la sorte
end-proof-about = Prima della prima carta il server ha promesso tutta la sorte con un numero sigillato. Il tuo browser ora estrae di nuovo assi, tessere e carte e confronta.
replay-proof = La sorte era onesta?
replay-proof-about = Prima della prima carta il server ha sigillato la sua sorte e ti ha mostrato il sigillo. Ora è aperto: il tuo browser può estrarre di nuovo ogni tessera e ogni carta e confrontare.
replay-check = Verifica la sorte
replay-record-about = Tutte le mosse e il segreto della sorte come testo leggibile. Chi ha Hameau può rivederle e verificarle.

## Una mossa a parole, per un suggerimento e dopo la partita

move-nothing = lasciar andare la carta
move-populate = abitanti in { $first }
move-swap = scambiare { $first } e { $second }
move-row = spostare la riga { $first } di { $third }
move-column = spostare la colonna { $first } di { $third }
move-turn = girare { $first }, quarti: { $third }
