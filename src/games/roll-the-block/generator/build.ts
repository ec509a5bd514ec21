import type { Random } from '../../../core/random.ts';
import type { Steps } from '../../../core/slices.ts';
import type { Cell, RollLevel, Switch } from '../level.ts';
import type { RollState } from '../rules/rules.ts';
import { bridgesOf, decoy, narrowed } from './change.ts';
import { Ground } from './floor.ts';
import { floor, nothing, tidied } from './tidy.ts';
import { positionsPerStep, type Walk, walkInSteps } from './walk.ts';

/** The purpose of a split: the cubes land on separate islands, or one of them opens a bridge for the other. */
type SplitUse = 'none' | 'jump' | 'errand';

/**
 * A chain of islands, each but the first reached by a bridge or by a split whose switch is on an earlier island, with the
 * goal on the last one, so that all parts are needed. Undefined when there is no room, or when the block cannot roll there.
 */
export function* buildLevel(
  random: Random,
  rows: number,
  columns: number,
  bridges: number,
): Steps<RollLevel | undefined> {
  const use = splitUse(random, rows * columns, bridges);
  const ground = new Ground(rows, columns);
  const links = random.shuffle([
    ...Array.from({ length: bridges }, () => 'bridge' as const),
    ...(use === 'jump' ? (['jump'] as const) : []),
  ]);
  const share = (40 + random.below(30)) / 100;
  const size = (): number =>
    Math.max(3, Math.round(((rows * columns * share) / (links.length + 1)) * (0.6 + random.below(80) / 100)));
  if (!ground.addIsland(random, size())) return undefined;
  for (const [index, link] of links.entries()) {
    const from = random.chance(0.6) ? index : random.below(index + 1);
    const added =
      link === 'bridge'
        ? ground.addIslandBehindBridge(random, from, size())
        : ground.addIsland(random, size());
    if (!added) return undefined;
  }
  if (!reachesEveryBorder(rows, columns, [...ground.islands, ...ground.bridges].flat())) return undefined;
  const bare = withSwitches(random, ground, links, use);
  const near = bare && (yield* withGoal(random, bare, ground.islands.at(-1)!));
  const far = near && (yield* withFarStart(random, near));
  const level = far && (yield* withDetours(random, far));
  const floor = level?.cells.flatMap(({ kind }, cell) => (kind === 'void' ? [] : [cell])) ?? [];
  // A bridge that is not needed was removed with everything behind it.
  const isWhole = level !== undefined && bridgesOf(level).length === bridges;
  return isWhole && reachesEveryBorder(rows, columns, floor) ? level : undefined;
}

/** A border of void only would make it a smaller board. */
const reachesEveryBorder = (rows: number, columns: number, cells: readonly number[]): boolean =>
  cells.some((cell) => cell < columns) &&
  cells.some((cell) => cell >= (rows - 1) * columns) &&
  cells.some((cell) => cell % columns === 0) &&
  cells.some((cell) => cell % columns === columns - 1);

function splitUse(random: Random, area: number, bridges: number): SplitUse {
  if (!random.chance(area < 30 ? 0.2 : 0.45)) return 'none';
  return bridges > 0 && random.chance(0.5) ? 'errand' : 'jump';
}

/** Puts the switches of all links on islands that come before them; there is no goal yet. */
function withSwitches(
  random: Random,
  ground: Ground,
  links: readonly ('bridge' | 'jump')[],
  use: SplitUse,
): RollLevel | undefined {
  const { rows, columns, islands } = ground;
  const cells: Cell[] = Array.from({ length: rows * columns }, () => nothing);
  for (const island of islands) for (const cell of island) cells[cell] = floor;
  for (const [index, bridge] of ground.bridges.entries())
    for (const cell of bridge) cells[cell] = { kind: 'bridge', number: index + 1 };
  const start = random.pick(islands[0]!);
  const switches: Switch[] = [];
  const free = (island: number): number[] =>
    islands[island]!.filter((cell) => cell !== start && cells[cell]!.kind === 'floor');
  /** Any cell of an island but those in use, or undefined. */
  const placeOn = (island: number): number | undefined => {
    const places = free(island);
    return places.length === 0 ? undefined : random.pick(places);
  };
  const add = (island: number, make: (letter: string) => Switch): boolean => {
    const at = placeOn(island);
    if (at === undefined) return false;
    const letter = String.fromCharCode(97 + switches.length);
    cells[at] = { kind: 'switch', letter };
    switches.push(make(letter));
    return true;
  };
  const errand = use === 'errand' ? random.below(ground.bridges.length) : -1;
  let bridge = 0;
  for (const [index, link] of links.entries()) {
    const island = index + 1;
    const before = random.chance(0.5) ? index : random.below(island);
    if (link === 'jump' || bridge === errand) {
      const first = placeOn(island);
      const second = link === 'jump' ? placeOn(island) : placeOn(random.below(island));
      if (first === undefined || second === undefined || first === second) return undefined;
      const pair = random.shuffle([first, second]) as [number, number];
      if (!add(before, (letter) => ({ letter, kind: 'split', cells: pair }))) return undefined;
    }
    if (link === 'jump') continue;
    bridge += 1;
    const number = bridge;
    const isErrand = number - 1 === errand;
    const kind = isErrand || random.chance(0.5) ? 'soft' : 'heavy';
    const effect = random.chance(0.5) ? 'show' : 'toggle';
    const made = add(isErrand ? island : before, (letter) => ({
      letter,
      kind,
      actions: [{ effect, bridge: number }],
    }));
    if (!made) return undefined;
  }
  // A goal on the void is never reached.
  const goal = cells.findIndex(({ kind }) => kind === 'void');
  return goal < 0 ? undefined : { info: {}, rows, columns, cells, start, goal, shown: [], switches };
}

function* statesOf(found: Walk): Steps<RollState[]> {
  const states: RollState[] = [];
  for (const state of found.states()) {
    states.push(state);
    if (states.length % positionsPerStep === 0) yield;
  }
  return states;
}

/** Puts the goal on a cell of the last island that is far from the start. */
function* withGoal(
  random: Random,
  level: RollLevel,
  island: readonly number[],
): Steps<RollLevel | undefined> {
  const last = new Set(island);
  const places = new Set<number>();
  const found = yield* walkInSteps(level);
  for (const { block } of found ? yield* statesOf(found) : []) {
    const cell = block.cells[0];
    if (
      block.kind === 'standing' &&
      last.has(cell) &&
      cell !== level.start &&
      level.cells[cell]!.kind === 'floor'
    )
      places.add(cell);
  }
  if (places.size === 0) return undefined;
  const farthest = [...places].slice(-Math.ceil(places.size / 3));
  return tidied({ ...level, goal: random.pick(farthest) });
}

/** Moves the start to one of the places farthest from the goal, with the bridges as they are at the start. */
function* withFarStart(random: Random, level: RollLevel): Steps<RollLevel> {
  const found = yield* walkInSteps(level);
  if (!found) return level;
  const distances = found.distances();
  const starts = (yield* statesOf(found))
    .flatMap(({ block, shown }, position) => {
      const [cell] = block.cells;
      const distance = distances[position]!;
      const fits = block.kind === 'standing' && shown.length === 0 && level.cells[cell]!.kind === 'floor';
      return fits && distance > 0 ? [{ cell, distance }] : [];
    })
    .sort((a, b) => b.distance - a.distance || a.cell - b.cell);
  if (starts.length === 0) return level;
  return { ...level, start: random.pick(starts.slice(0, Math.ceil(starts.length / 4))).cell };
}

/** Makes the shortest solution longer step by step, with fragile floor, voids and switches that undo others. */
function* withDetours(random: Random, level: RollLevel): Steps<RollLevel> {
  let best = level;
  let now = yield* walkInSteps(best);
  const wanted = 1 + random.below(4);
  let made = 0;
  for (let attempt = 0; attempt < 8 && made < wanted && now; attempt += 1) {
    const changed = (random.chance(0.35) ? decoy : narrowed)(random, best, now);
    const after = changed && (yield* walkInSteps(changed));
    if (!changed || !after || after.solution().length <= now.solution().length) continue;
    best = changed;
    now = after;
    made += 1;
  }
  return now ? (withoutUnused(best, now) ?? best) : best;
}

/** The level without the ground that can never be reached; undefined when there is none. */
export function withoutUnused(level: RollLevel, found: Walk): RollLevel | undefined {
  const used = new Set<number>([level.start, level.goal]);
  for (const { block } of found.states()) {
    for (const cell of block.cells) used.add(cell);
    // A split happens as soon as the block stands on the switch, so no state has the block there.
    if (block.kind === 'lying')
      for (const cell of cellsBehind(level, block.cells)) if (isSplit(level, cell)) used.add(cell);
  }
  if (level.cells.every(({ kind }, cell) => kind === 'void' || used.has(cell))) return undefined;
  return tidied({ ...level, cells: level.cells.map((cell, at) => (used.has(at) ? cell : nothing)) });
}

/** The cells on which a lying block comes to stand when it rolls along its length, inside the board or not. */
function cellsBehind({ columns }: RollLevel, [first, second]: readonly [number, number]): readonly number[] {
  const length = second - first;
  if (length === columns) return [first - length, second + length];
  const row = Math.floor(first / columns);
  return [first - 1, second + 1].filter((cell) => Math.floor(cell / columns) === row);
}

function isSplit(level: RollLevel, cell: number): boolean {
  const ground = level.cells[cell];
  if (ground?.kind !== 'switch') return false;
  return level.switches.some(({ letter, kind }) => letter === ground.letter && kind === 'split');
}
