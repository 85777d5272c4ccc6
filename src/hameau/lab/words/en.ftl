### The pages of `hameau study`, `hameau compare` and `hameau ladder`.

## The page

page-study = { $game }, studied
page-match = The match
page-own = Only in { $game }
page-played = { $count ->
    [one] One match
   *[other] { $matches } matches
} with { $seats ->
    [one] one player.
   *[other] { $seats } players.
}
page-bots = Bots: { $bots }.
page-option = { $name }: { $choice }.
page-swept = Settings: { $count }. Matches of each: { $matches }.
page-players = players
page-expected = estimate
page-about-strips = Each band is one number of players. The upright line is what the page of the game would estimate from what is in play.
page-together = All compositions together
page-day = By day
page-night = By night
page-numbers = The numbers
page-item = What
page-value = Value
page-share = Share
page-bounds = 95% bounds
page-seen = Matches
page-mean = mean { $value }
page-fair = fair share
page-tip-bounds = 95% bounds: { $bounds }
page-tip-seen = { $count ->
    [0] in no match
    [one] in one match
   *[other] in { $matches } matches
}
page-verdict = { $clear ->
    [0] { $items ->
        [one] Chance alone could explain it.
       *[other] Chance alone could explain all differences from a fair share.
    }
   *[other] { $items ->
        [one] This is more than chance.
       *[other] { $clear } of { $items } differ from a fair share by more than chance.
    }
}
page-reading = How to read this
page-about-bounds = The bounds hold the true value in 95 of 100 studies like this one. They come from how whole matches differ, because seats and turns of one match depend on each other. A dot is green or red only if it would stand out even though all dots of its picture are looked at together.
page-about-bots = All players were programs. What they like and overlook is in every number: read it as what happens among such players, and ask stronger ones before you change a rule.
page-again = The same again
page-about-again = This command gives the same numbers, with any number of workers:
page-about-timed = Bots that think for some seconds never do quite the same twice. This was the command:
page-about-content = The content played with has the mark { $digest }.

## The page of a comparison

page-compare = { $game }: what the change did
page-both = Every seed was played twice, with A ({ $a }) and with B ({ $b }).
page-own-content = the game’s own content
page-clear = Clear differences
page-of = of { $items } that were looked at
page-changed = What was changed
page-entry = Entry
page-more-changes = { $count ->
    [one] One more entry differs.
   *[other] { $count } more entries differ.
}
page-did = What it did
page-share-changes = Shares
page-share-changes-about = How much more often, in percentage points: 50% and then 52% are +2 pp. Thick lines are the bounds of one difference alone, thin lines those that hold for all at once. Of each question at most four are drawn; the numbers have all.
page-number-changes = Numbers
page-number-changes-about = How much more, as a part of what it was before. Thick lines are the bounds of one difference alone, thin lines those that hold for all at once. Of each question at most four are drawn; the numbers have all.
page-no-difference = no difference
page-clear-verdict = { $clear ->
    [0] None of { $items } is clear: chance could explain all of them.
    [one] One of { $items } is clear; pale ones may be chance.
   *[other] { $clear } of { $items } are clear; pale ones may be chance.
}
page-tip-all = for all at once: { $bounds }
page-a = A
page-b = B
page-difference = Difference
page-bounds-all = Bounds for all
page-sure = Sure?
page-is-clear = clear
page-is-open = may be chance
page-spreads = How the numbers are spread
page-about-pairs = Each seed was played with A and with B, and the difference is taken match by match: what luck does to both alike falls out.
page-about-chance = Differences looked at: { $items }. If the change did nothing at all, about { $few } of them would still lie outside their own 95% bounds. A difference is called clear only if zero lies outside the wider bounds, which hold for all of them at once.

## What every game counts

study-seat = Seat { $number }
study-winners = winners
study-others = others
study-seat-wins = Wins by seat
study-seat-wins-about = How often each seat wins; a shared victory counts its part. Does it matter where one sits?
study-shared-wins = Shared victories
study-decisions = Decisions in a match
study-decisions-about = How many decisions a match takes, all players together: the length as programs feel it.
study-scores = Points at the end
study-scores-about = The final points of those who won, and of the others. Where the two overlap much, points alone do not tell who won.
study-margin = Margin of the victory
study-margin-about = The points between the first and the second. At zero the points were equal.

## A ladder

page-ladder = { $game }: the ladder of its bots
page-rungs = The bots by strength
page-rating = Rating
page-bot = Bot
page-against = Against
page-meetings = Who won against whom
page-about-rating = Points of Elo above the first bot: 100 more win about 64% of matches, 200 more about 76%. The lines are 95% bounds.
page-about-meetings = Each bot against the next weaker one: its part of what the two won. All pairs are among the numbers.
page-about-ladder = Every group of bots plays as many matches, each deal from every seat. Strength is Bradley and Terry’s; with several seats Plackett and Luce’s. The bounds come from the same deals drawn again 400 times. Alone, two bots play the same set-up, and the better result wins. Where people win together, one bot plays the largest camp and the other everybody else, and then they swap.
