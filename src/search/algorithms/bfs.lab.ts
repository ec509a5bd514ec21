import type { Card } from '../card.ts';
import { listCode } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'depth', first: 'oldest', list: 'all' },
  code: listCode({
    en: {
      start: 'queue ← [start]',
      loop: 'the queue is not empty',
      take: 'take the oldest from the queue',
      keep: 'store it, put it at the end of the queue',
    },
    pt: {
      start: 'fila ← [início]',
      loop: 'a fila não está vazia',
      take: 'tirar o mais antigo da fila',
      keep: 'guardá-lo, pô-lo no fim da fila',
    },
  }),
  pt: {
    name: 'Procura em largura',
    summary: 'Vê tudo o que está a uma jogada, depois a duas, depois a três, e guarda cada posição uma vez.',
    guarantee: 'Completa. O menor número de jogadas; a mais barata onde cada jogada custa 1.',
  },
  progress: 'levels',
  takes: {
    en: (it) => `${it.step} takes the state that has waited longest, at depth ${it.depth}${it.waited}.`,
    pt: (it) => `${it.step} toma o estado que espera há mais tempo, à profundidade ${it.depth}${it.waited}.`,
  },
  before: {
    en: ({ it, depth }) => `${it}, at depth ${depth}, was met later: it stands further back in the queue.`,
    pt: ({ it, depth }) => `${it}, à profundidade ${depth}, foi encontrado depois: está mais atrás na fila.`,
  },
};
