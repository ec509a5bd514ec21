import type { TraceReader } from '../../../trace/reader.ts';
import { keyOf } from '../shared/orders.ts';

/** The counters at a position; undefined where the record does not know. */
export interface Figures {
  readonly expanded: number;
  readonly generated: number;
  readonly stored: number;
  /** Successors that were known already. */
  readonly known: number | undefined;
  readonly waiting: number | undefined;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly f: number | undefined;
  readonly leastF: number | undefined;
  readonly h: number | undefined;
  readonly leastH: number | undefined;
}

/** The figures of a run at every position; at the end they are those of the search itself. */
export class RunFigures {
  private readonly reader: TraceReader;
  /** Whether the search has a heuristic. */
  readonly hasEstimates: boolean;
  /** By expansion, the least f and the least h of the states expanded up to there. */
  private readonly leastF: Float32Array;
  private readonly leastH: Float32Array;
  /** By expansion, the successors so far that were known already. */
  private readonly known: Float64Array;

  constructor(reader: TraceReader) {
    const { full, expansions, states } = reader.data;
    this.reader = reader;
    this.hasEstimates = !Number.isNaN(states.estimate[0] ?? Number.NaN);
    this.leastF = new Float32Array(full);
    this.leastH = new Float32Array(full);
    this.known = new Float64Array(full);
    let known = 0;
    let f = Number.POSITIVE_INFINITY;
    let h = Number.POSITIVE_INFINITY;
    for (let at = 0; at < full; at += 1) {
      const state = expansions.state[at]!;
      const estimate = states.estimate[state]!;
      const fresh = reader.freshIn(at);
      known += expansions.generated[at]! - (at > 0 ? expansions.generated[at - 1]! : 0) - fresh;
      this.known[at] = known;
      f = Math.min(f, keyOf('f', expansions.cost[at]!, estimate, 1));
      h = Math.min(h, estimate);
      this.leastF[at] = f;
      this.leastH[at] = h;
    }
  }

  at(position: number): Figures {
    const { reader, hasEstimates } = this;
    const { statistics, milliseconds, full } = reader.data;
    const step = reader.at(position);
    const isEnd = position >= reader.end;
    const generated = isEnd ? statistics.generated : step.generated;
    const hasAll = !step.isSample;
    const least = (of: Float32Array): number | undefined =>
      hasEstimates && step.expansion >= 0 ? of[Math.min(step.expansion, full - 1)] : undefined;
    return {
      expanded: isEnd ? statistics.expanded : step.number,
      generated,
      stored: isEnd ? statistics.stored : step.stored,
      known: hasAll ? (this.known[step.expansion] ?? 0) : undefined,
      waiting: Number.isNaN(step.waiting) ? undefined : step.waiting,
      bytes: isEnd ? statistics.bytes : step.bytes,
      milliseconds: isEnd ? milliseconds : step.milliseconds,
      f: hasEstimates && hasAll ? keyOf('f', step.cost, step.estimate, 1) : undefined,
      leastF: hasAll ? least(this.leastF) : undefined,
      h: hasEstimates ? step.estimate : undefined,
      leastH: hasAll ? least(this.leastH) : undefined,
    };
  }
}

/** How the part that was not kept one by one was sampled: every so many expansions, from one of them on. */
export function samplingOf(
  reader: TraceReader,
): { readonly kept: number; readonly every: number } | undefined {
  if (!reader.isSampled) return undefined;
  const { full, expansions } = reader.data;
  const [first, second] = [expansions.number[full], expansions.number[full + 1]];
  return { kept: full, every: first !== undefined && second !== undefined ? second - first : 1 };
}
