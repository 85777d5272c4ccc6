## La première partie guidée

guide-aim = Bienvenue ! Il vous faut le plus de points, et ils viennent des sets : des cartes du même Villageois, posées ensemble. Recrutez d’abord deux Villageois : touchez une carte du forum, ou la pioche.
guide-second = Le forum s’est complété aussitôt. Encore une ! Deux cartes du même Villageois valent plus que deux différentes.
guide-set = Posez maintenant un set : touchez un Villageois de votre main et choisissez combien. Une carte vaut 1 point, deux en valent 3, trois 5, et ainsi de suite.
guide-effect = Chaque Villageois a son propre effet. Touchez une carte pour le lire ; « X » est le nombre de cartes du set.
guide-others = Au tour de l’autre place, { $name } : recruter deux cartes, poser un set. Tout le monde voit ce qui est pris au forum.
guide-wait = Rien n’oblige à poser un set à chaque tour. En attendant, le set grandit. La pioche est une surprise, et personne ne voit ce que vous tirez.
guide-action = Un de vos sets porte le mot ACTION et s’éclaire : touchez-le pour l’utiliser, une fois par tour, avant ou après avoir recruté.
guide-again = Vous avez en main un Villageois dont vous avez déjà un set. Un second set agit de nouveau, mais à la fin du tour vous n’en gardez qu’un des deux.
guide-buttons = Les boutons sont la monnaie : certains Villageois en demandent, d’autres en rapportent. À la fin, deux boutons font un point.
guide-limit = Votre main se remplit : à la fin du tour, vous gardez sept cartes au plus. Posez quelque chose !
guide-score = Voici vos points jusqu’ici. Touchez un nom pour voir comment ils sont comptés.
guide-end = Quand la pioche est vide, on termine la manche, puis chaque personne joue un dernier tour. Ce qui reste alors en main ne rapporte rien.
guide-last = La pioche est vide : derniers tours ! Posez votre meilleur set, il n’y a plus rien après.
