import { Expander } from '../../../analysis/expander.ts';
import { runNow, unhurried } from '../../../core/slices.ts';
import type { Space } from '../../../core/space.ts';
import { StateTable } from '../../../store/state-table.ts';
import { none } from '../../../trace/trace.ts';
import { type LayeredSpace, type Layers, type MeasureValues, measures } from './protocol.ts';

/** States in breadth-first order and the moves of those that were expanded, the first ones. */
interface Found {
  readonly isWhole: boolean;
  readonly count: number;
  readonly states: Uint32Array;
  readonly firstMove: Int32Array;
  readonly targets: Int32Array;
  readonly depth: Int32Array;
}

/** More layers than this cannot be told apart: neighbours are put together. */
const mostLayers = 48;
const tableBytes = 2 ** 29;

/** The states of a space that is larger than `most`: all within so many moves of the start, as many moves as fit. */
export function firstStates(space: Space, start: Uint32Array, most: number): Found {
  const table = new StateTable(space.words, 0, tableBytes, most);
  const expander = new Expander(space, table, unhurried);
  table.insertAll(start, 1, expander.ids);
  const depth = [0];
  const firstMove = [0];
  const targets: number[] = [];
  let isWhole = true;
  for (let id = 0; id < table.count; id += 1) {
    const made = runNow(expander.expand(id));
    if (runNow(expander.store(made))) {
      isWhole = false;
      break;
    }
    while (depth.length < table.count) depth.push(depth[id]! + 1);
    for (let move = 0; move < made; move += 1) targets.push(expander.ids[move]!);
    firstMove.push(targets.length);
  }
  // Everything as far from the start as the first state that was not expanded is known; of what is farther, only some.
  const last = isWhole ? Number.POSITIVE_INFINITY : depth[firstMove.length - 1]!;
  const beyond = depth.findIndex((each) => each > last);
  const count = beyond < 0 ? depth.length : beyond;
  return {
    isWhole,
    count,
    states: table.states.slice(0, count * space.words),
    firstMove: Int32Array.from(firstMove),
    targets: Int32Array.from(targets),
    depth: Int32Array.from(depth.slice(0, count)),
  };
}

interface Rows {
  readonly recorded: Uint32Array;
  readonly solution: Uint32Array;
}

/** Counts the states and the moves of each layer, by every measure that is known. */
export function layersOf(
  space: Space,
  found: Found,
  values: MeasureValues,
  { recorded, solution }: Rows,
): LayeredSpace {
  const { count, states, isWhole, depth } = found;
  const table = new StateTable(space.words, 0, tableBytes);
  const ids = new Int32Array(insertedAtOnce);
  for (let at = 0; at < count; at += insertedAtOnce) {
    const rows = states.subarray(at * space.words, Math.min(count, at + insertedAtOnce) * space.words);
    makeRoom(table, rows.length / space.words);
    table.insertAll(rows, rows.length / space.words, ids);
  }
  const numbersOf = (rows: Uint32Array): Int32Array =>
    Int32Array.from({ length: rows.length / space.words }, (_, at) => table.find(rows, at * space.words));
  const where = { recorded: numbersOf(recorded), solution: numbersOf(solution) };
  const goals = Uint8Array.from({ length: count }, (_, state) =>
    space.isGoal(states, state * space.words) ? 1 : 0,
  );
  const layers: Partial<Record<keyof MeasureValues, Layers>> = {};
  for (const measure of measures) {
    const value = values[measure];
    if (value) layers[measure] = layersBy(value, found, { goals, toGoal: values.toGoal }, where);
  }
  return { isWhole, count, within: depth[count - 1] ?? 0, layers };
}

const insertedAtOnce = 1 << 14;

function makeRoom(table: StateTable, extra: number): void {
  for (let room = table.makeRoom(extra); room !== 'ready'; room = table.makeRoom(extra))
    if (room === 'full') throw new Error('no memory for the states');
}

function layersBy(
  values: Float64Array,
  { count, firstMove, targets }: Found,
  { goals, toGoal }: { readonly goals: Uint8Array; readonly toGoal: Float64Array | undefined },
  where: { readonly recorded: Int32Array; readonly solution: Int32Array },
): Layers {
  const all = [...new Set(values)].sort((a, b) => a - b);
  const size = Math.ceil(all.length / mostLayers);
  const layerOfValue = new Map(all.map((value, index) => [value, Math.floor(index / size)]));
  const layerOf = Int32Array.from(values, (value) => layerOfValue.get(value)!);
  const layers = Math.ceil(all.length / size);
  const states = new Int32Array(layers);
  const goalCounts = new Int32Array(layers);
  const dead = new Int32Array(layers);
  const moves = new Map<number, number>();
  for (let state = 0; state < count; state += 1) {
    const layer = layerOf[state]!;
    states[layer]! += 1;
    goalCounts[layer]! += goals[state]!;
    if (toGoal?.[state] === Number.POSITIVE_INFINITY) dead[layer]! += 1;
    if (state + 1 >= firstMove.length) continue;
    for (let move = firstMove[state]!; move < firstMove[state + 1]!; move += 1) {
      const target = targets[move]!;
      if (target >= count) continue;
      const pair = layer * layers + layerOf[target]!;
      moves.set(pair, (moves.get(pair) ?? 0) + 1);
    }
  }
  const layersAt = (numbers: Int32Array): Int32Array =>
    numbers.map((state) => (state < 0 || state >= count ? none : layerOf[state]!));
  return {
    from: Float64Array.from({ length: layers }, (_, layer) => all[layer * size]!),
    to: Float64Array.from(
      { length: layers },
      (_, layer) => all[Math.min(all.length, (layer + 1) * size) - 1]!,
    ),
    states,
    goals: goalCounts,
    ...(toGoal && { dead }),
    moves: Int32Array.from(
      [...moves]
        .sort(([a], [b]) => a - b)
        .flatMap(([pair, number]) => [Math.floor(pair / layers), pair % layers, number]),
    ),
    recorded: layersAt(where.recorded),
    solution: layersAt(where.solution),
  };
}
