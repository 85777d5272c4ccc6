### Ce qu’on joue seul : la mise en place du jour, les résultats de cet appareil, les conseils, les courses sur la même mise en place.

## Le jour

alone-play-day = Jouer celui du jour
alone-go-on = Continuer
alone-look-again = Revoir
alone-par = { $points ->
    [one] Par : { $points } point
   *[other] Par : { $points } points
}
alone-par-about = Le par est le score du joueur de Hameau. Il n’en savait pas plus que vous : ni la pile, ni les cartes à venir.
alone-at-par = exactement le par
alone-above-par = { $points } au-dessus du par
alone-below-par = { $points } en dessous du par
alone-best-known = { $points } étaient possibles
alone-streak = { $days ->
    [one] { $days } jour gagné
   *[other] { $days } jours gagnés de suite
}
alone-days = Les jours précédents
alone-days-about = Seule la première fois compte, et elle n’allonge la série que le jour même. Conservé sur cet appareil.
alone-day-open = pas joué
alone-not-first = Vous avez déjà joué ce jour ; c’est la première fois qui compte.
alone-luck-public = Le hasard d’un jour découle de sa date, le même pour tous. Qui le calcule pourrait donc le connaître d’avance : ici la vérification prouve seulement que personne n’en a reçu un autre.

## Résultats

alone-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
alone-lost = perdu
alone-hints = { $hints ->
    [0] aucun conseil
    [one] { $hints } conseil
   *[other] { $hints } conseils
}
alone-share = Partager le résultat
alone-copied = Copié. Collez-le où vous voulez ; il ne dévoile rien.
alone-another = En jouer un nouveau
game-first = Vous découvrez ce jeu ?
game-first-about = Une vraie partie, avec de courts conseils au bon moment. Elle ne compte nulle part.
alone-lesson = Première partie guidée
alone-scores = Vos scores
alone-scores-about = Moyenne de ce que vous avez gagné. Conservé sur cet appareil seulement.
alone-difficulty = Difficulté
alone-best = Meilleur
alone-average = Moyenne
alone-won = Gagné
alone-won-of = { $won } sur { $played }
alone-all = tout
alone-forget = Effacer mes scores
alone-forget-about = Tous les résultats de ce jeu sur cet appareil sont effacés, les jours aussi. C’est définitif.
alone-forget-not = Les garder

## Conseils

advice-of-a-bot = C’est ce que jouerait un robot fort qui n’en sait pas plus que vous.
advice-ask = Conseil
advice-is = Conseil : { $why }
advice-move = Conseil : { $move }.
advice-nothing = Conseil : laissez cette carte. { $why }

## Courses

race-title = Course sur la même mise en place
race-about = Qui a ce lien joue exactement ce que vous jouez, avec le même hasard. Chacun voit le résultat de l’autre quand tous deux ont fini.
race-friend = Défier quelqu’un
race-link = Lien vers cette mise en place
race-begin = La jouer
race-bots = La faire jouer par un robot :
race-plays = { $moves ->
    [0] n’a pas commencé
    [one] joue, { $moves } coup
   *[other] joue, { $moves } coups
}
race-over = a terminé
race-replay = Revoir la partie de { $name }
race-invited = { $name } vous défie : { $game }
race-rules = La même mise en place, le même hasard. Vous verrez les résultats des autres après avoir joué.
race-played = Vous en êtes déjà. Voici où l’on en est.
