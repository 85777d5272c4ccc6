### La ligne de commande. partie = match · coup = move · siège = seat. On dit « vous ».

## hameau

welcome = Cinq jeux de village à jouer, à mesurer et à étudier. Commencez par la première ligne.
does-serve = ouvrir Hameau dans le navigateur, pour amis et téléphones
does-play = jouer dans le terminal contre des robots
does-replay = revoir une partie enregistrée
does-verify = contrôler un enregistrement et son hasard
does-simulate = faire jouer beaucoup de parties
does-duel = voir quel robot est le plus fort
does-regret = voir ce que coûtent les choix des robots
does-study = voir sur une page ce qui arrive dans beaucoup de parties
does-compare = voir ce qu’a fait un changement des plateaux et des cartes
does-bench = mesurer la vitesse sur cette machine
does-solve = chercher comment gagner une mise en place
does-judge = juger les positions d’un fichier
does-learn = apprendre à nouveau ce qu’aiment les joueurs imaginés
does-games = la liste des jeux
does-content = contrôler les plateaux et les cartes
does-new-game = commencer un jeu à soi
does-laws = éprouver sur un jeu ce à quoi tous obéissent
does-export = écrire toutes les données d’un serveur dans un fichier
does-import = lire toutes les données d’un serveur depuis un fichier
does-forget = supprimer une table ou une personne des données d’un serveur
does-doctor = voir ce qui manque ici
more-help = « hameau COMMANDE --help » en dit plus. --lang en, fr, de ou it choisit la langue.
runs-plain = Les règles tournent en Python ordinaire, environ 200 fois plus lentement que compilées ; « hameau doctor » dit que faire.
matches = Parties
thinks = { $name } réfléchit …

## hameau play

sit-down = { $name }, vous jouez contre { $names }.
sit-down-alone = { $name }, vous jouez en solo.
promise = Promesse des dés : { $promise }
secret = Secret des dés : { $secret }
you-may = À vous :
ask-help = « help » montre tout ce qu’on peut taper.
ask-why = « why » cite la règle.
rule-number = (règle { $rule })
no-rulebook = Cette installation ne contient pas le texte des règles.
no-such-rule = Les règles n’ont pas de numéro { $text }.
nothing-called = Rien ne s’appelle { $text } dans ce jeu.
why-what = Tapez un coup après « why », par exemple un coup refusé.
is-legal = « { $text } » est permis.
taken-back = Retour à votre dernière décision. Les dés tomberont comme avant.
taken-back-knowing = Retour à votre dernière décision. Vous avez vu la suite : cette partie ne compte plus, et le hasard déjà vu est tiré à neuf.
does-not-count = Cette partie ne compte pas : un coup a été repris alors que la suite était connue.
nothing-to-take-back = Vous n’avez encore rien décidé qu’on puisse reprendre.
hint = { $bot } jouerait « { $text } ».
record-tells = L’enregistrement contient le secret des dés : le lire avant la fin, c’est connaître la suite.
recorded = L’enregistrement est dans { $text }.
verify-with = Pour le contrôler : hameau verify { $text }
score = Points
rematch = Encore une partie ? (o/n)
yes-or-no = o relance une partie, n s’en va ; « record FICHIER », « log » et « undo » marchent aussi.
goodbye = À bientôt !
help-moves = Tapez un coup de la liste, ou bien :
help-number = le coup qui porte ce numéro
help-enter = le coup, s’il n’y en a qu’un
help-why = ce coup est-il permis, et quelle règle le dit
help-undo = reprendre ma dernière décision ; si j’ai vu la suite, la partie ne compte plus
help-hint = ce que jouerait un robot fort
help-rules = toutes les règles, un chapitre ou une phrase comme 3.2
help-show = redessiner la table ; show K3 dit ce que porte K3
help-log = tout ce qui s’est passé
help-position = la position en une ligne de texte
help-record = garder l’enregistrement ; sans fichier, l’afficher
help-quit = quitter

## hameau replay, hameau verify

step-on = Entrée pour continuer, q pour quitter.
checked-promise = ✓ Le secret est bien celui qui était promis ({ $promise } …).
checked-luck = ✓ Tout le hasard a été recalculé à partir du secret : il est identique.
checked-shares = { $seats ->
    [0] · Aucun appareil n’a contribué au hasard : personne ne l’a modifié, mais l’auteur du secret aurait pu le choisir.
    [one] ✓ Un appareil a ajouté ses propres octets au hasard : le secret seul n’a pas décidé.
   *[other] ✓ { $seats } appareils ont ajouté leurs propres octets au hasard : le secret seul n’a pas décidé.
}
checked-backs = { $backs ->
    [one] ✓ Une fois, la partie est revenue avant un hasard déjà vu : il a été tiré à neuf.
   *[other] ✓ { $backs } fois, la partie est revenue avant un hasard déjà vu : il a été tiré à neuf à chaque fois.
}
checked-unread = { $moves ->
    [one] · Un coup a été joué avec d’autres règles : il n’a pas été modifié depuis, mais on ne peut pas le rejouer ici.
   *[other] · { $moves } coups ont été joués avec d’autres règles : ils n’ont pas été modifiés depuis, mais on ne peut pas les rejouer ici.
}
checked-moves = { $moves ->
    [0] ✓ Aucun coup n’a été joué.
    [1] ✓ Le seul coup est permis et mène là où le dit l’enregistrement.
   *[other] ✓ Les { $moves } coups sont permis et mènent là où le dit l’enregistrement.
}
checked-result = ✓ Le résultat découle des coups.
checked-open = ✓ La partie n’est pas finie, comme le dit l’enregistrement.
record-is-true = Cet enregistrement est vrai.

## hameau simulate, hameau duel, hameau regret

seat = Siège
bot = Robot
wins = Victoires
share = Part
mean-score = Points en moyenne
seconds = secondes
won = Gagnées
drawn = Partagées
lost = Perdues
camp = Camp
ratio = Rapport
bounds = 95 %
rating = Force
beats-next = Bat le suivant
agreed = Comme le juge
a-decision = Perdu par décision
a-match = Perdu par partie
simulated = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
}, { $ties ->
    [0] aucune victoire partagée.
    [one] une victoire partagée.
   *[other] { $ties } victoires partagées.
}
simulated-pace = Décisions par partie : { $decisions }. Parties par seconde : { $rate }.
interval = Avec 95 % de confiance, { $name } gagne entre { $low } et { $high } des parties.
evened = À chance égale, { $name } gagne { $share } des parties, entre { $low } et { $high } ; la chance explique { $luck } de la dispersion des résultats.
not-evened = Ces résultats sont trop peu nombreux, ou trop semblables, pour distinguer la chance du talent.
lasted = { $matches ->
    [one] Une partie
   *[other] { $matches } parties
} en { $seconds } s.
regret-means = Les pertes sont comptées en victoires, par rapport au choix d’une recherche (simulations : { $simulations }). Choix par personne et par partie : { $choices }.
regret-unknown = Trop peu de parties pour dire ce que coûtent ces choix : { $bots }.

## hameau study, hameau compare

studied = { $matches ->
    [0] Aucune partie
    [one] Une partie
   *[other] { $matches } parties
} en { $seconds } s.
what = Quoi
before-after = Avant → après
difference = Différence
bounds-for-all = bornes à 95 % pour toutes à la fois
clear-differences = { $clear ->
    [0] Aucune différence sur { $items } n’est nette : le hasard les expliquerait toutes.
    [one] Une différence sur { $items } est nette ; le hasard expliquerait les autres.
   *[other] { $clear } différences sur { $items } sont nettes ; le hasard expliquerait les autres.
}
dataset-written = { $count ->
    [one] Une décision
   *[other] { $decisions } décisions
} de { $matches ->
    [one] une partie
   *[other] { $matches } parties
} : { $file }
page-written = La page : { $file }
stopped = Arrêté. Parties jouées : { $done } sur { $total }. Rien n’a été écrit.
stopped-early = Arrêté. Parties qui comptent : { $matches } sur { $total }.

## hameau games

players = { $most ->
    [one] en solitaire
   *[other] de { $least } à { $most } personnes
}
minutes = { $minutes ->
    [1] { $minutes } minute
   *[other] { $minutes } minutes
}

## hameau content

rulebook = de la règle imprimée
found = d’une source trouvée
reconstructed = par reconstitution
content-is-right = ✓ { $game } : { $file } est juste ; entrées : { $counts }.
stray-content = { $text } : aucun jeu ne porte ce nom ; il y a { $keys }.
content-copied = Modifiez, puis : hameau content check { $text }
game-begun = Pour y jouer : hameau play { $game } --games { $folder }. Ses tests : python -m pytest { $folder }

## hameau doctor

machine = Machine
c-compiler = Compilateur C
missing = absent
set = oui
not-set = non
compiled-parts = Ce qui peut être compilé
compiled = compilé
plain = Python ordinaire
build-stale = compilé à partir d’une source plus ancienne
build-absent = pas compilé
build-unused = un fichier compilé est là, mais ne sert pas
build-broken = ne peut pas être chargé
game-runs = { $game } : { $way }
all-is-well = Tout va bien.
advice-install = Il manque quelque chose dont Hameau a besoin : réinstallez-le.
advice-pure = HAMEAU_PURE demande le Python ordinaire. Sans cette variable, les fichiers compilés tournent.
advice-game = Un jeu venu d’ailleurs fait tout tourner en Python simple. Avec un compilateur C et « hameau[build] », il peut être compilé.
advice-stale = Des fichiers compilés sont plus anciens que leur source, et ce sont les anciennes règles qui tournent : recompilez avec « make build ».
advice-broken = Fichiers compilés et ordinaires sont mélangés : recompilez avec « make build ».
advice-compiler = Il n’y a pas de compilateur C. Tout marche sans lui, mais environ 200 fois plus lentement : installez gcc ou clang.
advice-headers = Les en-têtes C de Python manquent : installez-les (sous Debian et Ubuntu : python3-dev).
advice-build = Compilez les règles avec « make build », ou réinstallez Hameau.

## hameau export, import

exported = { $entries ->
    [one] Une entrée a été écrite dans { $file }.
   *[other] { $entries } entrées ont été écrites dans { $file }.
}
imported = { $entries ->
    [one] Une entrée a été lue dans { $folder }.
   *[other] { $entries } entrées ont été lues dans { $folder }.
}
forgot-table = { $entries ->
    [one] La table { $table } est supprimée, avec une entrée.
   *[other] La table { $table } est supprimée, avec { $entries } entrées.
}
forgot-device = { $tables ->
    [one] La personne est oubliée, à { $tables } table.
   *[other] La personne est oubliée, à { $tables } tables.
}

## hameau serve

no-pages = Les pages ne sont pas construites : seule l’API répond. `make build` les construit.
serving = Hameau est ouvert : { $address }
phones = Pour les téléphones du même réseau : { $address }
data-in = Tout est conservé dans { $folder }.
stop-with = Ctrl-C l’arrête ; rien n’est perdu.
served = Fermé. Tout ce qui a été joué est conservé.

## hameau bench server

bench-tables = tables
bench-move-us = µs du serveur par coup
bench-moves = coups/s

## hameau bench sockets

bench-load = Coups, { $tables } tables, { $server }
bench-latency = – réponse après, la moitié et 99 %
bench-server = – processeur du serveur, par coup et en tout
bench-picows = picows par rapport à websockets, { $tables } tables
bench-peer-best = Le meilleur de { $server }, avec { $tables } tables
bench-peer-ratio = Nos coups avec { $ours } par rapport à ceux de { $server }
bench-flat-out = Coups, { $tables } tables, aussi vite que possible, { $server }
bench-its-rate = Coups, { $tables } tables, au meilleur rythme de l’autre, { $server }
bench-half-rate = Coups, { $tables } tables, à la moitié du rythme du plus lent, { $server }
bench-memory = Mémoire du serveur vide, { $server }
bench-memory-live = – d’une table où l’on joue
bench-memory-idle = – d’une table que tous ont quittée
bench-log = – d’une table sur le disque
bench-back = – retour d’une table sortie de la mémoire, la moitié et 99 %
bench-start = Démarré, avec un dossier vide
bench-start-full = Démarré, avec { $tables } tables dans le journal
bench-alone = Coups au rythme des gens, { $tables } tables
bench-beside-bots = – pendant que des bots forts réfléchissent à { $bots } autres tables

## hameau bench ballots

bench-ballots-paced = Derniers bulletins, { $tables } tables de { $seats }, { $pace } par seconde : tous ont vu le vote après, la moitié, 99 % et tous
bench-ballots-server = – processeur du serveur pour chacun
bench-ballots-at-once = – tous en même temps

## hameau bench soak

soak-moves = Coups (tables : { $tables }, durée : { $minutes } min)
soak-memory = Mémoire, au début et à la fin
soak-threads = – fils d’exécution
soak-files = – fichiers ouverts
soak-processor = – temps de processeur par coup
soak-latency = – réponse pour 99 % après
soak-good = Rien n’a grossi : le serveur peut tourner longtemps.
soak-bad = Quelque chose a trop grossi : voyez les chiffres ci-dessus.

## hameau bench flood

flood-connections = Réponse pour 99 % des coups honnêtes après, au calme et sous le flot : connexions
flood-handshakes = – poignées de main
flood-requests = – requêtes
flood-impatience = – requêtes sans attendre
flood-garbage = – octets sans queue ni tête
flood-fragments = – fragments de messages
flood-pings = – pings
flood-messages = – 20 000 messages à la fois
flood-memory = Mémoire, au plus
flood-good = Les personnes qui jouent ne remarquent presque rien.
flood-bad = Les flots se remarquent plus qu’ils ne devraient : voyez les chiffres ci-dessus.

## hameau solve

solve-possible = On peut gagner : ce plan marque { $score }, et aucun plan ne marque plus de { $bound }.
solve-best = On peut gagner : ce plan marque { $score }, et aucun plan ne marque plus.
solve-impossible = On ne peut pas gagner ; { $how }.
solve-unknown = Aucun plan n’a été trouvé, ce qui ne prouve rien ; aucun plan ne marque plus de { $bound }.
solve-honestly = Joué sans savoir ce qui vient :
bench-steps = pas par seconde de temps processeur
