import type { Card } from '../../src/search/card.ts';
import { listing } from '../../src/search/card-parts.ts';

export const card: Card = {
  order: { measure: 'depth', first: 'own', list: 'path' },
  code: listing(
    ['start', 'solved', 'successor', 'take', 'round', 'unsolved'],
    `
state ← start
repeat: if state is a goal: return the path
  make its successors
  state ← one of them, by chance
  if there is none, or the walk is long enough: state ← start
after twenty walks: give up`,
    `
estado ← início
repetir: se estado é objetivo: devolver o caminho
  gerar os seus sucessores
  estado ← um deles, ao acaso
  se não há nenhum, ou o passeio já é longo: estado ← início
ao fim de vinte passeios: desistir`,
  ),
  pt: {
    name: 'Passeio aleatório',
    summary:
      'Faz jogadas ao acaso e recomeça ao fim de mil, ou onde já não há nenhuma. Desiste ao fim de vinte tentativas.',
    guarantee: 'Nenhuma. Nunca prova que não há solução.',
  },
  options: { seed: { en: 'Seed', pt: 'Semente', hint: 'De onde parte o acaso' } },
  progress: 'path',
  takes: {
    en: (it) => `${it.step} goes where chance leads it, at depth ${it.depth}.`,
    pt: (it) => `${it.step} vai para onde o acaso o leva, à profundidade ${it.depth}.`,
  },
  before: {
    en: () => 'Chance has chosen.',
    pt: () => 'Foi o acaso que escolheu.',
  },
  givesUp: ['depth-limit'],
};
