## La première partie guidée

guide-card = Bienvenue ! Vous êtes la Voyante ; gardez le doigt sur votre carte pour la regarder. Parmi vous huit, il y a deux Loups-Garous. Le village gagne quand les deux sont éliminés, eux quand il ne reste qu’eux.
guide-look = C’est la nuit, et on vous appelle : vous pouvez voir la carte d’une personne. Touchez quelqu’un, au choix.
guide-saw = Gardez le doigt sur votre carte pour lire ce que vous avez vu. Personne d’autre ne le sait.
guide-wolves = Les Loups-Garous choisissent leur victime, et vous dormez. Touchez « Ne rien faire ». À chaque tour, la question est posée à tout le monde : ainsi personne ne devine qui agit.
guide-dead = Vous voilà hors du jeu. Les morts se taisent mais voient tout, même la nuit. Regardez qui vous a trompé, ou passez à la suite.
guide-dawn = Un nouveau jour : vous lisez ici qui les Loups-Garous ont dévoré. La carte des morts est visible.
guide-debate = Tout le monde parle maintenant, deux fois au plus : dites qui vous êtes, accusez, défendez. Les Loups-Garous parlent aussi, et ils mentent.
guide-tell = Vous connaissez une carte avec certitude. Le dire aide le village, et fait peut-être de vous la prochaine victime. Si c’est un Loup-Garou, dites-le !
guide-lines = Un trait va de la personne qui accuse à la personne accusée. Demandez-vous à qui cela profite.
guide-notes = Touchez une personne pour voir ce qu’elle a dit et fait, et pour noter votre avis. Quand vous avez assez parlé, touchez « Terminé ».
guide-vote = Le vote : touchez la personne que vous prenez pour un Loup-Garou. Le plus de voix élimine.
guide-change = Vous pouvez encore changer. « Terminé » rend le vote définitif.
guide-verdict = Le village a tranché, et la carte de la personne condamnée est visible. Retenez qui a voté contre qui : les Loups-Garous votent rarement les uns contre les autres.
guide-again = La nuit revient, et vous pouvez voir une autre carte. Laquelle vous aiderait le plus ?
guide-few = Il ne reste que peu de monde, chaque voix compte. Bonne chance !
