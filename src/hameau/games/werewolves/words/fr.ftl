### Loups-Garous et le Village
### Un coup s’écrit pareil dans toutes les langues (« eat 7 », « vote 3 », « sleep »). Rien ne suppose qui joue.

title = Loups-Garous et le Village
tagline = La nuit les loups mangent, le jour le village vote, et personne ne dit qui il est.

## Personnages et camps

villager = Villageois
werewolf = Loup-garou
seer = Voyante
thief = Voleur
cupid = Cupidon
hunter = Chasseur
witch = Sorcière
little-girl = Petite Fille
white-werewolf = Loup-garou blanc
raven = Corbeau
arsonist = Pyromane
defender = Salvateur
piper = Joueur de flûte
camp-village = du village
camp-wolves = de la meute
camp-white = le Loup-garou blanc
camp-piper = le Joueur de flûte
hidden-card = cachée

## Le village

vagabond = Vagabond
farm = Ferme
church = Église
hovel = Masure
bailiffs-house = Maison du bailli
manor = Manoir
bakery = Boulangerie
school = École
tavern = Taverne
shop = Échoppe du barbier
farm-1 = { farm } 1
farm-2 = { farm } 2
farm-3 = { farm } 3
farm-4 = { farm } 4
farm-5 = { farm } 5
farm-6 = { farm } 6

## Appels

call-draft = Prenez un jeton.
call-thief = Le Voleur se réveille : deux cartes attendent.
call-cupid = Cupidon se réveille et choisit un cœur.
call-cupid-again = Cupidon choisit le second cœur ; puis deux tombent amoureux.
call-defender = Le Salvateur se réveille : sur qui veiller ?
call-seer = La Voyante se réveille : quelle carte connaître ?
call-wolves = Les loups se réveillent et montrent du doigt, en silence.
call-wolves-again = Les loups regardent les doigts des autres et montrent encore.
call-wolves-last = Les loups montrent pour la dernière fois.
call-white-werewolf = Le Loup-garou blanc se réveille seul : un frère de trop ?
call-arsonist = Le Pyromane se réveille : une maison, ou garder l’allumette ?
call-witch = La Sorcière se réveille et voit le choix des loups.
call-piper = Le Joueur de flûte se réveille et joue pour quelqu’un.
call-piper-again = Le Joueur de flûte joue encore ; puis les charmés se regardent.
call-raven = Le Corbeau se réveille : sur quelle porte l’affiche ?
call-shot = Le Chasseur a une dernière balle.
call-heir = À qui la médaille ?
call-housing = Une maison est vide. Qui le bailli y loge-t-il ?
call-answer = Voulez-vous y habiter ?
call-election = Il est temps d’élire un Capitaine.
call-election-again = Égalité : on revote entre ces personnes.
call-debate = La parole est au village.
call-bans = Qui ne votera pas aujourd’hui ?
call-inn-vote = Le tavernier vote avant les autres.
call-ballot = Remplissez vos bulletins.
call-tie = Égalité. Le Capitaine tranche.
call-inn-vote-again = Le tavernier vote encore en premier.
call-ballot-again = On revote entre ceux qui sont à égalité.
call-plea = Implorer la grâce du Châtelain ?
call-pardon = Le Châtelain fait-il grâce ?
call-evening = Un dernier mot avant la nuit.
call-over = C’est fini.

## Ce qui s’est passé

dealt = Carte pour { $name } : { $card }.
turned-up = C’était { $name } : { $card }.
took-token = { $homeless ->
    [1] { $name } n’a pas de maison : { $building }.
   *[other] { $name } habite ici : { $building }.
}
night-fell = La nuit { $night } tombe. Tout le monde dort.
called = { $call }
asked = { $deciding ->
    [1] { $name } : { $call }
   *[other] { $call }
}
saw-middle = Au milieu : { $first } et { $second }.
swapped = { $name } prend une carte du milieu : { $card }.
paired = { $name } et { $other } s’aiment.
met-wolf = { $name } est de la meute.
guarded = { $name } veille sur { $other }.
saw = { $name } regarde { $other } : { $card }.
pointed = { $name } montre { $other }.
became-prey = La meute choisit { $name }.
no-prey = La meute ne s’accorde pas.
glimpsed = { $name } voit un loup : { $other }.
shadows = { $name } ne voit que des ombres.
noticed-girl = { $name } espionne !
bit = { $name } mord { $other }.
lit-fire = { $name } met le feu : { $building }.
shown-victim = Les loups ont choisi { $name }.
no-victim = Les loups n’ont choisi personne.
cured = { $name } sauve { $other }.
poisoned = { $name } empoisonne { $other }.
charmed = { $name } danse au son de la flûte.
stuck-poster = { $name } colle une affiche chez { $other }.
woke = { $name } ne dort pas : { $card }.
looked = { $name } regarde la carte, chez { $other }.
day-broke = { $deaths ->
    [0] Le jour { $day } se lève. Tout le monde est là.
    [one] Le jour { $day } se lève. Une personne ne se relève pas.
   *[other] Le jour { $day } se lève. { $deaths } ne se relèvent pas.
}
died = { $name } n’est plus ({ $cause }). Carte : { $card }.
shot = { $name } tire sur { $other }.
grieved = { $name } ne survit pas sans { $other }.
burnt-down = En cendres : { $building }.
posted = Une affiche sans signature vise { $name }.
became-captain = { $name } porte la médaille de Capitaine.
no-captain = Personne ne peut reprendre la médaille de Capitaine après { $name }.
offered-home = Un logis s’offre à { $name } : { $building }.
housed = { $name } s’installe : { $building }.
refused-home = { $name } ne veut pas y habiter : { $building }.
left-empty = { $name } laisse vide : { $building }.
debated = Le débat est clos.
confessed = { $name } entend en confession { $other }.
heard-card = { $name } voit la carte, chez { $other } : { $card }.
restored = { $name } rend à { $other } un pouvoir épuisé.
used-razor = Le rasoir glisse, chez { $name } : { $other } !
claimed = { $name } déclare : mon personnage, c’est { $card }.
accused = { $name } accuse { $other }.
defended = { $name } défend { $other }.
reported = { $name } rapporte sur { $other } : { $verdict }.
seen-wolf = un loup
seen-village = pas un loup
banned = { $name } ne votera pas aujourd’hui.
filled-in = { $blank ->
    [1] Bulletin blanc pour l’instant, { $name }.
   *[other] Sur le bulletin, { $name } écrit { $other }.
}
handed-in = { $name } rend son bulletin.
voted = { $blank ->
    [1] { $name } vote blanc.
   *[other] { $name } vote pour { $other }.
}
got-votes = { $votes ->
    [0] { $name } n’a aucune voix.
    [one] { $name } a une voix.
   *[other] { $name } a { $votes } voix.
}
tied = Égalité à { $players }.
broke-tie = { $name } tranche : { $other }.
condemned = Le village condamne { $name }.
spared = Le village ne condamne personne.
pleaded = { $name } implore le Châtelain.
pardoned = Le Châtelain fait grâce : { $name } vivra.
denied = Le Châtelain refuse sa grâce à { $name }.
lost-immunity = La taverne ne protège plus { $name }.
missed = { $times ->
    [1] { $name } ne répond pas.
   *[other] { $name } ne répond pas, { $times } fois de suite.
}
asked-out = { $name } demande le retrait : { $other }.
withdrawn = { $name } quitte la partie. Carte : { $card }.
stalled = { $turns } tours sans mort : personne ne gagnera.
ended = { $winner }
cause-night = dans la nuit
cause-fangs = sous les crocs de la meute
cause-bite = sous les crocs du Loup-garou blanc
cause-fire = dans l’incendie
cause-poison = par le poison
cause-shot = d’une balle
cause-grief = de chagrin
cause-vote = par le vote du village
cause-razor = par le rasoir
winner-nobody = Il n’y a plus personne.
winner-couple = Ne restent que deux cœurs.
winner-piper = Tous suivent la flûte.
winner-white = Le Loup-garou blanc reste seul.
winner-pack = Plus un villageois : la meute a gagné.
winner-village = Plus un loup : le village est sauvé.
winner-draw = Village et loups sont las : match nul.

## Pourquoi c’est fini

won-by-nobody = Personne ne survit après { count-nights }, et personne ne gagne.
won-by-the-couple = L’amour gagne après { count-nights } : { $names }.
won-by-the-piper = La flûte gagne après { count-nights } : { $names }.
won-by-the-white-werewolf = Le Loup-garou blanc gagne après { count-nights } : { $names }.
won-by-the-pack = La meute gagne après { count-nights } : { $names }.
won-by-the-village = Le village gagne après { count-nights } : { $names }.
drawn = Match nul après { count-nights } : plus personne ne mourait.
count-nights = { $nights ->
    [1] { $nights } nuit
   *[other] { $nights } nuits
}

## Pourquoi un coup ou une composition est refusé

must-swap = Deux loups sont au milieu : il faut en prendre un.
must-bind = Cupidon unit deux personnes : il faut en choisir une.
mind-made-up = { $times ->
    [1] Un bulletin ne se remplit qu’une fois : rendez-le avec « done ».
   *[other] Votre bulletin a été rempli { $times } fois : rendez-le avec « done ».
}
sleep-on = C’est la nuit et personne ne vous appelle : « sleep ».
decide-this = Ce n’est pas la question. Vous pouvez jouer { $moves }.
not-there = Ce bâtiment ou ce jeton n’est pas là.
dead = Le numéro { $player } n’est plus en vie.
not-yourself = Vous ne pouvez pas vous choisir.
not-your-lover = Le numéro { $player } partage votre amour : ne lui faites aucun mal.
tavern-spared = Les loups et les votes épargnent la taverne, numéro { $player }.
no-wolf = Les loups ne mangent pas de loup, et le numéro { $player } en est un.
only-wolves = Vous ne mordez que votre meute, et le numéro { $player } n’en est pas.
not-twice = Vous avez veillé sur le numéro { $player } la nuit dernière : jamais deux fois de suite.
not-again = Le numéro { $player } est déjà choisi.
no-vagabond = Le numéro { $player } vit sans toit : cela ne l’atteint pas.
banned-already = Le numéro { $player } ne vote déjà pas.
nothing-to-restore = Le numéro { $player } n’a aucun pouvoir épuisé à retrouver.
has-a-home = Le numéro { $player } a un toit, ou refuse celui-ci.
not-absent = Le numéro { $player } est là.
farmers-only = La médaille va aux fermes, et le numéro { $player } n’en habite pas.
not-running = On ne peut pas voter pour le numéro { $player }.
must-vote = Ici personne ne vote blanc : nommez quelqu’un.
said-enough = { $times ->
    [0] À cette table, il n’y a pas de déclarations.
   *[other] Vos déclarations du jour sont faites : { $times }.
}
said-already = Vous l’avez déjà dit.
not-in-the-deck = Ce personnage n’est pas en jeu.
not-of-yourself = Parlez des autres ; de vous-même, vous pouvez revendiquer un personnage.
box-is-short = La boîte ne contient que { $cards } fois cette carte : { $card }.
too-few-players = À { $players }, on est trop peu pour autant de personnages.
thief-needs-wolves = Avec le Voleur, il faut au moins deux loups : deux cartes sont au milieu, et ce pourraient être des loups.
arsonist-needs-buildings = Le Pyromane a besoin de bâtiments : choisissez un village.
buildings-need-a-village = Les fermes et les bâtiments particuliers vont avec le Village : choisissez un village.
too-few-farms = La boîte contient moins de fermes : { $farms }.
too-many-buildings = Il y a plus de bâtiments que de joueurs, { $buildings } contre { $players } : chaque personne habite l’un d’eux ou est Vagabond.
village-is-empty = Un village a au moins un bâtiment. Pour jouer sans, ne choisissez pas de village.

## Options

word-usual = comme d’habitude
word-in = avec
word-out = sans
word-yes = oui
word-no = non
option-composition = Composition
option-composition-simple = première partie : loups, Voyante, villageois
option-composition-classic = les personnages classiques
option-composition-moon = avec Salvateur et Joueur de flûte
option-composition-first-village = un premier village
option-composition-village = le village
option-composition-feast = tout
option-wolves = Loups
option-wolves-usual = { word-usual }
option-wolves-1 = 1
option-wolves-2 = 2
option-wolves-3 = 3
option-wolves-4 = 4
option-wolves-5 = 5
option-wolves-6 = 6
option-seer = { seer }
option-seer-usual = { word-usual }
option-seer-in = { word-in }
option-seer-out = { word-out }
option-thief = { thief }
option-thief-usual = { word-usual }
option-thief-in = { word-in }
option-thief-out = { word-out }
option-cupid = { cupid }
option-cupid-usual = { word-usual }
option-cupid-in = { word-in }
option-cupid-out = { word-out }
option-hunter = { hunter }
option-hunter-usual = { word-usual }
option-hunter-in = { word-in }
option-hunter-out = { word-out }
option-witch = { witch }
option-witch-usual = { word-usual }
option-witch-in = { word-in }
option-witch-out = { word-out }
option-little-girl = { little-girl }
option-little-girl-usual = { word-usual }
option-little-girl-in = { word-in }
option-little-girl-out = { word-out }
option-white-werewolf = { white-werewolf }
option-white-werewolf-usual = { word-usual }
option-white-werewolf-in = { word-in }
option-white-werewolf-out = { word-out }
option-raven = { raven }
option-raven-usual = { word-usual }
option-raven-in = { word-in }
option-raven-out = { word-out }
option-arsonist = { arsonist }
option-arsonist-usual = { word-usual }
option-arsonist-in = { word-in }
option-arsonist-out = { word-out }
option-defender = { defender }
option-defender-usual = { word-usual }
option-defender-in = { word-in }
option-defender-out = { word-out }
option-piper = { piper }
option-piper-usual = { word-usual }
option-piper-in = { word-in }
option-piper-out = { word-out }
option-hide-composition = Les personnages en jeu
option-hide-composition-no = sont connus
option-hide-composition-yes = sont cachés : une partie de la composition
option-village = Bâtiments
option-village-usual = { word-usual }
option-village-none = aucun
option-village-light = quelques-uns
option-village-thirds = par tiers : fermes, spéciaux, sans toit
option-farms = Fermes
option-farms-usual = { word-usual }
option-farms-0 = 0
option-farms-1 = 1
option-farms-2 = 2
option-farms-3 = 3
option-farms-4 = 4
option-farms-5 = 5
option-farms-6 = 6
option-church = { church }
option-church-usual = { word-usual }
option-church-in = { word-in }
option-church-out = { word-out }
option-hovel = { hovel }
option-hovel-usual = { word-usual }
option-hovel-in = { word-in }
option-hovel-out = { word-out }
option-bailiffs-house = { bailiffs-house }
option-bailiffs-house-usual = { word-usual }
option-bailiffs-house-in = { word-in }
option-bailiffs-house-out = { word-out }
option-manor = { manor }
option-manor-usual = { word-usual }
option-manor-in = { word-in }
option-manor-out = { word-out }
option-bakery = { bakery }
option-bakery-usual = { word-usual }
option-bakery-in = { word-in }
option-bakery-out = { word-out }
option-school = { school }
option-school-usual = { word-usual }
option-school-in = { word-in }
option-school-out = { word-out }
option-tavern = { tavern }
option-tavern-usual = { word-usual }
option-tavern-in = { word-in }
option-tavern-out = { word-out }
option-shop = { shop }
option-shop-usual = { word-usual }
option-shop-in = { word-in }
option-shop-out = { word-out }
option-captain = Capitaine
option-captain-usual = { word-usual }
option-captain-yes = { word-yes }
option-captain-no = { word-no }
option-captain-day = Élection le jour
option-captain-day-1 = 1
option-captain-day-2 = 2
option-captain-day-3 = 3
option-office-reopens = De nouveaux fermiers réélisent
option-office-reopens-no = { word-no }
option-office-reopens-yes = { word-yes }
option-death-shows = Une mort montre
option-death-shows-card = la carte
option-death-shows-camp = le camp
option-death-shows-nothing = rien
option-causes = Causes des morts de la nuit
option-causes-secret = secrètes
option-causes-told = annoncées
option-seer-sees = La Voyante voit
option-seer-sees-card = la carte
option-seer-sees-camp = le camp
option-cupid-wins = Cupidon gagne
option-cupid-wins-with-the-village = avec le village
option-cupid-wins-with-the-lovers = aussi avec les amoureux
option-white-first-night = Première nuit seul du Loup-garou blanc
option-white-first-night-2 = 2
option-white-first-night-1 = 1
option-white-blocks = Le Loup-garou blanc retarde la victoire de la meute
option-white-blocks-no = { word-no }
option-white-blocks-yes = { word-yes }
option-hunter-shoots = Le Chasseur tire
option-hunter-shoots-always = à chaque mort
option-hunter-shoots-unless-poisoned = sauf s’il est empoisonné
option-hunter-shoots-eaten-or-condemned = seulement s’il est mangé ou condamné
option-agreement = La meute s’accorde
option-agreement-all = si tous les doigts s’accordent
option-agreement-majority = à la majorité
option-agreement-most = au plus de doigts
option-girl = La Petite Fille
option-girl-dice = espionne avec un risque
option-girl-bold = espionne avec un grand risque
option-girl-asleep = dort
option-baker = Le boulanger
option-baker-dice = entrevoit parfois un loup
option-baker-asleep = dort
option-defender-covers-girl = Le Salvateur protège aussi la Petite Fille
option-defender-covers-girl-no = { word-no }
option-defender-covers-girl-yes = { word-yes }
option-witch-sees-without-cure = La Sorcière voit la proie même sans remède
option-witch-sees-without-cure-yes = { word-yes }
option-witch-sees-without-cure-no = { word-no }
option-fire-spares-vagabonds = Le feu épargne les loups sans toit
option-fire-spares-vagabonds-yes = { word-yes }
option-fire-spares-vagabonds-no = { word-no }
option-housing = Le bailli loge
option-housing-at-once = aussitôt
option-housing-at-dawn = à l’aube seulement
option-self-vote = Voter pour soi lors des procès
option-self-vote-no = { word-no }
option-self-vote-yes = { word-yes }
option-ballots = Bulletins
option-ballots-sealed = secrets, puis montrés
option-ballots-open = ouverts
option-ballots-counted = secrets, seulement comptés
option-poster-in-second-ballot = L’affiche compte au second tour
option-poster-in-second-ballot-no = { word-no }
option-poster-in-second-ballot-yes = { word-yes }
option-raven-on-self = Le Corbeau peut s’accuser
option-raven-on-self-yes = { word-yes }
option-raven-on-self-no = { word-no }
option-day-powers = Pouvoirs du jour
option-day-powers-debate-and-evening = débat et soirée
option-day-powers-debate = débat seulement
option-parity = Autant de loups que d’autres
option-parity-goes-on = la partie continue
option-parity-wolves-win = les loups gagnent
option-quiet-turns = Tours sans mort avant le match nul
option-quiet-turns-3 = 3
option-quiet-turns-5 = 5
option-quiet-turns-9 = 9
option-tokens = Rôles publics
option-tokens-selection = tirés d’une sélection
option-tokens-all = tirés de tous
option-tokens-draft = choisis à tour de rôle
option-tokens-first = Rôles publics avant les cartes
option-tokens-first-no = { word-no }
option-tokens-first-yes = { word-yes }
option-ghosts = Les morts voient
option-ghosts-night = la nuit
option-ghosts-public = ce que tous voient
option-withdrawing = Les absents peuvent être retirés
option-withdrawing-yes = { word-yes }
option-withdrawing-no = { word-no }
option-blank-votes = Votes blancs
option-blank-votes-yes = { word-yes }
option-blank-votes-no = { word-no }
option-statements = Déclarations par jour
option-statements-2 = 2
option-statements-1 = 1
option-statements-none = aucune

## Dans le terminal

unused-cards = { $count ->
    [1] Une de ces cartes est retournée dans la boîte, et personne ne sait laquelle.
   *[other] { $count } de ces cartes sont retournées dans la boîte, et personne ne sait lesquelles.
}
word-draft = Préparation
word-night = Nuit
word-day = Jour
word-over = Fin après la nuit
word-wolf = un loup
word-burnt = En cendres
word-victim = Proie
word-middle = Au milieu

## Après la partie

look-for-wolves = Qui pouvait être un loup ?
look-night = Nuit { $night }
look-day = Jour { $day }
look-evening = Après le vote du jour { $day }
look-end = Toutes les cartes sont visibles
