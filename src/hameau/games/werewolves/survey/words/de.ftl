### Werwölfe, für alle, die sie studieren.

study-nights = Nächte in einem Spiel
study-nights-about = Eine Runde ist eine Nacht und der Tag danach.
study-hungry = Nächte ohne Beute
study-hungry-about = Wie oft sich das Rudel auf niemanden einigte.
study-camp-wins = Wer gewinnt
study-camp-wins-about = Ein ausgewogenes Dorf gibt jeder Seite ihre Chance.
study-won-nobody = niemand
study-won-couple = das Paar
study-won-piper = der Flötenspieler
study-won-white = der Weiße Werwolf
study-won-pack = das Rudel
study-won-village = das Dorf
study-won-draw = unentschieden
study-card-wins = Siege nach Karte
study-card-wins-about = Wie oft gewinnt, wer am Ende diese Karte hat, lebend oder tot.
study-card = { $card }
study-deaths = Tode nach Ursache
study-deaths-about = Wie viele in einem Spiel, soweit das Dorf es erfährt.
study-cause = { $cause }
study-survivors = Überlebende
study-survivors-about = Wie viele am Ende leben.
study-worth = Was eine Karte oder ein Gebäude dem Dorf wert ist
study-worth-about = Wie viel öfter das Dorf damit gewinnt als ohne, bei sonst gleichem Aufbau, in Prozentpunkten. Grau kann Zufall sein.
