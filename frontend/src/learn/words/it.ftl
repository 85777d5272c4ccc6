### Imparare da una partita: la curva, i momenti decisivi, e provare qualcos’altro.

learn-title = Impara da questa partita
learn-about = Ciò che { $name } poteva sapere in ogni momento, e niente di più: il resto è stato immaginato.
learn-whose = Posto
learn-begin = Rivedi le scelte
learn-again = Riprova
learn-waiting = Analisi in corso…
learn-progress = Analisi: { $percent }
learn-percent = { $percent }%
learn-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
learn-chance-line = La probabilità di vincere, mossa per mossa
learn-points-line = I punti attesi, mossa per mossa
learn-slider = Momento della partita
learn-spoken = { $cause ->
    [choice] Mossa { $number }, dopo la scelta: { $worth }
    [luck] Mossa { $number }, dopo la sorte: { $worth }
    [others] Mossa { $number }, dopo gli altri: { $worth }
   *[start] Mossa { $number }: { $worth }
}
learn-from-to = da { $before } a { $after }
learn-brought = Che cosa ci ha portato lì
learn-total-start = Alla prima scelta
learn-total-choices = Le proprie scelte
learn-total-luck = La sorte
learn-total-others = Gli altri
learn-total-end = Alla fine
learn-total-about = Le scelte si misurano con quelle di chi gioca con buon senso, la sorte e gli altri con ciò che ci si poteva aspettare.
learn-moments = Che cosa ha contato di più
learn-choice = Mossa { $number }: una scelta
learn-luck = Mossa { $number }: la sorte
learn-others = Mossa { $number }: gli altri
learn-learned = Qualcosa su { $name }
learn-played = Giocato: { $move }
learn-better = Un bot forte gioca: { $move }
learn-because = In { $worlds } partite immaginate era meglio: { $gain } in più.
learn-and-more = { $lines ->
    [one] e { $lines } altro fatto
   *[other] e altri { $lines } fatti
}
learn-nothing = Nessun momento, da solo, ha contato molto.
learn-go = Vai lì
learn-try = Prova da qui
learn-trying = Un nuovo tavolo contro i bot. Ciò che non si poteva sapere viene distribuito di nuovo.
learn-you = tu
learn-truly = Tra tutte le distribuzioni possibili per questo posto. A strisce: chi lo era davvero.
learn-table = Tutte le scelte in una tabella
learn-table-move = Mossa
learn-table-played = Giocato
learn-table-best = Bot forte
learn-table-before = Prima
learn-table-after = Dopo
learn-table-lost = Perso
