### The pages of `hameau study`, `hameau compare` and `hameau ladder`.

## The page

page-study = { $game } à l’étude
page-match = La partie
page-own = Propre à { $game }
page-played = { $count ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $matches } parties
} à { $seats ->
    [0] zéro joueur.
    [one] un joueur.
   *[other] { $seats } joueurs.
}
page-bots = Robots : { $bots }.
page-option = { $name } : { $choice }.
page-swept = Réglages : { $count }. Parties de chacun : { $matches }.
page-players = personnes
page-expected = estimation
page-about-strips = Chaque bande est un nombre de personnes. Le trait vertical est ce que la page du jeu estimerait d’après ce qui est en jeu.
page-together = Toutes les compositions ensemble
page-day = De jour
page-night = De nuit
page-numbers = Les chiffres
page-item = Quoi
page-value = Valeur
page-share = Part
page-bounds = Bornes à 95 %
page-seen = Parties
page-mean = moyenne { $value }
page-fair = part équitable
page-tip-bounds = bornes à 95 % : { $bounds }
page-tip-seen = { $count ->
    [0] dans aucune partie
    [one] dans une partie
   *[other] dans { $matches } parties
}
page-verdict = { $clear ->
    [0] { $items ->
        [0] Il n’y a rien à voir.
        [one] Le hasard seul suffirait à l’expliquer.
       *[other] Le hasard seul expliquerait tous les écarts à la part équitable.
    }
   *[other] { $items ->
        [0] Il n’y a rien à voir.
        [one] C’est plus que le hasard.
       *[other] { $clear } sur { $items } s’écartent de la part équitable plus que par hasard.
    }
}
page-reading = Comment lire cette page
page-about-bounds = Les bornes contiennent la vraie valeur dans 95 études sur 100 comme celle-ci. Elles viennent de ce qui distingue les parties entières, car les places et les tours d’une même partie dépendent les uns des autres. Un point n’est vert ou rouge que s’il se distingue encore quand on regarde ensemble tous les points de son image.
page-about-bots = Tous les joueurs étaient des programmes. Leurs goûts et leurs oublis sont dans chaque chiffre : lisez-y ce qui arrive entre de tels joueurs, et consultez-en de plus forts avant de changer une règle.
page-again = La même chose, encore
page-about-again = Cette commande donne les mêmes chiffres, avec n’importe quel nombre de processus :
page-about-timed = Des robots qui réfléchissent un certain temps ne font jamais tout à fait deux fois la même chose. La commande était :
page-about-content = Le contenu joué porte la marque { $digest }.

## The page of a comparison

page-compare = { $game } : ce que le changement a fait
page-both = Chaque graine a été jouée deux fois, avec A ({ $a }) et avec B ({ $b }).
page-own-content = le contenu du jeu lui-même
page-clear = Différences nettes
page-of = sur { $items } regardées
page-changed = Ce qui a été changé
page-entry = Entrée
page-more-changes = { $count ->
    [0] Aucune autre entrée ne diffère.
    [one] Une autre entrée diffère.
   *[other] { $count } autres entrées diffèrent.
}
page-did = Ce que cela a fait
page-share-changes = Parts
page-share-changes-about = Combien plus souvent, en points de pourcentage : 50 % puis 52 %, c’est +2 pt. Les traits épais sont les bornes d’une différence prise seule, les traits fins celles qui valent pour toutes à la fois. De chaque question, quatre au plus sont dessinées ; les chiffres les ont toutes.
page-number-changes = Nombres
page-number-changes-about = Combien de plus, par rapport à ce que c’était. Les traits épais sont les bornes d’une différence prise seule, les traits fins celles qui valent pour toutes à la fois. De chaque question, quatre au plus sont dessinées ; les chiffres les ont toutes.
page-no-difference = aucune différence
page-clear-verdict = { $clear ->
    [0] Aucune sur { $items } n’est nette : le hasard les expliquerait toutes.
    [one] Une sur { $items } est nette ; les pâles tiennent peut-être du hasard.
   *[other] { $clear } sur { $items } sont nettes ; les pâles tiennent peut-être du hasard.
}
page-tip-all = pour toutes à la fois : { $bounds }
page-a = A
page-b = B
page-difference = Différence
page-bounds-all = Bornes pour toutes
page-sure = Sûr ?
page-is-clear = nette
page-is-open = peut-être le hasard
page-spreads = Comment les nombres se répartissent
page-about-pairs = Chaque graine a été jouée avec A et avec B, et la différence est prise partie par partie : ce que la chance fait aux deux s’annule.
page-about-chance = Différences regardées : { $items }. Si le changement n’avait rien fait, environ { $few } d’entre elles sortiraient quand même de leurs propres bornes à 95 %. Une différence n’est dite nette que si zéro est hors des bornes plus larges, qui valent pour toutes à la fois.

## What every game counts

study-seat = Place { $number }
study-winners = gagnants
study-others = les autres
study-seat-wins = Victoires par place
study-seat-wins-about = Combien de fois gagne chaque place ; une victoire partagée compte pour sa part. Est-ce que la place compte ?
study-shared-wins = Victoires partagées
study-decisions = Décisions par partie
study-decisions-about = Combien de décisions demande une partie, tous joueurs confondus : la durée telle que la sentent les programmes.
study-scores = Points à la fin
study-scores-about = Les points de ceux qui ont gagné, et ceux des autres. Là où les deux se recouvrent, les points ne disent pas à eux seuls qui a gagné.
study-margin = Avance de la victoire
study-margin-about = Les points entre le premier et le deuxième. À zéro, les points étaient égaux.

## A ladder

page-ladder = { $game } : l’échelle de ses bots
page-rungs = Les bots par force
page-rating = Force
page-bot = Bot
page-against = Contre
page-meetings = Qui a battu qui
page-about-rating = Points Elo au-dessus du premier bot : 100 de plus gagnent environ 64 % des parties, 200 de plus environ 76 %. Les traits sont les bornes à 95 %.
page-about-meetings = Chaque bot contre le suivant, plus faible : sa part de ce que les deux ont gagné. Toutes les paires sont dans les nombres.
page-about-ladder = Chaque groupe de bots joue autant de parties, chaque donne depuis chaque place. La force est celle de Bradley et Terry, à plusieurs places celle de Plackett et Luce. Les bornes viennent des mêmes donnes tirées de nouveau 400 fois. En solitaire, deux bots jouent la même mise en place et le meilleur résultat gagne. Là où l’on gagne ensemble, un bot joue le plus grand camp et l’autre tous les autres, puis ils échangent.
