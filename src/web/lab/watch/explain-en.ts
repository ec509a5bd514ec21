import type { OtherParts, Standing, StepParts } from '../../../search/card.ts';
import { formatNumber } from '../shared/numbers.ts';
import type { RunFacts, StepFacts } from './facts.ts';

const n = (value: number): string => formatNumber('en', value);
const count = (value: number, one: string, many: string): string => `${n(value)} ${value === 1 ? one : many}`;

/** The facts that a comparison of states rests on. */
type Compared = Pick<RunFacts, 'card' | 'order' | 'weight'>;

/** `f = 7 (g 3 + h 4)`, or what else the algorithm goes by. */
function keyText({ order, weight }: Compared, standing: Standing): string {
  const { g, key } = standing;
  const h = standing.h ?? 0;
  const counted = Number.isInteger(h) ? n(h) : `${n(Math.ceil(h))}, rounded up from ${n(h)}`;
  if (order.measure === 'f') return `f = ${n(key)} (g ${n(g)} + h ${counted})`;
  if (order.measure === 'F') {
    const f = g + Math.ceil(h);
    return `F = ${n(key)} (${key === f ? '' : `f = ${n(f)}: `}g ${n(g)} + h ${counted})`;
  }
  if (order.measure === 'w') return `g + w·h = ${n(key)} (${n(g)} + ${n(weight)} × ${n(Math.ceil(h))})`;
  if (order.measure === 'h') return `h = ${n(h)}`;
  if (order.measure === 'g') return `g = ${n(g)}`;
  return `depth ${n(standing.depth)}`;
}

const waited = ({ waitingBefore }: StepFacts): string =>
  Number.isNaN(waitingBefore) ? '' : `; ${count(waitingBefore, 'state was waiting', 'states were waiting')}`;
const step = ({ step: { number } }: StepFacts): string => `Step ${n(number)}`;

/** One move deeper, or back and another way. */
function move(facts: StepFacts): string {
  const { takenBack, chosen } = facts;
  const depth = `depth ${n(chosen.depth)}`;
  if (facts.step.expansion === 0) return `${step(facts)} begins at the start`;
  if (takenBack <= 0) return `${step(facts)} goes one move deeper, to ${depth}`;
  return `${step(facts)} takes ${count(takenBack, 'move', 'moves')} back and tries the next way, at ${depth}`;
}

const figures = (facts: Compared, standing: Standing): Omit<OtherParts, 'it'> => ({
  depth: n(standing.depth),
  g: n(standing.g),
  h: n(standing.h ?? 0),
  key: keyText(facts, standing),
});

/** The parts that cards make their sentences of. */
const parts = (facts: StepFacts): StepParts => ({
  ...figures(facts, facts.chosen),
  step: step(facts),
  number: n(facts.step.number),
  round: n(facts.round),
  moves: count(facts.chosen.depth, 'move', 'moves'),
  waited: waited(facts),
  move: move(facts),
  n,
  movesOf: (value) => count(value, 'move', 'moves'),
  statesOf: (value) => count(value, 'state', 'states'),
});

/** How the state was taken; without a card only that it was. */
const takes = (facts: StepFacts): string =>
  facts.card?.takes.en(parts(facts), facts) ??
  `${step(facts)} expands a state at depth ${n(facts.chosen.depth)}.`;

/** The fate of the successors, as far as the algorithm itself can tell. */
function makes({ step: { isBackward, cheaper }, fresh, known, order }: StepFacts): string {
  const all = fresh + known;
  const [one, many] = isBackward ? ['predecessor', 'predecessors'] : ['successor', 'successors'];
  if (all === 0) return `It has no ${many}.`;
  const all1 = `It has ${count(all, one!, many!)}`;
  // What keeps only its path cannot tell which states it has met before.
  if (order.list === 'path') return `${all1}.`;
  const parts = [
    ...(fresh > 0 ? [`${n(fresh)} new`] : []),
    ...(known > 0 ? [`${n(known)} known already`] : []),
  ];
  const better = cheaper > 0 && order.reopens ? `, ${n(cheaper)} of them reached more cheaply` : '';
  return `${all1}: ${parts.join(', ')}${better}.`;
}

/** What became of other states before the next step. */
const then = (facts: StepFacts): string => {
  const sentence = facts.card?.afterwards?.en(parts(facts), facts) ?? '';
  return sentence && ` ${sentence}`;
};

const opened = ({ step: { isAgain }, order }: StepFacts): string =>
  isAgain && order.reopens ? ' It is expanded once more, because a cheaper way to it was found.' : '';

export const explainEn = {
  /** The last step of the search, in words. */
  did(facts: StepFacts): string {
    const { step: at, chosen } = facts;
    if (at.number === 0) {
      if (chosen.h === Number.POSITIVE_INFINITY)
        return 'The heuristic proves that no goal can be reached from the start: there is nothing to expand.';
      const h = chosen.h === undefined ? '' : `, with h = ${n(chosen.h)}`;
      return `Nothing has been expanded yet. Only the start is waiting${h}.`;
    }
    if (at.isSample)
      return `Step ${n(at.number)} expands this state. From here on only some steps are kept, so where it came from and what became of its successors is not recorded.`;
    return `${takes(facts)} ${makes(facts)}${opened(facts)}${then(facts)}`;
  },

  /** Why this one and not the next; empty where there is nothing to compare with. */
  why(facts: StepFacts): string {
    const { rival, reason, card, order, step: at } = facts;
    if (at.number === 0 || at.isSample || !card) return '';
    if (!rival)
      return order.list === 'path' ? '' : 'There was no other state that the search would still take.';
    return this.because(facts, rival, reason, 'next');
  },

  /** Why the state that is taken comes before another one. */
  because(facts: Compared, other: Standing, reason: StepFacts['reason'], who: 'next' | 'picked'): string {
    const it = who === 'next' ? 'The next in line' : 'The one you picked';
    const its = keyText(facts, other);
    switch (reason) {
      case 'smaller':
        return `${it} has ${its}, which is more.`;
      case 'nearer':
        return `${it} has the same f, but a larger h = ${n(other.h ?? 0)}: among equals the one estimated nearer comes first.`;
      case 'oldest':
        return `${it} has the same value, ${its}: among equals the one that waited longer comes first.`;
      case 'newest':
        return `${it} has the same value, ${its}: among equals the one put in last comes first.`;
      default: {
        if (!facts.card)
          return `The lab cannot say why: it has no card for this algorithm. ${it} has ${its}.`;
        return facts.card.before?.en({ ...figures(facts, other), it }) ?? `${it} has ${its}.`;
      }
    }
  },
};
