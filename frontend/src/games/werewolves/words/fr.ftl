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
secret-you-are = Vous êtes
secret-no-card = Pas encore de carte
secret-known = Ce que vous savez
secret-nothing = Rien que cette carte.
secret-fingers = La meute montre du doigt
secret-whispers = Murmures
secret-told = Ce qu’on vous a dit
secret-called = C’est à vous. Lâchez la carte, puis touchez.
secret-choice = Votre choix : { $choice }. Vous pouvez en changer jusqu’à la fin du tour.
secret-asleep = Vous dormez. Touchez qui vous voulez, pour que personne ne vous voie dormir : cela ne fait rien.
about-villager = Vous n’avez d’autre pouvoir que votre voix, votre vote et votre flair.
about-werewolf = Chaque nuit, votre meute s’accorde sur quelqu’un à manger. Le jour, vous êtes l’innocence même.
about-seer = Chaque nuit, vous regardez la carte d’un joueur.
about-thief = La première nuit, vous pouvez prendre l’une des deux cartes du milieu.
about-cupid = La première nuit, vous liez deux joueurs : si l’un meurt, l’autre meurt aussi.
about-hunter = Quand vous mourez, vous tirez sur quelqu’un ; une table peut dire quelles morts le permettent.
about-witch = Chaque nuit, vous voyez la proie. Une potion la sauve, une autre tue qui vous voulez, une fois chacune.
about-little-girl = Pendant que les loups se montrent du doigt, vous pouvez plisser ou ouvrir les yeux : vous verrez peut-être des loups, et eux vous.
about-white-werewolf = Vous chassez avec la meute et, une nuit sur deux, vous pouvez mordre l’un des siens. Vous ne gagnez que seul.
about-raven = Chaque nuit, vous pouvez coller une affiche sur une porte : elle compte deux voix au matin.
about-arsonist = Une fois, vous pouvez mettre le feu à un bâtiment.
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
asleep-wolves = Les loups, repus ou non, se recouchent.
asleep-white-werewolf = Le Loup-garou blanc se faufile dans le noir.
asleep-arsonist = Le Pyromane se rendort.
asleep-witch = La Sorcière se rendort.
asleep-piper = Le Joueur de flûte repose sa flûte.
asleep-raven = Le Corbeau met la tête sous l’aile.

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
composer-deck = Les cartes pour { $seats }
composer-unused = { $count ->
    [1] Une de ces cartes retournera dans la boîte sans être vue ; le nombre de loups reste le même.
   *[other] { $count } de ces cartes retourneront dans la boîte sans être vues ; le nombre de loups reste le même.
}
composer-balance = Équilibre
composer-even = à peu près équilibré
composer-village = favorable au village
composer-pack = favorable à la meute
composer-side-village = village
composer-side-pack = meute
composer-about = Une estimation : un villageois compte 1, la Voyante 4, Sorcière et Salvateur 3, Chasseur et Petite Fille 2 ; un loup −4, le Loup-garou blanc −5, le Joueur de flûte −3, Cupidon −1.
composer-group-village = Le Village et le Capitaine
composer-group-night = La nuit
composer-group-votes = Votes et morts
composer-group-rest = Victoire et absence
composer-changed = { $count ->
    [one] un changement
   *[other] { $count } changements
}
