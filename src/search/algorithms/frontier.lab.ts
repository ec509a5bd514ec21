import type { Card } from '../card.ts';
import { listing } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'depth', first: 'own', list: 'some', tellsNew: true },
  code: listing(
    ['start', 'depth', 'take', 'successor', 'new', 'round', 'known', 'solved', 'unsolved'],
    `
depth ← [start]
repeat: the next depth begins, the oldest kept one is forgotten
  for each state of the depth
    for each successor of state
      if the kept depths do not have it: store it
        if it is a goal: search again for a state half-way, and each half
      else: leave it
all moves are found again: return them
if nothing new comes any more: no solution`,
    `
profundidade ← [início]
repetir: começa a profundidade seguinte, esquece-se a mais antiga
  para cada estado da profundidade
    para cada sucessor de estado
      se as profundidades guardadas não o têm: guardá-lo
        se é objetivo: procurar outra vez um estado a meio, e cada metade
      senão: deixá-lo
reencontradas todas as jogadas: devolvê-las
se já nada de novo aparece: sem solução`,
  ),
  pt: {
    name: 'Procura de fronteira',
    summary:
      'Procura em largura que guarda só as últimas profundidades e no fim volta a encontrar as jogadas.',
    guarantee:
      'Completa. O menor número de jogadas; a mais barata onde cada jogada custa 1. Guardadas conta as posições que teve ao mesmo tempo, no máximo.',
  },
  options: {
    layers: {
      en: 'Depths kept',
      pt: 'Profundidades guardadas',
      hint: 'Quantas das últimas profundidades se guardam para reconhecer posições',
    },
  },
  progress: 'levels',
  takes: {
    en: (it, { step, chosen }) =>
      step.isRound
        ? `A goal is known. Step ${it.number} begins to search anew for the moves of a part of the way, from ${chosen.state === 0 ? 'the start' : 'a state half-way'}.`
        : `${it.step} takes the next state of depth ${it.depth}${it.waited}.${step.isAgain ? ' It was expanded before, and forgotten since.' : ''}`,
    pt: (it, { step, chosen }) =>
      step.isRound
        ? `Já se conhece um objetivo. O passo ${it.number} começa a procurar de novo as jogadas de uma parte do caminho, a partir ${chosen.state === 0 ? 'do início' : 'de um estado a meio'}.`
        : `${it.step} toma o estado seguinte da profundidade ${it.depth}${it.waited}.${step.isAgain ? ' Já tinha sido expandido, e esquecido entretanto.' : ''}`,
  },
  before: {
    en: () => 'A depth is finished before the next one begins; within it, the oldest comes first.',
    pt: () => 'Acaba-se uma profundidade antes de começar a seguinte; dentro dela, primeiro o mais antigo.',
  },
};
