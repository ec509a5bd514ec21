import type { Card } from '../card.ts';
import { bestFirstCode, weightWords } from '../card-parts.ts';
import { weightOf } from '../weight.ts';
import { card as astar } from './astar.lab.ts';
import { weight } from './wastar.ts';

export const card: Card = {
  order: {
    measure: 'w',
    first: 'least',
    ties: 'newest',
    reopens: true,
    list: 'all',
    // The search uses a fraction near the given weight.
    weight: (options) => {
      const { parts, weighted } = weightOf(Number(options[weight.id] ?? weight.value.fallback));
      return weighted / parts;
    },
  },
  code: bestFirstCode('g + w·h', 'w·h'),
  pt: {
    name: 'A* ponderado',
    summary: 'A* que confia mais na estimativa do que no custo até aqui, com um peso à sua escolha.',
    guarantee: 'Completa. Com uma heurística admissível, no máximo o peso vezes a mais barata.',
  },
  options: weightWords,
  progress: 'nearest',
  takes: astar.takes,
  afterwards: astar.afterwards!,
};
