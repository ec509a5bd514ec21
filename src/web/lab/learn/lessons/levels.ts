// The levels of the lessons: small, ours, and made so that the point of a lesson shows at a glance.

export const aroundTheRocks = `game: match-the-tiles
title: Around the rocks

.A.#
.#..
....
..#a
`;

/** The tile never comes to rest on its goal. */
export const neverHome = `game: match-the-tiles
title: Never home

..##
.Aa.
....
#...
`;

/** Five moves are enough, and a search that does not look for the shortest way goes for a long walk. */
export const overThere = `game: roll-the-block
title: Just over there

S...G
...#.
.....
.....
`;

export const twoTowers = `game: break-the-ice
title: Two towers

....
b..a
aa.a
bb.b
`;

/** Straight across the fragile floor takes fewer moves, round it costs less. */
export const twoRoads = `game: roll-the-block
title: Two roads

S###########G
.:::::::::::.
.:::::::::::.
.###########.
.###########.
.###########.
.............
`;

/** Rushing at the goal brings the block to lie across it. */
export const lyingAcross = `game: roll-the-block
title: Close is not there

S...#.
.#....
......
......
##...G
`;

/** One swap breaks both colours. */
export const twoAtOnce = `game: break-the-ice
title: Two at once

...
aba
bab
`;

/** A* with a heuristic that says too much finds a solution that is too long. */
export const ledAstray = `game: break-the-ice
title: Led astray

....
a..b
a..b
b..a
`;

export const threeSheets = `game: folding-blocks
title: Three sheets

A..
...
..B
C..
`;

export const cannotBeFilled = `game: folding-blocks
title: Cannot be filled

A..
.B.
...
`;
