import { type StateGraph, stateGraph } from '../../../analysis/graph.ts';
import type { Game } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import { runNow } from '../../../core/slices.ts';
import { createSuccessors, packedRow, type Space } from '../../../core/space.ts';
import type { GraphData } from './protocol.ts';

/** More states than this are a cloud in which nothing can be told apart. */
export const mostWhole = 3000;
export const mostOfRecord = 2000;

/** The whole state space when it is small enough, else the given states and the moves between them. */
export function buildGraph(
  game: Game,
  level: Level,
  cost: string,
  firstRows: Uint32Array,
  most = mostWhole,
): GraphData {
  const space = game.space(level, cost);
  const whole = runNow(stateGraph(space, packedRow(space, game.rules(level).start()), { states: most }));
  return typeof whole === 'number' ? partOfGraph(space, firstRows) : wholeGraph(whole);
}

function wholeGraph({ space, count, states, firstMove, targets, toGoal }: StateGraph): GraphData {
  const { words } = space;
  const edges = new EdgeList(count);
  for (let from = 0; from < count; from += 1)
    for (let move = firstMove[from]!; move < firstMove[from + 1]!; move += 1) edges.add(from, targets[move]!);
  const rows = states.slice(0, count * words);
  return {
    isWhole: true,
    count,
    words,
    rows,
    edges: edges.list(),
    goals: goalsOf(space, rows, count),
    toGoal,
  };
}

function partOfGraph(space: Space, rows: Uint32Array): GraphData {
  const { words } = space;
  const count = rows.length / words;
  const numbers = numbersOf(rows, words);
  const out = createSuccessors(words, Math.max(1, space.maxSuccessors));
  const edges = new EdgeList(count);
  for (let from = 0; from < count; from += 1) {
    const made = space.expand(rows, from * words, out, 0);
    for (let index = 0; index < made; index += 1) {
      const to = numbers.get(rowKey(out.states, index, words));
      if (to !== undefined) edges.add(from, to);
    }
  }
  const goals = goalsOf(space, rows, count);
  return { isWhole: false, count, words, rows, edges: edges.list(), goals, toGoal: new Int32Array(0) };
}

/** Pairs of numbers, each once. */
class EdgeList {
  private readonly count: number;
  private readonly pairs = new Set<number>();

  constructor(count: number) {
    this.count = count;
  }

  add(from: number, to: number): void {
    if (from !== to) this.pairs.add(Math.min(from, to) * this.count + Math.max(from, to));
  }

  list(): Int32Array {
    const list = new Int32Array(2 * this.pairs.size);
    let at = 0;
    for (const pair of this.pairs) {
      list[at] = Math.floor(pair / this.count);
      list[at + 1] = pair % this.count;
      at += 2;
    }
    return list;
  }
}

function goalsOf(space: Space, rows: Uint32Array, count: number): Uint8Array {
  return Uint8Array.from({ length: count }, (_, state) => (space.isGoal(rows, state * space.words) ? 1 : 0));
}

const rowKey = (rows: Uint32Array, row: number, words: number): string =>
  rows.subarray(row * words, (row + 1) * words).join();

function numbersOf(rows: Uint32Array, words: number): Map<string, number> {
  const numbers = new Map<string, number>();
  for (let row = 0; row < rows.length / words; row += 1) numbers.set(rowKey(rows, row, words), row);
  return numbers;
}

/** By state of a graph: its number among the rows of a record, `none` where the record does not have it. */
export function matchRows(graph: GraphData, recorded: Uint32Array, none: number): Int32Array {
  const { words, count } = graph;
  const matched = new Int32Array(count).fill(none);
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
