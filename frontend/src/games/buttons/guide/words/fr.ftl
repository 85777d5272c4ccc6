## La première partie guidée

guide-aim = Bienvenue ! On gagne avec une rangée de cinq étoiles, ou avec douze étoiles. Les étoiles viennent des boutons, et les boutons des dés : lancez-les !
guide-lay = Le dé blanc donne la ligne, chaque dé noir une colonne. Posez un bouton sur une des cases éclairées.
guide-gold = Dés lancés par { $name } : le dé doré compte aussi pour vous. Vous pouvez y poser un bouton, ou passer.
guide-beside = Deux boutons ne se touchent jamais par un côté, seulement par un coin. L’anneau montre le risque que rien n’aille après le prochain lancer. Tous vos boutons de la manche seraient perdus !
guide-colours = Comptez les couleurs : trois cases d’une même couleur sous vos boutons rapportent une étoile, et deux si vous avez la carte bouton de cette couleur.
guide-stop = Relancer, ou s’arrêter ? « Se retirer » indique combien d’étoiles valent vos boutons. Et cela enlève deux dés noirs : moins de choix pour { $name }.
guide-alone = { $name } s’est mis à l’abri et a emporté deux dés. Vous pouvez continuer : plus de boutons, mais un risque plus grand à chaque lancer.
guide-bust = Bloqué ! Cela arrive à tout le monde. Les boutons de la manche sont perdus, mais les étoiles restent en place.
guide-round = Nouvelle manche : les plateaux sont vidés, seules les étoiles restent. Les cartes ont changé de mains, et la rouge commence.
guide-stars = Bien joué ! Mettez chaque étoile sur un de vos boutons. Pensez à une rangée de cinq, en ligne ou en colonne : elle fait gagner.
guide-row = Aucun bouton ne se pose sur une étoile, mais à côté, si. Où pourrait se trouver votre rangée de cinq ?
guide-near = La fin approche : il ne manque plus que quelques étoiles à l’un des plateaux. Une manche se joue toujours jusqu’au bout. Bonne chance !
