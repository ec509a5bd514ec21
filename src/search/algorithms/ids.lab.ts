import type { Card } from '../card.ts';
import { deepens, isCut, isSkipped, listing, orderOfMoves } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'depth', first: 'own', list: 'path' },
  code: listing(
    ['start', 'round', 'take', 'successor', isSkipped, 'solved', 'deeper', isCut, 'back', 'unsolved'],
    `
limit ← step
repeat: search(start, 0), then limit ← limit + step
search(state, depth):
  for each successor of state
    if it is on the path: skip it
    if it is a goal: return the path
    if depth + 1 < limit: search(successor, depth + 1)
    else: leave it to a later round
  go back one move
if no limit kept anything back: no solution`,
    `
limite ← passo
repetir: procurar(início, 0), depois limite ← limite + passo
procurar(estado, profundidade):
  para cada sucessor de estado
    se está no caminho: saltá-lo
    se é objetivo: devolver o caminho
    se profundidade + 1 < limite: procurar(sucessor, profundidade + 1)
    senão: deixá-lo para outra ronda
  recuar uma jogada
se nenhum limite deixou nada por ver: sem solução`,
  ),
  pt: {
    name: 'Aprofundamento progressivo',
    summary:
      'Procura em profundidade com os limites 0, 1, 2 e assim por diante, até que um chegue. ' +
      'Recorda apenas a sequência que está a tentar.',
    guarantee:
      'Completa. O menor número de jogadas, a não ser que o limite cresça em passos maiores; a mais barata onde cada jogada custa 1.',
  },
  options: {
    step: {
      en: 'Step',
      pt: 'Passo',
      hint: 'Quantas jogadas cresce o limite; acima de 1 não se prova que a solução seja a mais curta',
    },
  },
  progress: 'rounds',
  ...deepens,
  before: orderOfMoves,
  givesUp: ['depth-limit'],
};
