### What a chat shows of a link, and what a notification says.

preview-house = Hameau: giochi di paese
preview-house-about = Giochi con amici, sconosciuti e bot, su ogni dispositivo e senza account.
preview-game = { $game } · Hameau
preview-game-about = { $tagline }
preview-table = Vieni a giocare a { $game }!
preview-table-about = { $tagline }
preview-match = Una partita di { $game }
preview-match-about = Da rivedere mossa per mossa. { $tagline }

call-your-turn = Tocca a te, { $name }.
