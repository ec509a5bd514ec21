import type { AlgorithmOptions } from '../../../core/search.ts';
import type { Step, TraceReader, WaitingState } from '../../../trace/reader.ts';
import { marks } from '../../../trace/trace.ts';
import { countedEstimate, keyOf, type Order, orderOf, usedWeight } from './orders.ts';

/** A state as it stands in the order of the algorithm. */
export interface Standing {
  readonly state: number;
  readonly depth: number;
  readonly g: number;
  /** Undefined where there is no heuristic. */
  readonly h: number | undefined;
  /** What the algorithm compares by. */
  readonly key: number;
}

/**
 * Why a state is taken before another one that waits: its key is smaller, or equal and its h smaller, or equal and the
 * order of arrival decides, or only that order counts, or the record does not say.
 */
export type Reason = 'smaller' | 'nearer' | 'oldest' | 'newest' | 'order' | 'unknown';

/** All that there is to say about one step, before it is put into words. */
export interface StepFacts {
  readonly step: Step;
  readonly order: Order;
  readonly algorithm: string;
  /** Only for weighted A*. */
  readonly weight: number;
  readonly chosen: Standing;
  readonly waitingBefore: number;
  /** The state that is taken next of those that waited too. */
  readonly rival: Standing | undefined;
  readonly reason: Reason;
  /** Moves that a search that keeps only its path took back before this step. */
  readonly takenBack: number;
  /** The round, counted from 1, of a search that begins again and again. */
  readonly round: number;
  /** It is the first of its depth, for those that go depth by depth. */
  readonly beginsDepth: boolean;
  /** Hill climbing: it has just come to this state, which is better than where it stood. */
  readonly hasClimbed: boolean;
  /** Hill climbing: the estimate to fall below. */
  readonly toBeat: number | undefined;
  readonly isLast: boolean;
}

/** Hill climbing compares estimates in whole parts of one. */
const climbingResolution = 256;
/** It then no longer climbs: see hill-climbing.ts. */
const mostFalls = 16;

/** Reads from a record what happened in each step, by the rules of its algorithm. */
export class RunFacts {
  readonly reader: TraceReader;
  readonly order: Order;
  readonly weight: number;
  private readonly options: AlgorithmOptions;
  /** The expansions that begin a round, in order. */
  private readonly rounds: number[] = [0];
  /** By expansion of hill climbing: the estimate to fall below, and whether it has just climbed. */
  private readonly levels: Float32Array | undefined;
  private readonly climbs: Uint8Array | undefined;

  constructor(reader: TraceReader, options: AlgorithmOptions) {
    this.reader = reader;
    this.options = options;
    this.order = orderOf(reader.data.algorithm);
    this.weight = usedWeight(options);
    const { full, expansions } = reader.data;
    for (let at = 1; at < full; at += 1) if (expansions.marks[at]! & marks.round) this.rounds.push(at);
    if (this.order.family === 'climbing') {
      this.levels = new Float32Array(full);
      this.climbs = new Uint8Array(full);
      this.followClimb();
    }
  }

  at(position: number): StepFacts {
    const { reader, order } = this;
    const step = reader.at(position);
    const { depth, cost, estimate, state, expansion } = step;
    const before = reader.at(step.expansion);
    const chosen = this.standing(state, depth, cost, estimate);
    const rival = step.number === 0 || step.isSample ? undefined : this.rivalOf(expansion);
    const isStep = step.number > 0 && !step.isSample;
    return {
      step,
      order,
      algorithm: reader.data.algorithm,
      weight: this.weight,
      chosen,
      waitingBefore: before.waiting,
      rival,
      reason: rival ? this.compare(chosen, rival) : 'unknown',
      takenBack: isStep && expansion > 0 ? before.depth + 1 - depth : 0,
      round: this.roundOf(expansion),
      beginsDepth: isStep && (expansion === 0 || before.depth !== depth),
      hasClimbed: isStep && this.climbs?.[expansion] === 1,
      toBeat: isStep ? this.levels?.[expansion] : undefined,
      isLast: position >= reader.end,
    };
  }

  /** The states that wait at a position in the order in which they are taken, each once. */
  next(position: number, most: number): Standing[] {
    const seen = new Set<number>();
    const found: Standing[] = [];
    for (const waiting of this.reader.next(position, 2 * most)) {
      if (seen.has(waiting.state) || found.length === most) continue;
      seen.add(waiting.state);
      found.push(this.waitingStanding(waiting));
    }
    return found;
  }

  /** Why one waiting state is taken before another. */
  compare(chosen: Standing, rival: Standing): Reason {
    const { order, options } = this;
    if (order.family === 'queue' || order.family === 'stack') return 'order';
    if (!order.leastFirst) return 'unknown';
    if (order.family === 'beam' && chosen.depth !== rival.depth) return 'order';
    if (chosen.key < rival.key) return 'smaller';
    if (chosen.key > rival.key) return 'unknown';
    if (order.family !== 'total') return order.ties ?? 'unknown';
    const ties = options['ties'] ?? 'low-h';
    const [mine, its] = [chosen, rival].map(({ h }) => countedEstimate('f', h ?? 0)) as [number, number];
    if (ties === 'low-h' && mine !== its) return mine < its ? 'nearer' : 'unknown';
    return ties === 'fifo' ? 'oldest' : 'newest';
  }

  private rivalOf(expansion: number): Standing | undefined {
    const rival = this.reader
      .next(expansion, 3)
      .find(
        ({ takenIn, state }) =>
          takenIn !== expansion && state !== this.reader.data.expansions.state[expansion],
      );
    return rival && this.waitingStanding(rival);
  }

  private waitingStanding({ state, takenIn, cost, estimate }: WaitingState): Standing {
    return this.standing(state, this.reader.data.expansions.depth[takenIn]!, cost, estimate);
  }

  private standing(state: number, depth: number, cost: number, estimate: number): Standing {
    const { order, weight } = this;
    const key = order.measure === 'depth' ? depth : keyOf(order.measure, cost, estimate, weight);
    return { state, depth, g: cost, h: Number.isNaN(estimate) ? undefined : estimate, key };
  }

  private roundOf(expansion: number): number {
    const { rounds } = this;
    let low = 0;
    let high = rounds.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rounds[middle]! <= expansion) low = middle + 1;
      else high = middle;
    }
    return Math.max(1, low);
  }

  /**
   * Where a climb stands is not recorded, but follows: whatever it looks around at is no better than that, so a better
   * state is the next to stand on. Back at the start it has fallen.
   */
  private followClimb(): void {
    const { full, expansions, states } = this.reader.data;
    const whole = (estimate: number): number => Math.round(estimate * climbingResolution);
    let falls = 0;
    let level = states.estimate[0] ?? 0;
    for (let at = 0; at < full; at += 1) {
      const state = expansions.state[at]!;
      const estimate = states.estimate[state]!;
      if (at > 0 && state === 0) {
        falls += 1;
        level = falls < mostFalls ? estimate : 0;
      } else if (whole(estimate) < whole(level)) {
        level = estimate;
        this.climbs![at] = 1;
      }
      this.levels![at] = level;
    }
  }
}
