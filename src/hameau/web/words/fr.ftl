### What a chat shows of a link, and what a notification says.

preview-house = Hameau : jeux de village
preview-house-about = Des jeux à jouer entre amis, avec des inconnus ou contre des robots, sur tout appareil et sans compte.
preview-game = { $game } · Hameau
preview-game-about = { $tagline }
preview-table = Viens jouer à { $game } !
preview-table-about = { $tagline }
preview-match = Une partie de { $game }
preview-match-about = À revoir coup par coup. { $tagline }

call-your-turn = C’est à toi, { $name }.
