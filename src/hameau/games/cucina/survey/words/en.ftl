### Cucina Curiosa, for those who study it.

study-points = Points of a kitchen
study-points-about = What a player scores in one game.
study-lobsters = Lobsters found
study-lobsters-about = How many lobsters one comes to in a kitchen.
study-bones = Fish bones found
study-bones-about = How many fish bones one comes to in a kitchen.
study-grades = Grades
study-grades-about = How good single games are, also those with others at the table.
study-layout-points = Points by layout
study-layout-points-about = What a kitchen scores on a board of this layout.
study-layout-wins = Victories by layout
study-layout-wins-about = How often those win who had a board of this layout.
study-layout = Layout { $layout }
study-tiles-reached = Tiles that are reached
study-tiles-reached-about = How often one comes to a tile, where it has been placed, in the end.
study-spaces-reached = Where one walks
study-spaces-reached-about = How often one comes to the tile on a space; the entrance is below the second column.
study-space = { $space }
