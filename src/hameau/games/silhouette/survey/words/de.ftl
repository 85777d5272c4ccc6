### Silhouette, für alle, die es untersuchen.

study-pairs = Aufgedeckte Paare
study-pairs-about = Wie viele Kartenpaare in einer Partie aufgedeckt werden.
study-failed = Misslungene Paare
study-failed-about = Zu wie vielen von ihnen niemand ein Wort findet.
study-found = Gefundene Wörter
study-found-about = Wie viele Wörter in einer Partie ein Paar gewinnen; es gibt 24 Paare.
study-judged = Gesagte Wörter
study-judged-about = Wie viele Wörter in einer Partie gesagt und beurteilt werden.
study-insists = Darauf bestanden
study-insists-about = Wie oft in einer Partie jemand auf einem Wort besteht, das nicht im Lexikon steht.
study-help = Partien mit Hilfskarten
study-help-about = In wie vielen Partien am Ende Hilfskarten erlaubt sind.
study-left = Übrige Karten
study-left-about = Wie viele Karten niemand gewonnen hat, wenn eine Partie endet.
study-finders = Wer das Wort findet
study-finders-about = Von den Wörtern, die ein Paar gewinnen: Hat sie die Person gesagt, die die Karten aufgedeckt hatte?
study-own = im eigenen Zug
study-other = im Zug einer anderen Person
study-deciders = Wer entscheidet
study-deciders-about = Von den Wörtern, die ein Paar gewinnen: Wer sie hat gelten lassen.
study-table = die anderen
study-lexicon = das Lexikon
study-insist = wer es gesagt hat und darauf besteht
study-motifs = Gewonnene Bilder
study-motifs-about = In wie vielen Partien die Karte mit einem Bild gewonnen wird. Aus denen weit unten lassen sich schwer Wörter machen.
study-motif = { $motif }
