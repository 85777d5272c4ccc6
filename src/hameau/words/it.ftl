### Le parole di tutti i giochi.
### partita = match · mossa = move · turno = turn. Si dà del tu.

match-is-over = La partita è finita.
not-your-turn = { $number ->
    [0] Non tocca a te.
   *[other] Non tocca a te: aspettiamo { $waiting }.
}
no-such-move = «{ $text }» non è una mossa di questo gioco.
wrong-form = «{ $text }» non è una mossa completa: si scrive come «{ $example }».
unclear-text = «{ $text }» non è una parola: servono lettere o cifre, con spazi, trattini e apostrofi in mezzo.
text-too-long = È troppo lungo: al massimo { $most } lettere.
text-missing = Metti parole tue al posto dei puntini.
option-not-for-seats = { $seats ->
    [1] Impossibile da soli: { $option } – { $choice }.
   *[other] Impossibile in { $seats }: { $option } – { $choice }.
}
cannot-go-on = La partita non è potuta continuare dopo un aggiornamento.
