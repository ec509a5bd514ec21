import type { explainEn } from './explain-en.ts';
import type { Standing, StepFacts } from './facts.ts';
import { formatNumber } from './numbers.ts';
import type { Family } from './orders.ts';

const n = (value: number): string => formatNumber('pt', value);
const count = (value: number, one: string, many: string): string => `${n(value)} ${value === 1 ? one : many}`;

/** `f = 7 (g 3 + h 4)`, or what else the algorithm goes by. */
function keyText({ order, weight }: Pick<StepFacts, 'order' | 'weight'>, standing: Standing): string {
  const { g, key } = standing;
  const h = standing.h ?? 0;
  const counted = Number.isInteger(h) ? n(h) : `${n(Math.ceil(h))}, arredondado de ${n(h)}`;
  if (order.measure === 'f') return `f = ${n(key)} (g ${n(g)} + h ${counted})`;
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

const takes: Readonly<Record<Family, (facts: StepFacts) => string>> = {
  queue: (f) =>
    `${step(f)} toma o estado que espera há mais tempo, à profundidade ${n(f.chosen.depth)}${waited(f)}.`,
  stack: (f) =>
    `${step(f)} toma o estado encontrado por último, à profundidade ${n(f.chosen.depth)}${waited(f)}.`,
  cost: (f) =>
    `${step(f)} toma o estado em espera a que foi mais barato chegar, ${keyText(f, f.chosen)}${waited(f)}.`,
  estimate: (f) =>
    `${step(f)} toma o estado em espera que a heurística diz estar mais perto, ${keyText(f, f.chosen)}${waited(f)}.`,
  total: (f) => `${step(f)} toma o estado em espera com o menor ${keyText(f, f.chosen)}${waited(f)}.`,
  weighted: (f) => `${step(f)} toma o estado em espera com o menor ${keyText(f, f.chosen)}${waited(f)}.`,
  anytime: (f) =>
    `${step(f)} toma o estado em espera que parece melhor com o peso desta ronda, g ${n(f.chosen.g)} e h ${n(f.chosen.h ?? 0)}${waited(f)}.`,
  deepening: (f) =>
    f.step.isRound
      ? `Começa a ronda ${n(f.round)}: o passo ${n(f.step.number)} toma outra vez o início, e esta ronda pode ir mais longe.`
      : `${move(f)}.`,
  threshold: (f) =>
    f.step.isRound
      ? `Começa a ronda ${n(f.round)}: o passo ${n(f.step.number)} toma outra vez o início, com um limite de f mais alto.`
      : `${move(f)}; ${keyText(f, f.chosen)} está dentro do limite da ronda ${n(f.round)}.`,
  recursive: (f) => `${move(f)}, para o estado que aí parece melhor: ${keyText(f, f.chosen)}.`,
  beam: (f) =>
    `${step(f)} toma o seguinte dos estados mantidos à profundidade ${n(f.chosen.depth)}, ${keyText(f, f.chosen)}${waited(f)}.`,
  climbing: (f) => {
    if (f.step.isRound)
      return `Não havia nada melhor ao alcance: o passo ${n(f.step.number)} recomeça no início.`;
    if (f.hasClimbed)
      return `${step(f)} está num estado melhor do que antes, ${keyText(f, f.chosen)}, e olha em volta a partir dele.`;
    return `${step(f)} olha em volta à procura de algo melhor do que h = ${n(f.toBeat ?? 0)}; este estado tem ${keyText(f, f.chosen)}${waited(f)}.`;
  },
  'both-ends': (f) => {
    const side = f.step.isBackward
      ? `para trás, a ${count(f.chosen.depth, 'jogada', 'jogadas')} de um objetivo`
      : `para a frente, a ${count(f.chosen.depth, 'jogada', 'jogadas')} do início`;
    return `${step(f)} trabalha ${side}: toma o estado que espera há mais tempo desse lado${waited(f)}.`;
  },
  layers: (f) => {
    if (f.step.isRound)
      return `Já se conhece um objetivo. O passo ${n(f.step.number)} procura outra vez a partir do início, para encontrar as jogadas até um estado a meio caminho.`;
    const again = f.step.isAgain ? ' Já tinha sido expandido, e esquecido entretanto.' : '';
    return `${step(f)} toma o estado seguinte da profundidade ${n(f.chosen.depth)}${waited(f)}.${again}`;
  },
};

/** What became of the successors, as far as the algorithm itself can tell. */
function makes({ step: { fresh, known, cheaper }, order }: StepFacts): string {
  const all = fresh + known;
  if (all === 0) return 'Não tem sucessores.';
  const remembers = order.list === 'all' || order.list === 'some';
  const fresh1 = remembers
    ? count(fresh, 'novo', 'novos')
    : `${n(fresh)} nunca visto${fresh === 1 ? '' : 's'}`;
  const known1 = remembers
    ? count(known, 'já conhecido', 'já conhecidos')
    : count(known, 'visto antes', 'vistos antes');
  const parts = [...(fresh > 0 ? [fresh1] : []), ...(known > 0 ? [known1] : [])];
  const better = cheaper > 0 ? `, ${n(cheaper)} deles por um caminho mais barato` : '';
  return `Tem ${count(all, 'sucessor', 'sucessores')}: ${parts.join(', ')}${better}.`;
}

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
    return `${takes[facts.order.family](facts)} ${makes(facts)}${opened(facts)}`;
  },

  why(facts) {
    const { rival, reason, order, step: at } = facts;
    if (at.number === 0 || at.isSample) return '';
    if (!rival) return order.list === 'path' ? '' : 'Não havia outro estado que a procura ainda fosse tomar.';
    return this.because(facts, rival, reason, 'next');
  },

  because(facts, other, reason, who) {
    const it = who === 'next' ? 'O seguinte' : 'O que escolheu';
    const its = keyText(facts, other);
    const { family } = facts.order;
    switch (reason) {
      case 'smaller':
        return `${it} tem ${its}, que é mais.`;
      case 'nearer':
        return `${it} tem o mesmo f, mas um h maior, ${n(other.h ?? 0)}: entre iguais vem primeiro o que se estima mais perto.`;
      case 'oldest':
        return `${it} tem o mesmo valor, ${its}: entre iguais vem primeiro o que espera há mais tempo.`;
      case 'newest':
        return `${it} tem o mesmo valor, ${its}: entre iguais vem primeiro o que entrou por último.`;
      case 'order':
        if (family === 'stack')
          return `${it}, à profundidade ${n(other.depth)}, foi encontrado antes: está mais abaixo na pilha.`;
        if (family === 'beam')
          return `${it} está uma jogada mais longe do início: acaba-se uma profundidade antes de começar a seguinte.`;
        return `${it}, à profundidade ${n(other.depth)}, foi encontrado depois: está mais atrás na fila.`;
      default:
        return unknown[family]?.(facts, other) ?? `${it} tem ${its}.`;
    }
  },
};

type Rest = Pick<StepFacts, 'order' | 'weight'>;
const orderOfMoves = (): string =>
  'Os sucessores são tentados pela ordem das jogadas; nada se compara, a não ser com o limite.';
const unknown: Readonly<Partial<Record<Family, (facts: Rest, other: Standing) => string>>> = {
  anytime: (_, other) =>
    `Outro que espera tem g ${n(other.g)} e h ${n(other.h ?? 0)}. Cada ronda dá um pouco menos de peso a h.`,
  deepening: orderOfMoves,
  threshold: orderOfMoves,
  recursive: (facts, other) =>
    `Continua enquanto nada do que deixou ao longo do caminho parece melhor; outro que espera tem ${keyText(facts, other)}.`,
  climbing: () =>
    'Olha em volta pela ordem em que encontra os estados e vai para o primeiro que seja melhor.',
  'both-ends': () =>
    'Continua o lado cuja próxima profundidade parece mais barata; dentro de um lado, primeiro o mais antigo.',
  layers: () => 'Acaba-se uma profundidade antes de começar a seguinte; dentro dela, primeiro o mais antigo.',
};
