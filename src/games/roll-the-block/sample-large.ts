import type { Random } from '../../core/random.ts';
import type { Cell, RollLevel, Switch } from './level.ts';

/**
 * Large levels for tests and benchmarks. Rooms side by side, a bridge between each two whose switch is in a room before it; some
 * switches turn others round.
 */
export function rooms(random: Random, side: number, bridges: number, hasSplit: boolean): RollLevel {
  const at = (row: number, column: number): number => row * side + column;
  const cells: Cell[] = Array.from({ length: side * side }, () => ({ kind: sampleGround(random) }));
  const walls = Array.from({ length: bridges }, (_, index) =>
    Math.floor(((index + 1) * side) / (bridges + 1)),
  );
  for (const [index, wall] of walls.entries()) {
    const door = random.below(side - 2);
    for (let row = 0; row < side; row += 1) cells[at(row, wall)] = { kind: 'void' };
    for (let row = door; row < door + 3; row += 1) {
      cells[at(row, wall - 1)] = { kind: 'floor' };
      cells[at(row, wall)] = { kind: 'bridge', number: index + 1 };
      cells[at(row, wall + 1)] = { kind: 'floor' };
    }
  }
  const used = new Set<number>();
  /** A cell of a room that has no use yet. */
  const place = (room: number): number => {
    const first = room === 0 ? 0 : walls[room - 1]! + 1;
    const cell = at(random.below(side), first + random.below((walls[room] ?? side) - first));
    if (used.has(cell)) return place(room);
    used.add(cell);
    cells[cell] = { kind: 'floor' };
    return cell;
  };
  const start = place(0);
  const goal = place(bridges);
  const switches = walls.map((_, index): Switch => {
    const letter = letterOf(index);
    cells[place(random.below(index + 1))] = { kind: 'switch', letter };
    const other = 1 + random.below(index + 1);
    const actions = [index + 1, ...(other === index + 1 ? [] : [other])];
    return {
      letter,
      kind: random.chance(0.8) ? 'soft' : 'heavy',
      actions: actions.map((bridge) => ({ effect: 'toggle', bridge })),
    };
  });
  if (hasSplit) {
    const cut = { letter: 'z', kind: 'split', cells: [place(0), place(0)] } as const;
    cells[place(0)] = { kind: 'switch', letter: 'z' };
    switches.push(cut);
  }
  return { info: {}, rows: side, columns: side, cells, start, goal, shown: [], switches };
}

const letterOf = (index: number): string => String.fromCharCode(97 + index);

const sampleGround = (random: Random): 'void' | 'fragile' | 'floor' =>
  random.chance(0.06) ? 'void' : random.chance(0.05) ? 'fragile' : 'floor';

/**
 * Open floor, and a goal behind two bridges of which one is hidden whenever the other one is shown: there is no solution, and
 * proving that from the start takes all positions, from the goal few. Each of the other bridges, which lead nowhere, doubles their number.
 */
export function neverBoth(random: Random, side: number, others: number): RollLevel {
  const cells: Cell[] = Array.from({ length: side * side }, () => ({ kind: 'floor' }));
  for (let column = 0; column < side - 3; column += 1) cells[side + column] = { kind: 'void' };
  cells[4] = { kind: 'bridge', number: 1 };
  cells[5] = { kind: 'bridge', number: 2 };
  const start = side * side - 1;
  const free = random.shuffle(Array.from({ length: (side - 3) * side - 1 }, (_, cell) => 3 * side + cell));
  const switches = Array.from({ length: others + 1 }, (_, index): Switch => {
    cells[free.pop()!] = { kind: 'switch', letter: letterOf(index) };
    if (index > 0) cells[free.pop()!] = { kind: 'bridge', number: index + 2 };
    const bridges = index === 0 ? [1, 2] : [index + 2];
    return {
      letter: letterOf(index),
      kind: 'soft',
      actions: bridges.map((bridge) => ({ effect: 'toggle', bridge })),
    };
  });
  return { info: {}, rows: side, columns: side, cells, start, goal: 0, shown: [1], switches };
}

/**
 * The same, but what shows the second bridge is behind it: from the goal back, too, half of all settings lead everywhere.
 */
export function neverSecond(random: Random, side: number, others: number): RollLevel {
  const { cells, switches, ...rest } = neverBoth(random, side, others);
  const only = (letter: string, bridge: number): Switch => ({
    letter,
    kind: 'soft',
    actions: [{ effect: 'toggle', bridge }],
  });
  return {
    ...rest,
    cells: cells.with(2, { kind: 'switch', letter: 'z' }),
    switches: [only(switches[0]!.letter, 1), ...switches.slice(1), only('z', 2)],
  };
}
