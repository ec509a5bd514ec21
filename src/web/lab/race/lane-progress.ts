import type { Progress } from '../../../search/card.ts';
import type { TraceReader } from '../../../trace/reader.ts';
import { keyOf } from '../shared/orders.ts';

/** How far a search is at a moment: a figure that means something, and which share of the way that is. */
export interface ProgressAt {
  /** `f` is a bound that is not proved, `expanded` all that can be told where there is no card. */
  readonly kind: Progress | 'f' | 'expanded';
  /** Undefined before there is one. */
  readonly value: number | undefined;
  /** From 0 to 1: of the cost of the solution, of its moves, of the way from the first estimate to none. */
  readonly share: number;
}

export interface ProgressFacts {
  /** By the card of the algorithm. */
  readonly kind: Progress | undefined;
  /** Whether the heuristic never overestimates; true without one. */
  readonly isAdmissible: boolean;
  /** The cost of the solution; undefined without one. */
  readonly cost: number | undefined;
}

/** The progress of a recorded run at every position, made in one walk through it. */
export class LaneProgress {
  readonly kind: ProgressAt['kind'];
  private readonly reader: TraceReader;
  private readonly cost: number | undefined;
  /** By position; NaN where there is no figure. */
  private readonly values: Float64Array;
  private readonly most: number;

  constructor(reader: TraceReader, { kind, isAdmissible, cost }: ProgressFacts) {
    this.reader = reader;
    this.cost = cost;
    this.kind = kind === undefined ? 'expanded' : kind === 'bound' && !isAdmissible ? 'f' : kind;
    this.values = valuesOf(reader, this.kind);
    this.most = this.values.reduce((most, value) => (value > most ? value : most), 0);
  }

  at(position: number): ProgressAt {
    const { kind, reader, values } = this;
    const { status, optimal } = reader.data;
    const isSolved = position >= reader.end && status === 'solved';
    const found = values[Math.max(0, Math.min(position, reader.end))]!;
    // A goal is 0 away, and a solution that is proved to be the best is its own bound.
    const last = kind === 'nearest' ? 0 : kind === 'bound' && optimal ? this.cost : undefined;
    const value = isSolved ? (last ?? found) : found;
    const share = isSolved ? 1 : Math.max(0, Math.min(1, this.shareOf(value)));
    return { kind, value: Number.isNaN(value) ? undefined : value, share };
  }

  private shareOf(value: number): number {
    const { kind, reader, values } = this;
    if (Number.isNaN(value)) return 0;
    if (kind === 'nearest') return values[0]! > 0 ? 1 - value / values[0]! : 0;
    const { moves, status, statistics } = reader.data;
    const length = status === 'solved' ? moves.length : undefined;
    // Without a solution nothing says how far there is to go: then the bar is full where the search ended.
    const goals = { bound: this.cost, f: this.cost, levels: length, rounds: length, path: undefined };
    const goal = kind === 'expanded' ? statistics.expanded : (goals[kind] ?? this.most);
    return goal > 0 ? value / goal : 0;
  }
}

function valuesOf(reader: TraceReader, kind: ProgressAt['kind']): Float64Array {
  const values = new Float64Array(reader.end + 1).fill(Number.NaN);
  let [most, least, inRound] = [0, Number.POSITIVE_INFINITY, 0];
  const levels = { forwards: 0, backwards: 0 };
  for (let at = 0; at <= reader.end; at += 1) {
    const { number, estimate, cost, depth, isBackward, isRound } = reader.at(at);
    if (kind === 'bound' || kind === 'f') {
      // A sample may not know what its state cost.
      const f = cost < 0 ? 0 : keyOf('f', cost, estimate, 1);
      if (Number.isFinite(f)) most = Math.max(most, f);
      values[at] = most;
    } else if (kind === 'nearest') {
      if (estimate < least) least = estimate;
      values[at] = Number.isFinite(least) ? least : Number.NaN;
    } else if (kind === 'levels') {
      // All states nearer than this one have been expanded: so many depths, from 0 on.
      const side = isBackward ? 'backwards' : 'forwards';
      levels[side] = Math.max(levels[side], depth);
      values[at] = levels.forwards + levels.backwards;
    } else if (kind === 'rounds') {
      // Its depths are finished when the next round begins.
      if (isRound) most = Math.max(most, inRound);
      if (at > 0) inRound = isRound ? 1 : Math.max(inRound, depth + 1);
      values[at] = most;
    } else values[at] = kind === 'path' ? depth : number;
  }
  return values;
}
