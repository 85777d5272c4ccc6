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
