## La première partie guidée

guide-mayor = Bienvenue à Londres ! Pour commencer, gardez une de ces récompenses secrètes : elle vous rapportera des points tout à la fin. Pour une première partie, n’importe laquelle convient.
guide-aim = Chaque tuile est une guilde. La majorité des membres de guilde l’emporte, avec ses points. Les vôtres attendent au Guildhall, au milieu.
guide-move = Une carte envoie un membre sur une tuile qui montre une de ses couleurs. Touchez une carte : les tuiles possibles s’éclairent. La distance ne compte pas.
guide-pay = Quelle carte donnez-vous pour cela ? Elle sera perdue : choisissez celle dont vous avez le moins besoin.
guide-threshold = Vous voilà sur la carte ! Une guilde ne se décide que quand assez de membres s’y trouvent, tous ensemble. La tuile montre combien il en faut.
guide-ways = Chaque carte sert à plusieurs choses : déplacer, recruter, payer une autre carte, ou faire ce qu’elle dit. Touchez une carte pour voir.
guide-hire = Il reste peu de monde au Guildhall. Posez n’importe quelle carte pour recruter un membre.
guide-finish = Utilisez autant de cartes que vous voulez, puis terminez votre tour : vous en piochez deux. Sans en utiliser, vous en piochez quatre. Économiser, c’est aussi jouer !
guide-bribe = Cette guilde se décide, et c’est serré. Pour deux cartes, vous pourriez engager un neutre qui compte pour vous, ici et maintenant. Ou passez.
guide-won = Vous avez une guilde ! Un des vôtres y reste comme maître de guilde ; les autres rentrent au Guildhall. Des maîtres côte à côte rapportent des points à la fin, et départagent les égalités.
guide-second = La deuxième place d’une guilde prend le jeton posé dessus. Envoyer une seule personne peut donc suffire.
guide-order = Désormais, le plus de points joue en premier. Jouer en dernier est un avantage : on voit ce que les autres ont fait.
guide-plantation = Après cette manche, il y a des récompenses outre-mer. Les cartes bleues y envoient quelqu’un ; la majorité y gagne le plus.
guide-growth = La ville s’est agrandie : de nouvelles guildes, de nouvelles occasions. Certaines touchent déjà vos maîtres.
guide-last = Dernière manche ! Ensuite on compte vos récompenses secrètes et vos maîtres côte à côte. Utilisez vos cartes, elles ne vaudront plus rien.
