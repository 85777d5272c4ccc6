### Les Glorieuses Guildes de Buttonville
### villageois = villager · guilde = guild · forum · pile = pile · pioche = draw pile · talon = end pile · défausse = discard pile · set · bouton = button
### recruter = recruit · piocher = draw · révéler = reveal · prendre = take · jouer = play · utiliser = use
### Un coup s’écrit pareil dans toutes les langues (« draw », « take jade », « done »), donc toujours entre guillemets.
### Rien ne suppose qui joue : au présent, sans accord avec le nom, et jamais « de » devant un nom (élision).

title = Les Glorieuses Guildes de Buttonville
tagline = Recrutez un village de drôles de personnages, jouez-les en sets, et laissez chacun faire ce que nul autre ne sait faire.

## Villageois : le nom, que les phrases utilisent, et ce que la carte y ajoute
## Ce sont les noms imprimés, avec leur orthographe (« Baronesse », « Hyppolite »).

pablo = Pablo
triboulet = Triboulet
menestra = Ménestra
firmin = Firmin
lancelot = Lancelot
jade = Jade
dina = Dina
vlad = Vlad
dimitri = Dimitri
turbo = Turbo
phil = Phil
tictac = Tic Tac
celeste = Céleste
chapi = Chapi
jack = Jack
corbac = Corbac
alienor = Aliénor
soulange = Soulange
hyppolite = Hyppolite
marty = Marty
bob = Bob
triton = Triton
lucky = Lucky
flora = Flora
laurent = Laurent

title-pablo = le Peintre
title-triboulet = le Bouffon
title-menestra = la Barde
title-firmin = le Bûcheron
title-lancelot = l’Aventurier
title-jade = la Foreuse
title-dina = la Baronesse
title-vlad = le Comte
title-dimitri = le Duc
title-turbo = le Bricoleur
title-phil = le Tailleur
title-tictac = l’Horloger
title-celeste = la Voyante
title-chapi = la Magicienne
title-jack = l’Esprit de la Nature
title-corbac = la Cambrioleuse
title-alienor = la Druidesse
title-soulange = l’Enseignante
title-hyppolite = l’Hypnotiseur
title-marty = le Voyageur du temps
title-bob = le Blob
title-triton = le Pêcheur
title-lucky = le Parieur
title-flora = la Fleuriste
title-laurent = le Cocher

guild-artists = Artistes
guild-prospectors = Prospecteurs
guild-nobles = Nobles
guild-artisans = Artisans
guild-mages = Mages
guild-citizens = Citoyens

## Le texte d’une carte : quand l’effet se produit, puis une phrase par étape
## $amount s’écrit comme sur la carte (« 3 », « X », « X + 2 »), $count est ce nombre pour le pluriel, $other est le second nombre.
## En français 0 est singulier, d’où [1] et non [one].

when-played = Quand on joue le set
when-action = ACTION
when-turn-start = CONTINU, au début de votre tour
when-turn-end = CONTINU, à la fin de votre tour
when-scoring = FIN DE PARTIE

step-draw = { $count ->
    [1] Piochez { $amount } carte.
   *[other] Piochez { $amount } cartes.
}
step-gain = { $count ->
    [1] Gagnez { $amount } bouton.
   *[other] Gagnez { $amount } boutons.
}
step-pay = { $count ->
    [1] Payez { $amount } bouton.
   *[other] Payez { $amount } boutons.
}
step-reveal = { $count ->
    [1] Révélez la carte du dessus de la pile.
   *[other] Révélez les { $amount } cartes du dessus de la pile.
}
step-prize = { $count ->
    [1] Gagnez { $amount } bouton par villageois différent parmi elles.
   *[other] Gagnez { $amount } boutons par villageois différent parmi elles.
}
step-rob = Si X est au moins { $other }, prenez la moitié des boutons de la personne à votre droite, arrondie au supérieur.
step-extra = Jouez aussitôt un set de plus de votre main.
step-sizes = { $other ->
    [1] { $other } point si vous avez au moins un set de chaque taille exacte, de 1 carte à { $amount }.
   *[other] { $other } points si vous avez au moins un set de chaque taille exacte, de 1 carte à { $amount }.
}
step-outdo = { $other ->
    [1] { $other } point si ce set a plus de cartes que la personne à votre droite n’en a de ce villageois.
   *[other] { $other } points si ce set a plus de cartes que la personne à votre droite n’en a de ce villageois.
}
step-sweep = Défaussez autant de cartes du forum que vous voulez, puis complétez-le.
step-take = { $count ->
    [1] Prenez en main { $amount } carte du forum.
   *[other] Prenez en main { $amount } cartes du forum, l’une après l’autre.
}
step-give = { $count ->
    [1] Mettez { $amount } carte de votre main au forum.
   *[other] Mettez { $amount } cartes de votre main au forum.
}
step-burn = Défaussez jusqu’à { $count ->
    [1] { $amount } carte
   *[other] { $amount } cartes
} de votre main et gagnez { $other ->
    [1] { $other } bouton pour chacune.
   *[other] { $other } boutons pour chacune.
}
step-discard = { $count ->
    [1] Défaussez { $amount } carte de votre main.
   *[other] Défaussez { $amount } cartes de votre main.
}
step-shrink = { $count ->
    [1] Défaussez { $amount } carte d’un de vos sets.
   *[other] Défaussez { $amount } cartes de vos sets.
}
step-grow = { $count ->
    [1] Ajoutez jusqu’à { $amount } carte de votre main à un de vos sets du même villageois.
   *[other] Ajoutez jusqu’à { $amount } cartes de votre main à un de vos sets du même villageois.
}
step-join = { $count ->
    [1] Ajoutez jusqu’à { $amount } carte du forum à vos sets du même villageois, au plus une par set.
   *[other] Ajoutez jusqu’à { $amount } cartes du forum à vos sets des mêmes villageois, au plus une par set.
}
step-sort = Ajoutez celles que vous voulez à vos sets du même villageois ; défaussez les autres.
step-keep = Prenez-en { $amount } en main ; défaussez le reste.
step-gamble = Révélez les cartes de la pile une à une. Arrêtez-vous quand vous voulez et prenez-les toutes en main ; mais si un villageois sort deux fois, défaussez-les toutes.
step-name = { $other ->
    [1] Nommez un villageois : chaque autre personne qui en a en main vous en donne un. Si personne n’en a, piochez { $other } carte.
   *[other] Nommez un villageois : chaque autre personne qui en a en main vous en donne un. Si personne n’en a, piochez { $other } cartes.
}
step-copy = Choisissez un autre de vos sets dont l’effet n’a pas de mot-clé : cet effet se produit de nouveau, et X compte les cartes de ce set-ci.
step-fish = { $count ->
    [1] Prenez en main jusqu’à { $amount } carte de la défausse.
   *[other] Prenez en main jusqu’à { $amount } cartes de la défausse, toutes de villageois différents.
}
step-swap = { $count ->
    [1] Échangez jusqu’à { $amount } carte de votre main contre une du forum.
   *[other] Échangez jusqu’à { $amount } cartes de votre main, une à une, contre des cartes du forum.
}
step-feed = Un autre exemplaire de ce villageois rejoint ce set, depuis le forum ou votre main. S’il n’y en a pas, une carte de ce set va au forum.

## Options

option-villagers = Villageois
option-villagers-first-game = pour une première partie
option-villagers-random = au hasard
option-villagers-sourced = au hasard, effets connus seulement
option-villagers-interactions = Les interactions folles
option-villagers-trees = Les boutons poussent sur les arbres
option-villagers-synergy = L’explosion synergétique
option-villagers-choose = choisis à tour de rôle

## Ce qui s’est passé

starts = { $name } commence la partie.
chose = { $villager } participe.
began = Manche { $round } : { $name } joue son tour.
refilled = { $villager } arrive au forum.
drew = { $name } pioche { $villager }.
drew-hidden = { $name } pioche une carte.
missed = Il n’y a plus de cartes : { $name } reçoit un bouton à la place.
took = { $origin ->
    [discard] { $name } prend { $villager } dans la défausse.
    [revealed] { $name } prend { $villager } parmi les cartes révélées.
   *[forum] { $name } prend { $villager } au forum.
}
gave = { $name } met { $villager } au forum.
played = { $name } joue { $villager } × { $cards }.
used = { $name } utilise { $villager }.
gained = { $buttons ->
    [1] { $villager } rapporte un bouton à { $name }.
   *[other] { $villager } rapporte { $buttons } boutons à { $name }.
}
paid = { $buttons ->
    [1] { $name } paie un bouton à { $villager }.
   *[other] { $name } paie { $buttons } boutons à { $villager }.
}
robbed = { $buttons ->
    [0] { $name } ne trouve rien : { $victim } n’a pas de boutons.
    [one] { $name } prend un bouton à { $victim }.
   *[other] { $name } prend { $buttons } boutons à { $victim }.
}
discarded = { $origin ->
    [forum] { $name } défausse { $villager } du forum.
    [set] { $name } défausse { $villager } × { $cards } de la table.
    [revealed] { $villager } × { $cards } va à la défausse.
   *[hand] { $name } défausse { $villager } de sa main.
}
added = { $origin ->
    [forum] { $name } ajoute { $villager } du forum au set.
    [revealed] { $name } ajoute au set la carte révélée { $villager }.
   *[hand] { $name } ajoute { $villager } × { $cards } de sa main au set.
}
turned-up = { $name } révèle { $villager }.
doubled = Un villageois pour la deuxième fois : { $name } perd toutes les cartes révélées.
named = { $name } réclame { $villager }.
handed = { $name } doit donner { $villager } à { $to }.
has-none = { $name } n’a pas de carte { $villager }.
copied = { $name } répète l’effet du set { $villager }.
showed = { $name } propose { $villager } en échange.
withered = { $name } n’a pas de carte { $villager } à ajouter, et une va du set au forum.
last-round = La pioche est vide : on termine cette manche, puis tout le monde joue un dernier tour.
scored = { $points ->
    [1] { $name } a { $points } point.
   *[other] { $name } a { $points } points.
}
ended = La partie est finie.

## Pourquoi c’est fini

won-by-points = { $winners ->
    [1] { $names } gagne avec { count-points }.
   *[other] Victoire partagée, avec { count-points } chaque fois : { $names }.
}
won-by-sets = { $winners ->
    [1] À égalité avec { count-points }, { $names } gagne par un plus grand nombre de villageois différents.
   *[other] Victoire partagée, à égalité avec { count-points } et plus de villageois différents : { $names }.
}
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui est demandé maintenant : dit quand un autre coup est refusé

asked-choose = Choisissez un villageois de la guilde dont c’est le tour, par exemple « { $example } ».
asked-recruit = Recrutez d’abord : « draw » prend une carte de la pile, et « { $example } », par exemple, une carte du forum.
asked-play = Vous pouvez jouer un set ou utiliser une ACTION, par exemple « { $example } » ; « done » termine.
asked-end-order = Plusieurs effets se produisent à la fin de votre tour. Désignez le set dont c’est le tour, par exemple « { $example } ».
asked-hand-limit = Vous avez trop de cartes en main. Défaussez-en une, par exemple « { $example } ».
asked-set-limit = Vous avez deux sets d’un même villageois. Désignez celui que vous défaussez, par exemple « { $example } ».
asked-sweep = Défaussez des cartes du forum, par exemple « { $example } » ; « done » termine.
asked-take = Prenez une carte du forum, par exemple « { $example } ».
asked-give = Mettez une carte de votre main au forum, par exemple « { $example } ».
asked-burn = Défaussez des cartes de votre main contre des boutons, par exemple « { $example } » ; « done » termine.
asked-discard = Défaussez d’abord une carte de votre main, par exemple « { $example } ».
asked-shrink = Désignez le set qui perd une carte, par exemple « { $example } ».
asked-grow = { $example ->
    [done] Aucune carte de votre main ne va avec un de vos sets : il ne reste que « done ».
   *[other] Ajoutez des cartes de votre main à un de vos sets, par exemple « { $example } », ou « done ».
}
asked-join = Ajoutez une carte du forum à un de vos sets, par exemple « { $example } » ; « done » termine.
asked-sort = Ajoutez une carte révélée à un de vos sets, par exemple « { $example } » ; « done » défausse le reste.
asked-keep = Prenez une des cartes révélées, par exemple « { $example } ».
asked-gamble = « draw » révèle une carte de plus, « done » les prend toutes.
asked-name = Nommez un villageois, par exemple « { $example } ».
asked-copy = Désignez le set dont l’effet se produit de nouveau, par exemple « { $example } ».
asked-fish = Prenez une carte de la défausse, chaque fois d’un autre villageois, par exemple « { $example } » ; « done » termine.
asked-swap = Donnez une carte de votre main contre une du forum, par exemple « { $example } » ; « done » termine.
asked-swap-for = Prenez la carte du forum que vous voulez en échange, par exemple « { $example } ».
asked-feed = Choisissez d’où vient la nouvelle carte du set : « feed forum » ou, si vous en avez une, « feed hand ».

## Pourquoi un coup est refusé

not-in-forum = { $villager } n’est pas au forum.
too-few-cards = { $cards ->
    [0] Vous n’avez pas de carte { $villager } en main.
    [one] Vous n’avez que { $cards } carte { $villager } en main.
   *[other] Vous n’avez que { $cards } cartes { $villager } en main.
}
one-set-a-turn = Vous avez déjà joué votre set de ce tour.
nobody-sells = Aucun de vos sets ne permet de jouer un set de plus maintenant.
no-such-set = { $sets ->
    [0] Vous n’avez aucun set { $villager }.
    [one] Vous n’avez qu’un set { $villager }.
   *[other] Vous n’avez que { $sets } sets { $villager }.
}
no-action = { $villager } n’a pas d’ACTION.
action-used = Ce set { $villager } a déjà servi pendant ce tour.
too-few-buttons = { $buttons ->
    [1] { $villager } coûte un bouton.
   *[other] { $villager } coûte { $buttons } boutons.
}
buy-instead = { $villager } permet de jouer un set de plus : dites lequel, par exemple « { $example } ».
cannot-use = { $villager } ne peut pas servir maintenant : il manque des cartes au forum ou dans votre main.

## La table dans le terminal

word-round = Manche
word-pile = pioche
word-end-pile = talon
word-turns-left = tours restants
word-forum = Forum
word-revealed = Révélées
word-discard = Défausse
word-hand = Main
word-points = points
word-buttons = boutons
word-cards = cartes
word-known = connues

## Conseils

hint-points = Cela rapporte tout de suite { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
