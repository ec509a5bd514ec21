import type { Phrases } from '../../core/message.ts';
import type { Card } from '../card.ts';
import { listing } from '../card-parts.ts';
import type { Refusals } from './bibfs.ts';

export const card: Card = {
  order: { measure: 'depth', first: 'own', list: 'some', tellsNew: true },
  code: listing(
    ['start', 'depth', 'forwards', 'backwards', 'new', 'solved', 'known', 'unsolved'],
    `
forwards ← [start]; backwards ← [all goals]
repeat: choose the side whose next depth looks cheaper
  forwards: state ← the oldest; make its successors
  backwards: state ← the oldest; make its predecessors
    each new one: store it on this side
      if the other side knows it: join the ways
    each known one: leave it
if a side has nothing left: no solution`,
    `
para a frente ← [início]; para trás ← [objetivos]
repetir: escolher o lado cuja próxima profundidade parece mais barata
  para a frente: estado ← o mais antigo; gerar sucessores
  para trás: estado ← o mais antigo; gerar predecessores
    cada um novo: guardá-lo deste lado
      se o outro lado o conhece: unir os caminhos
    cada um conhecido: deixá-lo
se um lado se esgota: sem solução`,
  ),
  pt: {
    name: 'Procura em largura bidirecional',
    summary: 'Procura a partir do início e, para trás, a partir dos objetivos, até as duas se encontrarem.',
    guarantee:
      'Completa. O menor número de jogadas; a mais barata onde cada jogada custa 1. Só para jogos que se podem jogar para trás.',
    refusals: {
      'no-way-back': () =>
        'bibfs precisa de jogadas que se possam desfazer, e este nível ou o seu jogo não as sabe enumerar; bfs não precisa de nenhuma.',
      'too-many-goals': ({ most }) =>
        `bibfs parte de todas as posições finais, e este nível tem mais de ${most}; bfs não precisa delas.`,
    } satisfies Phrases<Refusals>,
  },
  progress: 'levels',
  takes: {
    en: (it, { step }) =>
      `${it.step} works ${step.isBackward ? `backwards, ${it.moves} from a goal` : `forwards, ${it.moves} from the start`}: it takes the state that has waited longest on that side${it.waited}.`,
    pt: (it, { step }) =>
      `${it.step} trabalha ${step.isBackward ? `para trás, a ${it.moves} de um objetivo` : `para a frente, a ${it.moves} do início`}: toma o estado que espera há mais tempo desse lado${it.waited}.`,
  },
  afterwards: {
    en: (_, { told }) => (told.hasMet ? 'The two sides have met: their ways are joined.' : ''),
    pt: (_, { told }) => (told.hasMet ? 'Os dois lados encontraram-se: unem-se os caminhos.' : ''),
  },
  before: {
    en: () => 'The side whose next depth looks cheaper goes on; within a side, the oldest comes first.',
    pt: () =>
      'Continua o lado cuja próxima profundidade parece mais barata; dentro de um lado, primeiro o mais antigo.',
  },
};
