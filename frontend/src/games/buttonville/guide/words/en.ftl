## The guided first match

guide-aim = Welcome! You want the most points, and they come from sets: cards of the same villager, laid down together. First recruit two villagers: tap a card of the forum, or the pile.
guide-second = The forum was filled up at once. One more! Two cards of the same villager are worth more than two different ones.
guide-set = Now lay down a set: tap a villager of your hand and say how many. One card scores 1 point, two score 3, three 5, and it goes on growing.
guide-effect = Each villager does something of their own. Tap a card to read what; “X” is the number of cards in the set.
guide-others = { $name } plays now, in the same way: recruit two, lay down a set. Everybody sees what is taken from the forum.
guide-wait = You need not lay down a set each turn. If you wait and collect, the set grows. The pile is a surprise, and nobody sees what you draw.
guide-action = One of your sets says ACTION and glows: tap it to use it, once a turn, before or after you recruit.
guide-again = You hold a villager of whom you have a set already. A second set works again, but at the end of your turn you keep only one of the two.
guide-buttons = Buttons are money: some villagers ask for them, others bring them. At the end two buttons are one point.
guide-limit = Your hand fills up: at the end of your turn you may keep seven cards. Lay something down!
guide-score = Here you see your points so far. Tap a name, and you see how they are counted.
guide-end = When the draw pile is empty, this round is finished, and everybody has one last turn. What is still in your hand then scores nothing.
guide-last = The draw pile is empty: the last turns! Lay down your best set, nothing comes after it.
