### Silhouette
### Die Wörter von docs/rules/silhouette.de.md: Karte, Bild, Wort, Paar, Stapel, Hilfskarte, Lexikon, aufdecken, zudecken, Versuch, darauf bestehen.
### Ein Zug wird in jeder Sprache gleich getippt („turn b3“, „pass“, „accept“), deshalb steht er überall in Anführungszeichen.
### Wer jemand ist, sagt kein Satz.

title = Silhouette
tagline = Deckt zwei schwarze Bilder auf und macht ein Wort aus beiden. Lassen es die anderen gelten, gehören die Karten euch.

## Optionen

option-language = Wörter auf
option-language-en = Englisch
option-language-fr = Französisch
option-language-de = Deutsch
option-language-it = Italienisch
option-names = Namen der Bilder
option-names-shown = neben den offenen Karten
option-names-hidden = verborgen: Was ein Bild zeigt, entscheidet ihr

## Stimmen

vote-accept = lässt es gelten
vote-reject = lehnt es ab
vote-cover = lehnt es ab und verdeckt es
vote-leave = überlässt es den anderen

## Was geschieht

began = { $name } beginnt.
turned = { $shown ->
    [yes] { $name } deckt { $place } auf: { $motif }.
   *[no] { $name } deckt { $place } auf.
}
swapped = { $shown ->
    [yes] { $name } legt eine Hilfskarte auf { $place }: { $motif }.
   *[no] { $name } legt eine Hilfskarte auf { $place }.
}
said = { $name } hat ein Wort. Was sagen die anderen?
passed = { $name } passt.
voted = { $name } { $vote }.
unknown = Niemand hat geurteilt, und im Lexikon steht das Wort nicht. Besteht { $name } darauf?
insisted = { $name } besteht darauf: { $left ->
    [0] Das war das letzte Mal.
    [one] Das geht noch einmal.
   *[other] Das geht noch { $left }-mal.
}
yielded = { $name } lässt das Wort fallen.
judged = { $covered ->
    [yes] Ein Wort wird verdeckt: { $name } hatte es gesagt.
   *[no] { $verdict ->
        [accepted] „{ $text }“ von { $name } { $by ->
            [table] gilt.
            [lexicon] steht im Lexikon.
           *[insist] gilt, weil { $name } darauf besteht.
        }
       *[other] „{ $text }“ von { $name } { $by ->
            [table] wird abgelehnt.
           *[other] steht nicht im Lexikon.
        }
    }
}
taken = { $name } nimmt beide Karten und hat jetzt { $cards }.
turned-down = Niemand hat ein Wort: { $first } und { $second } werden wieder zugedeckt.
help-allowed = Von jetzt an sind Hilfskarten erlaubt.
given-up = Niemand findet mehr etwas. Die letzten { $left } Karten gehören niemandem.

## Warum ein Zug abgelehnt wird

turn-one = Deck eine Karte auf, zum Beispiel mit „turn b3“.
say-or-pass = Zwei Karten liegen offen: Sag ein Wort für beide, oder „pass“.
vote-now = Was sagst du zu dem Wort? „accept“, „reject“, „cover“ oder „leave“.
insist-or-yield = Im Lexikon steht dein Wort nicht: „insist“ oder „yield“.
is-gone = Die Karte auf { $place } wurde schon gewonnen.
lies-open = Die Karte auf { $place } liegt schon offen.
plain-name = „{ $text }“ ist der Name eines der Bilder. Das Wort muss aus beiden entstehen.
said-before = „{ $text }“ hat in dieser Partie schon zwei Karten gewonnen.
tried-before = „{ $text }“ wurde in diesem Zug schon abgelehnt.
no-help = Hilfskarten sind noch nicht erlaubt.
helped-already = Du hast schon eine Hilfskarte gelegt.
not-in-pile = Diese Karte liegt nicht auf deinem Stapel: { $motif }.

## Wie es ausging

all-taken = { $winners ->
    [one] { $names } gewinnt mit { $cards } Karten.
   *[other] { $names } teilen sich den Sieg mit je { $cards } Karten.
}
cards-left = { $left } Karten bleiben übrig. { $winners ->
    [one] { $names } gewinnt mit { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.
   *[other] { $names } teilen sich den Sieg mit je { $cards ->
        [one] einer Karte
       *[other] { $cards } Karten
    }.
}

## Zeichnung

drawn-turn = Am Zug: { $name }
drawn-left = { $left ->
    [one] Noch eine Karte
   *[other] Noch { $left } Karten
}
drawn-failed = Hintereinander misslungene Paare: { $failures } von { $most }
drawn-help = Hilfskarten sind erlaubt.
drawn-swapped = Hilfskarte auf { $place }: { $motif }
drawn-attempt = Versuch: { $name }
drawn-word = { $name } sagt „{ $text }“.
drawn-voted = Abgestimmt haben: { $names }
drawn-mine = Deine Stimme: { $vote }
drawn-tried = In diesem Zug abgelehnt: { $words }
drawn-covered = (verdeckt)
