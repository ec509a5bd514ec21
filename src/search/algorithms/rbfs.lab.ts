import type { Card } from '../card.ts';
import { listing } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'f', first: 'own', list: 'path' },
  code: listing(
    ['start', 'take', 'solved', 'successor', 'untold', 'deeper', 'back', 'unsolved'],
    `
search(start, bound ∞)
search(state, bound):
  if state is a goal: return the path
  for each successor: F ← the larger of g + h and F(state)
  while the smallest F ≤ bound
    search(that successor, the smaller of bound and the second smallest F)
  go back one move; F(state) ← the smallest F left
F(start) = ∞: no solution`,
    `
procurar(início, limite ∞)
procurar(estado, limite):
  se estado é objetivo: devolver o caminho
  para cada sucessor: F ← o maior entre g + h e F(estado)
  enquanto o menor F ≤ limite
    procurar(esse sucessor, o menor entre limite e o segundo menor F)
  recuar uma jogada; F(estado) ← o menor F que ficou
F(início) = ∞: sem solução`,
  ),
  pt: {
    name: 'Procura recursiva pelo melhor',
    summary:
      'Segue a melhor sequência enquanto nada do que deixou parece melhor; depois recua e recorda um só número.',
    guarantee: 'Completa. A mais barata quando a heurística é admissível.',
  },
  progress: 'bound',
  takes: {
    en: (it) => `${it.move}, to the state that looks best there: ${it.key}.`,
    pt: (it) => `${it.move}, para o estado que aí parece melhor: ${it.key}.`,
  },
  before: {
    en: ({ key }) =>
      `It goes on while nothing set aside along the path looks better; another one that waits has ${key}.`,
    pt: ({ key }) =>
      `Continua enquanto nada do que deixou ao longo do caminho parece melhor; outro que espera tem ${key}.`,
  },
};
