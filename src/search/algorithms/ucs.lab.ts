import type { Card } from '../card.ts';
import { bestFirstCode, tooDeep } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'g', first: 'least', ties: 'oldest', reopens: true, list: 'all' },
  code: bestFirstCode('g', 'g = 0'),
  pt: {
    name: 'Procura de custo uniforme',
    summary: 'Continua sempre da posição a que foi mais barato chegar.',
    guarantee: 'Completa. A mais barata com qualquer modelo de custos.',
  },
  progress: 'bound',
  afterwards: tooDeep,
  takes: {
    en: (it) => `${it.step} takes the waiting state that was cheapest to reach, ${it.key}${it.waited}.`,
    pt: (it) => `${it.step} toma o estado em espera a que foi mais barato chegar, ${it.key}${it.waited}.`,
  },
};
