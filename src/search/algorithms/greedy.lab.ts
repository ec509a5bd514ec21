import type { Card } from '../card.ts';
import { listCode, tooDeep } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'h', first: 'least', ties: 'oldest', list: 'all' },
  code: listCode({
    en: {
      start: 'open ← [start], with h',
      loop: 'something is open',
      take: 'take the one with the smallest h',
      keep: 'open it, with h',
    },
    pt: {
      start: 'abertos ← [início], com h',
      loop: 'há abertos',
      take: 'tirar o de menor h',
      keep: 'abri-lo, com h',
    },
  }),
  pt: {
    name: 'Procura gulosa',
    summary: 'Continua sempre da posição que a heurística diz estar mais perto de um objetivo.',
    guarantee: 'Completa. Nada promete sobre o custo.',
  },
  progress: 'nearest',
  afterwards: tooDeep,
  takes: {
    en: (it) => `${it.step} takes the waiting state that the heuristic calls nearest, ${it.key}${it.waited}.`,
    pt: (it) =>
      `${it.step} toma o estado em espera que a heurística diz estar mais perto, ${it.key}${it.waited}.`,
  },
};
