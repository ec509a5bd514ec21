import type { Card } from '../card.ts';
import { deepens, isCut, isSkipped, listing, orderOfMoves } from '../card-parts.ts';
import { fallbackDepth } from './dls.ts';

export const card: Card = {
  order: { measure: 'depth', first: 'own', list: 'path' },
  code: listing(
    ['start', 'take', 'successor', isSkipped, 'solved', 'deeper', isCut, 'back', 'unsolved'],
    `
return search(start, 0)
search(state, depth):
  for each successor of state
    if it is on the path: skip it
    if it is a goal: return the path
    if depth + 1 < limit: search(successor, depth + 1)
    else: leave it
  go back one move
nothing within the limit`,
    `
devolver procurar(início, 0)
procurar(estado, profundidade):
  para cada sucessor de estado
    se está no caminho: saltá-lo
    se é objetivo: devolver o caminho
    se profundidade + 1 < limite: procurar(sucessor, profundidade + 1)
    senão: deixá-lo
  recuar uma jogada
nada dentro do limite`,
  ),
  pt: {
    name: 'Procura em profundidade limitada',
    summary: `Experimenta todas as sequências de jogadas até um limite (${fallbackDepth} jogadas, se não se disser outro), recordando apenas a que está a tentar.`,
    guarantee: 'Encontra uma solução se houver uma dentro do limite; não prova que seja a mais barata.',
  },
  options: {
    depth: { en: 'Depth', pt: 'Profundidade', hint: 'Até quantas jogadas de profundidade procura' },
  },
  progress: 'path',
  ...deepens,
  before: orderOfMoves,
  givesUp: ['depth-limit'],
};
