import type { Card } from '../card.ts';
import { listing } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'h', first: 'least', ties: 'oldest', byDepth: true, list: 'some' },
  code: listing(
    ['start', 'depth', 'take', 'successor', 'new', 'solved', 'known', 'unsolved'],
    `
kept ← [start]
repeat: kept ← the candidates with the smallest h, as many as the beam is wide
  for each kept state, the smallest h first
    for each successor of state
      if it is new: a candidate for the next depth
        if it is a goal: return the way to it
      else: a candidate again if it was left out, or leave it
if there are no candidates: give up`,
    `
mantidos ← [início]
repetir: mantidos ← os candidatos com menor h, tantos quantos cabem no feixe
  para cada estado mantido, primeiro o de menor h
    para cada sucessor de estado
      se é novo: candidato à profundidade seguinte
        se é objetivo: devolver o caminho até ele
      senão: de novo candidato se tinha ficado de fora, ou deixá-lo
se não há candidatos: desistir`,
  ),
  pt: {
    name: 'Procura em feixe',
    summary: 'Avança profundidade a profundidade e mantém só as posições mais promissoras de cada uma.',
    guarantee:
      'Não é completa e nada promete sobre o custo. Um feixe que se esgota depois de deixar posições de fora acaba num limite de estados.',
  },
  options: {
    width: { en: 'Width', pt: 'Largura', hint: 'Quantas posições de cada profundidade se mantêm' },
  },
  progress: 'nearest',
  takes: {
    en: (it) => `${it.step} takes the next of the states kept at depth ${it.depth}, ${it.key}${it.waited}.`,
    pt: (it) =>
      `${it.step} toma o seguinte dos estados mantidos à profundidade ${it.depth}, ${it.key}${it.waited}.`,
  },
  afterwards: {
    en: (it, { told, waitingAfter }) =>
      told.dropped === 0
        ? ''
        : `That was the last one kept at this depth: of ${it.n(waitingAfter + told.dropped)} candidates the ${it.n(waitingAfter)} with the smallest h are kept and ${it.n(told.dropped)} dropped.`,
    pt: (it, { told, waitingAfter }) =>
      told.dropped === 0
        ? ''
        : `Foi o último mantido a esta profundidade: de ${it.n(waitingAfter + told.dropped)} candidatos mantêm-se os ${it.n(waitingAfter)} com menor h e deixam-se ${it.n(told.dropped)}.`,
  },
  before: {
    en: ({ it }) => `${it} is one move further from the start: a depth is finished before the next begins.`,
    pt: ({ it }) =>
      `${it} está uma jogada mais longe do início: acaba-se uma profundidade antes de começar a seguinte.`,
  },
  givesUp: ['state-limit'],
};
