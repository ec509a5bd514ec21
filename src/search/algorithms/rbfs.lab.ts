import type { Card, StepParts, ToldStep } from '../card.ts';
import { listing } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'F', first: 'own', list: 'path' },
  code: listing(
    [
      ...(['start', 'take', 'solved', 'successor'] as const),
      ({ told }) => Number(told.leastLeft <= told.limit && Number.isFinite(told.leastLeft)),
      'deeper',
      ({ told }) => told.writtenBack.length,
      'unsolved',
    ],
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
    en: (it, { told }) => {
      const bound = Number.isFinite(told.limit)
        ? `It may go on here while F is at most ${it.n(told.limit)}, the best alternative along the path.`
        : 'There is no alternative along the path.';
      return `${it.move}, with the smallest ${it.key}. ${bound}`;
    },
    pt: (it, { told }) => {
      const bound = Number.isFinite(told.limit)
        ? `Aqui pode continuar enquanto F for no máximo ${it.n(told.limit)}, a melhor alternativa ao longo do caminho.`
        : 'Não há alternativa ao longo do caminho.';
      return `${it.move}, com o menor ${it.key}. ${bound}`;
    },
  },
  afterwards: {
    en: (it, { told }) => {
      const { writtenBack, leastLeft } = told;
      if (writtenBack.length === 0)
        return Number.isFinite(leastLeft) ? `The smallest F of its successors is ${it.n(leastLeft)}.` : '';
      const [first] = writtenBack as [number];
      const why = Number.isFinite(first)
        ? `The smallest F left below it is ${it.n(first)}, which is more`
        : 'Nothing below it leads on';
      return `${why}: it goes back ${it.movesOf(writtenBack.length)} and leaves F = ${written(it, told, 'infinite')} behind.`;
    },
    pt: (it, { told }) => {
      const { writtenBack, leastLeft } = told;
      if (writtenBack.length === 0)
        return Number.isFinite(leastLeft) ? `O menor F dos seus sucessores é ${it.n(leastLeft)}.` : '';
      const [first] = writtenBack as [number];
      const why = Number.isFinite(first)
        ? `O menor F que lhe fica abaixo é ${it.n(first)}, que é mais`
        : 'Nada abaixo dele leva adiante';
      return `${why}: recua ${it.movesOf(writtenBack.length)} e deixa para trás F = ${written(it, told, 'infinito')}.`;
    },
  },
  before: {
    en: ({ key }) => `Another one that waits has ${key}.`,
    pt: ({ key }) => `Outro que espera tem ${key}.`,
  },
  limit: { en: 'Best alternative F', pt: 'Melhor F alternativo' },
};

/** The values left behind, the deepest first. */
const written = (it: StepParts, { writtenBack }: ToldStep, infinite: string): string =>
  writtenBack.map((value) => (Number.isFinite(value) ? it.n(value) : infinite)).join(', ');
