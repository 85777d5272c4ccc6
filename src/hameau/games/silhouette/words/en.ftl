### Silhouette
### The words of docs/rules/silhouette.md: card, picture, word, pair, pile, help card, lexicon, turn up, turn down, attempt, insist.
### A move is typed the same in every language (“turn b3”, “pass”, “accept”), so it stands in quotes wherever it is named.
### Nothing is said about who a player is.

title = Silhouette
tagline = Turn up two black pictures and make a word of both. If the others let it pass, the cards are yours.

## Options

option-language = Words in
option-language-en = English
option-language-fr = French
option-language-de = German
option-language-it = Italian
option-names = Names of the pictures
option-names-shown = beside the open cards
option-names-hidden = hidden: what a picture shows is up to you

## Votes

vote-accept = lets it pass
vote-reject = turns it down
vote-cover = turns it down and covers it
vote-leave = leaves it to the others

## What happened

began = { $name } begins.
turned = { $shown ->
    [yes] { $name } turns up { $place }: { $motif }.
   *[no] { $name } turns up { $place }.
}
swapped = { $shown ->
    [yes] { $name } lays a help card on { $place }: { $motif }.
   *[no] { $name } lays a help card on { $place }.
}
said = { $name } has a word. What do the others say?
passed = { $name } passes.
voted = { $name } { $vote }.
unknown = Nobody judged, and the lexicon does not know the word. Does { $name } insist?
insisted = { $name } insists: { $left ->
    [0] that was the last time.
    [one] one more time is left.
   *[other] { $left } more times are left.
}
yielded = { $name } lets the word go.
judged = { $covered ->
    [yes] { $name }’s word is covered.
   *[no] { $verdict ->
        [accepted] “{ $text }” by { $name } { $by ->
            [table] passes.
            [lexicon] stands in the lexicon.
           *[insist] passes, since { $name } insists.
        }
       *[other] “{ $text }” by { $name } { $by ->
            [table] is turned down.
           *[other] does not stand in the lexicon.
        }
    }
}
taken = { $name } takes both cards and has { $cards } now.
turned-down = Nobody has a word: { $first } and { $second } are turned down again.
help-allowed = From now on help cards are allowed.
given-up = Nobody finds anything more. The last { $left } cards belong to nobody.

## Why a move is refused

turn-one = Turn up a card: “turn b3”, say.
say-or-pass = Two cards lie open: say a word for both of them, or “pass”.
vote-now = What do you say to the word? “accept”, “reject”, “cover” or “leave”.
insist-or-yield = The lexicon does not know your word: “insist” or “yield”.
is-gone = The card on { $place } was taken.
lies-open = The card on { $place } lies open already.
plain-name = “{ $text }” is what one of the pictures is called. A word has to be made of both.
said-before = “{ $text }” has won two cards already in this match.
tried-before = “{ $text }” was turned down in this turn.
no-help = Help cards are not allowed yet.
helped-already = You have laid a help card already.
not-in-pile = You have no card in your pile that shows: { $motif }.

## How it ended

all-taken = { $winners ->
    [one] { $names } wins with { $cards } cards.
   *[other] { $names } share the victory with { $cards } cards each.
}
cards-left = { $left } cards are left over. { $winners ->
    [one] { $names } wins with { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
   *[other] { $names } share the victory with { $cards ->
        [one] one card
       *[other] { $cards } cards
    } each.
}

## Drawing

drawn-turn = Turn: { $name }
drawn-left = { $left ->
    [one] One card left
   *[other] { $left } cards left
}
drawn-failed = Pairs in a row that failed: { $failures } of { $most }
drawn-help = Help cards are allowed.
drawn-swapped = Help card on { $place }: { $motif }
drawn-attempt = Attempt: { $name }
drawn-word = { $name } says “{ $text }”.
drawn-voted = Have voted: { $names }
drawn-mine = Your vote: { $vote }
drawn-tried = Turned down in this turn: { $words }
drawn-covered = (covered)
