### What a chat shows of a link, and what a notification says.

preview-house = Hameau: Spiele aus dem Dorf
preview-house-about = Spiele mit Freunden, Fremden und Bots, auf jedem Gerät und ohne Konto.
preview-game = { $game } · Hameau
preview-game-about = { $tagline }
preview-table = Komm und spiel { $game }!
preview-table-about = { $tagline }
preview-match = Eine Partie { $game }
preview-match-about = Zum Nachschauen, Zug für Zug. { $tagline }

call-your-turn = Du bist dran, { $name }.
