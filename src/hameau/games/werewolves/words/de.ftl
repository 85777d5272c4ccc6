### Werwölfe und das Dorf
### Ein Zug wird in jeder Sprache gleich geschrieben („eat 7“, „vote 3“, „sleep“).

title = Werwölfe und das Dorf
tagline = Nachts fressen die Wölfe, tags stimmt das Dorf ab, und niemand sagt, wer er ist.

## Personen und Lager

villager = Dorfbewohner
werewolf = Werwolf
seer = Seherin
thief = Dieb
cupid = Amor
hunter = Jäger
witch = Hexe
little-girl = Kleines Mädchen
white-werewolf = Weißer Werwolf
raven = Rabe
arsonist = Brandstifter
defender = Beschützer
piper = Flötenspieler
camp-village = vom Dorf
camp-wolves = vom Rudel
camp-white = der Weiße Werwolf
camp-piper = der Flötenspieler
hidden-card = verdeckt

## Das Dorf

vagabond = Landstreicher
farm = Bauernhof
church = Kirche
hovel = Hütte
bailiffs-house = Haus des Vogts
manor = Herrenhaus
bakery = Bäckerei
school = Schule
tavern = Wirtshaus
shop = Barbierstube
farm-1 = { farm } 1
farm-2 = { farm } 2
farm-3 = { farm } 3
farm-4 = { farm } 4
farm-5 = { farm } 5
farm-6 = { farm } 6

## Aufrufe

call-draft = Nimm einen Spielstein.
call-thief = Der Dieb erwacht: Zwei Karten warten.
call-cupid = Amor erwacht und wählt ein Herz.
call-cupid-again = Amor wählt das zweite Herz; dann verlieben sich zwei.
call-defender = Der Beschützer erwacht: Über wen wachst du?
call-seer = Die Seherin erwacht: Wessen Karte willst du kennen?
call-wolves = Die Wölfe erwachen und zeigen still auf jemanden.
call-wolves-again = Die Wölfe sehen die Finger der anderen und zeigen noch einmal.
call-wolves-last = Die Wölfe zeigen zum letzten Mal.
call-white-werewolf = Der Weiße Werwolf erwacht allein: Ist ein Bruder zu viel?
call-arsonist = Der Brandstifter erwacht: ein Haus, oder bleibt das Streichholz?
call-witch = Die Hexe erwacht und sieht die Wahl der Wölfe.
call-piper = Der Flötenspieler erwacht und spielt für jemanden.
call-piper-again = Der Flötenspieler spielt noch einmal; dann sehen sich die Verzauberten an.
call-raven = Der Rabe erwacht: An welche Tür kommt der Zettel?
call-shot = Der Jäger hat eine letzte Kugel.
call-heir = Wer bekommt die Medaille?
call-housing = Ein Haus steht leer. Wen lässt der Vogt einziehen?
call-answer = Willst du dort wohnen?
call-election = Es ist Zeit, einen Hauptmann zu wählen.
call-election-again = Gleichstand: Noch einmal zwischen diesen.
call-debate = Das Dorf hat das Wort.
call-bans = Wer darf heute nicht abstimmen?
call-inn-vote = Der Wirt stimmt vor den anderen ab.
call-ballot = Füllt eure Stimmzettel aus.
call-tie = Gleichstand. Der Hauptmann entscheidet.
call-inn-vote-again = Der Wirt stimmt wieder zuerst ab.
call-ballot-again = Stimmt noch einmal ab, zwischen den Gleichen.
call-plea = Bittest du den Schlossherrn um Gnade?
call-pardon = Gewährt der Schlossherr Gnade?
call-evening = Ein letztes Wort vor der Nacht.
call-over = Es ist vorbei.

## Was geschah

dealt = Karte für { $name }: { $card }.
turned-up = { $name } war: { $card }.
took-token = { $homeless ->
    [1] { $name } hat kein Haus: { $building }.
   *[other] { $name } wohnt hier: { $building }.
}
night-fell = Nacht { $night } bricht an. Alle schlafen.
called = { $call }
asked = { $deciding ->
    [1] { $name }: { $call }
   *[other] { $call }
}
saw-middle = In der Mitte liegen { $first } und { $second }.
swapped = { $name } nimmt eine Karte aus der Mitte: { $card }.
paired = { $name } und { $other } lieben sich.
met-wolf = { $name } gehört zum Rudel.
guarded = { $name } wacht über { $other }.
saw = { $name } sieht { $other } an: { $card }.
pointed = { $name } zeigt auf { $other }.
became-prey = Das Rudel einigt sich auf { $name }.
no-prey = Das Rudel einigt sich nicht.
glimpsed = { $name } sieht einen Wolf: { $other }.
shadows = { $name } sieht nur Schatten.
noticed-girl = { $name } späht!
bit = { $name } beißt { $other }.
lit-fire = { $name } legt Feuer: { $building }.
shown-victim = Die Wölfe haben { $name } gewählt.
no-victim = Die Wölfe haben niemanden gewählt.
cured = { $name } rettet { $other }.
poisoned = { $name } vergiftet { $other }.
charmed = { $name } tanzt zur Flöte.
stuck-poster = { $name } klebt einen Zettel an die Tür von { $other }.
woke = { $name } ist wach: { $card }.
looked = { $name } sieht die Karte von { $other } an.
day-broke = { $deaths ->
    [0] Tag { $day } bricht an. Alle sind da.
    [one] Tag { $day } bricht an. Eine Person steht nicht auf.
   *[other] Tag { $day } bricht an. { $deaths } stehen nicht auf.
}
died = { $name } ist tot ({ $cause }). Karte: { $card }.
shot = { $name } erschießt { $other }.
grieved = { $name } überlebt den Verlust von { $other } nicht.
burnt-down = Abgebrannt: { $building }.
posted = Ein Zettel ohne Namen beschuldigt { $name }.
became-captain = { $name } trägt die Medaille des Hauptmanns.
no-captain = Nach { $name } kann niemand die Medaille tragen.
offered-home = { $name } bekommt ein Haus angeboten: { $building }.
housed = { $name } zieht ein: { $building }.
refused-home = { $name } will dort nicht wohnen: { $building }.
left-empty = { $name } lässt es leer: { $building }.
debated = Die Aussprache ist beendet.
confessed = { $name } nimmt { $other } die Beichte ab.
heard-card = { $name } sieht die Karte von { $other }: { $card }.
restored = { $name } gibt { $other } eine verbrauchte Fähigkeit zurück.
used-razor = Das Rasiermesser von { $name } rutscht ab: { $other }!
claimed = { $name } sagt, wer hier steht: { $card }.
accused = { $name } beschuldigt { $other }.
defended = { $name } verteidigt { $other }.
reported = { $name } berichtet über { $other }: { $verdict }.
seen-wolf = ein Wolf
seen-village = kein Wolf
banned = { $name } darf heute nicht abstimmen.
filled-in = { $blank ->
    [1] Der Zettel von { $name } ist leer.
   *[other] Auf dem Zettel von { $name } steht { $other }.
}
handed-in = { $name } gibt einen Zettel ab.
voted = { $blank ->
    [1] { $name } stimmt für niemanden.
   *[other] { $name } stimmt für { $other }.
}
got-votes = { $votes ->
    [0] { $name } hat keine Stimme.
    [one] { $name } hat eine Stimme.
   *[other] { $name } hat { $votes } Stimmen.
}
tied = Gleichstand zwischen { $players }.
broke-tie = { $name } entscheidet: { $other }.
condemned = Das Dorf verurteilt { $name }.
spared = Das Dorf verurteilt niemanden.
pleaded = { $name } bittet den Schlossherrn um Gnade.
pardoned = Der Schlossherr begnadigt { $name }.
denied = Der Schlossherr begnadigt { $name } nicht.
lost-immunity = Das Wirtshaus schützt { $name } nicht mehr.
missed = { $times ->
    [1] { $name } ist nicht da.
   *[other] { $name } ist nicht da, zum { $times }. Mal.
}
asked-out = { $name } will { $other } aus dem Spiel nehmen.
withdrawn = { $name } ist aus dem Spiel. Karte: { $card }.
stalled = { $turns } Runden ohne Toten: Niemand wird gewinnen.
ended = { $winner }
cause-night = in der Nacht
cause-fangs = vom Rudel gefressen
cause-bite = vom Weißen Werwolf gebissen
cause-fire = im Feuer
cause-poison = durch Gift
cause-shot = durch eine Kugel
cause-grief = aus Kummer
cause-vote = durch die Abstimmung
cause-razor = durch das Rasiermesser
winner-nobody = Niemand ist mehr da.
winner-couple = Nur zwei Herzen bleiben.
winner-piper = Alle folgen der Flöte.
winner-white = Der Weiße Werwolf steht allein da.
winner-pack = Kein Dorfbewohner mehr: Das Rudel hat gewonnen.
winner-village = Kein Wolf mehr: Das Dorf ist gerettet.
winner-draw = Dorf und Wölfe sind müde: unentschieden.

## Warum es endete

won-by-nobody = Nach { count-nights } lebt niemand, und niemand gewinnt.
won-by-the-couple = Die Liebe gewinnt nach { count-nights }: { $names }.
won-by-the-piper = Die Flöte gewinnt nach { count-nights }: { $names }.
won-by-the-white-werewolf = Der Weiße Werwolf gewinnt nach { count-nights }: { $names }.
won-by-the-pack = Das Rudel gewinnt nach { count-nights }: { $names }.
won-by-the-village = Das Dorf gewinnt nach { count-nights }: { $names }.
drawn = Unentschieden nach { count-nights }: Niemand starb mehr.
count-nights = { $nights ->
    [one] { $nights } Nacht
   *[other] { $nights } Nächten
}

## Warum ein Zug oder eine Zusammenstellung abgelehnt wird

must-swap = In der Mitte liegen zwei Wölfe: Du musst einen nehmen.
must-bind = Amor verbindet zwei: Du musst jemanden wählen.
mind-made-up = { $times ->
    [1] Ein Zettel wird nur einmal ausgefüllt: Gib ihn mit „done“ ab.
   *[other] Du hast deinen Zettel { $times } Mal ausgefüllt: Gib ihn mit „done“ ab.
}
sleep-on = Es ist Nacht und niemand ruft dich: „sleep“.
decide-this = Das ist jetzt nicht gefragt. Möglich ist { $moves }.
not-there = Dieses Gebäude oder diesen Stein gibt es gerade nicht.
dead = Nummer { $player } ist tot.
not-yourself = Du kannst nicht dich selbst wählen.
not-your-lover = Nummer { $player } liebst du: Du darfst nicht schaden.
tavern-spared = Wölfe und Stimmen verschonen das Wirtshaus, Nummer { $player }.
no-wolf = Wölfe fressen keinen Wolf, und Nummer { $player } ist einer.
only-wolves = Du beißt nur dein Rudel, und Nummer { $player } gehört nicht dazu.
not-twice = Über Nummer { $player } hast du letzte Nacht gewacht: nicht zweimal nacheinander.
not-again = Nummer { $player } ist schon gewählt.
no-vagabond = Nummer { $player } ist ohne Haus: Das wirkt hier nicht.
banned-already = Nummer { $player } darf schon nicht abstimmen.
nothing-to-restore = Nummer { $player } hat keine verbrauchte Fähigkeit.
has-a-home = Nummer { $player } hat ein Haus oder lehnt dieses ab.
not-absent = Nummer { $player } ist da.
farmers-only = Die Medaille geht an einen Hof, und Nummer { $player } hat keinen.
not-running = Für Nummer { $player } kann man jetzt nicht stimmen.
must-vote = Hier stimmt niemand leer: Nenne jemanden.
said-enough = { $times ->
    [0] An diesem Tisch gibt es keine Aussagen.
   *[other] Deine Aussagen für heute sind gemacht: { $times }.
}
said-already = Das hast du schon gesagt.
not-in-the-deck = Diese Figur ist nicht im Spiel.
not-of-yourself = Sprich über andere; von dir selbst kannst du eine Figur behaupten.
box-is-short = Die Schachtel hat nur { $cards } von dieser Karte: { $card }.
too-few-players = { $players ->
    [one] Eine Person ist zu wenig für so viele Charaktere.
   *[other] { $players } Personen sind zu wenige für so viele Charaktere.
}
thief-needs-wolves = Mit dem Dieb braucht es mindestens zwei Wölfe: In der Mitte liegen zwei Karten, und beide könnten Wölfe sein.
arsonist-needs-buildings = Der Brandstifter braucht Gebäude: Wählt ein Dorf.
buildings-need-a-village = Höfe und besondere Gebäude gehören zum Dorf: Wählt ein Dorf.
too-few-farms = In der Schachtel sind weniger Bauernhöfe: { $farms }.
too-many-buildings = Es gibt mehr Gebäude als Mitspielende, { $buildings } gegen { $players }: Alle wohnen in einem davon oder sind Landstreicher.
village-is-empty = Ein Dorf hat mindestens ein Gebäude. Wer ohne spielen will, wählt kein Dorf.

## Optionen

word-usual = wie üblich
word-in = dabei
word-out = nicht dabei
word-yes = ja
word-no = nein
option-composition = Zusammenstellung
option-composition-simple = erstes Spiel: Wölfe, Seherin, Dorfbewohner
option-composition-classic = die klassischen Personen
option-composition-moon = mit Beschützer und Flötenspieler
option-composition-first-village = ein erstes Dorf
option-composition-village = das Dorf
option-composition-feast = alles
option-wolves = Wölfe
option-wolves-usual = { word-usual }
option-wolves-1 = 1
option-wolves-2 = 2
option-wolves-3 = 3
option-wolves-4 = 4
option-wolves-5 = 5
option-wolves-6 = 6
option-seer = { seer }
option-seer-usual = { word-usual }
option-seer-in = { word-in }
option-seer-out = { word-out }
option-thief = { thief }
option-thief-usual = { word-usual }
option-thief-in = { word-in }
option-thief-out = { word-out }
option-cupid = { cupid }
option-cupid-usual = { word-usual }
option-cupid-in = { word-in }
option-cupid-out = { word-out }
option-hunter = { hunter }
option-hunter-usual = { word-usual }
option-hunter-in = { word-in }
option-hunter-out = { word-out }
option-witch = { witch }
option-witch-usual = { word-usual }
option-witch-in = { word-in }
option-witch-out = { word-out }
option-little-girl = { little-girl }
option-little-girl-usual = { word-usual }
option-little-girl-in = { word-in }
option-little-girl-out = { word-out }
option-white-werewolf = { white-werewolf }
option-white-werewolf-usual = { word-usual }
option-white-werewolf-in = { word-in }
option-white-werewolf-out = { word-out }
option-raven = { raven }
option-raven-usual = { word-usual }
option-raven-in = { word-in }
option-raven-out = { word-out }
option-arsonist = { arsonist }
option-arsonist-usual = { word-usual }
option-arsonist-in = { word-in }
option-arsonist-out = { word-out }
option-defender = { defender }
option-defender-usual = { word-usual }
option-defender-in = { word-in }
option-defender-out = { word-out }
option-piper = { piper }
option-piper-usual = { word-usual }
option-piper-in = { word-in }
option-piper-out = { word-out }
option-hide-composition = Welche Figuren im Spiel sind
option-hide-composition-no = ist bekannt
option-hide-composition-yes = bleibt verborgen: ein Teil der Zusammenstellung
option-village = Gebäude
option-village-usual = { word-usual }
option-village-none = keine
option-village-light = einige
option-village-thirds = je ein Drittel: Höfe, besondere, keins
option-farms = Bauernhöfe
option-farms-usual = { word-usual }
option-farms-0 = 0
option-farms-1 = 1
option-farms-2 = 2
option-farms-3 = 3
option-farms-4 = 4
option-farms-5 = 5
option-farms-6 = 6
option-church = { church }
option-church-usual = { word-usual }
option-church-in = { word-in }
option-church-out = { word-out }
option-hovel = { hovel }
option-hovel-usual = { word-usual }
option-hovel-in = { word-in }
option-hovel-out = { word-out }
option-bailiffs-house = { bailiffs-house }
option-bailiffs-house-usual = { word-usual }
option-bailiffs-house-in = { word-in }
option-bailiffs-house-out = { word-out }
option-manor = { manor }
option-manor-usual = { word-usual }
option-manor-in = { word-in }
option-manor-out = { word-out }
option-bakery = { bakery }
option-bakery-usual = { word-usual }
option-bakery-in = { word-in }
option-bakery-out = { word-out }
option-school = { school }
option-school-usual = { word-usual }
option-school-in = { word-in }
option-school-out = { word-out }
option-tavern = { tavern }
option-tavern-usual = { word-usual }
option-tavern-in = { word-in }
option-tavern-out = { word-out }
option-shop = { shop }
option-shop-usual = { word-usual }
option-shop-in = { word-in }
option-shop-out = { word-out }
option-captain = Hauptmann
option-captain-usual = { word-usual }
option-captain-yes = { word-yes }
option-captain-no = { word-no }
option-captain-day = Wahl am Tag
option-captain-day-1 = 1
option-captain-day-2 = 2
option-captain-day-3 = 3
option-office-reopens = Neue Bauern dürfen wieder wählen
option-office-reopens-no = { word-no }
option-office-reopens-yes = { word-yes }
option-death-shows = Ein Tod zeigt
option-death-shows-card = die Karte
option-death-shows-camp = das Lager
option-death-shows-nothing = nichts
option-causes = Todesursachen der Nacht
option-causes-secret = geheim
option-causes-told = genannt
option-seer-sees = Die Seherin sieht
option-seer-sees-card = die Karte
option-seer-sees-camp = das Lager
option-cupid-wins = Amor gewinnt
option-cupid-wins-with-the-village = mit dem Dorf
option-cupid-wins-with-the-lovers = auch mit den Verliebten
option-white-first-night = Erste Nacht allein des Weißen Werwolfs
option-white-first-night-2 = 2
option-white-first-night-1 = 1
option-white-blocks = Der Weiße Werwolf verzögert den Sieg des Rudels
option-white-blocks-no = { word-no }
option-white-blocks-yes = { word-yes }
option-hunter-shoots = Der Jäger schießt
option-hunter-shoots-always = bei jedem Tod
option-hunter-shoots-unless-poisoned = außer wenn er vergiftet wurde
option-hunter-shoots-eaten-or-condemned = nur gefressen oder verurteilt
option-agreement = Das Rudel einigt sich
option-agreement-all = wenn alle Finger gleich zeigen
option-agreement-majority = mit Mehrheit
option-agreement-most = mit den meisten Fingern
option-girl = Das Kleine Mädchen
option-girl-dice = späht mit etwas Risiko
option-girl-bold = späht mit großem Risiko
option-girl-asleep = schläft
option-baker = Der Bäcker
option-baker-dice = sieht manchmal einen Wolf
option-baker-asleep = schläft
option-defender-covers-girl = Der Beschützer schützt auch das Kleine Mädchen
option-defender-covers-girl-no = { word-no }
option-defender-covers-girl-yes = { word-yes }
option-witch-sees-without-cure = Die Hexe sieht die Beute auch ohne Heiltrank
option-witch-sees-without-cure-yes = { word-yes }
option-witch-sees-without-cure-no = { word-no }
option-fire-spares-vagabonds = Das Feuer verschont Wölfe ohne Haus
option-fire-spares-vagabonds-yes = { word-yes }
option-fire-spares-vagabonds-no = { word-no }
option-housing = Der Vogt vergibt Häuser
option-housing-at-once = sofort
option-housing-at-dawn = nur im Morgengrauen
option-self-vote = Beim Gericht für sich selbst stimmen
option-self-vote-no = { word-no }
option-self-vote-yes = { word-yes }
option-ballots = Stimmzettel
option-ballots-sealed = verdeckt, dann gezeigt
option-ballots-open = offen
option-ballots-counted = geheim, nur gezählt
option-poster-in-second-ballot = Der Zettel zählt im zweiten Durchgang
option-poster-in-second-ballot-no = { word-no }
option-poster-in-second-ballot-yes = { word-yes }
option-raven-on-self = Der Rabe darf sich selbst beschuldigen
option-raven-on-self-yes = { word-yes }
option-raven-on-self-no = { word-no }
option-day-powers = Kräfte des Tages
option-day-powers-debate-and-evening = Aussprache und Abend
option-day-powers-debate = nur Aussprache
option-parity = Gleich viele Wölfe wie andere
option-parity-goes-on = das Spiel geht weiter
option-parity-wolves-win = die Wölfe gewinnen
option-quiet-turns = Runden ohne Toten bis zum Unentschieden
option-quiet-turns-3 = 3
option-quiet-turns-5 = 5
option-quiet-turns-9 = 9
option-tokens = Öffentliche Rollen
option-tokens-selection = aus einer Auswahl gezogen
option-tokens-all = aus allen gezogen
option-tokens-draft = reihum gewählt
option-tokens-first = Öffentliche Rollen vor den Karten
option-tokens-first-no = { word-no }
option-tokens-first-yes = { word-yes }
option-ghosts = Die Toten sehen
option-ghosts-night = die Nacht
option-ghosts-public = was alle sehen
option-withdrawing = Abwesende können ausscheiden
option-withdrawing-yes = { word-yes }
option-withdrawing-no = { word-no }
option-blank-votes = Leere Stimmen
option-blank-votes-yes = { word-yes }
option-blank-votes-no = { word-no }
option-statements = Aussagen am Tag
option-statements-2 = 2
option-statements-1 = 1
option-statements-none = keine

## Im Terminal

unused-cards = { $count ->
    [1] Eine dieser Karten kam in die Schachtel zurück, und niemand weiß, welche.
   *[other] { $count } dieser Karten kamen in die Schachtel zurück, und niemand weiß, welche.
}
word-draft = Vorbereitung
word-night = Nacht
word-day = Tag
word-over = Ende nach Nacht
word-wolf = ein Wolf
word-burnt = Abgebrannt
word-victim = Beute
word-middle = In der Mitte

## Nach der Partie

look-for-wolves = Wer konnte ein Wolf sein?
look-night = Nacht { $night }
look-day = Tag { $day }
look-evening = Nach der Abstimmung an Tag { $day }
look-end = Alle Karten liegen offen
