### Werwölfe und Das Dorf: die Wörter des Bretts

## Der Kreis

board-village = Das Dorf
board-circle = Der Kreis der Spieler
board-you = du
board-dead = tot
board-captain = Hauptmann
board-poster = auf einem Plakat genannt
board-banned = darf heute nicht abstimmen
board-claims = gibt sich aus als: { $card }
board-votes = { $votes ->
    [one] eine Stimme
   *[other] { $votes } Stimmen
}

## Die eigene Karte

card-hold = Deine Karte, verdeckt.
card-hold-short = Halten zum Ansehen
secret-you-are = Du bist
secret-no-card = Noch keine Karte
secret-known = Was du weißt
secret-nothing = Nichts als diese Karte.
secret-fingers = Das Rudel zeigt
secret-whispers = Geflüster
secret-told = Was du erfahren hast
secret-called = Du wirst gerufen. Lass die Karte los und tippe.
secret-choice = Deine Wahl: { $choice }. Du kannst sie bis zum Ende der Runde ändern.
secret-asleep = Du schläfst. Tippe an, wen du magst, damit niemand sieht, dass du schläfst: Es bewirkt nichts.
about-villager = Du hast nichts als deine Stimme, deinen Stimmzettel und deine Nase.
about-werewolf = Jede Nacht einigst du dich mit deinem Rudel auf ein Opfer. Am Tag bist du die Unschuld selbst.
about-seer = Jede Nacht siehst du die Karte eines Spielers an.
about-thief = In der ersten Nacht darfst du eine der beiden Karten der Mitte nehmen.
about-cupid = In der ersten Nacht verbindest du zwei Spieler: Stirbt der eine, stirbt auch der andere.
about-hunter = Wenn du stirbst, erschießt du jemanden; ein Tisch kann festlegen, welche Tode das erlauben.
about-witch = Jede Nacht siehst du die Beute. Ein Trank rettet sie, einer tötet, wen du willst, jeder einmal.
about-little-girl = Während die Wölfe zeigen, darfst du blinzeln oder spähen: Vielleicht siehst du Wölfe, vielleicht sehen sie dich.
about-white-werewolf = Du jagst mit dem Rudel und darfst jede zweite Nacht einen daraus beißen. Du gewinnst nur allein.
about-raven = Jede Nacht darfst du ein Plakat an eine Tür kleben: Es zählt am Morgen zwei Stimmen.
about-arsonist = Einmal darfst du ein Gebäude anzünden.
about-defender = Jede Nacht wachst du über jemanden, den die Wölfe dann nicht fressen können. Nie zweimal hintereinander denselben.
about-piper = Jede Nacht verzauberst du zwei Spieler. Du gewinnst, wenn alle Lebenden verzaubert sind.
know-pack = Dein Rudel: { $names }
know-lone-wolf = Du kennst keinen anderen Wolf.
know-wolves = Wölfe: { $names }
know-lover = Du liebst { $names }.
know-lovers = Die Verliebten: { $names }
know-charmed = Verzaubert: { $names }
know-card = { $name }: { $card }
know-potions = Deine Tränke: { $cure ->
        [1] der heilende
       *[0] der heilende ist verbraucht
    }, { $poison ->
        [1] der giftige
       *[0] der giftige ist verbraucht
    }.
know-match = { $left ->
    [1] Du hast dein Streichholz noch.
   *[0] Dein Streichholz ist verbrannt.
}
know-picked = Bisher gewählt: { $name }
channel-pack = geflüstert
channel-ghosts = unter Toten

## Die Nacht

night-number = Nacht { $night }
night-tap = Tippe jemanden an
night-sealed = Versiegelt
night-still = Die Zeit steht still
night-dead = Du bist tot und siehst zu.
night-houses = Gebäude
night-else = Weiteres
night-whisper = Dem Rudel zuflüstern

## Der Tag

day-number = Tag { $day }
day-living = { $living ->
    [one] einer lebt
   *[other] { $living } leben
}
day-open = { $count ->
    [one] einer überlegt noch
   *[other] { $count } überlegen noch
}
day-count = Wer für wen gestimmt hat
day-verbs = Was du tun darfst
day-tap = { $what }: Tippe einen Spieler an
day-confirm = { $what }: { $name }
day-cancel = Noch nicht
day-ballot = Auf deinem Zettel: { $name }
day-ballot-blank = Dein Zettel ist leer
day-wait = Die anderen entscheiden
verb-vote = Abstimmen
verb-claim = Ich bin …
verb-accuse = Beschuldigen
verb-defend = Verteidigen
verb-report = Berichten, was ich sah
aim-wolf = ein Wolf
aim-village = kein Wolf
verb-nobody = Niemand
verb-done = Fertig
verb-yes = Ja
verb-no = Nein
verb-choose = Entscheiden
verb-shoot = Erschießen
verb-name = Die Medaille erhält
verb-ban = Stimme entziehen
verb-confess = Beichte abnehmen
verb-restore = Kraft zurückgeben
verb-razor = Das Rasiermesser trifft
verb-house = Das Haus anbieten
verb-withdraw = Aus dem Spiel nehmen
verb-pick = Einen Marker nehmen
verb-take-1 = Die erste Karte nehmen
verb-take-2 = Die zweite Karte nehmen
verb-cure = Die Beute retten
verb-squint = Blinzeln
verb-peek = Spähen
done-debate = Bereit zur Abstimmung
done-bans = Niemand mehr
done-election = Abgeben
done-ballot = Abgeben
done-inn-vote = Abgeben
done-evening = Gute Nacht
done-housing = Leer lassen
yes-answer = Einziehen
no-answer = Landstreicher bleiben
yes-plea = Um Gnade bitten
no-plea = Das Urteil annehmen
yes-pardon = Gnade gewähren
no-pardon = Keine Gnade

## Notizen

sheet-living = Lebt; mehr ist nicht bekannt.
sheet-opinion = Was ich denke
mark-none = keine Meinung
mark-trust = ich vertraue
mark-doubt = ich zweifle
mark-wolf = ein Wolf, glaube ich
sheet-note = Meine Notizen
sheet-note-about = Nur auf diesem Gerät.
sheet-statements = Aussagen
sheet-votes = Stimmen
sheet-no-votes = Bisher keine.
sheet-deeds = Vor aller Augen

## An der Wand

wall-sounds = Klänge
wall-narrator = Erzähler
wall-voice = Die Stimme des Erzählers
wall-voice-usual = übliche Stimme
tell-close-eyes = Schließt die Augen.
tell-open-eyes = Öffnet die Augen.
asleep-thief = Der Dieb schläft wieder ein.
asleep-cupid = Amor schläft ein.
asleep-defender = Der Beschützer schläft wieder ein.
asleep-seer = Die Seherin schläft wieder ein.
asleep-wolves = Die Wölfe, satt oder nicht, legen sich hin.
asleep-white-werewolf = Der Weiße Werwolf schleicht zurück.
asleep-arsonist = Der Brandstifter schläft wieder ein.
asleep-witch = Die Hexe schläft wieder ein.
asleep-piper = Der Flötenspieler legt die Flöte weg.
asleep-raven = Der Rabe steckt den Kopf unter den Flügel.

## Das Ende

ending-lived = am Ende am Leben
ending-turn = Runde { $turn }
ending-withdrawn = aus dem Spiel genommen
ending-lover = verliebt
ending-open = Alle Geheimnisse zeigen
ending-story = Nacht für Nacht
ending-secret = damals geheim
ending-knew = Wer was wann wusste
proof-cards-right = { $cards } Karten noch einmal gegeben: Jede stimmt.
proof-cards-wrong = Die { $cards } Karten sind nicht die, die das Geheimnis gibt.
proof-tokens-right = { $tokens } Marker noch einmal gezogen: Jeder stimmt.
proof-tokens-wrong = Die { $tokens } Marker sind nicht die, die das Geheimnis zieht.

## In sechzig Sekunden

panel-card = Alle bekommen eine geheime Karte. Halte die Karte auf deinem Telefon gedrückt, um sie zu sehen; sonst darf das niemand.
panel-night = In der Nacht schließen alle die Augen. Einer nach dem anderen wird gerufen; alle tippen, und nur wer gerufen ist, entscheidet.
panel-wolves = Die Wölfe erwachen gemeinsam, sehen einander und einigen sich auf jemanden, den sie fressen.
panel-dawn = Am Morgen findet das Dorf seine Toten, und ihre Karten werden aufgedeckt.
panel-vote = Am Tag redet, beschuldigt und lügt ihr. Dann stimmen alle zugleich ab, und wer die meisten Stimmen hat, stirbt.
panel-end = Das Dorf gewinnt, wenn kein Wolf mehr lebt, das Rudel, wenn sonst niemand mehr lebt. Manche spielen für sich allein.

## Vor der Partie

composer-characters = Charaktere: antippen zum Mitnehmen oder Weglassen
composer-deck = Die Karten für { $seats }
composer-unused = { $count ->
    [1] Eine dieser Karten kommt ungesehen in die Schachtel zurück; die Zahl der Wölfe bleibt gleich.
   *[other] { $count } dieser Karten kommen ungesehen in die Schachtel zurück; die Zahl der Wölfe bleibt gleich.
}
composer-balance = Gleichgewicht
composer-even = ungefähr ausgeglichen
composer-village = gut für das Dorf
composer-pack = gut für das Rudel
composer-side-village = Dorf
composer-side-pack = Rudel
composer-about = Eine Schätzung: Ein Dorfbewohner zählt 1, die Seherin 4, Hexe und Beschützer 3, Jäger und Kleines Mädchen 2; ein Wolf −4, der Weiße Werwolf −5, der Flötenspieler −3, Amor −1.
composer-group-village = Das Dorf und der Hauptmann
composer-group-night = Die Nacht
composer-group-votes = Stimmen und Tode
composer-group-rest = Sieg und Abwesenheit
composer-changed = { $count ->
    [one] eines geändert
   *[other] { $count } geändert
}
