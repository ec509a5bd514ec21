import type { Card } from '../card.ts';
import { cutByDepth, inTable, isCut, isSkipped, isTaken, listing } from '../card-parts.ts';
import { card as ids } from './ids.lab.ts';

export const card: Card = {
  ...ids,
  options: {},
  code: listing(
    [
      ...(['start', 'round', 'take', isTaken, 'successor'] as const),
      ...([isSkipped, 'solved', 'deeper', isCut, 'back', 'unsolved'] as const),
    ],
    `
limit ← 1, table ← empty
repeat: search(start, 0), then limit ← limit + 1
search(state, depth):
  note state, depth and round in the table
  for each successor of state
    if the table has it at a smaller depth, or at this one in this round: skip it
    if it is a goal: return the path
    if depth + 1 < limit: search(successor, depth + 1)
    else: leave it to a later round
  go back one move
if no limit kept anything back: no solution`,
    `
limite ← 1, tabela ← vazia
repetir: procurar(início, 0), depois limite ← limite + 1
procurar(estado, profundidade):
  anotar estado, profundidade e ronda na tabela
  para cada sucessor de estado
    se a tabela o tem a menor profundidade, ou a esta nesta ronda: saltá-lo
    se é objetivo: devolver o caminho
    se profundidade + 1 < limite: procurar(sucessor, profundidade + 1)
    senão: deixá-lo para outra ronda
  recuar uma jogada
se nenhum limite deixou nada por ver: sem solução`,
  ),
  pt: {
    name: 'Aprofundamento progressivo com tabela',
    summary:
      'Aprofundamento progressivo que recorda todas as posições procuradas ' +
      'e não volta a procurar nenhuma na mesma ronda por um caminho que não seja mais curto.',
    guarantee: 'Completa. O menor número de jogadas; a mais barata onde cada jogada custa 1.',
  },
  afterwards: cutByDepth(inTable),
};
