### What somebody played on this device, and how it is kept.

evenings-going = Continuer
evenings-numbers = Tes chiffres
evenings-matches = Parties
evenings-all = tous
evenings-game = Jeu
evenings-more = En montrer plus
evenings-none = Encore aucune partie
evenings-none-about = Chaque partie que tu termines sur cet appareil figure ici, avec de quoi la revoir. Personne d’autre ne voit cette liste.
evenings-shelf = Voir les jeux
evenings-company = Tu as joué le plus souvent avec
evenings-times = { $times ->
    [one] une fois
   *[other] { $times } fois
}
evenings-played = { $played ->
    [one] une partie
   *[other] { $played } parties
}
evenings-won = { $won ->
    [0] aucune gagnée
    [one] une gagnée
   *[other] { $won } gagnées
}
evenings-best = Meilleur score
evenings-longest = Plus longue série de victoires
evenings-streak = Série de victoires en cours
evenings-did-win = gagnée
evenings-did-lose = pas gagnée
evenings-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
evenings-does-not-count = ne compte pas
evenings-with = avec { $names }
evenings-with-many = { $others ->
    [one] avec une autre personne
   *[other] avec { $others } autres
}
evenings-keep = Garder et déplacer
evenings-keep-about = Tes soirées restent sur cet appareil et nulle part ailleurs, sauf si tu le veux.
evenings-move = Vers un autre appareil
evenings-move-about = Un code emporte la liste sur un autre téléphone ou ordinateur. Elle reste aussi ici.
evenings-move-do = Créer un code
evenings-move-open = Ouvre ceci sur l’autre appareil dans les dix minutes. Le code ne marche qu’une fois.
evenings-move-code = Code QR qui emporte tes soirées
evenings-move-link = Lien qui emporte tes soirées
evenings-taken = { $count ->
    [0] Rien de nouveau.
    [one] Une partie ajoutée.
   *[other] { $count } parties ajoutées.
}
evenings-file = En fichier
evenings-file-about = Pour la garder chez toi ou la faire revenir.
evenings-save = Enregistrer
evenings-load = Ajouter depuis un fichier
evenings-no-file = Ce n’est pas une liste de soirées.
evenings-forget = Supprimer la liste
evenings-forget-sure = La liste de cet appareil est supprimée. Les parties et les tables restent.
evenings-forgotten = La liste est supprimée.
passkey-title = Clé d’accès
passkey-about = Une clé d’accès garde la liste sur ce serveur : tu la retrouves sur tous tes appareils. Sans nom, sans adresse, sans mot de passe.
passkey-not-here = Une clé d’accès demande https ou localhost. Ici, un code peut emporter tes soirées.
passkey-kept = Ta clé d’accès garde la liste sur ce serveur.
passkey-new = Créer une clé d’accès
passkey-known = J’en ai une
passkey-leave = Plus sur cet appareil
passkey-delete = Supprimer la clé et la liste
passkey-delete-sure = Le serveur supprime ta clé d’accès et la liste qu’elle gardait, pour tous tes appareils. Ce qui est sur cet appareil reste.
passkey-made = Ta clé d’accès garde désormais tes soirées.
passkey-found = Tes soirées sont là.
passkey-left = Cet appareil n’utilise plus la clé d’accès.
passkey-deleted = La clé d’accès est supprimée. Ton appareil la montre peut-être encore, mais elle n’ouvre plus rien.
going-calendar = Fichier de calendrier
