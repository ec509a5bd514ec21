import type { Card } from '../card.ts';
import { listing, orderOfMoves } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'depth', first: 'own', list: 'path' },
  code: listing(
    ['start', 'round', 'take', 'successor', 'untold', 'solved', 'deeper', 'back', 'unsolved'],
    `
limit ← step
repeat: search(start, 0), then limit ← limit + step
search(state, depth):
  for each successor of state
    if it is on the path: skip it
    if it is a goal: return the path
    if depth + 1 < limit: search(successor, depth + 1)
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
  takes: {
    en: (it, { step }) =>
      step.isRound
        ? `Round ${it.round} begins: step ${it.number} takes the start once more, and this round may go further.`
        : `${it.move}.`,
    pt: (it, { step }) =>
      step.isRound
        ? `Começa a ronda ${it.round}: o passo ${it.number} toma outra vez o início, e esta ronda pode ir mais longe.`
        : `${it.move}.`,
  },
  before: orderOfMoves,
  givesUp: ['depth-limit'],
};
