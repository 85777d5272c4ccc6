### Loups-garous et le Village : les mots du plateau

## Le cercle

board-village = Le village
board-circle = Le cercle des joueurs
board-you = vous
board-dead = mort
board-captain = Capitaine
board-poster = nommé sur une affiche
board-banned = ne vote pas aujourd’hui
board-claims = se dit : { $card }
board-votes = { $votes ->
    [one] une voix
   *[other] { $votes } voix
}

## La carte

card-hold = Votre carte, face cachée.
card-hold-short = Maintenir pour voir
reading-title = La nuit va tomber. D’abord, votre carte.
reading-hold = Maintenir pour voir
reading-let-go = Relâcher pour cacher
reading-got-it = Compris
reading-first = Personne ne la voit que vous.
reading-secret = Elle n’est que pour vous : cachez l’écran aux autres.
reading-others = La nuit commence quand tout le monde a lu sa carte, au plus tard après une minute.
reading-begins = La nuit tombe…
reading-wall = Chaque personne regarde sa carte.
secret-you-are = Vous êtes
secret-no-card = Pas encore de carte
secret-known = Ce que vous savez
secret-nothing = Rien que cette carte.
secret-fingers = La meute montre du doigt
secret-whispers = Murmures
secret-told = Ce qu’on vous a dit
secret-called = C’est à vous. Lâchez la carte, puis touchez.
secret-must = C’est à vous, et il faut choisir. Sinon le sort choisit.
secret-choice = Votre choix : { $choice }. Vous pouvez en changer jusqu’à la fin du tour.
secret-asleep = Vous dormez. Touchez qui vous voulez, pour que personne ne vous voie dormir : cela ne fait rien.
about-villager = Vous n’avez d’autre pouvoir que votre voix, votre vote et votre flair. Trouvez les loups et éliminez-les par le vote.
about-werewolf = Chaque nuit, votre meute s’accorde sur quelqu’un à manger. Le jour, vous êtes l’innocence même.
about-seer = Chaque nuit, vous regardez la carte d’un joueur. Servez-vous bien de ce que vous savez : les loups vous cherchent.
about-thief = La première nuit, vous pouvez prendre l’une des deux cartes du milieu. Dès lors, vous êtes ce qu’elle dit.
about-cupid = La première nuit, vous liez deux joueurs : si l’un meurt, l’autre meurt aussi. Ensuite, votre pouvoir est épuisé.
about-hunter = Quand vous mourez, vous tirez sur quelqu’un ; une table peut dire quelles morts le permettent. D’ici là, vous n’avez que votre vote.
about-witch = Chaque nuit, vous voyez la proie. Une potion la sauve, une autre tue qui vous voulez, une fois chacune.
about-little-girl = Pendant que les loups se montrent du doigt, vous pouvez plisser ou ouvrir les yeux : vous verrez peut-être des loups, et eux vous. Le jour, vous n’avez que votre vote.
about-white-werewolf = Vous chassez avec la meute et, une nuit sur deux, vous pouvez mordre l’un des siens. Vous ne gagnez que seul.
about-raven = Chaque nuit, vous pouvez coller une affiche sur une porte : elle compte deux voix au matin. Choisissez-la bien.
about-arsonist = Une fois, vous pouvez mettre le feu à un bâtiment. Qui y habite perd son toit.
about-defender = Chaque nuit, vous veillez sur quelqu’un que les loups ne peuvent alors manger. Jamais deux fois de suite le même.
about-piper = Chaque nuit, vous charmez deux joueurs. Vous gagnez quand tous les vivants sont charmés.
know-pack = Votre meute : { $names }
know-lone-wolf = Vous ne connaissez pas d’autre loup.
know-wolves = Loups : { $names }
know-lover = Vous aimez { $names }.
know-lovers = Les Amoureux : { $names }
know-charmed = Charmés : { $names }
know-card = { $name } : { $card }
know-potions = Vos potions : { $cure ->
        [1] celle qui soigne
       *[0] celle qui soigne est bue
    }, { $poison ->
        [1] celle qui tue
       *[0] celle qui tue est versée
    }.
know-match = { $left ->
    [1] Vous avez encore votre allumette.
   *[0] Votre allumette est brûlée.
}
know-picked = Choisi jusqu’ici : { $name }
channel-pack = murmure
channel-ghosts = entre morts

## La nuit

night-number = Nuit { $night }
night-tap = Touchez quelqu’un
night-sealed = Scellé
night-still = Le temps est suspendu
night-waits = La nuit vous attend.
night-nothing = Ne rien faire
night-dead = Vous êtes mort et vous regardez.
night-houses = Bâtiments
night-else = Autres choix
night-whisper = Murmurer à la meute

## Le jour

day-number = Jour { $day }
day-living = { $living ->
    [one] un vivant
   *[other] { $living } vivants
}
day-open = { $count ->
    [one] une personne décide encore
   *[other] { $count } décident encore
}
day-count = Qui a voté contre qui
day-verbs = Ce que vous pouvez faire
day-tap = { $what } : touchez un joueur
day-confirm = { $what } : { $name }
day-cancel = Pas encore
day-ballot = Votre bulletin : { $name }
day-ballot-blank = Votre bulletin est blanc
day-wait = Les autres décident
day-introductions = Premier jour : présentez-vous à tour de rôle, si vous voulez.
verb-vote = Voter
verb-claim = Je suis…
verb-accuse = Accuser
verb-defend = Défendre
verb-report = Dire ce que j’ai vu
aim-wolf = un loup
aim-village = pas un loup
verb-nobody = Personne
verb-done = Terminé
verb-yes = Oui
verb-no = Non
verb-choose = Trancher
verb-shoot = Tirer sur
verb-name = Remettre la médaille à
verb-ban = Interdire de vote
verb-confess = Confesser
verb-restore = Rendre son pouvoir à
verb-razor = Passer au rasoir
verb-house = Proposer le logis à
verb-withdraw = Retirer du jeu
verb-pick = Prendre un jeton
verb-take-1 = Prendre la première carte
verb-take-2 = Prendre la deuxième carte
verb-cure = Sauver la proie
verb-squint = Plisser les yeux
verb-peek = Ouvrir les yeux
done-debate = Prêt à voter
done-bans = Personne d’autre
done-election = Remettre
done-ballot = Remettre
done-inn-vote = Remettre
done-evening = Bonne nuit
done-housing = Laisser vide
yes-answer = Emménager
no-answer = Rester Vagabond
yes-plea = Implorer la grâce
no-plea = Accepter le verdict
yes-pardon = Accorder la grâce
no-pardon = Pas de grâce

## Notes

sheet-living = En vie ; on ne sait rien de plus.
sheet-opinion = Ce que j’en pense
mark-none = sans avis
mark-trust = j’ai confiance
mark-doubt = je doute
mark-wolf = un loup, je crois
sheet-note = Mes notes
sheet-note-about = Sur cet appareil seulement.
sheet-statements = Déclarations
sheet-votes = Votes
sheet-no-votes = Aucun jusqu’ici.
sheet-deeds = Au grand jour

## Au mur

wall-sounds = Sons
wall-narrator = Narrateur
wall-voice = La voix du narrateur
wall-voice-usual = voix habituelle
tell-close-eyes = Fermez les yeux.
tell-open-eyes = Ouvrez les yeux.
asleep-thief = Le Voleur se rendort.
asleep-cupid = Cupidon s’endort.
asleep-defender = Le Salvateur se rendort.
asleep-seer = La Voyante se rendort.
asleep-wolves = Les loups, repus ou non, se recouchent et dorment.
asleep-white-werewolf = Le Loup-Garou blanc se faufile dans le noir et se rendort.
asleep-arsonist = Le Pyromane se rendort.
asleep-witch = La Sorcière se rendort.
asleep-piper = Le Joueur de Flûte repose sa flûte et s’endort.
asleep-raven = Le Corbeau met la tête sous l’aile et s’endort.
asleep-lovers = Les Amoureux se rendorment.
asleep-charmed = Les charmés se rendorment.
asleep-baker = Le Boulanger retourne au fournil et ferme les yeux.

## La fin

ending-lived = en vie à la fin
ending-turn = tour { $turn }
ending-withdrawn = retiré du jeu
ending-lover = amoureux
ending-open = Montrer tous les secrets
ending-story = Nuit après nuit
ending-secret = secret alors
ending-knew = Qui savait quoi, et quand
proof-cards-right = { $cards } cartes distribuées de nouveau : toutes sont justes.
proof-cards-wrong = Les { $cards } cartes ne sont pas celles que donne le secret.
proof-by-hand = Les cartes ont été données à la main et saisies ; il n’y a là aucun hasard à recalculer.
proof-tokens-right = { $tokens } jetons tirés de nouveau : tous sont justes.
proof-tokens-wrong = Les { $tokens } jetons ne sont pas ceux que donne le secret.

## En soixante secondes

panel-card = Chacun reçoit une carte secrète. Maintenez la carte de votre téléphone pour la voir ; personne d’autre ne le doit.
panel-night = La nuit, tous ferment les yeux. On appelle l’un après l’autre ; tous touchent l’écran, seul décide qui est appelé.
panel-wolves = Les loups se réveillent ensemble, se reconnaissent et s’accordent sur quelqu’un à manger.
panel-dawn = Au matin, le village trouve ses morts, et l’on retourne leurs cartes.
panel-vote = Le jour, on parle, on accuse, on ment. Puis tous votent en même temps, et qui a le plus de voix meurt.
panel-end = Le village gagne quand il n’y a plus de loup, la meute quand il n’y a plus qu’elle. Certains jouent pour eux seuls.

## Avant la partie

composer-characters = Personnages : touchez pour prendre ou laisser
composer-buildings = Bâtiments particuliers : touchez pour prendre ou laisser
composer-homes = Les bâtiments pour { $seats }
composer-thirds = La règle du jeu conseille des tiers, à ce nombre : fermes { $farms }, bâtiments particuliers { $special }, Vagabonds { $vagabonds }. Vous pouvez tout de même jouer autrement.
composer-all-tokens = Les 29 jetons sont tous dans le sac, et le sort décide qui tire quoi : les fermes et bâtiments choisis ne comptent pas.
composer-farmers-elect = Avec des Fermiers en jeu, eux seuls élisent, à partir du jour 2, quel que soit ce choix.
composer-deck = Les cartes pour { $seats }
composer-unused = { $count ->
    [1] Une de ces cartes retournera dans la boîte sans être vue ; le nombre de loups reste le même.
   *[other] { $count } de ces cartes retourneront dans la boîte sans être vues ; le nombre de loups reste le même.
}
composer-balance = Équilibre
composer-even = à peu près équilibré
composer-village = favorable au village
composer-pack = difficile pour le village
composer-side-village = village
composer-side-pack = meute
composer-measured = Mesuré : entre robots, avec ces cartes, le village gagne { $share } % des fois (parties : { $matches }).
composer-about = Estimé d’après des robots avec d’autres cartes : le village gagne environ { $share } % des fois (parties : { $matches }). Des humains peuvent jouer autrement.
composer-group-village = Le Village et le Capitaine
composer-group-night = La nuit
composer-group-votes = Votes et morts
composer-group-rest = Victoire et absence
composer-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
}

## Mener une vraie table : ce qui se dit à voix haute

moderator-night = { $night ->
    [1] La nuit tombe sur le village. Tout le monde ferme les yeux. Plus un mot.
   *[other] La nuit retombe. Les vivants ferment les yeux, les morts se taisent.
}
moderator-call-thief = J’appelle le Voleur. Deux cartes t’attendent : tu peux en prendre une.
moderator-call-cupid = J’appelle Cupidon. Montre deux cœurs ; le tien compte aussi.
moderator-call-defender = J’appelle le Salvateur. Sur qui veilles-tu cette nuit ?
moderator-call-seer = J’appelle la Voyante. Quelle carte veux-tu connaître ?
moderator-call-wolves = J’appelle les Loups-Garous. En silence, choisissez une seule proie.
moderator-call-white-werewolf = J’appelle le Loup-Garou blanc. Un de tes frères est-il de trop ?
moderator-call-arsonist = J’appelle le Pyromane. Montre une maison, ou garde ton allumette.
moderator-call-witch = J’appelle la Sorcière. Voici qui les loups ont choisi. Pouce levé pour sauver, pouce baissé pour tuer, ou rien.
moderator-call-piper = J’appelle le Joueur de flûte. Montre deux personnes qui vont danser.
moderator-call-raven = J’appelle le Corbeau. À quelle porte colles-tu ton affiche ?
moderator-lovers = Je passe derrière chacun de vous. Vous deux que j’ai touchés : ouvrez les yeux et regardez-vous.
moderator-charmed = Je passe derrière vous. Tous ceux que j’ai touchés sont charmés : ouvrez les yeux et regardez-vous.
moderator-baker = Tous les loups ont les yeux fermés… maintenant.
moderator-dawn = Le soleil se lève. Ouvrez les yeux.
moderator-died = { $name } nous quitte. Sa carte : { $card }.
moderator-died-hidden = { $name } nous quitte. Sa carte reste cachée.
moderator-to = { $name } : { $call }
moderator-housing = { $name }, ce logis est vide : { $building }. Qui y loges-tu ?
moderator-answer = { $name }, on t’offre un logis : { $building }. Veux-tu y habiter ?
moderator-ballot = À trois, montrez tous quelqu’un. Un, deux, trois !
moderator-election = Il nous faut un Capitaine. À trois, montrez votre choix. Un, deux, trois !
moderator-election-farmers = Les Fermiers élisent un Capitaine parmi eux. À trois, seuls les Fermiers montrent quelqu’un, et seulement un Fermier. Un, deux, trois !
moderator-election-again-farmers = Égalité : les Fermiers revotent, entre ces personnes.
moderator-draft = Montrez vos jetons : qui habite où ?
moderator-introductions = Avant la nuit, faisons un tour de table : qui êtes-vous dans ce village ?
moderator-introductions-village = Avant la nuit, faisons un tour de table : qui êtes-vous, et où habitez-vous ?

## Mener : ce que le meneur est seul à lire

moderator-note-night = Parlez à tout le cercle, toujours de la même voix. Ne vous tournez vers personne.
moderator-note-eyes = Avec la Petite Fille : têtes levées, pas de mains devant le visage.
moderator-note-deal = Distribuez ces cartes, face cachée. Vous seul et qui la reçoit pouvez la voir.
moderator-note-introductions = Dans le sens des aiguilles d’une montre, chacun joue à son tour un villageois de son invention. Personne ne parle de sa carte. Facultatif.
moderator-note-nobody = Personne ne se réveille. Attendez comme toujours, faites les gestes, puis continuez.
moderator-note-middle = Montrez les deux cartes du milieu : { $first } et { $second }.
moderator-note-must-swap = Deux loups : le Voleur doit en prendre un.
moderator-note-swapped = Échangez la carte sans être vu. { $name } est maintenant : { $card }.
moderator-note-cupid = Il en faut deux. Cupidon peut se choisir.
moderator-note-touch = Touchez { $name } en passant.
moderator-note-touch-nobody = Faites tout le tour quand même. Ne touchez personne.
moderator-note-defender = Pas la même personne deux nuits de suite.
moderator-note-not-again = Pas { $name }, déjà sous protection la nuit dernière.
moderator-note-seer = Soulevez ensuite un peu chaque carte, l’une après l’autre.
moderator-note-saw = Montrez à { $name } la carte de { $other } : { $card }.
moderator-note-wolves = S’ils ne sont pas d’accord, personne n’est dévoré.
moderator-note-girl = La Petite Fille peut regarder. Si la meute la surprend, elle peut la choisir.
moderator-note-white-werewolf = Rien ne l’oblige à mordre.
moderator-note-arsonist = Une seule fois dans la partie.
moderator-note-victim = Montrez { $name }.
moderator-note-no-victim = Personne n’a été choisi : montrez la paume ouverte.
moderator-note-witch-blind = Sa potion de guérison est vide : ne montrez rien.
moderator-note-potions = Guérison : { $cure ->
        [1] encore là
       *[0] utilisée
    }. Poison : { $poison ->
        [1] encore là
       *[0] utilisé
    }.
moderator-note-piper = Deux au plus, qui ne sont pas encore charmés.
moderator-note-raven = L’affiche compte deux voix demain.
moderator-note-baker = { $name } ouvre les yeux au mot « maintenant », pour trois secondes.
moderator-note-tied = { $name } est à égalité.
moderator-note-banned = { $name } ne vote pas.
moderator-note-captain = La voix de { $name } compte double.
moderator-note-draft = Choisissez un jeton, puis touchez qui le tient. Les autres sont Vagabonds.
moderator-note-debate = Donnez la parole à tous. Personne ne montre sa carte.
moderator-note-evening = Dernière occasion pour les pouvoirs du jour.
moderator-note-bans = Deux au plus.
moderator-note-shot = Le Chasseur doit tirer. Seule une absence l’en dispense.
moderator-note-no-shot = { $name } n’est pas là : pas de tir.
moderator-note-heir = Il faut nommer quelqu’un.
moderator-note-tie = Une des personnes à égalité.
moderator-note-housing = Seulement à un Vagabond, qui peut refuser.
moderator-note-plea = Seul qui implore peut être gracié.
moderator-note-pardon = La grâce ne sert qu’une fois. La carte reste cachée.
moderator-note-homes = Les places s’échangent maintenant.
moderator-note-over = Retournez toutes les cartes.

## Mener : les noms des étapes

moderator-step-deal = La donne
moderator-step-introductions = Les présentations
moderator-step-night = La nuit tombe
moderator-step-wolves = La meute
moderator-step-lovers = Les Amoureux
moderator-step-charmed = Les charmés
moderator-step-swapped = La nouvelle carte du Voleur
moderator-step-saw = La réponse à la Voyante
moderator-step-heard = La confession
moderator-step-dawn = L’aube
moderator-step-deaths = Les morts
moderator-step-count = Le décompte
moderator-step-verdict = Le verdict
moderator-step-bans = Privés de vote
moderator-step-captain = Le Capitaine
moderator-step-homes = Les logis
moderator-step-powers = Les pouvoirs du jour
moderator-step-over = La fin
moderator-step-draft = Les jetons
moderator-step-shot = Le tir du Chasseur
moderator-step-heir = La médaille
moderator-step-housing = Un logis vide
moderator-step-answer = La réponse du Vagabond
moderator-step-election = L’élection
moderator-step-election-again = La seconde élection
moderator-step-debate = Le débat
moderator-step-inn-vote = Le vote du Tavernier
moderator-step-inn-vote-again = Le vote du Tavernier
moderator-step-ballot = Le vote
moderator-step-ballot-again = Le second vote
moderator-step-tie = Le Capitaine tranche
moderator-step-plea = La supplique
moderator-step-pardon = Le Châtelain décide
moderator-step-evening = Le soir
moderator-step-baker = Le Boulanger

## Mener : la page

moderator-wake = Éveillés
moderator-next = Suite
moderator-nobody = Personne
moderator-nothing = Rien
moderator-keep = Garde sa carte
moderator-undo = Annuler
moderator-undone = Repris : { $step }
moderator-who = Qui est qui
moderator-steps = Jusqu’ici
moderator-steps-none = Rien n’a encore été saisi.
moderator-steps-about = Touchez une étape pour y revenir. Elle et toutes les suivantes sont reprises.
moderator-screen = Grand écran pour la table
moderator-middle = Au milieu : { $cards }
moderator-lover = parmi les amoureux
moderator-charmed-mark = sous le charme
moderator-gone = absent
moderator-leave = Doit partir
moderator-left = { $name } compte parmi les absents. Qui manque quatre décisions peut être retiré pendant le débat.
moderator-pick-accused = Pour qui vote-t-on ?
moderator-pick-voters = Qui vote pour { $name } ?
moderator-another = Quelqu’un d’autre
moderator-rest = Tous les autres
moderator-blank = { $count ->
    [one] un blanc
   *[other] { $count } blancs
}
moderator-cure = Sauve { $name }
moderator-poison = Qui empoisonne-t-elle ?
moderator-tap = { $count ->
    [one] Touchez un nom.
   *[other] Touchez { $count } noms au plus.
}
moderator-tap-both = Touchez deux noms.
moderator-count = Compter les voix
moderator-vote = Au vote
moderator-dusk = À la nuit
moderator-timer = Lancer un minuteur
moderator-timer-stop = Arrêter le minuteur
moderator-minutes = { $minutes } min
moderator-cancel = Abandonner
moderator-aloud = Dire à ma place
moderator-again = Encore avec les mêmes

## Mener : le début

gathering-title = Mener une vraie table
gathering-about = Vous menez, les autres n’ont besoin d’aucun appareil. Hameau dit ce qui vient, compte et juge.
gathering-names = Qui est autour de la table ?
gathering-names-about = Dans le sens des aiguilles d’une montre, de 8 à 29 personnes. Collez une liste si vous en avez une.
gathering-name = Nom
gathering-add = Ajouter
gathering-count = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
gathering-few = { $count ->
    [one] Il en faut encore une.
   *[other] Il en faut encore { $count }.
}
gathering-many = On joue à { $most } au plus.
gathering-same = Il y a déjà { $name }.
gathering-up = Monter { $name }
gathering-down = Descendre { $name }
gathering-remove = Enlever { $name }
gathering-edit = Nom de la personne { $number }
gathering-clear = Vider la liste
gathering-deck = À quoi joue-t-on ?
gathering-deal = Qui distribue les cartes ?
gathering-deal-hameau = Hameau
gathering-deal-hameau-about = Vous voyez qui reçoit quelle carte et vous les donnez.
gathering-deal-hand = À la main
gathering-deal-hand-about = Vous donnez de vraies cartes et saisissez qui tient quoi.
gathering-hold = Qui tient quelle carte ?
gathering-hold-about = Choisissez une carte, puis touchez qui la tient. Les autres sont Villageois.
gathering-left = encore { $count }
gathering-middle = Il reste pour le milieu : { $cards }
gathering-wrong = { $count ->
    [one] Une carte est encore à donner.
   *[other] { $count } cartes sont encore à donner.
}
gathering-start = Commencer

## What the end says to somebody

you-won-village = Vous avez gagné avec le village.
you-won-pack = Vous avez gagné avec la meute.
you-won-loner = Vous avez gagné, sans personne d’autre.
you-won-couple = Vous avez gagné, et l’amour aussi.
you-lost-village = Le village a perdu, et vous avec.
you-lost-pack = La meute a perdu, et vous avec.
you-lost-loner = Vous jouiez contre tout le monde, et c’est perdu.
turn-wolf = Jour { $day } : le premier loup tombe, { $name } ({ $card }).
turn-innocent = Jour { $day } : le village condamne { $name }, sans raison ({ $card }).
end-how = Qui était qui

## The log

gathered-accused = Accusations contre { $other } : { $names }.
gathered-handed-in = Bulletins remis : { $names }.
gathered-voted = { $names } → { $other }
gathered-blank = { $names } → personne

## Un coup en mots, pour un conseil et après la partie

move-sleep = dormir
move-done = cela suffit
move-nobody = personne
move-yes = oui
move-no = non
move-look = voir la carte : { $name }
move-eat = dévorer : { $name }
move-bite = mordre : { $name }
move-cure = guérir la victime
move-poison = empoisonner : { $name }
move-protect = protéger : { $name }
move-bind = lier : { $name }
move-charm = charmer : { $name }
move-poster = poser une affiche : { $name }
move-shoot = tirer : { $name }
move-name = nommer : { $name }
move-vote = voter contre : { $name }
move-accuse = accuser : { $name }
move-defend = défendre : { $name }
move-claim = se dire : { $first }
move-pick = prendre : { $first }
