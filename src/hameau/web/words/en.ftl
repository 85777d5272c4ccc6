### What a chat shows of a link, and what a notification says.

preview-house = Hameau: village games
preview-house-about = Games to play with friends, strangers and bots, on any device and without an account.
preview-game = { $game } · Hameau
preview-game-about = { $tagline }
preview-table = Come and play { $game }!
preview-table-about = { $tagline }
preview-match = A match of { $game }
preview-match-about = Watch it again, move by move. { $tagline }

call-your-turn = It is your turn, { $name }.
