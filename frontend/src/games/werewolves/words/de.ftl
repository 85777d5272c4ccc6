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
reading-title = Gleich wird es Nacht. Zuerst deine Karte.
reading-hold = Zum Ansehen gedrückt halten
reading-let-go = Loslassen verdeckt sie
reading-got-it = Verstanden
reading-first = Niemand sieht sie außer dir.
reading-secret = Sie ist nur für dich: Halte den Bildschirm von den anderen weg.
reading-others = Die Nacht beginnt, wenn alle ihre Karte gelesen haben, spätestens nach einer Minute.
reading-begins = Es wird Nacht …
reading-wall = Alle sehen ihre eigene Karte an.
secret-you-are = Du bist
secret-no-card = Noch keine Karte
secret-known = Was du weißt
secret-nothing = Nichts als diese Karte.
secret-fingers = Das Rudel zeigt
secret-whispers = Geflüster
secret-told = Was du erfahren hast
secret-called = Du wirst gerufen. Lass die Karte los und tippe.
secret-must = Du wirst gerufen und musst wählen. Sonst wählt der Zufall.
secret-choice = Deine Wahl: { $choice }. Du kannst sie bis zum Ende der Runde ändern.
secret-asleep = Du schläfst. Tippe an, wen du magst, damit niemand sieht, dass du schläfst: Es bewirkt nichts.
about-villager = Du hast nichts als deine Stimme, deinen Stimmzettel und deine Nase. Finde die Wölfe und stimme gegen sie.
about-werewolf = Jede Nacht einigst du dich mit deinem Rudel auf ein Opfer. Am Tag bist du die Unschuld selbst.
about-seer = Jede Nacht siehst du die Karte eines Spielers an. Nutze dein Wissen mit Bedacht: Die Wölfe suchen dich.
about-thief = In der ersten Nacht darfst du eine der beiden Karten der Mitte nehmen. Von da an bist du, was sie sagt.
about-cupid = In der ersten Nacht verbindest du zwei Spieler: Stirbt der eine, stirbt auch der andere. Danach ist deine Fähigkeit verbraucht.
about-hunter = Wenn du stirbst, erschießt du jemanden; ein Tisch kann festlegen, welche Tode das erlauben. Bis dahin hast du nur deine Stimme.
about-witch = Jede Nacht siehst du die Beute. Ein Trank rettet sie, einer tötet, wen du willst, jeder einmal.
about-little-girl = Während die Wölfe zeigen, darfst du blinzeln oder spähen: Vielleicht siehst du Wölfe, vielleicht sehen sie dich. Am Tag hast du nur deine Stimme.
about-white-werewolf = Du jagst mit dem Rudel und darfst jede zweite Nacht einen daraus beißen. Du gewinnst nur allein.
about-raven = Jede Nacht darfst du ein Plakat an eine Tür kleben: Es zählt am Morgen zwei Stimmen. Wähle die Tür mit Bedacht.
about-arsonist = Einmal darfst du ein Gebäude anzünden. Wer dort wohnt, hat kein Zuhause mehr.
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
night-waits = Die Nacht wartet auf dich.
night-nothing = Nichts tun
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
day-introductions = Der erste Tag: Stellt euch reihum vor, wenn ihr mögt.
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
asleep-wolves = Die Wölfe, satt oder nicht, legen sich hin und schlafen.
asleep-white-werewolf = Der Weiße Werwolf schleicht zurück und schläft ein.
asleep-arsonist = Der Brandstifter schläft wieder ein.
asleep-witch = Die Hexe schläft wieder ein.
asleep-piper = Der Flötenspieler legt die Flöte weg und schläft ein.
asleep-raven = Der Rabe steckt den Kopf unter den Flügel und schläft.
asleep-lovers = Die Verliebten schlafen wieder ein.
asleep-charmed = Die Verzauberten schlafen wieder ein.
asleep-baker = Der Bäcker geht zurück in die Backstube und schließt die Augen.

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
proof-by-hand = Die Karten wurden von Hand ausgeteilt und eingetragen; da gibt es kein Glück nachzurechnen.
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
composer-buildings = Besondere Gebäude: antippen zum Mitnehmen oder Weglassen
composer-homes = Die Gebäude für { $seats }
composer-thirds = Die Spielregel rät zu Dritteln, bei so vielen: Bauernhöfe { $farms }, besondere Gebäude { $special }, Landstreicher { $vagabonds }. Ihr könnt trotzdem anders spielen.
composer-all-tokens = Alle 29 Steine sind im Beutel, und das Los entscheidet, wer was zieht: Gewählte Höfe und Gebäude zählen nicht.
composer-farmers-elect = Mit Bauern im Spiel wählen nur sie, ab Tag 2, was immer hier gewählt ist.
composer-deck = Die Karten für { $seats }
composer-unused = { $count ->
    [1] Eine dieser Karten kommt ungesehen in die Schachtel zurück; die Zahl der Wölfe bleibt gleich.
   *[other] { $count } dieser Karten kommen ungesehen in die Schachtel zurück; die Zahl der Wölfe bleibt gleich.
}
composer-balance = Gleichgewicht
composer-even = ungefähr ausgeglichen
composer-village = gut für das Dorf
composer-pack = schwer für das Dorf
composer-side-village = Dorf
composer-side-pack = Rudel
composer-measured = Gemessen: Unter Bots gewinnt mit diesen Karten in { $share } % der Fälle das Dorf (Partien: { $matches }).
composer-about = Geschätzt nach Bots mit anderen Karten: In etwa { $share } % der Fälle gewinnt das Dorf (Partien: { $matches }). Menschen spielen vielleicht anders.
composer-group-village = Das Dorf und der Hauptmann
composer-group-night = Die Nacht
composer-group-votes = Stimmen und Tode
composer-group-rest = Sieg und Abwesenheit
composer-changed = { $count ->
    [one] eines geändert
   *[other] { $count } geändert
}

## Einen echten Tisch leiten: was laut gesagt wird

moderator-night = { $night ->
    [1] Die Nacht senkt sich über das Dorf. Schließt alle die Augen. Kein Wort mehr.
   *[other] Wieder wird es Nacht. Die Lebenden schließen die Augen, die Toten schweigen.
}
moderator-call-thief = Ich rufe den Dieb. Zwei Karten warten auf dich: eine darfst du nehmen.
moderator-call-cupid = Ich rufe Amor. Zeig auf zwei Herzen; deines darf dabei sein.
moderator-call-defender = Ich rufe den Beschützer. Über wen wachst du heute Nacht?
moderator-call-seer = Ich rufe die Seherin. Wessen Karte willst du kennen?
moderator-call-wolves = Ich rufe die Werwölfe. Wählt schweigend eine Beute.
moderator-call-white-werewolf = Ich rufe den weißen Werwolf. Ist einer deiner Brüder zu viel?
moderator-call-arsonist = Ich rufe den Brandstifter. Zeig auf ein Haus, oder behalte dein Streichholz.
moderator-call-witch = Ich rufe die Hexe. Diesen Menschen haben die Wölfe gewählt. Daumen hoch rettet, Daumen runter tötet, oder nichts.
moderator-call-piper = Ich rufe den Flötenspieler. Zeig auf zwei, die tanzen sollen.
moderator-call-raven = Ich rufe den Raben. An wessen Tür kommt dein Plakat?
moderator-lovers = Ich gehe hinter euch allen vorbei. Ihr zwei, die ich berührt habe: Öffnet die Augen und seht euch an.
moderator-charmed = Ich gehe herum. Alle, die ich berührt habe, sind verzaubert: Öffnet die Augen und seht einander an.
moderator-baker = Alle Wölfe haben die Augen zu … jetzt.
moderator-dawn = Die Sonne geht auf. Öffnet die Augen.
moderator-died = { $name } ist tot. Die Karte: { $card }.
moderator-died-hidden = { $name } ist tot. Die Karte bleibt verdeckt.
moderator-to = { $name }: { $call }
moderator-housing = { $name }, dieses Haus steht leer: { $building }. Wen lässt du einziehen?
moderator-answer = { $name }, dir wird ein Haus angeboten: { $building }. Willst du dort wohnen?
moderator-ballot = Auf drei zeigen alle auf jemanden. Eins, zwei, drei!
moderator-election = Wir brauchen einen Hauptmann. Zeigt auf drei auf eure Wahl. Eins, zwei, drei!
moderator-election-farmers = Die Bauern wählen unter sich einen Hauptmann. Auf drei zeigen nur die Bauern, und nur auf einen Bauern. Eins, zwei, drei!
moderator-election-again-farmers = Gleichstand: Die Bauern wählen noch einmal, zwischen diesen.
moderator-draft = Zeigt eure Plättchen: wer wohnt wo?
moderator-introductions = Bevor es Nacht wird, stellt euch reihum vor: Wer seid ihr in diesem Dorf?
moderator-introductions-village = Bevor es Nacht wird, stellt euch reihum vor: Wer seid ihr, und wo wohnt ihr?

## Leiten: was nur die Spielleitung liest

moderator-note-night = Sprich zum ganzen Kreis, immer mit derselben Stimme. Wende dich niemandem zu.
moderator-note-eyes = Mit dem kleinen Mädchen: Köpfe hoch, keine Hände vor dem Gesicht.
moderator-note-deal = Teile diese Karten verdeckt aus. Nur du und wer sie bekommt dürfen sie sehen.
moderator-note-introductions = Im Uhrzeigersinn spielt jeder kurz, wer er im Dorf ist. Von Karten ist keine Rede. Wer nicht mag, lässt die Runde aus.
moderator-note-nobody = Niemand wacht auf. Warte wie immer, mach dieselben Gesten, dann weiter.
moderator-note-middle = Zeig beide Karten der Mitte: { $first } und { $second }.
moderator-note-must-swap = Beides sind Wölfe: der Dieb muss einen nehmen.
moderator-note-swapped = Tausche die Karte ungesehen. { $name } ist jetzt: { $card }.
moderator-note-cupid = Zwei müssen es sein. Amor darf sich selbst wählen.
moderator-note-touch = Berühre im Vorbeigehen { $name }.
moderator-note-touch-nobody = Geh trotzdem den ganzen Kreis. Berühre niemanden.
moderator-note-defender = Nicht zwei Nächte nacheinander dieselbe Person.
moderator-note-not-again = Nicht { $name }, letzte Nacht beschützt.
moderator-note-seer = Hebe danach alle Karten ein wenig an, eine nach der anderen.
moderator-note-saw = Zeig { $name } die Karte von { $other }: { $card }.
moderator-note-wolves = Sind sie sich nicht einig, wird niemand gefressen.
moderator-note-girl = Das kleine Mädchen darf blinzeln. Bemerkt das Rudel sie, darf es sie wählen.
moderator-note-white-werewolf = Er muss nicht beißen.
moderator-note-arsonist = Nur einmal im ganzen Spiel.
moderator-note-victim = Zeig auf { $name }.
moderator-note-no-victim = Niemand wurde gewählt: zeig die offene Hand.
moderator-note-witch-blind = Ihr Heiltrank ist leer: zeig nichts.
moderator-note-potions = Heiltrank: { $cure ->
        [1] noch da
       *[0] verbraucht
    }. Gift: { $poison ->
        [1] noch da
       *[0] verbraucht
    }.
moderator-note-piper = Höchstens zwei, die noch nicht verzaubert sind.
moderator-note-raven = Das Plakat zählt morgen zwei Stimmen.
moderator-note-baker = { $name } öffnet beim Wort „jetzt“ die Augen, drei Sekunden lang.
moderator-note-tied = Gleichstand: { $name }.
moderator-note-banned = { $name } darf nicht abstimmen.
moderator-note-captain = Die Stimme von { $name } zählt doppelt.
moderator-note-draft = Wähle ein Plättchen, dann tippe an, wer es hat. Wer übrig bleibt, ist Vagabund.
moderator-note-debate = Lass alle zu Wort kommen. Niemand zeigt eine Karte.
moderator-note-evening = Letzte Gelegenheit für die Kräfte des Tages.
moderator-note-bans = Höchstens zwei.
moderator-note-shot = Der Jäger muss schießen. Nur wer nicht da ist, schießt nicht.
moderator-note-no-shot = { $name } ist nicht da: Es fällt kein Schuss.
moderator-note-heir = Jemand muss genannt werden.
moderator-note-tie = Eine Person des Gleichstands.
moderator-note-housing = Nur an Vagabunden, die ablehnen dürfen.
moderator-note-plea = Nur wer bittet, kann begnadigt werden.
moderator-note-pardon = Gnade gibt es einmal. Die Karte bleibt verdeckt.
moderator-note-homes = Jetzt werden die Plätze getauscht.
moderator-note-over = Deckt alle Karten auf.

## Leiten: die Namen der Schritte

moderator-step-deal = Das Austeilen
moderator-step-introductions = Die Vorstellungsrunde
moderator-step-night = Es wird Nacht
moderator-step-wolves = Das Rudel
moderator-step-lovers = Die Verliebten
moderator-step-charmed = Die Verzauberten
moderator-step-swapped = Die neue Karte des Diebs
moderator-step-saw = Antwort an die Seherin
moderator-step-heard = Die Beichte
moderator-step-dawn = Die Morgendämmerung
moderator-step-deaths = Die Toten
moderator-step-count = Die Zählung
moderator-step-verdict = Das Urteil
moderator-step-bans = Heute ohne Stimme
moderator-step-captain = Der Hauptmann
moderator-step-homes = Die Häuser
moderator-step-powers = Kräfte des Tages
moderator-step-over = Das Ende
moderator-step-draft = Die Plättchen
moderator-step-shot = Der Schuss des Jägers
moderator-step-heir = Der Orden
moderator-step-housing = Ein leeres Haus
moderator-step-answer = Antwort des Vagabunden
moderator-step-election = Die Wahl
moderator-step-election-again = Die zweite Wahl
moderator-step-debate = Die Debatte
moderator-step-inn-vote = Die Stimme des Wirts
moderator-step-inn-vote-again = Die Stimme des Wirts
moderator-step-ballot = Die Abstimmung
moderator-step-ballot-again = Die zweite Abstimmung
moderator-step-tie = Der Hauptmann entscheidet
moderator-step-plea = Die Bitte um Gnade
moderator-step-pardon = Der Schlossherr entscheidet
moderator-step-evening = Der Abend
moderator-step-baker = Der Bäcker

## Leiten: die Seite

moderator-wake = Wach
moderator-next = Weiter
moderator-nobody = Niemand
moderator-nothing = Nichts
moderator-keep = Behält die Karte
moderator-undo = Zurück
moderator-undone = Zurückgenommen: { $step }
moderator-who = Wer ist wer
moderator-steps = Bisher
moderator-steps-none = Noch ist nichts eingetragen.
moderator-steps-about = Tippe einen Schritt an, um zu ihm zurückzugehen. Er und alle danach werden zurückgenommen.
moderator-screen = Großer Bildschirm für den Tisch
moderator-middle = In der Mitte: { $cards }
moderator-lover = verliebt
moderator-charmed-mark = verzaubert
moderator-gone = abwesend
moderator-leave = Muss gehen
moderator-left = { $name } gilt als abwesend. Wer vier Entscheidungen verpasst, kann in der Debatte herausgenommen werden.
moderator-pick-accused = Für wen wird gestimmt?
moderator-pick-voters = Wer stimmt für { $name }?
moderator-another = Noch jemand
moderator-rest = Alle übrigen
moderator-blank = { $count ->
    [one] eine leer
   *[other] { $count } leer
}
moderator-cure = Rettet { $name }
moderator-poison = Wen vergiftet sie?
moderator-tap = { $count ->
    [one] Tippe einen Namen an.
   *[other] Tippe bis zu { $count } Namen an.
}
moderator-tap-both = Tippe zwei Namen an.
moderator-count = Stimmen zählen
moderator-vote = Zur Abstimmung
moderator-dusk = Zur Nacht
moderator-timer = Zeit starten
moderator-timer-stop = Zeit anhalten
moderator-minutes = { $minutes } Min.
moderator-cancel = Abbrechen
moderator-aloud = Sag es für mich
moderator-again = Noch einmal mit denselben

## Leiten: der Anfang

gathering-title = Einen echten Tisch leiten
gathering-about = Du leitest, die anderen brauchen kein Gerät. Hameau sagt, was kommt, zählt und urteilt.
gathering-names = Wer sitzt am Tisch?
gathering-names-about = Im Uhrzeigersinn, 8 bis 29 Leute. Füge eine Liste ein, wenn du eine hast.
gathering-name = Name
gathering-add = Dazu
gathering-count = { $count ->
    [one] eine Person
   *[other] { $count } Personen
}
gathering-few = { $count ->
    [one] Eine Person fehlt noch.
   *[other] Es fehlen noch { $count }.
}
gathering-many = Höchstens { $most } können spielen.
gathering-same = { $name } gibt es schon.
gathering-up = { $name } nach oben
gathering-down = { $name } nach unten
gathering-remove = { $name } entfernen
gathering-edit = Name von Person { $number }
gathering-clear = Liste leeren
gathering-deck = Was wird gespielt?
gathering-deal = Wer teilt die Karten aus?
gathering-deal-hameau = Hameau
gathering-deal-hameau-about = Du siehst, wer welche Karte bekommt, und verteilst sie.
gathering-deal-hand = Von Hand
gathering-deal-hand-about = Du teilst echte Karten aus und trägst ein, wer was hat.
gathering-hold = Wer hat welche Karte?
gathering-hold-about = Wähle eine Karte, dann tippe an, wer sie hat. Wer übrig bleibt, ist Dorfbewohner.
gathering-left = noch { $count }
gathering-middle = Bleibt für die Mitte: { $cards }
gathering-wrong = { $count ->
    [one] Eine Karte muss noch vergeben werden.
   *[other] { $count } Karten müssen noch vergeben werden.
}
gathering-start = Anfangen

## What the end says to somebody

you-won-village = Du hast mit dem Dorf gewonnen.
you-won-pack = Du hast mit dem Rudel gewonnen.
you-won-loner = Du hast ganz allein gewonnen.
you-won-couple = Du hast gewonnen, und die Liebe auch.
you-lost-village = Das Dorf hat verloren, und du mit ihm.
you-lost-pack = Das Rudel hat verloren, und du mit ihm.
you-lost-loner = Du warst allein gegen alle und hast verloren.
turn-wolf = An Tag { $day } fiel der erste Wolf: { $name }, { $card }.
turn-innocent = An Tag { $day } verurteilte das Dorf { $name }, ohne Grund: { $card }.
end-how = Wer wer war

## The log

gathered-accused = Vorwürfe gegen { $other }: { $names }.
gathered-handed-in = Stimmzettel abgegeben: { $names }.
gathered-voted = { $names } → { $other }
gathered-blank = { $names } → niemand

## Ein Zug in Worten, für einen Tipp und den Rückblick

move-sleep = schlafen
move-done = das genügt
move-nobody = niemand
move-yes = ja
move-no = nein
move-look = die Karte ansehen: { $name }
move-eat = fressen: { $name }
move-bite = beißen: { $name }
move-cure = das Opfer heilen
move-poison = vergiften: { $name }
move-protect = beschützen: { $name }
move-bind = verbinden: { $name }
move-charm = verzaubern: { $name }
move-poster = ein Plakat aufhängen: { $name }
move-shoot = schießen: { $name }
move-name = ernennen: { $name }
move-vote = stimmen gegen { $name }
move-accuse = beschuldigen: { $name }
move-defend = verteidigen: { $name }
move-claim = sich ausgeben als: { $first }
move-pick = nehmen: { $first }
