### The pages of `hameau study`, `hameau compare` and `hameau ladder`.

## The page

page-study = { $game }, uno studio
page-match = La partita
page-own = Solo in { $game }
page-played = { $count ->
    [one] Una partita
   *[other] { $matches } partite
} con { $seats ->
    [one] una persona.
   *[other] { $seats } persone.
}
page-bots = Bot: { $bots }.
page-option = { $name }: { $choice }.
page-swept = Impostazioni: { $count }. Partite di ciascuna: { $matches }.
page-players = persone
page-expected = stima
page-about-strips = Ogni striscia è un numero di persone. La linea verticale è ciò che la pagina del gioco stimerebbe da ciò che è in gioco.
page-together = Tutte le composizioni insieme
page-day = Di giorno
page-night = Di notte
page-numbers = I numeri
page-item = Che cosa
page-value = Valore
page-share = Quota
page-bounds = Limiti al 95%
page-seen = Partite
page-mean = media { $value }
page-fair = quota equa
page-tip-bounds = limiti al 95%: { $bounds }
page-tip-seen = { $count ->
    [0] in nessuna partita
    [one] in una partita
   *[other] in { $matches } partite
}
page-verdict = { $clear ->
    [0] { $items ->
        [one] Il caso da solo potrebbe spiegarlo.
       *[other] Il caso da solo potrebbe spiegare tutte le differenze dalla quota equa.
    }
   *[other] { $items ->
        [one] È più di un caso.
       *[other] { $clear } su { $items } si scostano dalla quota equa più che per caso.
    }
}
page-reading = Come si legge
page-about-bounds = I limiti contengono il valore vero in 95 studi su 100 come questo. Nascono da quanto differiscono le partite intere, perché i posti e i turni di una stessa partita dipendono gli uni dagli altri. Un punto è verde o rosso solo se spicca anche quando si guardano insieme tutti i punti della sua figura.
page-about-bots = Tutti i giocatori erano programmi. Ciò che amano e ciò che non vedono è in ogni numero: è quello che accade tra giocatori così, e conviene sentirne di più forti prima di cambiare una regola.
page-again = Ancora lo stesso
page-about-again = Questo comando dà gli stessi numeri, con qualsiasi numero di processi:
page-about-timed = I bot che pensano per un certo tempo non fanno mai due volte proprio lo stesso. Il comando era:
page-about-content = Il contenuto giocato ha il segno { $digest }.

## The page of a comparison

page-compare = { $game }: che cosa ha fatto il cambiamento
page-both = Ogni seme è stato giocato due volte, con A ({ $a }) e con B ({ $b }).
page-own-content = il contenuto del gioco stesso
page-clear = Differenze chiare
page-of = su { $items } guardate
page-changed = Che cosa è stato cambiato
page-entry = Voce
page-more-changes = { $count ->
    [one] Un’altra voce è diversa.
   *[other] Altre { $count } voci sono diverse.
}
page-did = Che cosa ha fatto
page-share-changes = Quote
page-share-changes-about = Quanto più spesso, in punti percentuali: prima 50% e poi 52% sono +2 p.p. Le linee spesse sono i limiti di una differenza da sola, quelle sottili valgono per tutte insieme. Di ogni domanda se ne disegnano al massimo quattro; nei numeri ci sono tutte.
page-number-changes = Numeri
page-number-changes-about = Quanto di più, rispetto a prima. Le linee spesse sono i limiti di una differenza da sola, quelle sottili valgono per tutte insieme. Di ogni domanda se ne disegnano al massimo quattro; nei numeri ci sono tutte.
page-no-difference = nessuna differenza
page-clear-verdict = { $clear ->
    [0] Nessuna su { $items } è chiara: il caso potrebbe spiegarle tutte.
    [one] Una su { $items } è chiara; quelle pallide possono essere un caso.
   *[other] { $clear } su { $items } sono chiare; quelle pallide possono essere un caso.
}
page-tip-all = per tutte insieme: { $bounds }
page-a = A
page-b = B
page-difference = Differenza
page-bounds-all = Limiti per tutte
page-sure = Sicuro?
page-is-clear = chiara
page-is-open = forse il caso
page-spreads = Come si distribuiscono i numeri
page-about-pairs = Ogni seme è stato giocato con A e con B, e la differenza si prende partita per partita: ciò che la fortuna fa a entrambi si annulla.
page-about-chance = Differenze guardate: { $items }. Se il cambiamento non avesse fatto nulla, circa { $few } di esse uscirebbero lo stesso dai propri limiti al 95%. Una differenza si dice chiara solo se lo zero è fuori dai limiti più larghi, che valgono per tutte insieme.

## What every game counts

study-seat = Posto { $number }
study-winners = chi vince
study-others = gli altri
study-seat-wins = Vittorie per posto
study-seat-wins-about = Quante volte vince ogni posto; una vittoria condivisa vale la sua parte. Conta dove ci si siede?
study-shared-wins = Vittorie condivise
study-decisions = Decisioni in una partita
study-decisions-about = Quante decisioni richiede una partita, tutti insieme: la durata come la sentono i programmi.
study-scores = Punti alla fine
study-scores-about = I punti di chi ha vinto e quelli degli altri. Dove le due curve si sovrappongono molto, i punti da soli non dicono chi ha vinto.
study-margin = Distacco della vittoria
study-margin-about = I punti tra il primo e il secondo. Con zero i punti erano uguali.

## A ladder

page-ladder = { $game }: la scala dei suoi bot
page-rungs = I bot per forza
page-rating = Forza
page-bot = Bot
page-against = Contro
page-meetings = Chi ha battuto chi
page-about-rating = Punti Elo sopra il primo bot: 100 in più vincono circa il 64% delle partite, 200 in più circa il 76%. Le linee sono i limiti al 95%.
page-about-meetings = Ogni bot contro il successivo più debole: la sua parte di ciò che i due hanno vinto. Tutte le coppie sono tra i numeri.
page-about-ladder = Ogni gruppo di bot gioca altrettante partite, ogni distribuzione da ogni posto. La forza è quella di Bradley e Terry, con più posti quella di Plackett e Luce. I limiti vengono dalle stesse distribuzioni estratte di nuovo 400 volte. Da soli, due bot giocano la stessa preparazione e vince il risultato migliore. Dove si vince insieme, un bot gioca il campo più grande e l’altro tutti gli altri, poi si scambiano.
