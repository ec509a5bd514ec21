import type { RangeBoard } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import type { Coloured, TilesLevel } from './level.ts';

/** Boards of all sizes for the benchmark of speed. */
export const range: readonly RangeBoard[] = [
  board(6, 6, 1, 0.2, 6, 455_781),
  board(6, 8, 2, 0.2, 2, 1_837_085),
  board(6, 9, 3, 0.2, 2, 1_486_805),
  board(6, 10, 2, 0.3, 26, 846_757),
  board(8, 5, 1, 0.2, 1, 243_491),
  board(8, 6, 1, 0.2, 2, 2_431_449),
  board(8, 6, 2, 0.2, 1, 319_044),
  board(8, 7, 1, 0.2, 25, 1_602_735),
  board(8, 8, 2, 0.25, 3, 2_444_596),
  board(8, 9, 3, 0.25, 3, 2_291_510),
  board(8, 10, 1, 0.2, 1),
  board(10, 5, 1, 0.2, 8, 698_058),
  board(10, 6, 1, 0.2, 1, 1_722_796),
  board(10, 6, 2, 0.2, 30, 661_988),
  board(10, 7, 1, 0.25, 6, 896_896),
  board(10, 9, 3, 0.2, 1),
  board(10, 10, 2, 0.2, 1),
  board(12, 4, 1, 0.2, 1, 197_973),
  board(12, 5, 1, 0.2, 5, 716_202),
  board(12, 6, 2, 0.2, 2, 761_551),
  board(12, 6, 3, 0.2, 1, 917_773),
  board(12, 8, 1, 0.2, 1),
  board(12, 10, 2, 0.2, 1),
  board(16, 4, 1, 0.15, 5, 260_168),
  board(16, 5, 1, 0.15, 3, 809_472),
  board(16, 6, 2, 0.15, 14, 860_622),
  board(16, 6, 3, 0.15, 1, 1_334_701),
  board(16, 8, 1, 0.15, 1),
  board(16, 10, 2, 0.15, 1),
];

function board(
  side: number,
  tiles: number,
  perColour: number,
  walls: number,
  seed: number,
  states?: number,
): RangeBoard {
  const colours = perColour === 1 ? 'all different' : `${perColour} a colour`;
  return {
    name: `${side}x${side}, ${tiles} tiles, ${colours}`,
    seed,
    ...(states !== undefined && { states }),
    make: (random) => scattered(random, side, tiles, perColour, walls),
  };
}

function scattered(
  random: Random,
  side: number,
  count: number,
  perColour: number,
  share: number,
): TilesLevel | undefined {
  const walls = Array.from({ length: side * side }, () => random.chance(share));
  const free = walls.flatMap((isWall, cell) => (isWall ? [] : [cell]));
  if (free.length < count) return undefined;
  const place = (): Coloured[] =>
    random
      .shuffle(free)
      .slice(0, count)
      .map((cell, index) => ({ cell, colour: Math.floor(index / perColour) }))
      .toSorted((a, b) => a.cell - b.cell);
  return { info: {}, rows: side, columns: side, walls, tiles: place(), goals: place() };
}
