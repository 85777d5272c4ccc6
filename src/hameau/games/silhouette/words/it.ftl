### Silhouette
### Le parole di docs/rules/silhouette.it.md: carta, immagine, parola, coppia, mazzetto, carta d’aiuto, lessico, scoprire, coprire, tentativo, insistere.
### Una mossa si scrive nello stesso modo in ogni lingua («turn b3», «pass», «accept»), perciò sta tra virgolette ovunque sia nominata.
### Non si dice mai chi sia chi gioca.

title = Silhouette
tagline = Scoprite due immagini nere e fatene una parola. Se gli altri la lasciano passare, le carte sono vostre.

## Opzioni

option-language = Parole in
option-language-en = inglese
option-language-fr = francese
option-language-de = tedesco
option-language-it = italiano
option-names = Nomi delle immagini
option-names-shown = accanto alle carte scoperte
option-names-hidden = nascosti: che cosa mostri un’immagine lo dite voi

## Voti

vote-accept = la accetta
vote-reject = la rifiuta
vote-cover = la rifiuta e la oscura
vote-leave = lascia decidere gli altri

## Che cosa succede

began = Comincia { $name }.
turned = { $shown ->
    [yes] { $name } scopre { $place }: { $motif }.
   *[no] { $name } scopre { $place }.
}
swapped = { $shown ->
    [yes] { $name } mette una carta d’aiuto su { $place }: { $motif }.
   *[no] { $name } mette una carta d’aiuto su { $place }.
}
said = { $name } ha una parola. Che cosa ne dicono gli altri?
passed = { $name } passa.
voted = { $name } { $vote }.
unknown = Nessuno ha giudicato, e la parola non è nel lessico. Vuoi insistere, { $name }?
insisted = { $name } insiste: { $left ->
    [0] era l’ultima volta.
    [one] resta una volta.
   *[other] restano { $left } volte.
}
yielded = { $name } rinuncia alla parola.
judged = { $covered ->
    [yes] Una parola viene oscurata: l’aveva detta { $name }.
   *[no] { $verdict ->
        [accepted] «{ $text }», detta da { $name }, { $by ->
            [table] passa.
            [lexicon] è nel lessico.
           *[insist] passa, perché { $name } insiste.
        }
       *[other] «{ $text }», detta da { $name }, { $by ->
            [table] non passa.
           *[other] non è nel lessico.
        }
    }
}
taken = { $name } prende le due carte e ora ne ha { $cards }.
turned-down = Nessuno ha una parola: { $first } e { $second } si coprono di nuovo.
help-allowed = D’ora in poi sono permesse le carte d’aiuto.
given-up = Nessuno trova più niente. Le ultime { $left } carte non sono di nessuno.

## Perché una mossa è rifiutata

turn-one = Scopri una carta, per esempio «turn b3».
say-or-pass = Due carte sono scoperte: di’ una parola per tutte e due, oppure «pass».
vote-now = Che cosa dici della parola? «accept», «reject», «cover» o «leave».
insist-or-yield = La tua parola non è nel lessico: «insist» o «yield».
is-gone = La carta in { $place } è già stata vinta.
lies-open = La carta in { $place } è già scoperta.
plain-name = «{ $text }» è il nome di una delle immagini. Ci vuole una parola fatta di tutte e due.
said-before = «{ $text }» ha già vinto due carte in questa partita.
tried-before = «{ $text }» è già stata rifiutata in questo turno.
no-help = Le carte d’aiuto non sono ancora permesse.
helped-already = Hai già messo una carta d’aiuto.
not-in-pile = Questa carta non è nel tuo mazzetto: { $motif }.

## Com’è finita

all-taken = { $winners ->
    [one] Vince { $names } con { $cards } carte.
   *[other] { $names } si dividono la vittoria con { $cards } carte a testa.
}
cards-left = Avanzano { $left } carte. { $winners ->
    [one] Vince { $names } con { $cards ->
        [one] una carta
       *[other] { $cards } carte
    }.
   *[other] { $names } si dividono la vittoria con { $cards ->
        [one] una carta
       *[other] { $cards } carte
    } a testa.
}

## Disegno

drawn-turn = Turno: { $name }
drawn-left = { $left ->
    [one] Resta una carta
   *[other] Restano { $left } carte
}
drawn-failed = Coppie fallite di fila: { $failures } su { $most }
drawn-help = Sono permesse le carte d’aiuto.
drawn-swapped = Carta d’aiuto su { $place }: { $motif }
drawn-attempt = Tentativo: { $name }
drawn-word = { $name } dice «{ $text }».
drawn-voted = Hanno votato: { $names }
drawn-mine = Il tuo voto: { $vote }
drawn-tried = Rifiutate in questo turno: { $words }
drawn-covered = (oscurata)
