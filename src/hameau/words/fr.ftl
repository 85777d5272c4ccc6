### Les mots de tous les jeux.
### partie = match · coup = move · tour = turn. On dit « vous ».
### Ponctuation : espace fine insécable (U+202F) devant ; : ! ? et à l’intérieur des guillemets.

match-is-over = La partie est finie.
not-your-turn = { $number ->
    [0] Ce n’est pas votre tour.
   *[other] Ce n’est pas votre tour : on attend { $waiting }.
}
no-such-move = « { $text } » n’est pas un coup de ce jeu.
wrong-form = « { $text } » n’est pas un coup complet : il s’écrit comme « { $example } ».
unclear-text = « { $text } » n’est pas un mot : il y faut des lettres ou des chiffres, avec espaces, traits d’union et apostrophes entre eux.
text-too-long = C’est trop long : { $most } lettres au plus.
text-missing = Remplacez les points par vos propres mots.
option-not-for-seats = { $seats ->
    [1] Impossible en solitaire : { $option } – { $choice }.
   *[other] Impossible à { $seats } : { $option } – { $choice }.
}
cannot-go-on = La partie n’a pas pu continuer après une mise à jour.
