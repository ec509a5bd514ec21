import type { RangeBoard } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import type { Cell, RollLevel, Switch } from './level.ts';

interface Shape {
  readonly side: number;
  /** Of the cells. */
  readonly voids: number;
  /** Each turns bridges of its own. */
  readonly switches: number;
  readonly bridgesPerSwitch?: number;
  readonly split?: boolean;
}

/** Boards with splits and with many bridges for the benchmark of speed. */
export const range: readonly RangeBoard[] = [
  board({ side: 24, voids: 0.1, switches: 0, split: true }, 12, 292_780),
  board({ side: 32, voids: 0.1, switches: 0, split: true }, 1, 861_407),
  board({ side: 40, voids: 0.1, switches: 0, split: true }, 1, 2_079_705),
  board({ side: 64, voids: 0.1, switches: 0, split: true }, 1),
  board({ side: 20, voids: 0.1, switches: 3, split: true }, 1, 1_043_312),
  board({ side: 12, voids: 0.1, switches: 6, split: true }, 1, 1_050_416),
  board({ side: 8, voids: 0.05, switches: 12 }, 3, 617_728),
  board({ side: 16, voids: 0.1, switches: 10 }, 3, 636_928),
  board({ side: 32, voids: 0.1, switches: 9 }, 1, 1_300_736),
  board({ side: 64, voids: 0.1, switches: 7 }, 1, 1_305_472),
  board({ side: 12, voids: 0.05, switches: 11, bridgesPerSwitch: 3 }, 3, 672_336),
  board({ side: 16, voids: 0.05, switches: 10, bridgesPerSwitch: 5 }, 3, 599_160),
  board({ side: 64, voids: 0.1, switches: 7, bridgesPerSwitch: 7 }, 1, 1_292_448),
  board({ side: 20, voids: 0.1, switches: 3, bridgesPerSwitch: 8, split: true }, 1, 1_041_163),
];

function board(shape: Shape, seed: number, states?: number): RangeBoard {
  const { side, switches, bridgesPerSwitch = 1, split } = shape;
  const parts = [
    `${side}x${side}`,
    switches > 0 && `${switches * bridgesPerSwitch} bridges`,
    split && 'a split',
  ];
  return {
    name: parts.filter(Boolean).join(', '),
    seed,
    ...(states !== undefined && { states }),
    make: (random) => scattered(random, shape),
  };
}

/** Every bridge has one cell, every switch one cell too, and all stand anywhere. */
function scattered(
  random: Random,
  { side, voids, switches, bridgesPerSwitch = 1, split = false }: Shape,
): RollLevel | undefined {
  const cells: Cell[] = Array.from({ length: side * side }, () => ({
    kind: random.chance(voids) ? 'void' : 'floor',
  }));
  const free = random.shuffle(cells.flatMap(({ kind }, cell) => (kind === 'floor' ? [cell] : [])));
  const take = (): number => free.pop()!;
  if (free.length < 5 + switches * (1 + bridgesPerSwitch)) return undefined;
  const start = take();
  const goal = take();
  const made = Array.from({ length: switches }, (_, index): Switch => {
    const letter = String.fromCharCode(97 + index);
    cells[take()] = { kind: 'switch', letter };
    const numbers = Array.from(
      { length: bridgesPerSwitch },
      (_, each) => 1 + index * bridgesPerSwitch + each,
    );
    for (const number of numbers) cells[take()] = { kind: 'bridge', number };
    return { letter, kind: 'soft', actions: numbers.map((bridge) => ({ effect: 'toggle', bridge })) };
  });
  if (split) {
    cells[take()] = { kind: 'switch', letter: 'z' };
    made.push({ letter: 'z', kind: 'split', cells: [take(), take()] });
  }
  return { info: {}, rows: side, columns: side, cells, start, goal, shown: [], switches: made };
}
