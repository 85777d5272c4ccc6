### Silhouette, pour qui l’étudie.

study-pairs = Paires retournées
study-pairs-about = Combien de paires de cartes on retourne dans une partie.
study-failed = Paires manquées
study-failed-about = Pour combien d’entre elles personne ne trouve de mot.
study-found = Mots trouvés
study-found-about = Combien de mots gagnent une paire dans une partie ; il y a 24 paires.
study-judged = Mots dits
study-judged-about = Combien de mots sont dits et jugés dans une partie.
study-insists = Insistance
study-insists-about = Combien de fois par partie quelqu’un insiste sur un mot absent du lexique.
study-help = Parties avec cartes d’aide
study-help-about = Dans combien de parties les cartes d’aide finissent par être permises.
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
