## The guided first match

guide-aim = Welcome! You win with five stars in a row, or with twelve stars. Stars come from buttons, and buttons from dice: roll!
guide-lay = The white die names the row, each black die a column. Lay a button on one of the spaces that light up.
guide-gold = { $name } has rolled, and the gold die counts for you too: you may lay a button there, or leave it.
guide-beside = Buttons never lie side by side, only corner to corner. The ring shows how likely it is that nothing fits after the next roll. Then all your buttons of this round are gone!
guide-colours = Count colours: three spaces of one colour under your buttons are worth a star. If you hold the card of that colour, they are worth two.
guide-stop = Roll again, or stop? “Opt out” tells how many stars your buttons are worth now. And it takes two black dice away, so { $name } will have fewer columns to choose from.
guide-alone = { $name } is out and safe, and took two dice away. You may go on alone: more buttons, but a bigger risk with every roll.
guide-bust = Bust! It happens to the best. The buttons of this round are gone, but stars stay where they are.
guide-round = A new round: the boards are cleared, only stars stay. The cards have changed hands, and whoever holds the red one begins.
guide-stars = Well stopped! Put each star on one of your buttons. Think of a row of five, across or down: it wins at once.
guide-row = No button may lie on a star, but beside one it may. Where could your row of five come to lie?
guide-near = It is getting exciting: somebody needs only a few more stars. The round is always played to its end. Good luck!
