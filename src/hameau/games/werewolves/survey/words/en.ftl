### Werewolves, for those who study it.

study-nights = Nights in a match
study-nights-about = A turn is a night and the day that follows it.
study-hungry = Nights without prey
study-hungry-about = How often the pack agreed on nobody.
study-camp-wins = Who wins
study-camp-wins-about = A balanced village gives each side its chance.
study-won-nobody = nobody
study-won-couple = the couple
study-won-piper = the Piper
study-won-white = the White Werewolf
study-won-pack = the pack
study-won-village = the village
study-won-draw = a draw
study-card-wins = Wins by card
study-card-wins-about = How often a player wins who has this card at the end, alive or dead.
study-card = { $card }
study-deaths = Deaths by cause
study-deaths-about = How many a match, as far as the village is told.
study-cause = { $cause }
study-survivors = Survivors
study-survivors-about = How many are alive when it ends.
study-worth = What a card or building is worth to the village
study-worth-about = How much more often the village wins with it than without it, all else being equal, in percentage points. Grey may be chance.
