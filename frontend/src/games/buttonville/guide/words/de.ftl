## Die geführte erste Partie

guide-aim = Willkommen! Du willst die meisten Punkte, und die bringen Sets: Karten desselben Wesens, zusammen ausgelegt. Wirb zuerst zwei Wesen an: Tippe auf eine Karte im Markt oder auf den Nachziehstapel.
guide-second = Der Markt ist gleich wieder voll. Noch eine! Zwei Karten desselben Wesens sind mehr wert als zwei verschiedene.
guide-set = Jetzt lege ein Set aus: Tippe auf ein Wesen deiner Hand und wähle, wie viele. Eine Karte bringt 1 Punkt, zwei bringen 3, drei 5, und so wächst es weiter.
guide-effect = Jedes Wesen kann etwas Eigenes. Tippe auf eine Karte und lies es; „X“ ist die Zahl der Karten im Set.
guide-others = Jetzt spielt { $name }, auf dieselbe Weise: zwei anwerben, ein Set auslegen. Alle sehen, was aus dem Markt kommt.
guide-wait = Du musst nicht in jedem Zug ein Set auslegen. Wer wartet und sammelt, legt größere. Der Stapel ist eine Überraschung, und niemand sieht, was du ziehst.
guide-action = Eines deiner Sets hat das Wort AKTION und leuchtet: Tippe darauf, um es zu nutzen, einmal im Zug, vor oder nach dem Anwerben.
guide-again = Du hast ein Wesen auf der Hand, von dem schon ein Set vor dir liegt. Ein zweites Set wirkt noch einmal, aber am Ende des Zuges behältst du nur eines der beiden.
guide-buttons = Knöpfe sind Geld: Manche Wesen verlangen sie, andere bringen sie. Am Ende sind zwei Knöpfe ein Punkt.
guide-limit = Deine Hand wird voll: Am Ende des Zuges darfst du sieben Karten behalten. Lege etwas aus!
guide-score = Hier stehen deine Punkte bis jetzt. Tippe auf einen Namen, und du siehst, wie sie gezählt werden.
guide-end = Ist der Nachziehstapel leer, wird die Runde fertig gespielt, und alle haben noch einen letzten Zug. Was du dann auf der Hand hast, zählt nichts.
guide-last = Der Nachziehstapel ist leer: die letzten Züge! Lege dein bestes Set aus, danach kommt nichts mehr.
