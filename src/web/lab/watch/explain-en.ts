import type { Standing, StepFacts } from './facts.ts';
import { formatNumber } from './numbers.ts';
import type { Family } from './orders.ts';

const n = (value: number): string => formatNumber('en', value);
const count = (value: number, one: string, many: string): string => `${n(value)} ${value === 1 ? one : many}`;

/** `f = 7 (g 3 + h 4)`, or what else the algorithm goes by. */
function keyText({ order, weight }: Pick<StepFacts, 'order' | 'weight'>, standing: Standing): string {
  const { g, key } = standing;
  const h = standing.h ?? 0;
  const counted = Number.isInteger(h) ? n(h) : `${n(Math.ceil(h))}, rounded up from ${n(h)}`;
  if (order.measure === 'f') return `f = ${n(key)} (g ${n(g)} + h ${counted})`;
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

const takes: Readonly<Record<Family, (facts: StepFacts) => string>> = {
  queue: (f) =>
    `${step(f)} takes the state that has waited longest, at depth ${n(f.chosen.depth)}${waited(f)}.`,
  stack: (f) => `${step(f)} takes the state that was met last, at depth ${n(f.chosen.depth)}${waited(f)}.`,
  cost: (f) =>
    `${step(f)} takes the waiting state that was cheapest to reach, ${keyText(f, f.chosen)}${waited(f)}.`,
  estimate: (f) =>
    `${step(f)} takes the waiting state that the heuristic calls nearest, ${keyText(f, f.chosen)}${waited(f)}.`,
  total: (f) => `${step(f)} takes the waiting state with the smallest ${keyText(f, f.chosen)}${waited(f)}.`,
  weighted: (f) =>
    `${step(f)} takes the waiting state with the smallest ${keyText(f, f.chosen)}${waited(f)}.`,
  anytime: (f) =>
    `${step(f)} takes the waiting state that looks best with the weight of this round, g ${n(f.chosen.g)} and h ${n(f.chosen.h ?? 0)}${waited(f)}.`,
  deepening: (f) =>
    f.step.isRound
      ? `Round ${n(f.round)} begins: step ${n(f.step.number)} takes the start once more, and this round may go further.`
      : `${move(f)}.`,
  threshold: (f) =>
    f.step.isRound
      ? `Round ${n(f.round)} begins: step ${n(f.step.number)} takes the start once more, with a higher limit on f.`
      : `${move(f)}; ${keyText(f, f.chosen)} is within the limit of round ${n(f.round)}.`,
  recursive: (f) => `${move(f)}, to the state that looks best there: ${keyText(f, f.chosen)}.`,
  beam: (f) =>
    `${step(f)} takes the next of the states kept at depth ${n(f.chosen.depth)}, ${keyText(f, f.chosen)}${waited(f)}.`,
  climbing: (f) => {
    if (f.step.isRound)
      return `Nothing better could be reached: step ${n(f.step.number)} starts again at the start.`;
    if (f.hasClimbed)
      return `${step(f)} stands on a better state than before, ${keyText(f, f.chosen)}, and looks around from it.`;
    return `${step(f)} looks around for something better than h = ${n(f.toBeat ?? 0)}; this state has ${keyText(f, f.chosen)}${waited(f)}.`;
  },
  'both-ends': (f) => {
    const side = f.step.isBackward
      ? `backwards, ${count(f.chosen.depth, 'move', 'moves')} from a goal`
      : `forwards, ${count(f.chosen.depth, 'move', 'moves')} from the start`;
    return `${step(f)} works ${side}: it takes the state that has waited longest on that side${waited(f)}.`;
  },
  layers: (f) => {
    if (f.step.isRound)
      return `A goal is known. Step ${n(f.step.number)} searches from the start again to find the moves to a state half-way.`;
    const again = f.step.isAgain ? ' It was expanded before, and forgotten since.' : '';
    return `${step(f)} takes the next state of depth ${n(f.chosen.depth)}${waited(f)}.${again}`;
  },
};

/** What became of the successors, as far as the algorithm itself can tell. */
function makes({ step: { fresh, known, cheaper }, order }: StepFacts): string {
  const all = fresh + known;
  if (all === 0) return 'It has no successors.';
  const remembers = order.list === 'all' || order.list === 'some';
  const parts = [
    ...(fresh > 0 ? [`${n(fresh)} ${remembers ? 'new' : 'never met before'}`] : []),
    ...(known > 0 ? [`${n(known)} ${remembers ? 'known already' : 'met before'}`] : []),
  ];
  const better = cheaper > 0 ? `, ${n(cheaper)} of them reached more cheaply` : '';
  return `It has ${count(all, 'successor', 'successors')}: ${parts.join(', ')}${better}.`;
}

const opened = ({ step: { isAgain }, order }: StepFacts): string =>
  isAgain && order.reopens ? ' It is expanded once more, because a cheaper way to it was found.' : '';

export const explainEn = {
  /** What the search just did. */
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
    return `${takes[facts.order.family](facts)} ${makes(facts)}${opened(facts)}`;
  },

  /** Why this one and not the next; empty where there is nothing to compare with. */
  why(facts: StepFacts): string {
    const { rival, reason, order, step: at } = facts;
    if (at.number === 0 || at.isSample) return '';
    if (!rival)
      return order.list === 'path' ? '' : 'There was no other state that the search would still take.';
    return this.because(facts, rival, reason, 'next');
  },

  /** Why the state that is taken comes before another one. */
  because(
    facts: Pick<StepFacts, 'order' | 'weight'>,
    other: Standing,
    reason: StepFacts['reason'],
    who: 'next' | 'picked',
  ): string {
    const it = who === 'next' ? 'The next in line' : 'The one you picked';
    const its = keyText(facts, other);
    const { family } = facts.order;
    switch (reason) {
      case 'smaller':
        return `${it} has ${its}, which is more.`;
      case 'nearer':
        return `${it} has the same f, but a larger h = ${n(other.h ?? 0)}: among equals the one estimated nearer comes first.`;
      case 'oldest':
        return `${it} has the same value, ${its}: among equals the one that waited longer comes first.`;
      case 'newest':
        return `${it} has the same value, ${its}: among equals the one put in last comes first.`;
      case 'order':
        if (family === 'stack')
          return `${it}, at depth ${n(other.depth)}, was met earlier: it lies further down.`;
        if (family === 'beam')
          return `${it} is one move further from the start: a depth is finished before the next begins.`;
        return `${it}, at depth ${n(other.depth)}, was met later: it stands further back in the queue.`;
      default:
        return unknown[family]?.(facts, other) ?? `${it} has ${its}.`;
    }
  },
};

type Rest = Pick<StepFacts, 'order' | 'weight'>;
const orderOfMoves = (): string =>
  'Successors are tried in the order of the moves; nothing is compared, except with the limit.';
const unknown: Readonly<Partial<Record<Family, (facts: Rest, other: Standing) => string>>> = {
  anytime: (_, other) =>
    `Another one that waits has g ${n(other.g)} and h ${n(other.h ?? 0)}. Every round weighs h a little less.`,
  deepening: orderOfMoves,
  threshold: orderOfMoves,
  recursive: (facts, other) =>
    `It goes on while nothing set aside along the path looks better; another one that waits has ${keyText(facts, other)}.`,
  climbing: () => 'It looks around in the order in which states are met, and goes to the first better one.',
  'both-ends': () =>
    'The side whose next depth looks cheaper goes on; within a side, the oldest comes first.',
  layers: () => 'A depth is finished before the next one begins; within it, the oldest comes first.',
};
