import { maxBoardSide as side } from '../../core/level.ts';
import type { FamilySize } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import type { Cell, RollLevel, Switch } from './level.ts';
import { neverSecond, rooms } from './sample-large.ts';

/** The largest legal boards, of every kind that is hard on a search in a way of its own. */
export const largest: readonly FamilySize[] = [
  { name: 'open floor', make: (random) => crowded(random, 0, 0) },
  { name: 'open floor, a split', make: (random) => rooms(random, side, 1, true) },
  { name: '20 rooms', make: (random) => rooms(random, side, 20, false) },
  { name: '8 rooms, a split', make: (random) => rooms(random, side, 8, true) },
  { name: 'no solution, 10 idle bridges', make: (random) => neverSecond(random, side, 10) },
  { name: '25 switches everywhere, 900 bridges', make: (random) => crowded(random, 25, 900) },
];

const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** Bridges on a cell of their own each, and switches that turn all of them, on every tenth cell. */
function crowded(random: Random, letters: number, bridges: number): RollLevel {
  const free = random.shuffle(Array.from({ length: side * side }, (_, cell) => cell));
  const cells: Cell[] = free.map(() => ({ kind: 'floor' }));
  const start = free.pop()!;
  const goal = free.pop()!;
  for (let number = 1; number <= bridges; number += 1) cells[free.pop()!] = { kind: 'bridge', number };
  for (let index = 0; index < letters * 16; index += 1)
    cells[free.pop()!] = { kind: 'switch', letter: letterOf(index % letters) };
  const switches = Array.from({ length: letters }, (_, index): Switch => {
    const own = Array.from({ length: bridges }, (_, bridge) => bridge + 1);
    const chosen = random.shuffle(own).slice(0, Math.ceil(bridges / 2));
    return {
      letter: letterOf(index),
      kind: 'soft',
      actions: chosen.map((bridge) => ({ effect: 'toggle', bridge })),
    };
  });
  return { info: {}, rows: side, columns: side, cells, start, goal, shown: [], switches };
}
