## The guided first match

guide-card = Welcome! You are the Seer; hold your card to look at it. Among the eight of you are two Werewolves. The village wins when both are out, they win when only they are left.
guide-look = It is night, and you are called: you may see the card of one person. Tap somebody, whoever you like.
guide-saw = Hold your card to read what you have seen. Only you know it.
guide-wolves = Now the Werewolves choose their victim, and you sleep. Tap “Do nothing”. Everybody is asked in every round, so that nobody can tell who acts.
guide-dead = You are out of the match. The dead keep silent but see everything, even the night. Look on and see who deceived you, or skip ahead.
guide-dawn = A new day: here you read whom the Werewolves devoured. The card of the dead lies open.
guide-debate = Now everybody talks, twice each: say who you are, accuse, defend. The Werewolves talk too, and they lie.
guide-tell = You know one card for sure. “Report what I saw” helps the village, and makes you the next victim perhaps. If you saw a Werewolf, say it!
guide-lines = A line leads from whoever accuses to whoever is accused. Ask yourself who would gain by it.
guide-notes = Tap a person to see what they have said and done, and to make a note for yourself. When you have said enough, tap “Done”.
guide-vote = The vote: tap the person whom you take for a Werewolf. Whoever gets the most votes is out.
guide-change = You may still vote for another. “Done” makes it final.
guide-verdict = The village has decided, and the card of the condemned lies open. Remember who voted against whom: Werewolves seldom vote against each other.
guide-again = Night again, and you may see another card. Whose would help you most?
guide-few = Only a few are left, so every vote counts. Good luck!
