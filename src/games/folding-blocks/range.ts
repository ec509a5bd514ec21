import type { RangeBoard } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import { emptyCell, type FoldLevel, holeCell } from './level.ts';

/** Boards with few and with many groups for the benchmark of speed. */
export const range: readonly RangeBoard[] = [
  board(32, 2, 1, 0, 7, 265_067),
  board(16, 3, 1, 0, 4, 815_292),
  board(12, 4, 1, 0, 1, 1_348_084),
  board(12, 5, 2, 0, 1, 1_256_288),
  board(10, 6, 1, 0.05, 4, 2_323_976),
  board(9, 8, 1, 0.1, 1, 1_009_288),
  board(10, 12, 1, 0.1, 1),
  board(12, 16, 1, 0.1, 1),
  board(12, 26, 1, 0.2, 1),
  board(16, 26, 2, 0.1, 1),
  board(24, 20, 1, 0.05, 1),
];

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function board(
  side: number,
  groups: number,
  size: number,
  holes: number,
  seed: number,
  states?: number,
): RangeBoard {
  const cells = size === 1 ? '' : ` of ${size} cells`;
  return {
    name: `${side}x${side}, ${groups} groups${cells}`,
    seed,
    ...(states !== undefined && { states }),
    make: (random) => scattered(random, side, groups, size, holes),
  };
}

/** Each group has its cells side by side in a row, or one below the other. */
function scattered(
  random: Random,
  side: number,
  groups: number,
  size: number,
  holes: number,
): FoldLevel | undefined {
  const cells: string[] = Array.from({ length: side * side }, () =>
    random.chance(holes) ? holeCell : emptyCell,
  );
  for (const letter of letters.slice(0, groups)) {
    const step = random.pick([1, side]);
    const room = side - size + 1;
    const first = step === 1 ? random.below(side) * side + random.below(room) : random.below(room * side);
    const own = Array.from({ length: size }, (_, index) => first + index * step);
    if (own.some((cell) => letters.includes(cells[cell]!))) return undefined;
    for (const cell of own) cells[cell] = letter;
  }
  return { info: {}, rows: side, columns: side, cells: cells.join('') };
}
