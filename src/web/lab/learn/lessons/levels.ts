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

/** The goal is one move further away than the usual limit on depth. */
export const oneMoveMore = `game: roll-the-block
title: One move more

.S#..
#....
....G
...##
`;

/** The block never stands on the goal, and there are ways without circles longer than the usual limit on depth. */
export const neverUpright = `game: roll-the-block
title: Never upright

..#S.
.....
#.G.#
.....
`;

/** Of so many ways without circles that a search without a table takes long to see that none leads home. */
export const roundAndRound = `game: roll-the-block
title: Round and round

...#G
.....
....#
#..S.
`;

export const acrossTheHall = `game: roll-the-block
title: Across the hall

......
S..#.G
......
...#..
......
.#....
`;

/** Nothing in the way, and so a great many shortest solutions. */
export const emptyHall = `game: roll-the-block
title: Empty hall

S.......
........
........
........
.......G
`;

export const threeCorners = `game: folding-blocks
title: Three corners

C...
...A
B...
`;

/** Tiles that get in each other's way: two of them together are further from home than either alone. */
export const inEachOthersWay = `game: match-the-tiles
title: In each other’s way

.#C..
A....
ac...
.B.#b
`;

/** A hasty search needs a move more than a patient one. */
export const hasteAndPatience = `game: break-the-ice
title: Haste and patience

.....
.....
.....
.b.ba
aabba
`;

export const upAndOver = `game: roll-the-block
title: Up and over

....G
...#.
.....
.....
...S.
`;

/** Three positions a depth are enough, two are too few, and four lead on a long detour. */
export const narrowBeam = `game: roll-the-block
title: Narrow beam

#..#..
...#..
...G..
....S#
..#.#.
`;

export const hallOne = `game: roll-the-block
title: First hall

.....#
......
G#....
......
...#.S
`;

/** A narrow beam drops the only way. */
export const hallTwo = `game: roll-the-block
title: Second hall

..S.##
......
#.....
.#..#.
.G....
`;

export const hallThree = `game: roll-the-block
title: Third hall

.G..#.
....#.
......
#.....
S.....
`;

export const deeperTowers = `game: break-the-ice
title: Deeper towers

....
a..b
a.ba
b.ba
`;

export const twoSheets = `game: folding-blocks
title: Two sheets

A...
....
..B.
`;

export const wideSheet = `game: folding-blocks
title: Side by side

A..B
....
`;

export const threeHomes = `game: match-the-tiles
title: Three homes

a#...
..C.b
.A#..
...Bc
.....
`;

export const knotOfTiles = `game: match-the-tiles
title: A knot of tiles

..#a.
#bC.#
cA...
...##
..B##
`;

export const widerHall = `game: roll-the-block
title: Wider hall

S.........
..........
..........
..........
..........
..........
..........
.........G
`;

export const thawSlowly = `game: break-the-ice
title: Thaw slowly

.....
.....
b...b
a...b
ab.aa
`;

export const twoCorners = `game: roll-the-block
title: Round the corner

......
......
...#..
..S..#
......
..#.G.
`;

export const farCorner = `game: roll-the-block
title: Far corner

........
...##...
.#.#....
G#.....#
........
#...#..#
..S.....
`;

export const beamOne = `game: roll-the-block
title: How wide?

......
....#.
.#...S
.....#
..#.G.
......
`;

export const beamTwo = `game: roll-the-block
title: How wide here?

#...##
..##.G
....S.
..#...
.....#
.#...#
`;

/** Like neverHome, with more ways from state to state. */
export const farFromHome = `game: match-the-tiles
title: Far from home

..#..
.....
a#A..
.....
.#...
`;

/** Nothing leads to the goal: a search sees the whole floor. */
export const walledOff = `game: roll-the-block
title: Walled off

S....
...#.
.....
....#
####G
`;

/** A floor with many shortest ways. */
export const openFloor = `game: roll-the-block
title: Open floor

S.........
..........
..........
..........
..........
..........
..........
..........
..........
.........G
`;

/** Breadth-first search takes more than a thousand expansions for it. */
export const dressRanks = `game: break-the-ice
title: Dress ranks
clear: line

.c.c.
.a.c.
.a.a.
.b.a.
ab.ba
`;

export const shortWay = `game: folding-blocks
title: The short way

..A..
..A..
.B...
..C.D
`;

export const fullHouse = `game: folding-blocks
title: Full house

..AA..
.##B..
..BB..
C...D.
`;

export const missingCorner = `game: folding-blocks
title: Missing corner

#.A..
.B..C
.....
.....
.....
`;
