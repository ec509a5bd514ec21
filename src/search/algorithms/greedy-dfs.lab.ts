import type { Card } from '../card.ts';
import { cutByDepth, isSkipped, listing } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'h', first: 'own', list: 'path' },
  code: listing(
    ['start', 'take', 'successor', 'untold', isSkipped, 'solved', 'deeper', 'back', 'unsolved'],
    `
been ← nowhere, search(start)
search(state): note that it has been there
  h ← the estimate of each successor
  for each successor, the smallest h first
    if it has been there: skip it
    if it is a goal: return the path
    else: search(successor)
  go back one move
if it is back at the start: no solution`,
    `
passou por ← nada, procurar(início)
procurar(estado): anotar que passou por lá
  h ← a estimativa de cada sucessor
  para cada sucessor, primeiro o de menor h
    se já passou por lá: saltá-lo
    se é objetivo: devolver o caminho
    senão: procurar(sucessor)
  recuar uma jogada
se voltou ao início: sem solução`,
  ),
  pt: {
    name: 'Em profundidade, primeiro o melhor vizinho',
    summary:
      'Continua para o vizinho que a heurística diz estar mais perto de um objetivo, entre aqueles por onde ainda não passou, ' +
      'e recua onde não há nenhum.',
    guarantee: 'Completa, mesmo dentro de um limite de profundidade. Nada promete sobre o custo.',
  },
  progress: 'nearest',
  takes: {
    en: (it, { chosen }) =>
      chosen.depth === 0
        ? `${it.move}, with ${it.key}.`
        : `${it.move}; of the neighbours left there it looked best, with ${it.key}.`,
    pt: (it, { chosen }) =>
      chosen.depth === 0
        ? `${it.move}, com ${it.key}.`
        : `${it.move}; dos vizinhos que lá restavam era o que parecia melhor, com ${it.key}.`,
  },
  before: {
    en: () => 'Only the neighbours of one state are compared with each other.',
    pt: () => 'Só os vizinhos de um mesmo estado se comparam entre si.',
  },
  afterwards: cutByDepth({ en: 'it has been there', pt: 'já lá passou' }),
  givesUp: ['depth-limit'],
};
