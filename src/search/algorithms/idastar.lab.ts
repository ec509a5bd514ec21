import type { Card } from '../card.ts';
import { listing, orderOfMoves } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'f', first: 'own', list: 'path' },
  code: listing(
    ['start', 'round', 'take', 'successor', 'untold', 'successor', 'solved', 'deeper', 'back', 'unsolved'],
    `
limit ← h(start)
repeat: search(start), then limit ← the least f that was above it
search(state):
  for each successor of state
    if it is on the path: skip it
    f ← g + h; if f > limit: leave it to a later round
    if it is a goal: return the path
    else: search(successor)
  go back one move
if nothing was left aside: no solution`,
    `
limite ← h(início)
repetir: procurar(início), depois limite ← o menor f que o excedeu
procurar(estado):
  para cada sucessor de estado
    se está no caminho: saltá-lo
    f ← g + h; se f > limite: deixá-lo para outra ronda
    se é objetivo: devolver o caminho
    senão: procurar(sucessor)
  recuar uma jogada
se nada ficou de lado: sem solução`,
  ),
  pt: {
    name: 'IDA*',
    summary:
      'Em profundidade e por rondas: cada uma deixa de lado o que custa mais do que um limite, que cresce só o necessário. ' +
      'Recorda apenas a sequência que está a tentar.',
    guarantee: 'Completa. A mais barata quando a heurística é admissível.',
  },
  progress: 'bound',
  takes: {
    en: (it, { step }) =>
      step.isRound
        ? `Round ${it.round} begins: step ${it.number} takes the start once more, with a higher limit on f.`
        : `${it.move}; ${it.key} is within the limit of round ${it.round}.`,
    pt: (it, { step }) =>
      step.isRound
        ? `Começa a ronda ${it.round}: o passo ${it.number} toma outra vez o início, com um limite de f mais alto.`
        : `${it.move}; ${it.key} está dentro do limite da ronda ${it.round}.`,
  },
  before: orderOfMoves,
};
