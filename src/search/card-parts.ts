import type { Both, Card, CardStep, CodeEvent, Listing, OptionWords, StepParts } from './card.ts';

/** The lines of code in each language, indented by two blanks per level, and the event of each line. */
export function listing(events: readonly CodeEvent[], en: string, pt: string): Listing {
  const inPortuguese = linesOf(pt);
  return linesOf(en).map((line, index) => ({
    event: events[index]!,
    indent: line.search(/\S/) / 2,
    en: line.trim(),
    pt: inPortuguese[index]!.trim(),
  }));
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** The differences between the searches that store every state once. */
interface ListWords {
  readonly start: string;
  readonly loop: string;
  readonly take: string;
  readonly keep: string;
}

/** Searches that store every state once and stop when they generate a goal. */
export const listCode = ({ en, pt }: Both<ListWords>): Listing =>
  listing(
    ['start', 'loop', 'take', 'successor', 'new', 'solved', 'known', 'unsolved'],
    `
${en.start}
while ${en.loop}
  state ← ${en.take}
  for each successor of state
    if it is new: ${en.keep}
      if it is a goal: return the way to it
    else: leave it
return: no solution`,
    `
${pt.start}
enquanto ${pt.loop}
  estado ← ${pt.take}
  para cada sucessor de estado
    se é novo: ${pt.keep}
      se é objetivo: devolver o caminho até ele
    senão: deixá-lo
devolver: sem solução`,
  );

/** Searches that expand the state with the smallest key and stop when that is a goal; they differ in one expression. */
export const bestFirstCode = (key: string, atStart: string): Listing =>
  listing(
    [
      ...(['start', 'loop', 'take', 'solved', 'successor', 'successor'] as const),
      ...(['new', 'cheaper', 'no-cheaper', 'unsolved'] as const),
    ],
    `
open ← [start], with ${atStart}
while something is open
  state ← take the one with the smallest ${key}
  if state is a goal: return the way to it
  for each successor of state
    g ← g(state) + cost of the move
    if it is new: open it, with ${key}
    else if g is less than before: note the cheaper way, open it again
    else: leave it
return: no solution`,
    `
abertos ← [início], com ${atStart}
enquanto há abertos
  estado ← tirar o de menor ${key}
  se estado é objetivo: devolver o caminho até ele
  para cada sucessor de estado
    g ← g(estado) + custo da jogada
    se é novo: abri-lo, com ${key}
    senão, se g é menor do que antes: anotar o caminho mais barato, reabri-lo
    senão: deixá-lo
devolver: sem solução`,
  );

type Sentence = (parts: StepParts, step: CardStep) => string;

/** A sentence for each that is not empty. */
export const sentences = (...all: readonly (string | false)[]): string =>
  all.filter((each) => each !== false && each !== '').join(' ');

/** States that a limit on moves keeps from being expanded. */
export const tooDeep: Both<Sentence> = {
  en: (it, { told }) =>
    told.tooDeep === 0
      ? ''
      : `${it.statesOf(told.tooDeep)} ${told.tooDeep === 1 ? 'is' : 'are'} left: no more moves are allowed there.`,
  pt: (it, { told }) =>
    told.tooDeep === 0
      ? ''
      : `${told.tooDeep === 1 ? 'Fica' : 'Ficam'} de lado ${it.statesOf(told.tooDeep)}: aí já não se permitem mais jogadas.`,
};

/** Why a search in depth does not try a successor: the textbook's reason, and that of a search with a table. */
export const onPath: Both<string> = { en: 'on the path already', pt: 'já no caminho' };
export const inTable: Both<string> = {
  en: 'searched already by a path that was no worse',
  pt: 'já procurado por um caminho que não era pior',
};

const skipped = (why: Both<string>): Both<Sentence> => ({
  en: (it, { told }) =>
    told.skipped === 0
      ? ''
      : `${it.statesOf(told.skipped)} ${told.skipped === 1 ? 'is' : 'are'} skipped: ${why.en}.`,
  pt: (it, { told }) =>
    told.skipped === 0
      ? ''
      : `${told.skipped === 1 ? 'Salta-se' : 'Saltam-se'} ${it.statesOf(told.skipped)}: ${why.pt}.`,
});

/** What depth-limited search and iterative deepening do with successors. */
export const cutByDepth = (why: Both<string>): Both<Sentence> => ({
  en: (it, step) =>
    sentences(
      step.told.cut > 0 &&
        `${it.statesOf(step.told.cut)} at depth ${it.n(step.told.leastCut)}, the limit, ${step.told.cut === 1 ? 'is' : 'are'} looked at and cut.`,
      skipped(why).en(it, step),
    ),
  pt: (it, step) =>
    sentences(
      step.told.cut > 0 &&
        `${step.told.cut === 1 ? 'Vê-se e corta-se' : 'Veem-se e cortam-se'} ${it.statesOf(step.told.cut)} à profundidade ${it.n(step.told.leastCut)}, que é o limite.`,
      skipped(why).pt(it, step),
    ),
});

/** What IDA* does with successors, and what its next limit comes from. */
export const cutByTotal = (why: Both<string>): Both<Sentence> => ({
  en: (it, step) => {
    const { cut, leastCut, leastCutSoFar, limit } = step.told;
    const are = cut === 1 ? 'is' : 'are';
    const next =
      leastCutSoFar === leastCut
        ? 'That is the next limit so far.'
        : `The next limit so far is ${it.n(leastCutSoFar)}.`;
    const isForGood = !Number.isFinite(leastCut);
    return sentences(
      cut > 0 && isForGood && `${it.statesOf(cut)} ${are} cut for good: no goal can be reached there.`,
      cut > 0 &&
        !isForGood &&
        `${it.statesOf(cut)} ${are} cut, with f above ${it.n(limit)}; the least is ${it.n(leastCut)}. ${next}`,
      tooDeep.en(it, step),
      skipped(why).en(it, step),
    );
  },
  pt: (it, step) => {
    const { cut, leastCut, leastCutSoFar, limit } = step.told;
    const cuts = cut === 1 ? 'Corta-se' : 'Cortam-se';
    const next =
      leastCutSoFar === leastCut
        ? 'É, até agora, o próximo limite.'
        : `O próximo limite é, até agora, ${it.n(leastCutSoFar)}.`;
    const isForGood = !Number.isFinite(leastCut);
    return sentences(
      cut > 0 && isForGood && `${cuts} de vez ${it.statesOf(cut)}: daí não se chega a nenhum objetivo.`,
      cut > 0 &&
        !isForGood &&
        `${cuts} ${it.statesOf(cut)}, com f acima de ${it.n(limit)}; o menor é ${it.n(leastCut)}. ${next}`,
      tooDeep.pt(it, step),
      skipped(why).pt(it, step),
    );
  },
});

/** The events of lines that only searches with a limit or a table have. */
export const isTaken = ({ step }: CardStep): number => Number(step.number > 0);
export const isSkipped = ({ told }: CardStep): number => told.skipped;
export const isCut = ({ told }: CardStep): number => told.cut;

/** The sentences of iterative deepening, which depth-limited search shares in its only round. */
export const deepens: Pick<Card, 'takes' | 'afterwards' | 'limit'> = {
  takes: {
    en: (it, { step, told }) =>
      step.isRound
        ? `Round ${it.round} begins, with a limit of ${it.movesOf(told.limit)}: step ${it.number} takes the start once more.`
        : `${it.move}${withLimit(told.limit, `, within the limit of ${it.movesOf(told.limit)}`)}.`,
    pt: (it, { step, told }) =>
      step.isRound
        ? `Começa a ronda ${it.round}, com um limite de ${it.movesOf(told.limit)}: o passo ${it.number} toma outra vez o início.`
        : `${it.move}${withLimit(told.limit, `, dentro do limite de ${it.movesOf(told.limit)}`)}.`,
  },
  afterwards: cutByDepth(onPath),
  limit: { en: 'Limit on depth', pt: 'Limite de profundidade' },
};

const withLimit = (limit: number, words: string): string => (Number.isFinite(limit) ? words : '');

/** Why a search that tries every move in turn has no choice of states. */
export const orderOfMoves: Both<() => string> = {
  en: () => 'Successors are tried in the order of the moves; nothing is compared, except with the limit.',
  pt: () => 'Os sucessores são tentados pela ordem das jogadas; nada se compara, a não ser com o limite.',
};

export const weightWords: Readonly<Record<string, OptionWords>> = {
  weight: {
    en: 'Weight',
    pt: 'Peso',
    hint: 'Quanto conta a estimativa em relação ao custo até aqui, a partir de 1',
  },
};
