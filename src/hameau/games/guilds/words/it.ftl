### Guilds of London
### membro = liveryman · Guildhall · riserva = supply · piantagione = plantation · stemma = standard · soglia = threshold · aperta, completata = unresolved, completed
### maestro = master · neutrale = neutral · usciere = beadle · gettone = token · carta del sindaco = mayoral card · scarti = discard pile · mazzo = deck
### Una mossa si scrive uguale in ogni lingua («hire Y1», «move c3», «from hall»), perciò sta sempre tra virgolette.
### Niente presuppone chi gioca: le frasi vanno bene con ogni nome, e con più nomi separati da virgole.

title = Guilds of London
tagline = Manda i tuoi membri per la città, vinci le sue gilde e supera Boris o i tuoi amici.

yellow = giallo
red = rosso
blue = blu
green = verde
purple = viola
virginia = Virginia
ulster = Ulster

## Opzioni

option-solitaire = Gilda dei giocatori solitari (solo in solitario)
option-solitaire-without = senza
option-solitaire-with = con
option-side = La piantagione comincia dal lato
option-side-virginia = Virginia
option-side-ulster = Ulster
option-side-random = a caso
option-resources = Carte di Boris per turno (solo in solitario)
option-resources-three = tre
option-resources-four = quattro

## Che cosa è successo

started = Turno di gioco { $round }: comincia { $name }.
played = { $name } gioca { $card }.
spent = { $name } depone { $card }.
discarded = { $name } scarta { $card }.
aimed = { $name } punta a { $cell } ({ $tile }).
leaving = { $name } sta per lasciare { $cell } ({ $tile }).
stopped = { $name } si ferma qui.
rested = { $name } non usa carte.
drew = { $cards ->
    [1] { $name } pesca una carta.
   *[other] { $name } pesca { $cards } carte.
}
saw = Nuove in mano per { $name }: { $cards }.
shuffled = { $cards ->
    [one] Gli scarti diventano il mazzo: { $cards } carta.
   *[other] Gli scarti diventano il mazzo: { $cards } carte.
}
recovered = { $name } riprende { $card } dagli scarti.
looked = { $cards ->
    [1] { $name } guarda una carta del sindaco.
   *[other] { $name } guarda { $cards } carte del sindaco.
}
offered = A scelta per { $name }: { $mayors }.
kept = { $cards ->
    [0] { $name } non tiene carte del sindaco.
   *[other] { $name } tiene una carta del sindaco.
}
kept-this = { $name } tiene { $mayor }.
hired = { $liverymen ->
    [1] { $name } assume un membro.
   *[other] { $name } assume { $liverymen } membri.
}
moved = { $source ->
    [hall] { $name } manda un membro dalla Guildhall in { $cell } ({ $tile }).
   *[other] { $name } manda un membro da { $source } in { $cell } ({ $tile }).
}
landed = { $liverymen ->
    [1] { $name } mette un membro della riserva in { $cell } ({ $tile }).
   *[other] { $name } mette { $liverymen } membri della riserva in { $cell } ({ $tile }).
}
shifted = { $liverymen ->
    [1] { $name } sposta un membro da { $source } in { $cell } ({ $tile }).
   *[other] { $name } sposta { $liverymen } membri da { $source } in { $cell } ({ $tile }).
}
sent = { $source ->
    [hall] { $name } manda un membro dalla Guildhall alla piantagione.
   *[other] { $name } manda un membro da { $source } alla piantagione.
}
planted = { $liverymen ->
    [1] { $name } mette un membro della riserva nella piantagione.
   *[other] { $name } mette { $liverymen } membri della riserva nella piantagione.
}
ousted = { $boris ->
    [0] { $name } deve riportare un membro da { $cell } ({ $tile }) alla Guildhall.
   *[other] Boris deve togliere un membro da { $cell } ({ $tile }).
}
lent = { $name } mette un neutrale in { $cell } ({ $tile }).
scored = { $points ->
    [1] { $name } segna un punto.
   *[other] { $name } segna { $points } punti.
}
reached = { $cell } ({ $tile }) si attiva, con { $count } sopra.
bribed = { $name } assume un neutrale per { $cell } ({ $tile }).
tied = Parità in { $cell } ({ $tile }): la tessera resta com’è.
won = { $how ->
    [0] { $name } mette il maestro in { $cell } ({ $tile }): { count-points }.
    [1] Boris vince { $cell } ({ $tile }): { count-points }.
   *[other] La gilda dei giocatori solitari dà a { $name } il maestro di { $cell } ({ $tile }): { count-points }.
}
came-second = { $boris ->
    [0] Secondo posto in { $cell } ({ $tile }) per { $name }, con il gettone { $token } ({ count-points }).
   *[other] Secondo posto in { $cell } ({ $tile }) per Boris; il gettone { $token } gli dà { count-points }.
}
beadle-came = L’usciere va in { $cell } ({ $tile }).
farmed = { $place ->
    [1] Maggioranza nella piantagione per { $name }: { count-points }.
   *[other] Posto { $place } nella piantagione per { $name }: { count-points }.
}
boris-farmed = Boris vince la piantagione: { count-points }.
turned-over = La piantagione ora mostra { $side }.
placed = Una nuova tessera in { $cell }: { $tile }.
boris-drew = Boris scopre { $card } ({ $colour }) → { $cell }: { $why }.
boris-took = L’usciere chiude { $cell } ({ $tile }); Boris segna { count-points }.
mayor-scored = { $name } mostra { $mayor }: { count-points }.
neighbours-scored = Maestri vicini di { $name }: { count-points }.
ended = La partita è finita.
count-points = { $points ->
    [1] 1 punto
   *[other] { $points } punti
}

why-beadle = la tessera dell’usciere mostra il colore
why-next = la prossima tessera del colore dopo l’usciere
why-around = la prossima tessera del colore, ripartendo in alto a sinistra
why-none = nessuna tessera mostra il colore

## Perché è finita

beat-boris = { $names } batte Boris, { $points } a { $boris }.
lost-to-boris = Vince Boris, { $boris } a { $points }.
won-by-points = { $winners ->
    [1] { $names } vince con { count-points }.
   *[other] Vittoria condivisa, con { count-points } a testa: { $names }.
}
won-by-masters = { $winners ->
    [1] { $names } vince con { count-points }; maestri e carte risolvono la parità.
   *[other] Vittoria condivisa, con { count-points } a testa e altrettanti maestri e carte: { $names }.
}

## Perché una mossa è rifiutata

answer-first = «{ $text }» non risponde alla domanda. { $asked }
not-a-choice = «{ $text }» qui non è possibile. { $asked }
your-turn = «{ $text }» ora non è possibile. { $asked }
supply-empty = La tua riserva è vuota: non c’è più nessuno da assumere.
not-in-hand = Non hai { $card } in mano.
too-dear = { $cost ->
    [1] { $card } costa una moneta: una carta in più di quelle che hai.
   *[other] { $card } costa { $cost } monete: più carte di quelle che hai.
}
not-open = In { $cell } non c’è una tessera aperta.
no-card-for-tile = Nessuna delle tue carte porta un membro in { $cell }.

## Che cosa si chiede

ask-keep = Tieni una delle tue carte del sindaco.
ask-turn = Tocca a te: assumi, muovi, gioca una carta o finisci il turno.
ask-spend = Quale carta deponi per il movimento?
ask-coin = Quale carta paghi come moneta?
ask-limit = Hai troppe carte: quale scarti?
ask-swap = Quale carta scambi? O è tutto?
ask-mayor = Quale carta del sindaco tieni? O nessuna?
ask-bribe = Assumi un neutrale qui? Allora comincia con una carta che mostra uno stemma della tessera.
ask-bribe-coin = Quale altra carta paghi per il neutrale?
ask-whence = Quale membro ci va?
ask-whence-more = Quale altro membro ci va? O è tutto?
ask-whither = Su quale tessera va un membro?
ask-free-move = Su quale tessera va un membro? O è tutto?
ask-rally = Su quale tessera vanno i tuoi membri? O su nessuna?
ask-land = Su quale tessera metti quelli della riserva?
ask-neutral = Su quale tessera metti il neutrale?
ask-shift-from = Da quale tessera vanno i membri a quella accanto? O da nessuna?
ask-shift-to = Su quale tessera accanto vanno?
ask-shift-number = Quanti ci vanno?
ask-send = Quale membro va alla piantagione?
ask-send-more = Quale membro va alla piantagione? O è tutto?
ask-victim = Quale membro deve tornare alla Guildhall?
ask-pick-up = Quale carta riprendi dagli scarti?
ask-solitaire = La gilda dei giocatori solitari ti dà una tessera completata? O aspetti?

## Che cosa fanno tessere, gettoni e carte

effect-nothing = niente altro
effect-hire = { $amount ->
    [1] Assumi 1 membro.
   *[other] Assumi { $amount } membri.
}
effect-draw = { $amount ->
    [1] Pesca 1 carta azione.
   *[other] Pesca { $amount } carte azione.
}
effect-free-move = { $amount ->
    [1] Sposta 1 dei tuoi membri su una qualsiasi tessera aperta, se vuoi.
   *[other] Sposta fino a { $amount } dei tuoi membri su qualsiasi tessera aperta.
}
effect-send-up-to = { $amount ->
    [1] Manda 1 dei tuoi membri alla piantagione, se vuoi.
   *[other] Manda fino a { $amount } dei tuoi membri alla piantagione.
}
effect-mayoral-draw = Guarda 2 carte del sindaco e tienine 1, o nessuna.
effect-top-mayoral = Prendi la prima carta del sindaco.
effect-points = { $amount ->
    [1] Segni 1 punto.
   *[other] Segni { $amount } punti.
}
effect-no-limit = Il suo maestro non ha limite di carte in mano.
effect-land = { $amount ->
    [1] Metti 1 membro della riserva su una qualsiasi tessera aperta.
   *[other] Metti { $amount } membri della riserva su una tessera aperta.
}
effect-land-on-colour = { $amount ->
    [1] Metti 1 membro della riserva su una tessera aperta che mostra { $colour }.
   *[other] Metti { $amount } membri della riserva su una tessera aperta che mostra { $colour }.
}
effect-hire-more = Fino alla fine del turno ogni carta deposta per assumere ne assume { $amount }.
effect-hire-by-masters = Assumi un membro per ogni tuo maestro, al massimo { $amount }.
effect-rally = Sposta fino a { $amount } dei tuoi membri su una tessera aperta che mostra { $colour }.
effect-move-one = Sposta 1 dei tuoi membri su una qualsiasi tessera aperta.
effect-oust = Riporta alla Guildhall un membro avversario da una tessera aperta.
effect-shift = Sposta quanti membri vuoi da una tessera aperta a una accanto.
effect-any-colour = Fino alla fine del turno ogni carta deposta per muovere vale tutti e cinque i colori.
effect-send-one = Manda 1 dei tuoi membri alla piantagione.
effect-send-and-draw = Manda 1 dei tuoi membri alla piantagione, poi pesca carte: { $amount }.
effect-plant = Dalla riserva alla piantagione: { $amount }.
effect-points-by-plantation = Un punto per ogni tuo membro nella piantagione, al massimo { $amount }.
effect-draw-later = Alla fine del turno pesca più carte: { $amount }.
effect-recover = Riprendi una carta qualsiasi dagli scarti.
effect-draw-later-by-masters = Alla fine del turno pesca una carta in più per ogni tuo maestro, al massimo { $amount }.
effect-draw-later-no-limit = Alla fine del turno pesca più carte ({ $amount }), stavolta senza limite.
effect-points-by-masters = Un punto per ogni tuo maestro, al massimo { $amount }.
effect-neutral-liveryman = Metti un neutrale su una tessera aperta dove sei presente.
effect-exchange = Scarta quante carte vuoi e pescane altrettante.
effect-points-by-colours = Un punto per ogni colore sulle tessere dei tuoi maestri, al massimo { $amount }.

## Che cosa segnano le carte del sindaco

mayor-colour = Punti per ogni maestro su una tessera che mostra { $colour }: { $points } (al massimo { $cap })
mayor-two-colours = Punti per ogni maestro su una gilda di due colori: { $points } (al massimo { $cap })
mayor-one-colour = Punti per ogni maestro su una gilda di un colore: { $points } (al massimo { $cap })
mayor-building = Punti per ogni maestro su un edificio speciale: { $points } (al massimo { $cap })
mayor-guildhall-tiles = Punti per ogni maestro su una tessera che tocca la Guildhall: { $points } (al massimo { $cap })
mayor-edge = Punti per ogni maestro sul bordo della città: { $points } (al massimo { $cap })
mayor-corner = Punti per ogni maestro in un angolo della città: { $points } (al massimo { $cap })
mayor-row = Punti per ogni maestro nella tua riga migliore: { $points } (al massimo { $cap })
mayor-column = Punti per ogni maestro nella tua colonna migliore: { $points } (al massimo { $cap })
mayor-group = Punti per ogni maestro del tuo gruppo più grande: { $points } (al massimo { $cap })
mayor-groups = Punti per ogni gruppo di maestri: { $points } (al massimo { $cap })
mayor-all-colours = Punti se le tessere dei tuoi maestri mostrano tutti e cinque i colori: { $points }; quattro di essi: { $less }
mayor-guildhall = { $per ->
    [one] Punti per ogni membro nella Guildhall: { $points } (al massimo { $cap })
   *[other] Punti ogni { $per } membri nella Guildhall: { $points } (al massimo { $cap })
}
mayor-unresolved = Punti per ogni membro su una tessera aperta: { $points } (al massimo { $cap })
mayor-hand = { $per ->
    [one] Punti per ogni carta azione in mano: { $points } (al massimo { $cap })
   *[other] Punti ogni { $per } carte azione in mano: { $points } (al massimo { $cap })
}
mayor-low-numbers = Punti per ogni maestro su una gilda con numero da 1 a 20: { $points } (al massimo { $cap })
mayor-high-numbers = Punti per ogni maestro su una gilda con numero da 21 a 40: { $points } (al massimo { $cap })

## La città nel terminale

legend = ★ punti · h assumi · d pesca · m muovi · p piantagione · ♔ ricompensa del sindaco, maestro · ∞ mano senza limite · ♦ usciere · 3/4 presenti/soglia · ↑ soglia più alta · ✦ pronta · = parità · ✓ completata · 1×2 due del posto 1 · b×2 due di Boris · n2 due neutrali · K4 gettone del secondo («show K4»)
word-round = Turno di gioco
word-choice = carte del sindaco
word-turn = turni
word-activation = attivazione
word-growth = crescita
word-final = ultima occasione
word-over = finita
word-activates = con attivazione
word-grows = con crescita
word-last-round = ultimo turno di gioco
word-hall = Guildhall
word-supply = riserva
word-plantation = piantagione
word-cards = carte
word-mayors = del sindaco
word-masters = maestri
word-tokens = gettoni
word-neutrals = neutrali
word-deck = mazzo
word-discard = scarti

## Tessere

tile-arrowsmiths = Frecciai
tile-bakers = Fornai
tile-bell-founders = Fonditori di campane
tile-bookbinders = Rilegatori
tile-bottle-makers = Bottigliai
tile-bowstring-makers = Cordai d’archi
tile-brewers = Birrai
tile-brick-layers = Muratori
tile-button-makers = Bottonai
tile-candle-dippers = Candelai
tile-cap-makers = Berrettai
tile-carriage-builders = Carrozzieri
tile-chart-makers = Cartografi
tile-clock-makers = Orologiai
tile-coopers = Bottai
tile-copperbeaters = Ramai
tile-dyers = Tintori
tile-farriers = Maniscalchi
tile-feltmakers = Feltrai
tile-fish-salters = Salatori di pesce
tile-fruit-sellers = Fruttivendoli
tile-furriers = Pellicciai
tile-glass-blowers = Soffiatori di vetro
tile-glovers = Guantai
tile-gold-beaters = Battiloro
tile-hay-weighers = Pesatori di fieno
tile-horn-workers = Cornai
tile-innkeepers = Locandieri
tile-ink-makers = Inchiostrai
tile-joiners = Falegnami
tile-lace-weavers = Merlettai
tile-lightermen = Chiattaioli
tile-locksmiths = Fabbri serraturai
tile-masons = Scalpellini
tile-needle-makers = Agorai
tile-oil-pressers = Frantoiani
tile-pepperers = Pepai
tile-quill-cutters = Temperatori di penne
tile-rope-walkers = Funai
tile-wine-tasters = Assaggiatori di vino
tile-church = Chiesa di St Lawrence Jewry
tile-gog-and-magog = Gog e Magog
tile-livery-hall = Sala delle corporazioni
tile-parade-ground = Piazza d’armi del lord sindaco
tile-university = Università di Londra

## Suggerimenti

hint-points = Porta subito { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
