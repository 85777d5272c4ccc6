### Silhouette, per chi la studia.

study-pairs = Coppie scoperte
study-pairs-about = Quante coppie di carte si scoprono in una partita.
study-failed = Coppie fallite
study-found = Parole trovate
study-judged = Parole dette
study-insists = Insistenza
study-help = Partite con carte d’aiuto
study-left = Carte avanzate
study-left-about = Quante carte non ha vinto nessuno quando finisce una partita.
study-finders = Chi trova la parola
study-finders-about = Tra le parole che vincono una coppia: le ha dette chi aveva scoperto le carte?
study-own = nel proprio turno
study-other = nel turno di un’altra persona
study-deciders = Chi decide
study-deciders-about = Tra le parole che vincono una coppia: chi le ha lasciate passare.
study-table = gli altri
study-lexicon = il lessico
study-insist = chi l’ha detta e insiste
study-motifs = Immagini vinte
study-motifs-about = In quante partite la carta con un’immagine è vinta. Con quelle in fondo è difficile fare parole.
study-motif = { $motif }
