import type { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';
import type { GraphData } from './protocol.ts';

/** How a state stands in the search: `dead` was met though no goal can be reached from it. */
export const statuses = ['unmet', 'waiting', 'expanded', 'dead', 'solution'] as const;
export type StateStatus = (typeof statuses)[number];

/**
 * How every state of a graph stands at a position of the record. It moves with the reader and says which states have
 * changed, so that nothing else needs to be drawn anew.
 */
export class StateColouring {
  private readonly reader: TraceReader;
  /** By state of the graph: its number in the record, `none` where it has none; and the other way round. */
  private readonly recorded: Int32Array;
  private readonly nodes = new Map<number, number>();
  private readonly isDead: (node: number) => boolean;
  private readonly onSolution: ReadonlySet<number>;
  private readonly now: Uint8Array;
  private position = 0;

  constructor(reader: TraceReader, graph: Pick<GraphData, 'count' | 'values'>, recorded: Int32Array) {
    this.reader = reader;
    this.recorded = recorded;
    for (const [node, state] of recorded.entries()) if (state !== none) this.nodes.set(state, node);
    this.isDead = (node) => graph.values.toGoal?.[node] === Number.POSITIVE_INFINITY;
    this.onSolution = new Set(reader.data.solution);
    this.now = new Uint8Array(graph.count);
    for (let node = 0; node < graph.count; node += 1) this.now[node] = this.statusAt(node);
  }

  statusOf(node: number): StateStatus {
    return statuses[this.now[node]!]!;
  }

  /** The state that is being expanded; `none` where there is none, or where it is no state of the graph. */
  get current(): number {
    const { state, expansion } = this.reader.at(this.position);
    return expansion === none ? none : (this.nodes.get(state) ?? none);
  }

  /** Goes to a position and returns the states that stand otherwise than before. */
  moveTo(position: number): number[] {
    const before = this.position;
    this.position = position;
    const changed: number[] = [];
    const look = (node: number): void => {
      const status = this.statusAt(node);
      if (status === this.now[node]) return;
      this.now[node] = status;
      changed.push(node);
    };
    const { full, expansions } = this.reader.data;
    const [low, high] = [Math.min(before, position), Math.min(full, Math.max(before, position))];
    const isEnd = (at: number): boolean => at >= this.reader.end;
    // Whether the solution is known changes at the end only, and a long way touches nearly everything.
    if (high - low > this.now.length || isEnd(before) !== isEnd(position)) {
      for (let node = 0; node < this.now.length; node += 1) look(node);
      return changed;
    }
    const lookAt = (state: number): void => {
      const node = this.nodes.get(state);
      if (node !== undefined) look(node);
    };
    for (let state = this.reader.madeUpTo(low); state < this.reader.madeUpTo(high); state += 1) lookAt(state);
    for (let at = low; at < high; at += 1) lookAt(expansions.state[at]!);
    return changed;
  }

  /** Whether the search has found its solution. */
  get hasSolution(): boolean {
    return this.position >= this.reader.end;
  }

  /** How many states stand how. */
  counts(): Readonly<Record<StateStatus, number>> {
    const counts = { unmet: 0, waiting: 0, expanded: 0, dead: 0, solution: 0 };
    for (const status of this.now) counts[statuses[status]!] += 1;
    return counts;
  }

  private statusAt(node: number): number {
    const state = this.recorded[node]!;
    const { reader, position } = this;
    if (state === none || state >= reader.madeUpTo(position)) return statuses.indexOf('unmet');
    if (position >= reader.end && this.onSolution.has(state)) return statuses.indexOf('solution');
    if (this.isDead(node)) return statuses.indexOf('dead');
    const first = reader.firstExpansion(state);
    return statuses.indexOf(first !== none && first < position ? 'expanded' : 'waiting');
  }
}

/** How many states have which distance to a goal, the nearest first, those without a way last. */
export function distanceCounts(
  toGoal: Float64Array,
): { readonly distance: number; readonly count: number }[] {
  const counts = new Map<number, number>();
  for (const distance of toGoal) counts.set(distance, (counts.get(distance) ?? 0) + 1);
  return [...counts]
    .map(([distance, count]) => ({ distance, count }))
    .sort((a, b) => a.distance - b.distance);
}

/** A colour between two, both written `#rgb` or `#rrggbb`. */
export function mixColours(from: string, to: string, share: number): string {
  const [a, b] = [partsOf(from), partsOf(to)];
  const mixed = a.map((value, index) => Math.round(value + (b[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function partsOf(colour: string): number[] {
  const digits = colour.trim().replace('#', '');
  const size = digits.length < 6 ? 1 : 2;
  return [0, 1, 2].map((index) => {
    const part = digits.slice(index * size, (index + 1) * size);
    const value = Number.parseInt(size === 1 ? part + part : part, 16);
    return Number.isNaN(value) ? 0 : value;
  });
}

/** The neighbour that lies most in a direction; undefined when all lie the other way. */
export function neighbourTowards(
  places: Float32Array,
  neighbours: readonly number[],
  from: number,
  direction: { readonly x: number; readonly y: number },
): number | undefined {
  let best: number | undefined;
  let bestCosine = 0.2;
  for (const each of neighbours) {
    const x = places[2 * each]! - places[2 * from]!;
    const y = places[2 * each + 1]! - places[2 * from + 1]!;
    const cosine = (x * direction.x + y * direction.y) / (Math.hypot(x, y) || 1);
    if (cosine <= bestCosine) continue;
    best = each;
    bestCosine = cosine;
  }
  return best;
}
