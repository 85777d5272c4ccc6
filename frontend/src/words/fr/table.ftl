### Une table : avant, pendant et après la partie.
### place = seat · partie = match · public = onlookers. On dit « vous ».
### Ponctuation : espace fine insécable (U+202F) devant ; : ! ? et à l’intérieur des guillemets.

## Autour de la table

table-home = Vers l’accueil
table-back = Retour au résultat
table-menu = Menu
table-close = Fermer
table-loading = Un instant…
table-players = Joueurs
table-talk = Récit et discussion
table-no-board = Le plateau n’a pas pu être chargé. Veuillez recharger la page.

## Avant la partie

table-dropped = Votre dernière partie n’a pas pu continuer : le serveur a été mis à jour, et ses règles ne sont plus là. Vous pouvez garder son enregistrement et en commencer une nouvelle.
table-welcome = Prenez place
table-name-plain = Nom
table-name-hint = Comme les autres le verront. Ni compte, ni mot de passe.
table-sit-down = S’asseoir
table-seat-count = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
table-name-take = Prendre ce nom
table-name-another = Qui d’autre joue sur cet appareil ?
table-only-watch = Vous regardez la partie. Pour jouer, demandez une invitation à quelqu’un de la table.
table-no-free = Vous regardez la partie. Toutes les places sont prises ; bon spectacle.
table-invite = Inviter des amis
table-invite-about = Visez le code avec un téléphone, ou envoyez le lien.
table-invite-code = Code QR de l’invitation à cette table
table-invite-link = Invitation à cette table
table-onlookers = Public et grand écran
table-onlookers-about = Avec ce lien, on peut regarder, mais pas prendre place.
table-onlookers-link = Lien pour le public
table-arrangement = Comment vous jouez
table-seats = Joueurs
table-bots = Niveau des robots
table-host-chooses = { $name } choisit comment vous jouez.
table-host-starts = { $name } lance la partie.
table-free-seats = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
table-fill = { $count ->
    [one] Y mettre un robot
   *[other] Y mettre des robots
}
table-ready = Tout le monde est là.
table-start = Commencer la partie
table-luck = Le serveur a fixé sa part du hasard ({ $promise }…) et votre appareil ajoute la sienne : ainsi, le serveur ne peut pas choisir seul les dés ou les cartes.

seat-number = Place { $number }
seat-free = libre
seat-here = à table
seat-away = absence
seat-away-since = { $minutes ->
    [one] absence depuis une minute
   *[other] absence depuis { $minutes } minutes
}
seat-yours = vous
seat-host = hôte
seat-bot = robot, { $level }
seat-stand-in = un robot remplace, { $level }
seat-due = décide maintenant
seat-sit = S’asseoir ici
seat-sit-another = Quelqu’un d’autre sur cet appareil
seat-put-bot = Y mettre un robot
seat-rename = Renommer
seat-get-up = Se lever
seat-free-it = Libérer la place
seat-block = Renvoyer
seat-block-title = Renvoyer { $name } ?
seat-block-about = La place redevient libre, et cet appareil ne pourra plus revenir à cette table.
seat-send-bot-away = Renvoyer le robot
seat-replace = Laisser un robot jouer pour { $name }
seat-rest = Laisser un robot jouer pour moi
seat-bot-plays = Un robot joue pour vous.
seat-bot-plays-for = Un robot joue pour { $name }.
seat-take-back = Reprendre la place

clock-title = Pendule
clock-none = sans pendule
clock-none-about = Chacun prend le temps qu’il lui faut.
clock-quick = rapide
clock-quick-about = 5 minutes chacun, et 5 secondes de plus par décision.
clock-calm = tranquille
clock-calm-about = 15 minutes chacun, et 15 secondes de plus par décision.
clock-long = longue
clock-long-about = Une heure chacun, et 30 secondes de plus par décision.
clock-day = un jour par coup
clock-day-about = Chacun a un jour pour chaque décision ; la partie continue quand personne n’est là.
clock-days = trois jours par coup
clock-days-about = Chacun a trois jours pour chaque décision ; la partie continue quand personne n’est là.
clock-week = une semaine par coup
clock-week-about = Chacun a une semaine pour chaque décision ; la partie continue quand personne n’est là.
clock-own = { $minutes } min + { $seconds } s
rhythm-beat = Un tour de nuit dure
rhythm-seconds = { $seconds } s
rhythm-early = Un tour finit plus tôt
rhythm-early-no = non, toujours la même durée
rhythm-early-yes = oui, dès que tout le monde a décidé
rhythm-early-about = Un tour court apprend à tout le monde que personne n’avait à réfléchir.
rhythm-debate = Le débat dure
rhythm-debate-open = aussi longtemps que vous voulez
rhythm-minutes = { $minutes } min
clock-days-left = { $days } j { $hours } h
clock-left = Temps restant :
clock-hurry = Vite !

## Pendant la partie

table-your-turn = À vous de jouer
table-waiting = On attend { $names }
table-waiting-seconds = On attend { $names } ({ $seconds } s)
table-waiting-minutes = On attend { $names } ({ $minutes } min)
table-moment = Un instant…
table-waiting-many = On attend { $count } personnes
table-dark = Tous décident en secret
table-reading = Chaque personne lit sa carte
table-over = La partie est finie
table-eyes = Vue de la place : { $name }
table-watching = Vous regardez la partie
table-rule = Règle { $rule }
table-show-rule = Voir la règle { $rule }
table-rule-missing = Cette règle est introuvable.
table-all-rules = Toutes les règles
table-rules = Règles
table-move-seat = Passer ma place sur un autre appareil
table-move-seat-of = Passer { $name } sur un autre appareil
table-move-seat-about = Ouvrez ceci sur l’autre appareil. Cela marche une seule fois ; ensuite { $name } joue là-bas, et cet appareil quitte la place.
table-move-seat-code = Code QR qui déplace la place
table-move-seat-link = Lien qui déplace la place
table-sound = Son
calls-switch = Me prévenir quand c’est à moi
calls-ask = Cette partie dure des jours.
calls-about = Ton navigateur doit-il te prévenir quand c’est à toi ?
calls-yes = Oui, préviens-moi
calls-decline = Non
calls-open = Ton navigateur te prévient, même quand cette page est fermée.
calls-page = Ton navigateur te prévient tant que cette page est ouverte quelque part.
calls-no = Ton navigateur n’autorise pas les notifications de cette page.
sound-ask = Jouer avec le son ?
sound-about = Un petit choc quand on pose quelque chose et quand c’est ton tour. Le menu permet d’en changer.
sound-on = Avec le son
sound-off = Sans le son
table-plain = Plateau simple : tout en texte
table-leave = Quitter vers l’accueil
table-leave-about = Votre place reste la vôtre ; revenez quand vous voulez.
table-keys = Touches
table-key-chat = ouvrir la discussion
table-key-log = ouvrir le récit
table-key-undo = reprendre le dernier coup
table-key-hint = demander un conseil
table-key-menu = ouvrir le menu
table-key-help = montrer ces touches
table-key-board = parcourir le plateau et jouer

log-title = Récit
log-none = Il ne s’est encore rien passé.
chat-title = Discussion
chat-none = Personne n’a encore rien dit.
chat-write = Dire quelque chose
chat-send = Envoyer
chat-phrases = À dire d’un toucher
phrase-hello = Bonjour à tous !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-sorry = Pardon !
phrase-moment = Un instant, s’il vous plaît.
phrase-your-turn = C’est à toi !
phrase-again = Une autre partie ?
phrase-bye = Je dois partir. Salut !
chat-mute = Masquer
chat-muted = Masqués : { $names }.
chat-hear-again = Afficher à nouveau
chat-silent = Il fait nuit : personne ne parle.
chat-sit-first = Seules les personnes assises à la table peuvent parler ici.
chat-open = { $count ->
    [0] Ouvrir la discussion
    [one] Ouvrir la discussion, un nouveau message
   *[other] Ouvrir la discussion, { $count } nouveaux messages
}
chat-unread = { $count ->
    [one] nouveau message
   *[other] nouveaux messages
}

undo-button = Reprendre
undo-ask = Demander aux autres
undo-leave = Laisser ainsi
undo-ask-about = Quelqu’un a déjà vu ce que vous avez fait : on demandera donc aux autres. S’ils sont d’accord, vous décidez à nouveau ; le hasard déjà vu est tiré à nouveau.
undo-no-longer-counts = Coup repris. Vous aviez vu le hasard : il est tiré à nouveau, et cette partie ne compte plus.
undo-waits = Vous avez demandé à reprendre. On attend l’avis de : { $names }.
undo-withdraw = Retirer la demande
undo-wanted = { $moves ->
    [one] { $name } voudrait reprendre un coup.
   *[other] { $name } voudrait revenir en arrière, { $moves } coups en tout.
}
undo-who-answers = Est-ce que { $name } est d’accord ?
undo-agree = D’accord
undo-refuse = Refuser
undo-others = { $name } voudrait reprendre un coup. On attend l’avis de : { $names }.

connection-first = En chemin vers la table…
connection-trouble = Cela n’a pas marché. Veuillez réessayer.
connection-lost = La connexion s’est perdue avant la fin. Veuillez réessayer.
connection-gone = Connexion perdue.
connection-restarting = Le serveur redémarre.
connection-safe = Votre place et tout ce qui a été joué sont en sûreté ; en attendant, vous pouvez regarder.
connection-next = prochain essai dans { $seconds } s
connection-trying = essai en cours…
connection-back = Vous revoilà.
connection-missed = { $count ->
    [one] Il s’est passé une chose entre-temps ; elle est dans le récit.
   *[other] Il s’est passé { $count } choses entre-temps ; elles sont dans le récit.
}

curtain-pass = Passez l’appareil à { $name }
curtain-about = Le plateau est derrière le rideau. Défense de regarder !
curtain-ready = C’est moi, { $name }
curtain-off = Pas de secrets entre nous : changer sans rideau

## La fin

end-title = La partie est finie
end-you-won = Vous avez gagné !
end-winner = victoire
end-does-not-count = Cette partie ne compte pas : un coup a été repris après que son hasard avait été vu.
notice-trial = Vous essayez à partir d’un moment d’une autre partie. Ce que vous ne pouviez pas savoir a été distribué à nouveau.
end-you-won-by = { $points ->
    [one] Victoire, avec { $points } point d’avance
   *[other] Victoire, avec { $points } points d’avance
}
end-you-share = Vous partagez la victoire
end-you-lost = Ce n’est pas pour cette fois
end-you-lost-by = { $points ->
    [one] { $name } vous devance : { $points } point d’écart
   *[other] { $name } vous devance : { $points } points d’écart
}
end-turn = Le tournant
end-turn-lead = À la manche { $round }, { $name } passe en tête et y reste.
end-turn-lead-you = À la manche { $round }, vous passez en tête et y restez.
end-turn-swing = { $name } mène depuis le début. La manche { $round } rapporte le plus : { $points } d’avance sur les autres.
end-turn-swing-you = Vous menez depuis le début. La manche { $round } rapporte le plus : { $points } d’avance sur les autres.
end-turn-last = Seul le décompte final a décidé.
end-turn-best = La manche { $round } a rapporté le plus : { $points }.
end-counting = On compte : { $what }
end-other = Un autre jeu
end-rematch = Rejouer
end-arrange = Changer les places et les options
end-replay = Revoir la partie
end-learn = En tirer des leçons
end-how = D’où viennent les points
end-keep = À garder
end-share = Lien pour revoir la partie
end-record = Télécharger la feuille de partie
end-proof = Vérifier les dés
end-proof-about = Avant le premier coup, le serveur a promis les dés par un nombre scellé. Votre navigateur recalcule maintenant tout.
end-proof-replay = Voir en revoyant la partie
end-promise-kept = La promesse est celle que ce navigateur a vue au début de la partie.
end-promise-changed = La promesse n’est pas celle que ce navigateur a vue au début de la partie !
end-promise-unseen = Ce navigateur n’était pas là au début de la partie ; il prend donc la promesse telle quelle.
end-home = Vers l’accueil
end-again = Réessayer
end-reload = Recharger la page
end-moved = Votre place a changé d’appareil
end-moved-about = Elle est maintenant sur un autre appareil, et la partie continue là-bas.
end-watch-here = Rester à la table ici
end-blocked = On vous a renvoyé de la table
end-blocked-about = L’hôte ne vous souhaite pas à cette table. Il y en a d’autres.
end-not-found = Il n’y a pas de table ici
end-not-found-about = L’adresse est mal écrite, ou il vous faut une invitation. Demandez le lien à quelqu’un de la table.
end-old-protocol = Cette page est périmée
end-old-protocol-about = Le serveur a appris du nouveau. Rechargez la page, et vous retrouverez votre place.
end-broken = Cette table ne peut pas continuer
end-broken-about = C’est notre faute, pas la vôtre. Ce qui a été joué est conservé.
end-link-used = Ce lien a déjà servi
end-link-used-about = Un lien qui déplace une place marche une seule fois. Pour en avoir un autre, ouvrez le menu sur l’appareil qui a la place.
end-without-link = Aller à la table sans lui
end-refused = Vous ne pouvez pas entrer pour l’instant
end-refused-about = Le serveur n’a pas dit pourquoi. Veuillez réessayer.

## Le grand écran

screen-open = Ouvrir le grand écran
screen-gather = { $title } : prenez place
screen-turn = { $count ->
    [1] { $names } décide
   *[other] { $names } décident
}
screen-join = Scannez et jouez
screen-watch = Scannez et regardez
screen-watch-code = Code QR pour regarder

## how fast nights go

nights-short = Nuits plus courtes
nights-short-about = Les tours de nuit sont plus courts tant que tous ceux qui jouent sont d’accord.
nights-short-on = Tout le monde est d’accord : les nuits sont courtes.
nights-short-missing = Il manque encore : { $names }.
nights-only-by-day = Cela se change de jour.
nights-wanted = Nuits plus courtes souhaitées par { $names }.
nights-agree = D’accord
nights-watched = Il n’y a plus que des robots qui jouent.
nights-skipped = Il n’y a plus que des robots qui jouent, à toute vitesse.
nights-skip = Passer à la suite
nights-watch = Regarder tranquillement
nights-leave = Quitter la table

## The guide of a first match

guide-title = Votre guide
guide-next = Compris
guide-leave = Quitter le guide
guide-back = Montrer les conseils
