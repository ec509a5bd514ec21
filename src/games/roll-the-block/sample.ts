import type { Random } from '../../core/random.ts';
import type { SampleLevel } from '../../core/sample.ts';
import type { Action, Cell, RollLevel, Switch } from './level.ts';

const effects: readonly Action['effect'][] = ['toggle', 'show', 'hide'];
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** A random level of the given size, for tests; it need not be solvable. */
export const sampleLevel: SampleLevel<RollLevel> = (random, rows, columns) => {
  const count = rows * columns;
  if (count < 2) return undefined;
  const start = random.below(count);
  const goal = (start + 1 + random.below(count - 1)) % count;
  const cells = sampleCells(random, count, columns > 1);
  cells[start] = { kind: 'floor' };
  cells[goal] = { kind: 'floor' };

  const bridges = unique(cells.flatMap((cell) => (cell.kind === 'bridge' ? [cell.number] : [])));
  const used = unique(cells.flatMap((cell) => (cell.kind === 'switch' ? [cell.letter] : [])));
  const bearing = cells.flatMap(({ kind }, cell) => (kind === 'void' || kind === 'bridge' ? [] : [cell]));
  return {
    info: {},
    rows,
    columns,
    cells,
    start,
    goal,
    shown: bridges.filter(() => random.chance(0.4)).toSorted((a, b) => a - b),
    switches: used.toSorted().map((letter) => sampleSwitch(random, letter, bridges, bearing)),
  };
};

/** Every feature comes in a density of its own; most small boards have few bridges so that each one matters. */
function sampleCells(random: Random, count: number, wideNumbers: boolean): Cell[] {
  const voids = random.below(22) / 100;
  const fragile = random.chance(0.5) ? random.below(20) / 100 : 0;
  const switches = random.chance(0.8) ? (3 + random.below(15)) / 100 : 0;
  // More bridges than fit into a word beside the block.
  const crowded = wideNumbers && count >= 100 && random.chance(0.5);
  const bridges = crowded ? 0.3 : random.chance(0.8) ? (3 + random.below(20)) / 100 : 0;
  const someLetters = random.shuffle(letters).slice(0, 1 + random.below(5));
  const numberLimit = crowded || (wideNumbers && random.chance(0.2)) ? 40 : 1 + random.below(9);
  return Array.from({ length: count }, (): Cell => {
    let dice = random.below(1_000) / 1_000;
    if (dice < voids) return { kind: 'void' };
    dice -= voids;
    if (dice < fragile) return { kind: 'fragile' };
    dice -= fragile;
    if (dice < switches) return { kind: 'switch', letter: random.pick(someLetters) };
    dice -= switches;
    if (dice < bridges) return { kind: 'bridge', number: 1 + random.below(numberLimit) };
    return { kind: 'floor' };
  });
}

function sampleSwitch(
  random: Random,
  letter: string,
  bridges: readonly number[],
  bearing: readonly number[],
): Switch {
  if (bridges.length === 0 || random.chance(0.3)) {
    const first = random.pick(bearing);
    return { letter, kind: 'split', cells: [first, random.pick(bearing.filter((cell) => cell !== first))] };
  }
  const most = bridges.length > 20 ? 20 : Math.min(6, bridges.length + 1);
  const actions = Array.from(
    { length: 1 + random.below(most) },
    (): Action => ({ effect: random.pick(effects), bridge: random.pick(bridges) }),
  );
  return { letter, kind: random.chance(0.6) ? 'soft' : 'heavy', actions };
}

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];
