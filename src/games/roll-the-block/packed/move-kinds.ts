/**
 * Moves are numbered by direction: those of the block, of cube 1, of cube 2. A move is *plain* when it changes nothing but the place
 * and joins no cubes; one that is not has the number of the plain one and this more.
 */
export const plainMoves = 12;
/** The first move of cube 2. */
export const firstOfSecondCube = 8;

/** The kind of the moves after which nothing is left out; each plain move has a kind of its own, behind it. */
const anyMove = 1;

/**
 * Let s be a position that was first reached from p by the plain move m. Two sorts of moves need not be made there:
 *
 * 1. The plain one that takes m back. It leads to p.
 * 2. Where m is a step of cube 2, a step n of cube 1 that is plain at p. A plain step depends on no bridge and on the other cube only
 *    in that the two may not touch afterwards. So n and then m lead from p to where n leads from s, be the cubes joined there or not.
 *
 * Breadth-first search without this meets positions in some order, each for the first time by one move from one position. This move
 * is never left out, and so the order stays the same: 1 leads to what is known. In 2 let q be where n leads from p. It was met before s,
 * since the moves of cube 1 are listed first and m was the first to meet s. No goal has two cubes, so q is expanded, and before s, and
 * m leads from there to where n leads from s.
 *
 * A search that stores only its path reaches every position by the first of all shortest or cheapest sequences of moves to it: with 1
 * there would be a shorter one, with 2 an earlier one of the same cost.
 */
export const moveKinds = Uint8Array.from({ length: 2 * plainMoves }, (_, move) =>
  move < plainMoves ? anyMove + 1 + move : anyMove,
);

/** The move that takes back the one of a kind; negative where it is not known. Directions are in pairs of opposites. */
export const backOf = (kind: number): number => (kind > anyMove ? (kind - anyMove - 1) ^ 1 : -1);
