## Die geführte erste Partie

guide-card = Willkommen! Du bist die Seherin; halte den Finger auf deine Karte, um sie anzusehen. Unter euch acht sind zwei Werwölfe. Das Dorf gewinnt, wenn beide ausgeschieden sind, sie gewinnen, wenn nur sie übrig sind.
guide-look = Es ist Nacht, und du wirst gerufen: Du darfst die Karte einer Person sehen. Tippe auf jemanden, wen du willst.
guide-saw = Halte den Finger auf deine Karte und lies, was du gesehen hast. Nur du weißt es.
guide-wolves = Jetzt wählen die Werwölfe ihr Opfer, und du schläfst. Tippe auf „Nichts tun“. In jeder Runde werden alle gefragt, damit niemand merkt, wer handelt.
guide-dead = Du bist ausgeschieden. Die Toten schweigen, sehen aber alles, auch die Nacht. Sieh zu, wer dich getäuscht hat, oder spule vor.
guide-dawn = Ein neuer Tag: Hier steht, wen die Werwölfe gefressen haben. Die Karten der Toten liegen offen.
guide-debate = Jetzt reden alle, höchstens zweimal: Sag, wer du bist, beschuldige, verteidige. Auch die Werwölfe reden, und sie lügen.
guide-tell = Eine Karte kennst du sicher. Wenn du sagst, was du gesehen hast, hilft das dem Dorf und macht dich vielleicht zum nächsten Opfer. War es ein Werwolf, dann sag es!
guide-lines = Eine Linie führt von der Person, die beschuldigt, zur beschuldigten. Frag dich, wem das nützt.
guide-notes = Tippe auf eine Person, um zu sehen, was sie gesagt und getan hat, und um dir etwas zu merken. Hast du genug gesagt, tippe auf „Fertig“.
guide-vote = Die Abstimmung: Tippe auf die Person, die du für einen Werwolf hältst. Wer die meisten Stimmen bekommt, scheidet aus.
guide-change = Du kannst noch anders stimmen. Mit „Fertig“ gilt es.
guide-verdict = Das Dorf hat entschieden, und die Karte liegt offen. Merk dir, wer gegen wen gestimmt hat: Werwölfe stimmen selten gegeneinander.
guide-again = Wieder Nacht, und du darfst noch eine Karte sehen. Welche hilft dir am meisten?
guide-few = Nur wenige sind übrig, jede Stimme zählt. Viel Erfolg!
