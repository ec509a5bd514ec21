import type { Action, RollLevel, Switch } from '../level.ts';

/** A board turned or mirrored: its size, and by cell of the old board the cell that it comes to. */
interface Image {
  readonly rows: number;
  readonly columns: number;
  readonly to: readonly number[];
}

/** The board as it is, turned and mirrored: eight images. */
function imagesOf(rows: number, columns: number): readonly Image[] {
  const place = (
    height: number,
    width: number,
    at: (row: number, column: number) => [number, number],
  ): Image => ({
    rows: height,
    columns: width,
    to: Array.from({ length: rows * columns }, (_, cell) => {
      const [row, column] = at(Math.floor(cell / columns), cell % columns);
      return row * width + column;
    }),
  });
  const bottom = rows - 1;
  const right = columns - 1;
  return [
    place(rows, columns, (row, column) => [row, column]),
    place(rows, columns, (row, column) => [row, right - column]),
    place(rows, columns, (row, column) => [bottom - row, column]),
    place(rows, columns, (row, column) => [bottom - row, right - column]),
    place(columns, rows, (row, column) => [column, row]),
    place(columns, rows, (row, column) => [column, bottom - row]),
    place(columns, rows, (row, column) => [right - column, row]),
    place(columns, rows, (row, column) => [right - column, bottom - row]),
  ];
}

/**
 * The same for all levels that a turn, a mirror and other names of switches and bridges make of each other: the first in
 * the alphabet of the images. Bridges are numbered in the order in which one reads them, and every switch cell says what
 * it does, so that letters play no part; neither does the order of actions where it makes no difference, nor which of
 * the two cubes of a split is the first.
 */
export function canonicalLevel(level: RollLevel): string {
  const order = pairsWithAnOrder(level);
  return imagesOf(level.rows, level.columns)
    .filter(({ to }) => order.every(([first, second]) => to[first]! < to[second]!))
    .map((image) => describe(level, image))
    .reduce((least, text) => (text < least ? text : least));
}

function describe(level: RollLevel, { rows, columns, to }: Image): string {
  const cells = new Array<number>(to.length);
  for (const [cell, place] of to.entries()) cells[place] = cell;
  const numbers = new Map<number, number>();
  for (const cell of cells) {
    const ground = level.cells[cell]!;
    if (ground.kind === 'bridge' && !numbers.has(ground.number)) numbers.set(ground.number, numbers.size + 1);
  }
  const what = (each: Switch): string => {
    if (each.kind === 'split')
      return `split ${each.cells
        .map((cell) => to[cell]!)
        .sort((a, b) => a - b)
        .join(' ')}`;
    const effects = [...netEffects(each.actions)].map(
      ([bridge, effect]) => `${effect} ${numbers.get(bridge)}`,
    );
    return `${each.kind} ${effects.sort().join(' ')}`;
  };
  const texts = cells.map((cell) => {
    if (cell === level.start) return 'S';
    if (cell === level.goal) return 'G';
    const ground = level.cells[cell]!;
    if (ground.kind === 'bridge')
      return `${numbers.get(ground.number)}${level.shown.includes(ground.number) ? '+' : ''}`;
    if (ground.kind === 'switch') return what(level.switches.find(({ letter }) => letter === ground.letter)!);
    return { void: '#', floor: '.', fragile: ':' }[ground.kind];
  });
  return `${rows}x${columns} ${texts.join(',')}`;
}

/** What some actions, one after the other, do to each bridge in the end; a bridge that they leave alone is left out. */
export function netEffects(actions: readonly Action[]): ReadonlyMap<number, Action['effect']> {
  const effects = new Map<number, Action['effect']>();
  for (const { effect, bridge } of actions) {
    const before = effects.get(bridge);
    if (effect !== 'toggle' || before === undefined) effects.set(bridge, effect);
    else if (before === 'toggle') effects.delete(bridge);
    else effects.set(bridge, before === 'show' ? 'hide' : 'show');
  }
  return effects;
}

/**
 * Two soft switches beside each other can be pressed by one roll, the upper or left one first. Where that order
 * matters, an image that turns it round is another puzzle.
 */
function pairsWithAnOrder(level: RollLevel): readonly (readonly [number, number])[] {
  const softAt = (cell: number): readonly Action[] | undefined => {
    const ground = level.cells[cell];
    if (ground?.kind !== 'switch') return undefined;
    const found = level.switches.find(({ letter }) => letter === ground.letter);
    return found?.kind === 'soft' ? found.actions : undefined;
  };
  return level.cells.flatMap((_, cell) => {
    const neighbours = (cell + 1) % level.columns === 0 ? [] : [cell + 1];
    return [...neighbours, cell + level.columns].flatMap((other): [number, number][] => {
      const first = softAt(cell);
      const second = softAt(other);
      if (!first || !second) return [];
      const there = netEffects([...first, ...second]);
      const back = netEffects([...second, ...first]);
      const same = [...there].every(([bridge, effect]) => back.get(bridge) === effect);
      return same ? [] : [[cell, other]];
    });
  });
}
