### Le plateau simple, qui joue à n’importe quel jeu, et ce qu’on peut prouver de chaque jeu.

plain-table = La table
plain-eyes = Vous voyez ce que { $name } peut voir.
plain-watching = Vous regardez.
plain-choose = À vous de jouer :
plain-wait = Rien à faire pour vous en ce moment.
plain-filter = Tapez pour trouver un coup, Entrée joue le premier
plain-found = { $found } sur { $moves }
plain-new = nouveau
plain-yes = oui
plain-no = non
plain-seats = Qui est assis où
plain-player = Qui
plain-score = Points
plain-won = victoire

proof-promise-kept = Le secret est bien celui qui était promis avant le premier coup.
proof-promise-broken = Le secret n’est pas celui qui était promis avant le premier coup.
proof-share-in = Ce que cet appareil a ajouté au hasard s’y trouve bien.
proof-share-missing = Ce que cet appareil a ajouté au hasard ne s’y trouve pas, bien que le serveur l’ait affirmé !
proof-reach = { $devices ->
    [0] Aucun appareil n’a ajouté au hasard : le serveur ne l’a pas changé après le début, mais cela ne prouve pas qu’il ne l’a pas choisi.
    [1] Un appareil a ajouté des octets aléatoires après que le serveur avait fixé les siens : le serveur n’a donc pas choisi le hasard, sauf s’il était de mèche avec cet appareil.
   *[other] { $devices } appareils ont ajouté des octets aléatoires après que le serveur avait fixé les siens : le serveur n’a donc pas choisi le hasard, sauf s’il était de mèche avec quelqu’un à la table.
}
proof-reach-alone = Toutes les personnes qui jouent cette mise en place ont le même hasard, tiré par le serveur seul : il n’a pas été changé après le début, mais cela ne prouve pas que le serveur ne l’a pas choisi.
