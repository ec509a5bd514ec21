import type { Card } from '../card.ts';
import { listing, weightWords } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'f', first: 'own', reopens: true, list: 'some' },
  code: listing(
    [
      ...(['start', 'untold', 'loop', 'take', 'successor'] as const),
      ...(['new', 'cheaper', 'no-cheaper', 'solved', 'unsolved'] as const),
    ],
    `
open ← [start]; best ← none
for w from the first weight down to 1
  while something open may beat the best solution
    state ← take the one with the smallest g + w·h
    for each successor of state
      if it is new: a goal is the best solution if cheaper, anything else opens
      else if it costs less than before: open it, or keep it for the next round
      else: leave it
return the best solution
if there is none: no solution`,
    `
abertos ← [início]; melhor ← nenhuma
para w do primeiro peso até 1
  enquanto algum aberto pode superar a melhor solução
    estado ← tirar o de menor g + w·h
    para cada sucessor de estado
      se é novo: um objetivo mais barato é a melhor solução, o resto abre-se
      senão, se custa menos do que antes: abri-lo, ou guardá-lo para a ronda seguinte
      senão: deixá-lo
devolver a melhor solução
se não há nenhuma: sem solução`,
  ),
  pt: {
    name: 'A* reparador (anytime)',
    summary: 'Encontra depressa uma primeira solução e depois outras melhores, com um peso cada vez menor.',
    guarantee:
      'Completa. Com uma heurística admissível, cada solução traz um limite provado e a última é a mais barata.',
  },
  options: weightWords,
  progress: 'nearest',
  takes: {
    en: (it) =>
      `${it.step} takes the waiting state that looks best with the weight of this round, g ${it.g} and h ${it.h}${it.waited}.`,
    pt: (it) =>
      `${it.step} toma o estado em espera que parece melhor com o peso desta ronda, g ${it.g} e h ${it.h}${it.waited}.`,
  },
  before: {
    en: ({ g, h }) => `Another one that waits has g ${g} and h ${h}. Every round weighs h a little less.`,
    pt: ({ g, h }) => `Outro que espera tem g ${g} e h ${h}. Cada ronda dá um pouco menos de peso a h.`,
  },
};
