import type { Card } from '../card.ts';
import { cutByTotal, isCut, isSkipped, listing, onPath, orderOfMoves } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'f', first: 'own', list: 'path' },
  code: listing(
    ['start', 'round', 'take', 'successor', isSkipped, isCut, 'solved', 'deeper', 'back', 'unsolved'],
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
    en: (it, { step, told }) =>
      step.isRound
        ? `Round ${it.round} begins, with the limit ${it.n(told.limit)}, the least f that was cut before: step ${it.number} takes the start once more.`
        : `${it.move}; ${it.key} is within the limit ${it.n(told.limit)} of round ${it.round}.`,
    pt: (it, { step, told }) =>
      step.isRound
        ? `Começa a ronda ${it.round}, com o limite ${it.n(told.limit)}, o menor f que antes se cortou: o passo ${it.number} toma outra vez o início.`
        : `${it.move}; ${it.key} está dentro do limite ${it.n(told.limit)} da ronda ${it.round}.`,
  },
  afterwards: cutByTotal(onPath),
  limit: { en: 'Limit on f', pt: 'Limite de f' },
  before: orderOfMoves,
};
