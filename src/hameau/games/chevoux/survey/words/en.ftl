### Chévoux, for those who study it.

study-villages-won = Villages won
study-people = People
study-people-about = How many live in the village at the end, won or lost.
study-unhappy = Tiles that lack something
study-unhappy-about = How many tiles lack something at the end; a village with none is won.
study-axis-wins = Victories by axis
study-axis-wins-about = How often a village is won in which this axis takes part, at the Moon or at the Sun.
study-pair-wins = Victories by pair of axes
study-pair-wins-about = The easiest and the hardest pairs, the Moon named first.
study-pair = { $moon } + { $sun }
study-axis-scores = Score by axis
study-axis-scores-about = What won villages score in which this axis takes part.
study-pair-scores = Score by pair of axes
study-pair-scores-about = What won villages score: the pairs with the highest and the lowest, the Moon named first.
study-lacking = The hardest wishes
study-lacking-about = How often a tile lacks something at the end.
study-uses = What cards are used for
study-uses-about = Of all cards that were turned up.
study-restructured = restructuring
study-populated = populating
study-nothing = nothing
study-card-moves = Restructuring, card by card
study-card-moves-about = How often a card that is turned up is used to move tiles.
study-card-people = People, card by card
study-card-people-about = How many people a card brings each time it is turned up.
