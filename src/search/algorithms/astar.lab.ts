import type { Card, TieRule } from '../card.ts';
import { bestFirstCode, tooDeep } from '../card-parts.ts';
import { ties } from './astar.ts';

/** Estimates are rounded up, as in the search. */
const amongEquals: TieRule = (chosen, rival, options) => {
  const wanted = options[ties.id] ?? ties.value.fallback;
  const [mine, its] = [Math.ceil(chosen.h ?? 0), Math.ceil(rival.h ?? 0)];
  if (wanted === 'low-h' && mine !== its) return mine < its ? 'nearer' : 'unknown';
  return wanted === 'fifo' ? 'oldest' : 'newest';
};

export const card: Card = {
  order: { measure: 'f', first: 'least', ties: amongEquals, reopens: true, list: 'all' },
  code: bestFirstCode('f = g + h', 'f = h'),
  pt: {
    name: 'A*',
    summary: 'Continua sempre da posição com o menor custo até aqui mais o custo estimado que falta.',
    guarantee: 'Completa. A mais barata quando a heurística é admissível.',
  },
  options: {
    ties: {
      en: 'Among equals',
      pt: 'Entre iguais',
      hint: 'Qual das posições igualmente promissoras vem primeiro',
      choices: {
        fifo: { en: 'the oldest first', pt: 'a mais antiga primeiro' },
        lifo: { en: 'the newest first', pt: 'a mais recente primeiro' },
        'low-h': { en: 'the smallest h first', pt: 'o menor h primeiro' },
      },
    },
  },
  progress: 'bound',
  afterwards: tooDeep,
  takes: {
    en: (it) => `${it.step} takes the waiting state with the smallest ${it.key}${it.waited}.`,
    pt: (it) => `${it.step} toma o estado em espera com o menor ${it.key}${it.waited}.`,
  },
};
