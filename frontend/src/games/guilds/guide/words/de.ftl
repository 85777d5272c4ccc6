## Die geführte erste Partie

guide-mayor = Willkommen in London! Behalte zuerst eine dieser geheimen Aufgaben: Sie bringt dir ganz am Ende Punkte. Für die erste Partie ist jede recht.
guide-aim = Jedes Plättchen ist eine Zunft. Wer dort die meisten Zunftmitglieder hat, gewinnt sie mit ihren Punkten. Deine warten in der Guildhall in der Mitte.
guide-move = Eine Karte bringt ein Zunftmitglied auf ein Plättchen, das eine Farbe der Karte zeigt. Tippe auf eine Karte: Die Plättchen, die sie erreicht, leuchten auf. Wie weit es ist, spielt keine Rolle.
guide-pay = Welche Karte gibst du dafür? Sie ist dann weg, nimm also die, die du am wenigsten brauchst.
guide-threshold = Du bist auf dem Spielplan! Eine Zunft wird erst entschieden, wenn genug Zunftmitglieder dort stehen, von allen zusammen. Das Plättchen zeigt, wie viele es braucht.
guide-ways = Jede Karte kann mehreres: jemanden bewegen, jemanden anheuern, eine andere Karte bezahlen oder tun, was sie selbst sagt. Tippe auf eine Karte, um es zu sehen.
guide-hire = In der Guildhall sind nur noch wenige. Lege irgendeine Karte ab, um jemanden anzuheuern.
guide-finish = Nutze so viele Karten, wie du willst, und beende dann deinen Zug: Du ziehst zwei. Nutzt du keine, ziehst du vier. Auch Sparen ist ein Zug!
guide-bribe = Diese Zunft wird gerade entschieden, und es ist knapp. Für zwei Karten könntest du eine neutrale Figur anheuern, die hier und jetzt für dich zählt. Oder lass es.
guide-won = Du hast eine Zunft gewonnen! Eines deiner Mitglieder bleibt dort als Meister, die anderen kommen in die Guildhall zurück. Meister nebeneinander bringen am Ende Punkte und helfen dir bei Gleichstand.
guide-second = Der zweite Platz in einer Zunft bekommt den Marker, der darauf liegt. Es kann sich also lohnen, nur ein Mitglied zu schicken.
guide-order = Ab jetzt beginnt, wer die meisten Punkte hat. Zuletzt zu spielen ist gut: Du siehst, was die anderen getan haben.
guide-plantation = Nach dieser Runde gibt es Belohnungen jenseits des Meeres. Blaue Karten schicken jemanden dorthin; wer dort die meisten hat, bekommt am meisten.
guide-growth = Die Stadt ist gewachsen: neue Zünfte, neue Möglichkeiten. Manche liegen schon neben deinen Meistern.
guide-last = Die letzte Runde! Danach werden deine geheimen Aufgaben und deine Meister nebeneinander gezählt. Nutze deine Karten, sie sind dann nichts mehr wert.
