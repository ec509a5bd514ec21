import type { Card, CardStep, StepParts } from '../card.ts';
import { listing, sentences, weightWords } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'f', first: 'own', reopens: true, list: 'some' },
  code: listing(
    [
      'start',
      ({ step, told }) => Number(step.expansion === 0 || beginsRound(told)),
      ...(['loop', 'take', 'successor'] as const),
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
    en: (it, step) =>
      `${beginsRound(step.told) ? `A round with weight ${it.n(step.told.limit)} begins. ` : ''}${it.step} takes the waiting state with the smallest ${weighted(it, step)}${it.waited}.`,
    pt: (it, step) =>
      `${beginsRound(step.told) ? `Começa uma ronda com o peso ${it.n(step.told.limit)}. ` : ''}${it.step} toma o estado em espera com o menor ${weighted(it, step)}${it.waited}.`,
  },
  afterwards: {
    en: (it, step) =>
      sentences(
        step.told.newSolutions > 0 &&
          `A solution of cost ${it.n(step.told.bestCost)} is found${proved(it, step, 'en')}.`,
      ),
    pt: (it, step) =>
      sentences(
        step.told.newSolutions > 0 &&
          `Encontra-se uma solução de custo ${it.n(step.told.bestCost)}${proved(it, step, 'pt')}.`,
      ),
  },
  limit: { en: 'Weight', pt: 'Peso' },
  before: {
    en: ({ g, h }) => `Another one that waits has g ${g} and h ${h}. Every round weighs h a little less.`,
    pt: ({ g, h }) => `Outro que espera tem g ${g} e h ${h}. Cada ronda dá um pouco menos de peso a h.`,
  },
};

const beginsRound = ({ limit, limitBefore }: CardStep['told']): boolean => limit < limitBefore;

/** The key in the weight of the round; estimates are rounded up, as in the search. */
function weighted(it: StepParts, { chosen: { g, h = 0 }, told: { limit } }: CardStep): string {
  const estimate = Math.ceil(h);
  return `g + w·h = ${it.n(g + limit * estimate)} (${it.n(g)} + ${it.n(limit)} × ${it.n(estimate)})`;
}

/** What is proved of the best solution. */
function proved(it: StepParts, { told: { bound } }: CardStep, language: 'en' | 'pt'): string {
  if (Number.isNaN(bound)) return '';
  if (bound === 1) return language === 'en' ? ', and proved cheapest' : ', e prova-se que é a mais barata';
  const factor = it.n(Math.ceil(bound * 100) / 100);
  return language === 'en'
    ? `, proved to cost at most ${factor} times the cheapest`
    : `, e prova-se que custa no máximo ${factor} vezes a mais barata`;
}
