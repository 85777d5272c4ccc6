### Le plateau de Silhouette dans le navigateur. Les mots sont ceux de docs/rules/silhouette.fr.md.

## La table

board-table = La table de Silhouette
board-grid = Cartes ; les flèches passent de l’une à l’autre, Entrée retourne
board-card-down = { $place }, face cachée
board-card-open = { $place }, { $motif }, ouverte
board-card-gone = { $place }, prise : { $motif }
board-pair = Les deux cartes ouvertes
board-helper = carte d’aide
board-pile-of = { $name }, sa pile
board-cards = { $cards ->
    [0] aucune carte
   *[other] { $cards } cartes
}
board-left = { $left ->
    [0] plus aucune carte
   *[other] encore { $left } cartes
}
board-state-turns = retourne
board-state-speaks = tente sa chance
board-state-passed = a eu son essai
board-state-votes = doit encore voter
board-state-voted = a voté

## Ce qu’il faut faire

board-do-turn = À vous : retournez une carte.
board-do-second = Et une deuxième.
board-do-say = Quel mot réunit les deux ?
board-do-vote = Ce mot compte-t-il ?
board-do-insist = Le lexique ne connaît pas ce mot. Insistez-vous ?
board-wait-turn = { $name } retourne deux cartes.
board-wait-say = { $name } cherche un mot.
board-wait-vote = On attend le vote : { $name }.
board-wait-insist = { $name } insiste sur ce mot ?
board-over = La partie est finie.
board-sealed = Scellé jusqu’à ce que tous aient voté : { $vote }.

## Mots et votes

board-word = Votre mot
board-letters = Lettres : { $letters } sur { $most }
board-say = Dire
board-pass = Passer
board-help = Carte d’aide
board-help-on = Les cartes d’aide sont permises : une image de votre pile peut compter à la place d’une carte ouverte.
board-help-which = Quelle carte ouverte remplace-t-elle ?
board-help-with = Quelle image de votre pile compte à sa place ?
board-vote-accept = Accepter
board-vote-reject = Refuser
board-vote-leave = Laisser
board-vote-cover = Masquer
board-vote-about = Masquer : refusé, et caché à tout le monde.
board-insist = Insister (encore { $left })
board-yield = Renoncer
board-accepted = accepté
board-rejected = refusé
board-by-table = la table a décidé
board-by-lexicon = { $accepted ->
    [yes] il est dans le lexique
   *[no] le lexique ne le connaît pas
}
board-by-insist = sur insistance
board-covered = un mot masqué
board-tried = Refusés :
board-words = Mots de la partie
board-whose = Les mots de qui ?
board-all-words = tout le monde
board-words-none = Pas encore de mot.
board-failures = Paires sans mot, de suite : { $failures } sur { $most }.

## La première explication

panel-turn = Retournez deux cartes. Que voyez-vous ?
panel-say = Des deux images, faites un seul mot. Les jeux de mots sont bienvenus, et le dictionnaire n’a pas à le connaître.
panel-judge = Les autres jugent, sous scellés. Si personne ne s’oppose, les cartes sont à vous et vous continuez.
panel-next = Pas de mot, ou refusé ? La personne suivante essaie, avec les deux mêmes cartes.
panel-remember = Personne ? Les deux sont cachées à nouveau. Retenez leur place.
panel-win = Quand toutes les cartes sont prises, la plus haute pile gagne.

## La fin

ending-words = Mots
ending-none = Aucun mot trouvé
ending-insisted = sur insistance
ending-rejected = Refusés, mais pas oubliés

## La preuve du hasard

proof-cards-right = { $cards ->
    [one] { $cards } carte et le premier tour recalculés : tout est juste.
   *[other] { $cards } cartes et le premier tour recalculés : tout est juste.
}
proof-card-wrong = La carte en { $place } n’est pas celle du secret (coup { $move }).
proof-start-wrong = La personne qui a commencé n’est pas celle du secret.

## Le hasard, là où tous les jeux parlent de dés

end-proof = Vérifier le hasard
end-proof-about = Avant la première carte, le serveur a promis tout le hasard par un nombre scellé. Votre navigateur tire à nouveau chaque carte, et compare.
replay-proof = Le hasard était-il honnête ?
replay-proof-about = Avant la première carte, le serveur a scellé son hasard et montré le sceau. Il est maintenant ouvert : votre navigateur peut tirer chaque carte à nouveau et comparer.
replay-check = Vérifier le hasard
replay-record-about = Tous les coups et le secret du hasard, en texte lisible. Avec Hameau, on peut rejouer la partie et la vérifier.

## La fin, là où tous les jeux parlent de points et de manches

end-how = Les mots gagnants
end-you-won-by = { $points ->
    [one] Victoire, avec { $points } carte d’avance
   *[other] Victoire, avec { $points } cartes d’avance
}
end-you-lost-by = { $points ->
    [one] { $name } vous devance : { $points } carte d’écart
   *[other] { $name } vous devance : { $points } cartes d’écart
}
end-turn-lead = À la paire { $round }, { $name } passe en tête et y reste.
end-turn-lead-you = À la paire { $round }, vous passez en tête et y restez.
end-turn-swing = { $name } mène de la première à la dernière paire.
end-turn-swing-you = Vous menez de la première à la dernière paire.
