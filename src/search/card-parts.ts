import type { Both, CodeEvent, Listing, OptionWords } from './card.ts';

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
