### Silhouette, für alle, die es untersuchen.

study-pairs = Aufgedeckte Paare
study-pairs-about = Wie viele Kartenpaare in einer Partie aufgedeckt werden.
study-failed = Misslungene Paare
study-found = Gefundene Wörter
study-judged = Gesagte Wörter
study-insists = Darauf bestanden
study-help = Partien mit Hilfskarten
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
