import type { AlgorithmOptions } from '../../../core/search.ts';
import type { Card, CardStep, Order, Reason, Standing, ToldStep } from '../../../search/card.ts';
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
  /** Its successors: those that are new to the search, and the others. */
  readonly fresh: number;
  readonly known: number;
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
  /** By expansion: the least value cut since the round began. */
  private readonly leastCut: Float32Array;

  constructor(reader: TraceReader, options: AlgorithmOptions) {
    const { algorithm, full, expansions } = reader.data;
    this.reader = reader;
    this.options = options;
    this.card = cards.get(algorithm);
    this.order = orderOf(algorithm);
    this.weight = this.order.weight?.(options) ?? 1;
    for (let at = 1; at < full; at += 1) if (expansions.marks[at]! & marks.round) this.rounds.push(at);
    this.leastCut = leastCuts(reader);
  }

  at(position: number): StepFacts {
    const { reader, card, order } = this;
    const step = reader.at(position);
    const { depth, cost, estimate, state, expansion } = step;
    const before = reader.at(step.expansion);
    const isStep = step.number > 0 && !step.isSample;
    const value = isStep ? this.valueOf(step.from, state, expansion) : Number.NaN;
    const chosen = this.standing(state, depth, cost, estimate, value);
    const rival = step.number === 0 || step.isSample ? undefined : this.rivalOf(expansion);
    const made = order.tellsNew && isStep ? this.madeBy(expansion) : step.fresh;
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
      isLast: position >= reader.end,
      fresh: made,
      known: step.fresh + step.known - made,
      waitingAfter: step.waiting,
      told: this.toldAt(step, before, Math.min(position, reader.end)),
    };
  }

  /** The states that wait at a position in the order in which they are taken, each once. */
  next(position: number, most: number): Standing[] {
    const seen = new Set<number>();
    const found: Standing[] = [];
    for (const waiting of this.reader.next(position, 2 * most)) {
      if (seen.has(waiting.state) || found.length === most) continue;
      seen.add(waiting.state);
      found.push(this.waitingStanding(waiting, position));
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
    return rival && this.waitingStanding(rival, expansion);
  }

  private waitingStanding(
    { state, takenIn, from, cost, estimate }: WaitingState,
    position: number,
  ): Standing {
    const value = this.valueOf(from, state, position);
    return this.standing(state, this.reader.data.expansions.depth[takenIn]!, cost, estimate, value);
  }

  /** What the search compares a successor by at a position, where it tells. */
  private valueOf(from: number, state: number, position: number): number {
    if (this.order.measure !== 'F') return Number.NaN;
    return this.reader.fates.one(from, state, position)?.value ?? Number.NaN;
  }

  /** The successors of an expansion that are new to the search itself. */
  private madeBy(expansion: number): number {
    let made = 0;
    for (const { fate, by } of this.reader.fates.at(expansion + 1))
      if (fate === 'made' && by === expansion) made += 1;
    return made;
  }

  /** What the search has told of a step. */
  private toldAt(step: Step, before: Step, position: number): ToldStep {
    const { reader } = this;
    const { fates, data } = reader;
    const isStep = step.number > 0 && !step.isSample;
    const cut = fates.after(position, 'cut');
    const solutions = reader.solutionsAt(position);
    return {
      limit: step.limit,
      limitBefore: before.limit,
      limitAfter: data.expansions.limit[position] ?? Number.NaN,
      cut: cut.valued,
      tooDeep: cut.count - cut.valued,
      leastCut: cut.least,
      leastCutSoFar: (isStep ? this.leastCut[step.expansion] : undefined) ?? Number.POSITIVE_INFINITY,
      dropped: fates.after(position, 'dropped').count,
      skipped: fates.after(position, 'skipped').count,
      leastLeft:
        isStep && this.order.measure === 'F' ? this.leastLeft(step.expansion) : Number.POSITIVE_INFINITY,
      writtenBack: isStep && this.order.measure === 'F' ? this.writtenBack(position) : [],
      startsOver: ((data.expansions.marks[position] ?? 0) & marks.round) !== 0,
      hasMet: fates.after(position, 'meets').count > 0,
      solutions,
      newSolutions: solutions - reader.solutionsAt(position - 1),
      bestCost: data.found.cost[solutions - 1] ?? Number.NaN,
      bound: step.bound,
    };
  }

  /** The least value among the successors of an expansion that wait before the next one. */
  private leastLeft(expansion: number): number {
    const waiting = this.reader.fates
      .of(expansion, expansion + 1)
      .filter(({ fate }) => fate === 'made' || fate === 'waits');
    return Math.min(...waiting.map(({ value }) => value));
  }

  /** The F that a search leaves behind where it goes back; Infinity where there is no way on. */
  private writtenBack(position: number): number[] {
    const { expansions } = this.reader.data;
    const way = this.reader.chain(position - 1)!;
    const left = new Map<number, number>();
    // What is told first is what it leaves: another move to the same state, with an F of its own, may be taken next.
    for (const { fate, by, state, value } of this.reader.fates.at(position))
      if (
        (fate === 'waits' || fate === 'cut') &&
        !left.has(by) &&
        way.some((at) => expansions.from[at] === by && expansions.state[at] === state)
      )
        left.set(by, value);
    return [...left.values()];
  }

  private standing(state: number, depth: number, cost: number, estimate: number, value: number): Standing {
    const { order, weight } = this;
    const key = order.measure === 'depth' ? depth : keyOf(order.measure, cost, estimate, weight, value);
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

/** By expansion: the least value cut since its round began, up to the next expansion. */
function leastCuts({ data, fates }: TraceReader): Float32Array {
  const least = new Float32Array(data.full);
  let now = Number.POSITIVE_INFINITY;
  for (let at = 0; at < data.full; at += 1) {
    if (data.expansions.marks[at]! & marks.round) now = Number.POSITIVE_INFINITY;
    now = Math.min(now, fates.after(at + 1, 'cut').least);
    least[at] = now;
  }
  return least;
}
