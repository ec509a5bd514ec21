import { directions, neighbour } from '../../../core/grid.ts';
import type { Random } from '../../../core/random.ts';
import type { Action, RollLevel, Switch } from '../level.ts';
import { floor, nothing, tidied, withCell } from './tidy.ts';
import { type Walk, walk } from './walk.ts';

/** A changed level, or undefined where the change is not possible. */
type Change = (random: Random, level: RollLevel) => RollLevel | undefined;

const effects: readonly Action['effect'][] = ['toggle', 'show', 'hide'];

/** Plain floor that is neither start nor goal. */
function plainCells(level: RollLevel): number[] {
  return level.cells.flatMap(({ kind }, cell) =>
    kind === 'floor' && cell !== level.start && cell !== level.goal ? [cell] : [],
  );
}

/** The cells of plain floor that a solution covers; only those it stands on, if asked. */
function plainCellsOnTheWay(level: RollLevel, found: Walk, standing: boolean): number[] {
  const plain = new Set(plainCells(level));
  const blocks = found
    .solution()
    .map(({ block }) => block)
    .filter(({ kind }) => !standing || kind === 'standing');
  return [...new Set(blocks.flatMap(({ cells }) => [...cells]))].filter((cell) => plain.has(cell));
}

const pickOrNone = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length === 0 ? undefined : random.pick(items);

/** Makes a cell fragile on which the shortest solution stands, or removes one that it covers. */
export function narrowed(random: Random, level: RollLevel, found: Walk): RollLevel | undefined {
  const fragile = random.chance(0.7);
  const at = pickOrNone(random, plainCellsOnTheWay(level, found, fragile));
  return at === undefined ? undefined : tidied(withCell(level, at, fragile ? { kind: 'fragile' } : nothing));
}

const freeLetter = (level: RollLevel): string | undefined =>
  [...'abcdefgh'].find((letter) => level.switches.every((each) => each.letter !== letter));

/** Puts a soft switch on the shortest solution, which may hide a bridge that it needs. */
export function decoy(random: Random, level: RollLevel, found: Walk): RollLevel | undefined {
  const at = pickOrNone(random, plainCellsOnTheWay(level, found, false));
  const bridge = pickOrNone(random, bridgesOf(level));
  const letter = freeLetter(level);
  if (at === undefined || bridge === undefined || letter === undefined) return undefined;
  const each: Switch = {
    letter,
    kind: 'soft',
    actions: [{ effect: random.chance(0.5) ? 'toggle' : 'hide', bridge }],
  };
  return tidied({ ...withCell(level, at, { kind: 'switch', letter }), switches: [...level.switches, each] });
}

/** The numbers of the bridges, in reading order. */
export const bridgesOf = (level: RollLevel): number[] => [
  ...new Set(level.cells.flatMap((cell) => (cell.kind === 'bridge' ? [cell.number] : []))),
];

const addFloor: Change = (random, level) => {
  const { cells } = level;
  const isGround = (cell: number | undefined): boolean => cell !== undefined && cells[cell]!.kind !== 'void';
  const places = cells.flatMap(({ kind }, cell) =>
    kind === 'void' && directions.some((direction) => isGround(neighbour(cell, direction, level)))
      ? [cell]
      : [],
  );
  const at = pickOrNone(random, places);
  return at === undefined ? undefined : withCell(level, at, floor);
};

const removeFloor: Change = (random, level) => {
  const at = pickOrNone(random, plainCells(level));
  return at === undefined ? undefined : withCell(level, at, nothing);
};

const changeFragile: Change = (random, level) => {
  const fragile = level.cells.flatMap(({ kind }, cell) => (kind === 'fragile' ? [cell] : []));
  const heal = random.chance(0.4);
  const at = pickOrNone(random, heal ? fragile : plainCells(level));
  return at === undefined ? undefined : withCell(level, at, heal ? floor : { kind: 'fragile' });
};

const moveGoal: Change = (random, level) => {
  const goal = pickOrNone(random, plainCells(level));
  return goal === undefined ? undefined : { ...level, goal };
};

const moveStart: Change = (random, level) => {
  const start = pickOrNone(random, plainCells(level));
  return start === undefined ? undefined : { ...level, start };
};

const moveSwitch: Change = (random, level) => {
  const from = pickOrNone(
    random,
    level.cells.flatMap(({ kind }, cell) => (kind === 'switch' ? [cell] : [])),
  );
  const to = pickOrNone(random, plainCells(level));
  if (from === undefined || to === undefined) return undefined;
  return withCell(withCell(level, to, level.cells[from]!), from, floor);
};

/** Another kind or another action of a switch, or another place for one of its cubes. */
const changeSwitch: Change = (random, level) => {
  const old = pickOrNone(random, level.switches);
  if (!old) return undefined;
  const changed =
    old.kind === 'split' ? changedSplit(random, level, old) : changedActions(random, level, old);
  return changed && { ...level, switches: level.switches.map((each) => (each === old ? changed : each)) };
};

function changedSplit(
  random: Random,
  level: RollLevel,
  old: Switch & { readonly kind: 'split' },
): Switch | undefined {
  const cell = pickOrNone(
    random,
    plainCells(level).filter((each) => !old.cells.includes(each)),
  );
  if (cell === undefined) return undefined;
  const [first, second] = old.cells;
  return { ...old, cells: random.chance(0.5) ? [cell, second] : [first, cell] };
}

function changedActions(
  random: Random,
  level: RollLevel,
  old: Exclude<Switch, { readonly kind: 'split' }>,
): Switch {
  if (random.chance(0.3)) return { ...old, kind: old.kind === 'soft' ? 'heavy' : 'soft' };
  const bridges = bridgesOf(level);
  const unused = bridges.filter((bridge) => old.actions.every((action) => action.bridge !== bridge));
  if (unused.length > 0 && random.chance(0.4))
    return {
      ...old,
      actions: [...old.actions, { effect: random.pick(effects), bridge: random.pick(unused) }],
    };
  const index = random.below(old.actions.length);
  return {
    ...old,
    actions: old.actions.with(index, { ...old.actions[index]!, effect: random.pick(effects) }),
  };
}

const changeBridge: Change = (random, level) => {
  const bridge = pickOrNone(random, bridgesOf(level));
  if (bridge === undefined) return undefined;
  const shown = level.shown.includes(bridge)
    ? level.shown.filter((each) => each !== bridge)
    : [...level.shown, bridge];
  return { ...level, shown };
};

/** A change that blocks the shortest solution. */
const obstruct: Change = (random, level) => {
  const found = walk(level);
  return found && (random.chance(0.35) ? decoy : narrowed)(random, level, found);
};

const changes: readonly Change[] = [
  obstruct,
  obstruct,
  obstruct,
  addFloor,
  addFloor,
  removeFloor,
  changeFragile,
  moveGoal,
  moveStart,
  moveSwitch,
  changeSwitch,
  changeSwitch,
  changeBridge,
];

/** The level with one thing changed at random. */
export function changed(random: Random, level: RollLevel): RollLevel | undefined {
  const after = random.pick(changes)(random, level);
  return after && tidied(after);
}
