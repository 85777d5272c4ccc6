### Silhouette, for those who study it.

study-pairs = Pairs turned up
study-pairs-about = How many pairs of cards are turned up in a match.
study-failed = Pairs that fail
study-found = Words found
study-judged = Words said
study-insists = Insisting
study-help = Matches with help cards
study-left = Cards left over
study-left-about = How many cards nobody has won when a match ends.
study-finders = Who finds the word
study-finders-about = Of the words that take a pair: was it said by the player who had turned up the cards?
study-own = in the player’s own turn
study-other = in somebody else’s turn
study-deciders = Who decides
study-deciders-about = Of the words that take a pair: who has let them pass.
study-table = the other players
study-lexicon = the lexicon
study-insist = the speaker, who insisted
study-motifs = Pictures that are won
study-motifs-about = In how many matches the card with a picture is won. Those below are hard to make words of.
study-motif = { $motif }
