### Silhouette
### Les mots de docs/rules/silhouette.fr.md : carte, image, mot, paire, pile, carte d’aide, lexique, retourner, cacher, essai, insister.
### Un coup se tape de la même façon dans toutes les langues (« turn b3 », « pass », « accept »), il est donc entre guillemets partout où il est nommé.
### Rien n’est dit de qui joue.

title = Silhouette
tagline = Retournez deux images noires et faites-en un mot. Si les autres l’acceptent, les cartes sont à vous.

## Options

option-language = Mots en
option-language-en = anglais
option-language-fr = français
option-language-de = allemand
option-language-it = italien
option-names = Noms des images
option-names-shown = à côté des cartes ouvertes
option-names-hidden = cachés : à vous de dire ce que montre une image

## Votes

vote-accept = l’accepte
vote-reject = le refuse
vote-cover = le refuse et le masque
vote-leave = laisse les autres décider

## Ce qui arrive

began = { $name } commence.
turned = { $shown ->
    [yes] { $name } retourne { $place } : { $motif }.
   *[no] { $name } retourne { $place }.
}
swapped = { $shown ->
    [yes] { $name } pose une carte d’aide sur { $place } : { $motif }.
   *[no] { $name } pose une carte d’aide sur { $place }.
}
said = { $name } a un mot. Qu’en disent les autres ?
passed = { $name } passe.
voted = { $name } { $vote }.
unknown = Personne n’a jugé, et le mot n’est pas dans le lexique. Insister, { $name } ?
insisted = { $name } insiste : { $left ->
    [0] c’était la dernière fois.
    [one] il reste une fois.
   *[other] il reste { $left } fois.
}
yielded = { $name } renonce au mot.
judged = { $covered ->
    [yes] Un mot est masqué : { $name } l’avait dit.
   *[no] { $verdict ->
        [accepted] { $name } a dit « { $text } » : le mot { $by ->
            [table] est accepté.
            [lexicon] est dans le lexique.
           *[insist] passe, car { $name } insiste.
        }
       *[other] { $name } a dit « { $text } » : le mot { $by ->
            [table] est refusé.
           *[other] n’est pas dans le lexique.
        }
    }
}
taken = { $name } prend les deux cartes et en a maintenant { $cards }.
turned-down = Personne n’a de mot : { $first } et { $second } sont de nouveau cachées.
help-allowed = Désormais les cartes d’aide sont permises.
given-up = Personne ne trouve plus rien. Les { $left } dernières cartes ne sont à personne.

## Pourquoi un coup est refusé

turn-one = Retournez une carte, par exemple « turn b3 ».
say-or-pass = Deux cartes sont ouvertes : dites un mot pour les deux, ou « pass ».
vote-now = Que dites-vous du mot ? « accept », « reject », « cover » ou « leave ».
insist-or-yield = Votre mot n’est pas dans le lexique : « insist » ou « yield ».
is-gone = La carte en { $place } est déjà gagnée.
lies-open = La carte en { $place } est déjà ouverte.
plain-name = « { $text } » est le nom d’une des images. Il faut un mot fait des deux.
said-before = « { $text } » a déjà gagné deux cartes dans cette partie.
tried-before = « { $text } » a déjà été refusé pendant ce tour.
no-help = Les cartes d’aide ne sont pas encore permises.
helped-already = Vous avez déjà posé une carte d’aide.
not-in-pile = Cette carte n’est pas dans votre pile : { $motif }.

## Comment la partie finit

all-taken = { $winners ->
    [1] { $names } gagne avec { $cards } cartes.
   *[other] { $names } partagent la victoire, avec { $cards } cartes par personne.
}
cards-left = Il reste { $left } cartes. { $winners ->
    [1] { $names } gagne avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
   *[other] { $names } partagent la victoire, avec { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } par personne.
}

## Dessin

drawn-turn = Tour : { $name }
drawn-left = { $left ->
    [0] Il ne reste aucune carte
    [one] Il reste une carte
   *[other] Il reste { $left } cartes
}
drawn-failed = Paires manquées de suite : { $failures } sur { $most }
drawn-help = Les cartes d’aide sont permises.
drawn-swapped = Carte d’aide sur { $place } : { $motif }
drawn-attempt = Essai : { $name }
drawn-word = { $name } dit « { $text } ».
drawn-voted = Ont voté : { $names }
drawn-mine = Votre vote : { $vote }
drawn-tried = Refusés pendant ce tour : { $words }
drawn-covered = (masqué)
