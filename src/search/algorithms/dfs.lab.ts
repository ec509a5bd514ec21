import type { Card } from '../card.ts';
import { listCode, tooDeep } from '../card-parts.ts';

export const card: Card = {
  order: { measure: 'depth', first: 'newest', list: 'all' },
  code: listCode({
    en: {
      start: 'pile ← [start]',
      loop: 'the pile is not empty',
      take: 'take the one on top',
      keep: 'store it, put it on the pile',
    },
    pt: {
      start: 'pilha ← [início]',
      loop: 'a pilha não está vazia',
      take: 'tirar o de cima',
      keep: 'guardá-lo, pô-lo em cima da pilha',
    },
  }),
  pt: {
    name: 'Procura em profundidade',
    summary: 'Continua da posição que encontrou por último e só volta atrás onde já não há nada de novo.',
    guarantee: 'Completa, mesmo dentro de um limite de profundidade. Nada promete sobre o custo.',
  },
  progress: 'path',
  afterwards: tooDeep,
  takes: {
    en: (it) => `${it.step} takes the state that was met last, at depth ${it.depth}${it.waited}.`,
    pt: (it) => `${it.step} toma o estado encontrado por último, à profundidade ${it.depth}${it.waited}.`,
  },
  before: {
    en: ({ it, depth }) => `${it}, at depth ${depth}, was met earlier: it lies further down.`,
    pt: ({ it, depth }) => `${it}, à profundidade ${depth}, foi encontrado antes: está mais abaixo na pilha.`,
  },
};
