### What Pig says.

tagline = Roll on, or hold before the one.

rolled = { $name } rolls { $pips }.
lost = { $name } loses { $turn }.
held = { $name } holds { $turn } and has { $score }.

won = { $names } wins with { $points }.

nothing-to-hold = There is nothing to hold: roll first.
