### The board of Silhouette in the browser. The words are those of docs/rules/silhouette.md.

## The table

board-table = The table of Silhouette
board-grid = Cards; arrow keys go from one to the next, Enter turns one up
board-card-down = { $place }, face down
board-card-open = { $place }, { $motif }, lies open
board-card-gone = { $place }, taken: { $motif }
board-pair = The two open cards
board-helper = help card
board-pile-of = The pile of { $name }
board-cards = { $cards ->
    [0] no cards
   *[other] { $cards } cards
}
board-left = { $left ->
    [0] no card left
   *[other] { $left } cards left
}
board-state-turns = turns up
board-state-speaks = has the attempt
board-state-passed = had an attempt
board-state-votes = still to vote
board-state-voted = has voted

## What is to be done

board-do-turn = Your turn: turn up a card.
board-do-second = And a second one.
board-do-say = Which word is made of both?
board-do-vote = Does this word count?
board-do-insist = The lexicon does not know this word. Do you insist on it?
board-wait-turn = { $name } turns up two cards.
board-wait-say = { $name } is looking for a word.
board-wait-vote = Still to vote: { $name }.
board-wait-insist = Does { $name } insist on this word?
board-over = The match is over.
board-sealed = Sealed until all have voted: { $vote }.

## Words and votes

board-word = Your word
board-letters = Letters: { $letters } of { $most }
board-say = Say it
board-pass = Pass
board-help = Help card
board-help-on = Help cards are allowed: a picture of your pile may count for an open card.
board-help-which = Which open card does it replace?
board-help-with = Which picture of your pile counts instead?
board-vote-accept = Accept
board-vote-reject = Reject
board-vote-leave = Leave it
board-vote-cover = Cover
board-vote-about = Cover: rejected, and hidden from everybody.
board-insist = Insist ({ $left } left)
board-yield = Let it go
board-accepted = accepted
board-rejected = rejected
board-by-table = the table decided
board-by-lexicon = { $accepted ->
    [yes] it is in the lexicon
   *[no] the lexicon does not know it
}
board-by-insist = on insistence
board-covered = a covered word
board-tried = Rejected:
board-words = Words of this match
board-whose = Whose words?
board-all-words = everybody’s
board-words-none = No word yet.
board-failures = Pairs without a word, one after another: { $failures } of { $most }.

## The first explanation

panel-turn = Turn up two cards. What do you see?
panel-say = Make one word of both pictures. Puns are welcome, and no dictionary has to know it.
panel-judge = The others judge, sealed. If nobody objects, the two cards are yours and you go on.
panel-next = No word, or rejected? Then the next player tries, with the same two cards.
panel-remember = Nobody? Both are turned down again. Remember where they lie.
panel-win = When all cards are taken, the highest pile wins.

## The end

ending-words = Words
ending-none = No word found
ending-insisted = insisted
ending-rejected = Rejected, but not forgotten

## The proof of the luck

proof-cards-right = { $cards ->
    [one] One card and the starting player
   *[other] { $cards } cards and the starting player
} computed again: everything is right.
proof-card-wrong = The card on { $place } is not the one of the secret (move { $move }).
proof-start-wrong = The starting player is not the one of the secret.

## The luck, where all games say dice

end-proof = Check the luck
end-proof-about = Before the first card the server promised all luck with a sealed number. Your browser now draws every card again and compares.
replay-proof = Was the luck fair?
replay-proof-about = Before the first card the server sealed its luck and showed you the seal. Now the seal is open: your browser can draw every card again and compare.
replay-check = Check the luck
replay-record-about = All moves and the secret of the luck as readable text. Anyone with Hameau can replay and verify it.

## The end, where all games say points and rounds

end-how = The words that won
end-you-won-by = { $points ->
    [one] You won by { $points } card
   *[other] You won by { $points } cards
}
end-you-lost-by = { $points ->
    [one] { $name } was { $points } card ahead of you
   *[other] { $name } was { $points } cards ahead of you
}
end-turn-lead = With pair { $round }, { $name } took the lead and kept it.
end-turn-lead-you = With pair { $round } you took the lead and kept it.
end-turn-swing = { $name } led from the first pair to the last.
end-turn-swing-you = You led from the first pair to the last.
