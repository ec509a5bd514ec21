import type { OtherParts, Standing, StepParts } from '../../../search/card.ts';
import { formatNumber } from '../shared/numbers.ts';
import type { explainEn } from './explain-en.ts';
import type { RunFacts, StepFacts } from './facts.ts';

const n = (value: number): string => formatNumber('pt', value);
const count = (value: number, one: string, many: string): string => `${n(value)} ${value === 1 ? one : many}`;

/** The facts that a comparison of states rests on. */
type Compared = Pick<RunFacts, 'card' | 'order' | 'weight'>;

/** `f = 7 (g 3 + h 4)`, or what else the algorithm goes by. */
function keyText({ order, weight }: Compared, standing: Standing): string {
  const { g, key } = standing;
  const h = standing.h ?? 0;
  const counted = Number.isInteger(h) ? n(h) : `${n(Math.ceil(h))}, arredondado de ${n(h)}`;
  if (order.measure === 'f') return `f = ${n(key)} (g ${n(g)} + h ${counted})`;
  if (order.measure === 'F') {
    const f = g + Math.ceil(h);
    return `F = ${n(key)} (${key === f ? '' : `f = ${n(f)}: `}g ${n(g)} + h ${counted})`;
  }
  if (order.measure === 'w') return `g + w·h = ${n(key)} (${n(g)} + ${n(weight)} × ${n(Math.ceil(h))})`;
  if (order.measure === 'h') return `h = ${n(h)}`;
  if (order.measure === 'g') return `g = ${n(g)}`;
  return `profundidade ${n(standing.depth)}`;
}

const waited = ({ waitingBefore }: StepFacts): string =>
  Number.isNaN(waitingBefore)
    ? ''
    : `; ${count(waitingBefore, 'estado estava à espera', 'estados estavam à espera')}`;
const step = ({ step: { number } }: StepFacts): string => `O passo ${n(number)}`;

/** One move deeper, or back and another way. */
function move(facts: StepFacts): string {
  const { takenBack, chosen } = facts;
  const depth = `profundidade ${n(chosen.depth)}`;
  if (facts.step.expansion === 0) return `${step(facts)} começa no início`;
  if (takenBack <= 0) return `${step(facts)} avança uma jogada, até à ${depth}`;
  return `${step(facts)} recua ${count(takenBack, 'jogada', 'jogadas')} e tenta o caminho seguinte, à ${depth}`;
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
  moves: count(facts.chosen.depth, 'jogada', 'jogadas'),
  waited: waited(facts),
  move: move(facts),
  n,
  movesOf: (value) => count(value, 'jogada', 'jogadas'),
  statesOf: (value) => count(value, 'estado', 'estados'),
});

/** How the state was taken; without a card only that it was. */
const takes = (facts: StepFacts): string =>
  facts.card?.takes.pt(parts(facts), facts) ??
  `${step(facts)} expande um estado à profundidade ${n(facts.chosen.depth)}.`;

/** The fate of the successors, as far as the algorithm itself can tell. */
function makes({ step: { isBackward, cheaper }, fresh, known, order }: StepFacts): string {
  const all = fresh + known;
  const [one, many] = isBackward ? ['predecessor', 'predecessores'] : ['sucessor', 'sucessores'];
  if (all === 0) return `Não tem ${many}.`;
  const all1 = `Tem ${count(all, one!, many!)}`;
  // What keeps only its path cannot tell which states it has met before.
  if (order.list === 'path') return `${all1}.`;
  const parts = [
    ...(fresh > 0 ? [count(fresh, 'novo', 'novos')] : []),
    ...(known > 0 ? [count(known, 'já conhecido', 'já conhecidos')] : []),
  ];
  const better = cheaper > 0 && order.reopens ? `, ${n(cheaper)} deles por um caminho mais barato` : '';
  return `${all1}: ${parts.join(', ')}${better}.`;
}

/** What became of other states before the next step. */
const then = (facts: StepFacts): string => {
  const sentence = facts.card?.afterwards?.pt(parts(facts), facts) ?? '';
  return sentence && ` ${sentence}`;
};

const opened = ({ step: { isAgain }, order }: StepFacts): string =>
  isAgain && order.reopens
    ? ' É expandido outra vez, porque se encontrou um caminho mais barato até ele.'
    : '';

export const explainPt: typeof explainEn = {
  did(facts) {
    const { step: at, chosen } = facts;
    if (at.number === 0) {
      if (chosen.h === Number.POSITIVE_INFINITY)
        return 'A heurística prova que do início não se chega a nenhum objetivo: não há nada para expandir.';
      const h = chosen.h === undefined ? '' : `, com h = ${n(chosen.h)}`;
      return `Ainda nada foi expandido. Só o início está à espera${h}.`;
    }
    if (at.isSample)
      return `O passo ${n(at.number)} expande este estado. A partir daqui só se guardam alguns passos, por isso não ficou registado de onde veio nem o que foi feito dos seus sucessores.`;
    return `${takes(facts)} ${makes(facts)}${opened(facts)}${then(facts)}`;
  },

  why(facts) {
    const { rival, reason, card, order, step: at } = facts;
    if (at.number === 0 || at.isSample || !card) return '';
    if (!rival) return order.list === 'path' ? '' : 'Não havia outro estado que a procura ainda fosse tomar.';
    return this.because(facts, rival, reason, 'next');
  },

  because(facts, other, reason, who) {
    const it = who === 'next' ? 'O seguinte' : 'O que escolheu';
    const its = keyText(facts, other);
    switch (reason) {
      case 'smaller':
        return `${it} tem ${its}, que é mais.`;
      case 'nearer':
        return `${it} tem o mesmo f, mas um h maior, ${n(other.h ?? 0)}: entre iguais vem primeiro o que se estima mais perto.`;
      case 'oldest':
        return `${it} tem o mesmo valor, ${its}: entre iguais vem primeiro o que espera há mais tempo.`;
      case 'newest':
        return `${it} tem o mesmo valor, ${its}: entre iguais vem primeiro o que entrou por último.`;
      default: {
        if (!facts.card)
          return `O laboratório não sabe dizer porquê: não tem ficha deste algoritmo. ${it} tem ${its}.`;
        return facts.card.before?.pt({ ...figures(facts, other), it }) ?? `${it} tem ${its}.`;
      }
    }
  },
};
