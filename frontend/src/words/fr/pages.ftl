### Les pages autour des tables : accueil, jeux, règles, reprises, remerciements.

## Toutes les pages

page-skip = Aller au contenu
page-home = Hameau, page d’accueil
page-about = À propos de Hameau
page-offline = Pas de réseau. Ce qui marche : tes soirées et les règles des jeux déjà ouverts. Tes tables sont en sûreté et reviennent avec le réseau.
going-your-turn = À toi de jouer
going-your-turn-until = À toi de jouer, jusqu’au { $when }
page-evenings = Mes soirées
page-mine = Vos données
page-credits = Remerciements
page-schema = Pour programmeurs
page-notice = Les jeux appartiennent à leurs auteurs et éditeurs. Hameau en est une adaptation non officielle, faite avec affection.
page-loading = Un instant…
page-close = Fermer
page-dismiss = Fermer l’avis
page-copy = Copier
page-copied = Copié
page-copy-failed = Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le à la main.
page-share = Partager
page-guest = Visiteur

settings-language = Langue
settings-to-day = Passer aux couleurs du jour
settings-to-night = Passer aux couleurs de la nuit

## Accueil

home-title = Jeux de village, autour d’une table
home-sentence = Jouez entre amis, chacun sur son téléphone, ou avec des robots quand personne n’est là. Rien à installer.
home-continue = Reprendre votre table
home-games = Les jeux
home-more = En savoir plus
home-more-about = En savoir plus sur { $game }
home-play = Jouer à { $game }
home-fair = Des dés honnêtes
home-fair-about = Chaque lancer est promis avant la partie, et vous pouvez le vérifier ensuite dans votre navigateur.
home-free = Sans inscription
home-free-about = Un nom suffit pour prendre place. Un lien ou un code QR amène les autres.
home-private = Sans pistage
home-private-about = Ni publicité, ni serveur tiers. Un seul cookie se souvient de votre place.

## Un jeu

game-players = de { $fewest } à { $most } joueurs
game-players-exactly = { $players ->
    [1] Un seul joueur
   *[other] { $players } joueurs
}
game-minutes = environ { $minutes } minutes
game-with-bots = Jouer contre des robots
game-alone = Jouer
game-solo = Jouer en solo
game-options = Options
game-with-friends = Jouer entre amis
game-moderate = Mener une vraie table
game-chosen = { $opponents ->
    [1] Un adversaire
   *[other] { $opponents } adversaires
}, niveau : { $level }
game-change = Changer
game-opponents = Adversaires
game-level = Niveau
game-minute = Le jeu en une minute
game-rules-title = Toutes les règles
game-rules-about = Chaque règle a un numéro. Quand un coup est refusé, Hameau cite la règle et la montre.
game-rules = Lire les règles

level-beginner = Débutant
level-beginner-about = Joue ce qui lui passe par la tête. Parfait pour une première partie.
level-steady = Tranquille
level-steady-about = Prend ce qui paraît le mieux sur le moment. Une soirée agréable.
level-strong = Fort
level-strong-about = Regarde plus loin avant de décider. Gagne si vous êtes distrait.
level-master = Maître
level-master-about = Réfléchit une seconde à chaque coup. Difficile à battre.
level-own-about = Un bot propre à ce serveur.
level-beats = Bat { $below } dans { $wins } parties sur 100.

## Règles

rules-title = Les règles de { $game }
rules-index = Chapitres
rules-foreign = Ces règles n’existent pour l’instant qu’en anglais.
rules-number = Règle { $number }
rules-note = Note sur la règle { $number }

## Reprise

replay-title = Revoir la partie
replay-heading = La partie { $number }, revue
replay-eyes = Vue
replay-eyes-all = telle qu’elle était
replay-eyes-public = en spectateur
replay-eyes-seat = avec les yeux de : { $name }
replay-slider = Coup
replay-move = Coup { $number } sur { $last }
replay-controls = Commandes de lecture
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Lecture
replay-pause = Pause
replay-next = Un coup en avant
replay-last = À la fin
replay-speed = Vitesse : { $speed } fois. La changer.
replay-story = Ce qui s’est passé
replay-start = La table est mise.
replay-hidden = Rien qui se voie d’ici.
replay-result = Comment cela s’est terminé
replay-not-found = Cette reprise n’existe pas, ou le lien ne donne pas le droit de la voir.
replay-proof = Les dés étaient-ils honnêtes ?
replay-proof-about = Avant le premier coup, le serveur a scellé son hasard et montré le sceau à tout le monde. Le sceau est maintenant ouvert : votre navigateur peut recalculer chaque lancer et comparer.
replay-check = Vérifier les dés
replay-fair = Tout est juste : le hasard était fixé avant la partie et personne n’y a touché.
replay-unfair = Quelque chose ne va pas. Gardez la feuille de cette partie et parlez-en à qui gère ce serveur.
replay-right = Juste :
replay-wrong = Faux :
replay-kept = La promesse est bien celle que ce navigateur avait notée au début de la partie.
replay-changed = La promesse n’est pas celle que ce navigateur avait notée au début de la partie.
replay-not-kept = Ce navigateur n’était pas là au début de la partie et n’a pas pu noter la promesse. Demandez à quelqu’un qui a joué de vérifier aussi.
replay-numbers = Les nombres scellés
replay-promise = Promesse, montrée avant la partie
replay-secret = Secret, ouvert après la partie
replay-share = Ajouté par l’appareil de { $name } avant la partie
replay-record = La feuille de partie
replay-record-about = Tous les coups et le secret des dés, en texte lisible. Quiconque a Hameau peut la rejouer et la vérifier.
replay-backs = { $backs ->
    [one] Un coup a été repris après que son hasard avait été vu, et la suite a été tirée à nouveau ; seul contre des robots, une telle partie ne compte pas.
   *[other] { $backs } fois, un coup a été repris après que son hasard avait été vu, et la suite a été tirée à nouveau ; seul contre des robots, une telle partie ne compte pas.
}
replay-download = Télécharger la feuille de partie

## Les données de chaque personne

mine-title = Vos données
mine-about = Ici, pas de comptes : on ne vous connaît que par cet appareil. Voici les tables où il était, et ce qui y est gardé de vous.
mine-nothing = Rien n’est gardé ici sur cet appareil.
mine-export = Tout télécharger
mine-tables = Vos tables
mine-as = sous le nom : { $names }
mine-did = Coups : { $moves }. Messages : { $lines }.
mine-delete-table = Supprimer cette table
mine-delete-this = Supprimer cette table : { $game }, { $day }
mine-delete-table-sure = Supprimer cette table ({ $game }, { $day }) ? Elle disparaît pour toutes les personnes qui y étaient, avec ses parties et ses messages. C’est définitif.
mine-delete-all = Supprimer tout ce qui me concerne
mine-delete-all-sure = Vos noms et vos messages sont supprimés à toutes les tables, et cet appareil n’est plus connu ici. Vous ne pourrez plus jouer les parties en cours. C’est définitif.
mine-delete-all-stays = Vos coups restent, sous un tiret, pour qui a joué avec vous. Pour supprimer toute une table dont vous êtes l’hôte, commencez par elle. Ce que d’autres ont enregistré leur reste.
mine-delete = Supprimer
mine-keep = Garder
mine-table-deleted = La table est supprimée.
mine-all-deleted = Tout ce qui vous concerne est supprimé.

## Remerciements

credits-title = Remerciements
credits-about = Hameau repose sur le travail de beaucoup de monde. Merci.
credits-games = Les jeux
credits-pictures = Images
credits-pictures-ours = Boîtes, plateaux, pièces et petit village ont été dessinés pour Hameau.
credits-fonts = Caractères

## Pour qui gère le serveur

admin-title = L’arrière-boutique
admin-token = Jeton
admin-token-hint = Celui choisi au démarrage du serveur. Il n’est gardé que jusqu’à ce que vous quittiez cette page.
admin-look = Regarder
admin-barred = L’arrière-boutique est fermée, ou ce n’est pas son jeton.
admin-version = Version
admin-since = En marche depuis
admin-tables = Tables en tout
admin-sockets = Connexions
admin-live = Tables en cours
admin-none = Personne ne joue en ce moment.
admin-table = Table
admin-game = Jeu
admin-phase = État
admin-phase-open = pas commencée
admin-phase-playing = en cours
admin-phase-over = finie
admin-moves = Coups
admin-people = Personnes

## Quand quelque chose ne va pas

error-title = Personne ne répond
error-unreachable = Le serveur est injoignable. Il redémarre peut-être, ou votre réseau est coupé. Rien n’est perdu.
error-broken-title = Quelque chose s’est cassé
error-ours = L’erreur est de notre côté. Réessayez ; ce qui a été joué est à l’abri.
error-not-found = Il n’y a rien ici.
error-again = Réessayer
error-home = À la page d’accueil
error-nowhere-title = Ce chemin ne mène nulle part
error-nowhere = L’adresse est mal écrite, ou ce qui se trouvait ici n’y est plus.

## For programmers

schema-title = L’interface pour les programmes
schema-about = Jeux, tables et rediffusions par HTTP. On joue par la prise WebSocket, décrite dans docs/protocol.md. Le tout en un document pour les outils :
schema-answers = réponses possibles

## Inconnus

table-name = Votre nom
table-name-missing = Écrivez d’abord un nom.
strangers-title = Cherchent des joueurs
strangers-none = Personne ne cherche de joueurs en ce moment.
strangers-free = { $free ->
    [one] { $free } place libre
   *[other] { $free } places libres
}
strangers-seat-me = Prendre place
strangers-seat-me-about = À la première table qui convient, ou à une nouvelle qui cherche des joueurs.
strangers-listed = Table ouverte à tout le monde
strangers-listed-about = Jusqu’au début de la partie, la table est proposée à qui parle cette langue : { $language }.
strangers-listed-here = Jusqu’au début de la partie, cette table est proposée à qui parle cette langue : { $language }.
strangers-came = { $name } a pris place.
strangers-elsewhere = { $name } cherche des joueurs : { $game }. Votre partie vous attend ici.
strangers-go = Y aller
