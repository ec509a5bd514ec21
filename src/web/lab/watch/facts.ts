import type { AlgorithmOptions } from '../../../core/search.ts';
import type { Card, CardStep, Climb, Order, Reason, Standing } from '../../../search/card.ts';
import type { Step, TraceReader, WaitingState } from '../../../trace/reader.ts';
import { marks } from '../../../trace/trace.ts';
import { cards, orderOf } from '../shared/cards.ts';
import { keyOf } from '../shared/orders.ts';

/** All that there is to say about one step, before it is put into words. */
export interface StepFacts extends CardStep {
  readonly step: Step;
  /** Undefined where nobody has written one: then only what the record says can be said. */
  readonly card: Card | undefined;
  readonly order: Order;
  /** Counts only in a weighted measure. */
  readonly weight: number;
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
  readonly isLast: boolean;
}

/** Reads from a record what happened in each step, by the rules of its algorithm. */
export class RunFacts {
  readonly reader: TraceReader;
  readonly card: Card | undefined;
  readonly order: Order;
  readonly weight: number;
  private readonly options: AlgorithmOptions;
  /** The expansions that begin a round, in order. */
  private readonly rounds: number[] = [0];
  private readonly climb: ((expansion: number) => Climb) | undefined;

  constructor(reader: TraceReader, options: AlgorithmOptions) {
    const { algorithm, full, expansions } = reader.data;
    this.reader = reader;
    this.options = options;
    this.card = cards.get(algorithm);
    this.order = orderOf(algorithm);
    this.weight = this.order.weight?.(options) ?? 1;
    for (let at = 1; at < full; at += 1) if (expansions.marks[at]! & marks.round) this.rounds.push(at);
    this.climb = this.card?.climb?.(reader.data);
  }

  at(position: number): StepFacts {
    const { reader, card, order } = this;
    const step = reader.at(position);
    const { depth, cost, estimate, state, expansion } = step;
    const before = reader.at(step.expansion);
    const chosen = this.standing(state, depth, cost, estimate);
    const rival = step.number === 0 || step.isSample ? undefined : this.rivalOf(expansion);
    const isStep = step.number > 0 && !step.isSample;
    return {
      step,
      card,
      order,
      weight: this.weight,
      chosen,
      waitingBefore: before.waiting,
      rival,
      reason: rival ? this.compare(chosen, rival) : 'unknown',
      takenBack: isStep && expansion > 0 ? before.depth + 1 - depth : 0,
      round: this.roundOf(expansion),
      beginsDepth: isStep && (expansion === 0 || before.depth !== depth),
      climb: isStep ? this.climb?.(expansion) : undefined,
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
    if (order.first === 'oldest' || order.first === 'newest') return 'order';
    if (order.first !== 'least') return 'unknown';
    if (order.byDepth && chosen.depth !== rival.depth) return 'order';
    if (chosen.key < rival.key) return 'smaller';
    if (chosen.key > rival.key) return 'unknown';
    const { ties = 'unknown' } = order;
    return typeof ties === 'function' ? ties(chosen, rival, options) : ties;
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
}
