import { type StateGraph, stateGraph } from '../../../analysis/graph.ts';
import type { Game } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import { runNow } from '../../../core/slices.ts';
import { packedRow, type Space } from '../../../core/space.ts';
import { none } from '../../../trace/trace.ts';
import { firstStates, layersOf } from './count-layers.ts';
import {
  back,
  type GraphData,
  type GraphTask,
  type LayeredSpace,
  type MeasureValues,
  onward,
} from './protocol.ts';

/** More states than this are a cloud in which nothing can be told apart. */
export const mostDrawn = 3000;
/** More than this would take long to find, and much memory. */
export const mostCounted = 300_000;
const mostBytes = 2 ** 29;

/** The parts of the task beside the level. */
type Wanted = Pick<GraphTask, 'cost' | 'heuristic' | 'rows' | 'moves'>;

/** The whole state space when it is small enough for single states, else its layers. */
export function buildGraph(
  game: Game,
  level: Level,
  { cost, heuristic, rows, moves }: Wanted,
  drawn = mostDrawn,
  counted = mostCounted,
): { readonly graph: GraphData } | { readonly space: LayeredSpace } {
  const space = game.space(level, cost);
  const start = packedRow(space, game.rules(level).start());
  const estimate = game.heuristics.find(({ id }) => id === heuristic)?.prepare(space);
  const solution = playedRows(game, level, cost, space, moves);
  const valuesOf = (states: Uint32Array, depth: Int32Array, toGoal?: Int32Array): MeasureValues => ({
    depth: Float64Array.from(depth),
    ...(estimate && {
      // The cost so far and the last move are not those of a state but of a way to it.
      h: Float64Array.from(depth, (_, state) => estimate(states, state * space.words, 0, -1)),
    }),
    ...(toGoal && {
      toGoal: Float64Array.from(toGoal, (left) => (left === none ? Number.POSITIVE_INFINITY : left)),
    }),
  });
  const whole = runNow(stateGraph(space, start, { states: counted, bytes: mostBytes }));
  if (typeof whole !== 'number' && whole.count <= drawn)
    return { graph: wholeGraph(whole, valuesOf(whole.states, whole.depth, whole.toGoal), solution) };
  const found = typeof whole === 'number' ? firstStates(space, start, counted) : { ...whole, isWhole: true };
  const values = valuesOf(found.states, found.depth, typeof whole === 'number' ? undefined : whole.toGoal);
  return { space: layersOf(space, found, values, { recorded: rows, solution }) };
}

/** All states of a space, with the numbers of those in `solution`. */
export function wholeGraph(
  { space, count, states, firstMove, targets }: StateGraph,
  values: MeasureValues,
  solution: Uint32Array,
): GraphData {
  const { words } = space;
  const edges = new EdgeList(count);
  for (let from = 0; from < count; from += 1)
    for (let move = firstMove[from]!; move < firstMove[from + 1]!; move += 1) edges.add(from, targets[move]!);
  const rows = states.slice(0, count * words);
  const numbers = numbersOf(rows, words);
  return {
    count,
    words,
    rows,
    ...edges.list(),
    goals: Uint8Array.from({ length: count }, (_, state) => (space.isGoal(rows, state * words) ? 1 : 0)),
    values,
    solution: Int32Array.from(
      { length: solution.length / words },
      (_, at) => numbers.get(rowKey(solution, at, words))!,
    ),
  };
}

/** The states that moves lead through, the start first, played by the rules; none where there are no moves. */
export function playedRows(
  game: Game,
  level: Level,
  cost: string,
  space: Space,
  moves: readonly string[],
): Uint32Array {
  const rules = game.rules(level, cost);
  if (moves.length === 0) return new Uint32Array(0);
  let state = rules.start();
  const rows = new Uint32Array((moves.length + 1) * space.words);
  space.pack(state, rows, 0);
  for (const [index, notation] of moves.entries()) {
    const move = rules.parseMove(notation);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!next.ok) throw new Error(next.error.code);
    state = next.value;
    space.pack(state, rows, (index + 1) * space.words);
  }
  return rows;
}

/** Pairs of numbers, each once, with the ways that moves go between them. */
class EdgeList {
  private readonly count: number;
  private readonly pairs = new Map<number, number>();

  constructor(count: number) {
    this.count = count;
  }

  add(from: number, to: number): void {
    if (from === to) return;
    const pair = Math.min(from, to) * this.count + Math.max(from, to);
    this.pairs.set(pair, (this.pairs.get(pair) ?? 0) | (from < to ? onward : back));
  }

  list(): { readonly edges: Int32Array; readonly ways: Uint8Array } {
    const edges = new Int32Array(2 * this.pairs.size);
    let at = 0;
    for (const pair of this.pairs.keys()) {
      edges[at] = Math.floor(pair / this.count);
      edges[at + 1] = pair % this.count;
      at += 2;
    }
    return { edges, ways: Uint8Array.from(this.pairs.values()) };
  }
}

const rowKey = (rows: Uint32Array, row: number, words: number): string =>
  rows.subarray(row * words, (row + 1) * words).join();

function numbersOf(rows: Uint32Array, words: number): Map<string, number> {
  const numbers = new Map<string, number>();
  for (let row = 0; row < rows.length / words; row += 1) numbers.set(rowKey(rows, row, words), row);
  return numbers;
}

/** By state of a graph: its number among the rows of a record, `none` where the record does not have it. */
export function matchRows(
  graph: Pick<GraphData, 'words' | 'count' | 'rows'>,
  recorded: Uint32Array,
  missing: number,
): Int32Array {
  const { words, count } = graph;
  const matched = new Int32Array(count).fill(missing);
  const numbers = numbersOf(graph.rows, words);
  // A search from both ends also records states that the start does not reach; the others are found soon.
  const last = recorded.length / words;
  for (let state = 0, left = count; state < last && left > 0; state += 1) {
    const node = numbers.get(rowKey(recorded, state, words));
    if (node === undefined) continue;
    matched[node] = state;
    left -= 1;
  }
  return matched;
}
