### Chévoux, für alle, die es untersuchen.

study-villages-won = Gewonnene Dörfer
study-people = Menschen
study-people-about = Wie viele am Ende im Dorf wohnen, gewonnen oder verloren.
study-unhappy = Plättchen, denen etwas fehlt
study-unhappy-about = Wie vielen Plättchen am Ende etwas fehlt; ein Dorf ohne solche ist gewonnen.
study-axis-wins = Siege nach Achse
study-axis-wins-about = Wie oft ein Dorf gewonnen wird, in dem diese Achse vorkommt, beim Mond oder bei der Sonne.
study-pair-wins = Siege nach Achsenpaar
study-pair-wins-about = Die leichtesten und die schwersten Paare, der Mond zuerst genannt.
study-pair = { $moon } + { $sun }
study-axis-scores = Punkte nach Achse
study-axis-scores-about = Was gewonnene Dörfer wert sind, in denen diese Achse vorkommt.
study-pair-scores = Punkte nach Achsenpaar
study-pair-scores-about = Was gewonnene Dörfer wert sind: die Paare mit den meisten und den wenigsten Punkten, der Mond zuerst genannt.
study-lacking = Die schwersten Wünsche
study-lacking-about = Wie oft einem Plättchen am Ende etwas fehlt.
study-uses = Wozu Karten dienen
study-uses-about = Von allen aufgedeckten Karten.
study-restructured = Umbauen
study-populated = Besiedeln
study-nothing = nichts
study-card-moves = Umbauen, Karte für Karte
study-card-moves-about = Wie oft eine aufgedeckte Karte Plättchen bewegt.
study-card-people = Menschen, Karte für Karte
study-card-people-about = Wie viele Menschen eine Karte bringt, wenn sie aufgedeckt wird.
