import type { Card } from '../card.ts';
import { cutByTotal, inTable, isCut, isSkipped, isTaken, listing } from '../card-parts.ts';
import { card as idastar } from './idastar.lab.ts';

export const card: Card = {
  ...idastar,
  code: listing(
    [
      ...(['start', 'round', 'take', isTaken, 'successor'] as const),
      ...([isSkipped, isCut, 'solved', 'deeper', 'back', 'unsolved'] as const),
    ],
    `
limit ← h(start), table ← empty
repeat: search(start), then limit ← the least f that was above it
search(state):
  note state, g and round in the table
  for each successor of state
    if the table has it with a smaller g, or with this one in this round: skip it
    f ← g + h; if f > limit: leave it to a later round
    if it is a goal: return the path
    else: search(successor)
  go back one move
if nothing was left aside: no solution`,
    `
limite ← h(início), tabela ← vazia
repetir: procurar(início), depois limite ← o menor f que o excedeu
procurar(estado):
  anotar estado, g e ronda na tabela
  para cada sucessor de estado
    se a tabela o tem com menor g, ou com este nesta ronda: saltá-lo
    f ← g + h; se f > limite: deixá-lo para outra ronda
    se é objetivo: devolver o caminho
    senão: procurar(sucessor)
  recuar uma jogada
se nada ficou de lado: sem solução`,
  ),
  pt: {
    name: 'IDA* com tabela',
    summary:
      'IDA* que recorda todas as posições procuradas ' +
      'e não volta a procurar nenhuma na mesma ronda por um caminho que não seja mais barato.',
    guarantee: idastar.pt.guarantee,
  },
  afterwards: cutByTotal(inTable),
};
