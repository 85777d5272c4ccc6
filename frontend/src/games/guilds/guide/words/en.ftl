## The guided first match

guide-mayor = Welcome to London! Before you begin, keep one of these secret tasks: it brings you points at the very end. Any of them is fine for a first match.
guide-aim = Each tile is a guild. Whoever has the most liverymen there wins it, with its points. Yours wait in the Guildhall in the middle.
guide-move = A card moves one liveryman to a tile that shows a colour of the card. Tap a card: the tiles that it reaches light up. Distance does not matter.
guide-pay = Which card do you give for it? It is gone then, so choose the one that you need least.
guide-threshold = You are on the map! A guild is decided only when enough liverymen stand there, from all players together. The tile shows how many it needs.
guide-ways = Each card can do several things: move somebody, hire somebody, pay for another card, or do what it says itself. Tap a card to see.
guide-hire = Few are left in the Guildhall. Lay down any card to hire one more.
guide-finish = Use as many cards as you like, then end your turn: you draw two. If you use none, you draw four. Saving up is a move too!
guide-bribe = This guild is being decided, and it is close. For two cards you could hire a neutral who counts for you, here and now. Or leave it.
guide-won = You won a guild! One of yours stays there as master; the others come back to the Guildhall. Masters side by side bring points at the end, and help you where others have as many as you.
guide-second = Whoever comes second in a guild takes the token that lies on it. So it can pay to send just one.
guide-order = From now on whoever has the most points plays first. Playing last is good: you see what the others did.
guide-plantation = After this round there are rewards across the sea. Blue cards send somebody there; whoever has most there gets most.
guide-growth = The city has grown: new guilds, new chances. Some already lie beside your masters.
guide-last = The last round! Afterwards your secret tasks and your masters side by side are counted. Use your cards, they will be worth nothing.
