### Cucina Curiosa, per chi la studia.

study-points = Punti di una cucina
study-points-about = Quanto segna una persona in una partita.
study-lobsters = Astici raggiunti
study-lobsters-about = Quanti astici si raggiungono in una cucina.
study-bones = Lische raggiunte
study-bones-about = Quante lische si raggiungono in una cucina.
study-grades = Gradi
study-grades-about = Quanto sono buone le singole partite, anche quelle con altri al tavolo.
study-layout-points = Punti per disposizione
study-layout-points-about = Quanto segna una cucina su un tabellone di questa disposizione.
study-layout-wins = Vittorie per disposizione
study-layout-wins-about = Quanto spesso vince chi aveva un tabellone di questa disposizione.
study-layout = Disposizione { $layout }
study-tiles-reached = Tessere raggiunte
study-tiles-reached-about = Quanto spesso si raggiunge, alla fine, una tessera posata.
study-spaces-reached = Dove si passa
study-spaces-reached-about = Quanto spesso si raggiunge la tessera di una casella; l’entrata è sotto la seconda colonna.
study-space = { $space }
