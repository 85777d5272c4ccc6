### Silhouette, pour qui l’étudie.

study-pairs = Paires retournées
study-pairs-about = Combien de paires de cartes on retourne dans une partie.
study-failed = Paires manquées
study-found = Mots trouvés
study-judged = Mots dits
study-insists = Insistance
study-help = Parties avec cartes d’aide
study-left = Cartes restantes
study-left-about = Combien de cartes personne n’a gagnées quand une partie finit.
study-finders = Qui trouve le mot
study-finders-about = Parmi les mots qui gagnent une paire : ont-ils été dits par la personne qui avait retourné les cartes ?
study-own = pendant son propre tour
study-other = pendant le tour d’une autre personne
study-deciders = Qui décide
study-deciders-about = Parmi les mots qui gagnent une paire : qui les a acceptés.
study-table = les autres
study-lexicon = le lexique
study-insist = qui l’a dit et insiste
study-motifs = Images gagnées
study-motifs-about = Dans combien de parties la carte d’une image est gagnée. Celles du bas se prêtent mal aux mots.
study-motif = { $motif }
