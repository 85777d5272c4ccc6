### Pourquoi une table refuse quelque chose. Le navigateur dit les mêmes phrases.
### On dit « vous ». Espace fine insécable devant ; : ! ? et dans les guillemets.

not-understood = Ce message est incompréhensible.
hello-first = Saluez d’abord une table.
hello-again = Cette connexion est déjà à une table.
old-protocol = Cette page est trop ancienne. Veuillez la recharger.
no-such-table = Cette table n’existe pas, ou vous n’y êtes pas invité.
other-rules = Cette partie a été jouée avec d’autres règles : on ne peut pas la montrer ici. Son enregistrement peut être téléchargé.
table-broken = Cette table ne peut pas continuer. Ce qui a été joué est conservé.
table-full = Trop d’appareils sont à cette table.
too-fast = C’était trop rapide. Patientez un instant.
not-written = Rien n’a pu être enregistré, donc rien n’a changé. Réessayez.
not-read = La table n’a pas pu être lue sur le disque. Tout ce qui a été joué est conservé ; réessayez plus tard.
link-used = Ce lien ne marche pas, ou ne marche plus.
not-invited = Vous regardez. Pour vous asseoir, il faut une invitation.
nobody-to-find = On joue seul à ce jeu : il n’y a personne à chercher.
not-oneself = C’est vous-même : levez-vous simplement.
no-strangers = Sur ce serveur, il faut un lien pour venir.
no-such-seat = Cette place n’existe pas.
seat-taken = La place est prise : { $name }.
seat-is-free = Personne n’est assis là.
not-yours = Cette place n’est pas la vôtre.
name-needed = Dites votre nom, s’il vous plaît.
name-too-long = Un nom a { $most } lettres au plus.
name-taken = Il y a déjà { $name } à cette table.
not-the-host = C’est { $name } qui prépare cette table.
already-started = La partie a commencé.
not-started = La partie n’a pas encore commencé.
wrong-share = Une part de hasard est faite de 32 octets aléatoires, en hexadécimal.
no-shares = Ici, personne ne peut ajouter au hasard.
already-shared = Cette place a déjà ajouté au hasard.
wrong-seats = { $most ->
    [1] Ce jeu se joue seul.
   *[other] Ce jeu se joue de { $fewest } à { $most }.
}
wrong-option = Ce choix est impossible : { $problem }.
seats-missing = { $free ->
    [one] Une place est encore libre.
   *[other] { $free } places sont encore libres.
}
no-such-level = Il n’y a pas de robot de niveau « { $level } ».
stale = La table a continué entre-temps. Regardez encore une fois.
key-used = Un autre coup a été joué avec cette clé.
bot-plays = Un robot joue à cette place.
still-here = Un robot ne peut remplacer { $name } qu’après { $seconds } secondes d’absence.
undo-pending = { $name } demande déjà à revenir en arrière.
nothing-to-undo = Vous n’avez aucun coup à reprendre.
already-shown = Quelque chose de nouveau a été révélé depuis ; on ne peut plus l’ignorer.
absent-cannot-agree = { $name } est absent et ne peut pas donner son accord.
others-must-agree = Ce coup a appris quelque chose aux autres ; leur accord est nécessaire.
moderated = Une personne mène cette table, et tout s’y saisit.
not-the-moderator = Seul l’appareil qui a ouvert cette table peut la mener.
no-hints = Il n’y a pas de conseils à cette table.
nobody-asks = Personne ne demande à revenir en arrière.
not-asked = On ne vous demande rien.
nothing-said = Rien n’a été dit.
nobody-hears = Il fait nuit, personne ne vous entendrait.
not-in-the-dark = Dans le noir, rien n’est expliqué : une question pourrait vous trahir.
no-nights = Ce jeu n’a pas de nuits.
only-the-living = C’est à ceux qui jouent encore d’en décider.
only-by-day = Cela se décide de jour.
said-too-much = Un message a { $most } caractères au plus.
not-while-playing = Vous pourrez revenir sur la partie quand celle qui se joue ici sera finie.
too-many-analyses = Beaucoup de parties ont été analysées d’ici. Veuillez patienter un peu.
too-many-tables = Beaucoup de tables ont été ouvertes d’ici. Patientez un peu.
foreign-page = Cette demande vient de la page d’un autre site.
no-such-game = Ce jeu n’existe pas.
no-such-match = Cette partie n’existe pas, ou elle n’est pas finie.
no-such-setup = Cette mise en place n’existe pas, ou son jour est passé ou n’est pas encore venu.
no-such-page = Il n’y a rien ici.
mistake = Quelque chose a échoué de notre côté. C’est noté.
no-such-parcel = Ce colis a déjà été pris, ou ses dix minutes sont passées. Préparez-en un autre sur le premier appareil.
parcels-full = Beaucoup de soirées déménagent en ce moment. Réessayez.
too-many-evenings = C’est plus qu’on ne peut garder.
no-passkey = Cet appareil n’a pas de clé d’accès ici.
wrong-passkey = Cette clé d’accès n’a pas pu être vérifiée. Réessayez.
unknown-passkey = Ce serveur ne connaît plus cette clé d’accès.
days-of-time = Cette partie dure des jours : { $name } a le temps que donne l’horloge.
no-days-at-night = Un jeu avec des nuits ne se joue pas sur plusieurs jours.
no-push = Ce navigateur ne peut pas être appelé.
