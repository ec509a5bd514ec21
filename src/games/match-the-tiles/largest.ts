import { maxBoardSide as side } from '../../core/level.ts';
import type { FamilySize } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import type { Coloured, TilesLevel } from './level.ts';

/** The largest legal boards, of every kind that is hard on a search in a way of its own. */
export const largest: readonly FamilySize[] = [
  { name: '1 tile, few walls', make: (random) => scattered(random, 1, 1, 0.1) },
  { name: '4 tiles of 2 colours, few walls', make: (random) => scattered(random, 4, 2, 0.1) },
  { name: '26 tiles of 26 colours, few walls', make: (random) => scattered(random, 26, 26, 0.1) },
  { name: '60 tiles of 3 colours, no wall', make: (random) => scattered(random, 60, 3, 0) },
  { name: '1000 tiles of one colour, walls', make: (random) => scattered(random, 1000, 1, 0.2) },
  { name: 'tiles everywhere but on one cell', make: (random) => scattered(random, side * side - 1, 26, 0) },
];

function scattered(random: Random, count: number, colours: number, density: number): TilesLevel {
  const walls = Array.from({ length: side * side }, () => random.chance(density));
  const free = walls.flatMap((isWall, cell) => (isWall ? [] : [cell]));
  const colourOf = (index: number): number => index % colours;
  const place = (): Coloured[] =>
    random
      .shuffle(free)
      .slice(0, count)
      .map((cell, index) => ({ cell, colour: colourOf(index) }))
      .toSorted((a, b) => a.cell - b.cell);
  return { info: {}, rows: side, columns: side, walls, tiles: place(), goals: place() };
}
