### Cucina Curiosa, für alle, die es untersuchen.

study-points = Punkte einer Küche
study-points-about = Was jemand in einem Spiel erzielt.
study-lobsters = Erreichte Hummer
study-lobsters-about = Wie viele Hummer in einer Küche zu erreichen sind.
study-bones = Erreichte Gräten
study-bones-about = Wie viele Gräten in einer Küche zu erreichen sind.
study-grades = Ränge
study-grades-about = Wie gut einzelne Spiele sind, auch die mit anderen am Tisch.
study-layout-points = Punkte nach Anordnung
study-layout-points-about = Was eine Küche auf einem Spielplan dieser Anordnung erzielt.
study-layout-wins = Siege nach Anordnung
study-layout-wins-about = Wie oft gewinnt, wer einen Spielplan dieser Anordnung hatte.
study-layout = Anordnung { $layout }
study-tiles-reached = Erreichte Plättchen
study-tiles-reached-about = Wie oft ein gelegtes Plättchen am Ende zu erreichen ist.
study-spaces-reached = Wo man entlanggeht
study-spaces-reached-about = Wie oft das Plättchen auf einem Feld zu erreichen ist; der Eingang liegt unter der zweiten Spalte.
study-space = { $space }
