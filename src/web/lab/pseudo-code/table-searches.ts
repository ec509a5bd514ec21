import { type Listing, listing } from './listing.ts';

/** Searches that store every state they meet. */
export const bfs: Listing = listing(
  ['start', 0, 'start', 'queue ← [start]', 'fila ← [início]'],
  ['loop', 0, 'loop', 'while the queue is not empty', 'enquanto a fila não está vazia'],
  ['take', 1, 'take', 'state ← take the oldest from the queue', 'estado ← tirar o mais antigo da fila'],
  ['each', 1, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  [
    'new',
    2,
    'new',
    'if it is new: store it, put it at the end of the queue',
    'se é novo: guardá-lo, pô-lo no fim da fila',
  ],
  ['goal', 3, 'solved', 'if it is a goal: return the way to it', 'se é objetivo: devolver o caminho até ele'],
  ['known', 2, 'known', 'else: leave it', 'senão: deixá-lo'],
  ['none', 0, 'unsolved', 'return: no solution', 'devolver: sem solução'],
);

export const dfs: Listing = listing(
  ['start', 0, 'start', 'pile ← [start]', 'pilha ← [início]'],
  ['loop', 0, 'loop', 'while the pile is not empty', 'enquanto a pilha não está vazia'],
  ['take', 1, 'take', 'state ← take the one on top', 'estado ← tirar o de cima'],
  ['each', 1, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  [
    'new',
    2,
    'new',
    'if it is new: store it, put it on the pile',
    'se é novo: guardá-lo, pô-lo em cima da pilha',
  ],
  ['goal', 3, 'solved', 'if it is a goal: return the way to it', 'se é objetivo: devolver o caminho até ele'],
  ['known', 2, 'known', 'else: leave it', 'senão: deixá-lo'],
  ['none', 0, 'unsolved', 'return: no solution', 'devolver: sem solução'],
);

/** Uniform cost, A* and weighted A* differ in one expression. */
const bestFirst = (key: string, start: string): Listing =>
  listing(
    ['start', 0, 'start', `open ← [start], with ${start}`, `abertos ← [início], com ${start}`],
    ['loop', 0, 'loop', 'while something is open', 'enquanto há abertos'],
    ['take', 1, 'take', `state ← take the one with the smallest ${key}`, `estado ← tirar o de menor ${key}`],
    [
      'goal',
      1,
      'solved',
      'if state is a goal: return the way to it',
      'se estado é objetivo: devolver o caminho até ele',
    ],
    ['each', 1, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
    ['cost', 2, 'successor', 'g ← g(state) + cost of the move', 'g ← g(estado) + custo da jogada'],
    ['new', 2, 'new', `if it is new: open it, with ${key}`, `se é novo: abri-lo, com ${key}`],
    [
      'cheaper',
      2,
      'cheaper',
      'else if g is less than before: note the cheaper way, open it again',
      'senão, se g é menor do que antes: anotar o caminho mais barato, reabri-lo',
    ],
    ['known', 2, 'no-cheaper', 'else: leave it', 'senão: deixá-lo'],
    ['none', 0, 'unsolved', 'return: no solution', 'devolver: sem solução'],
  );

export const ucs = bestFirst('g', 'g = 0');
export const astar = bestFirst('f = g + h', 'f = h');
export const wastar = bestFirst('g + w·h', 'w·h');

export const greedy: Listing = listing(
  ['start', 0, 'start', 'open ← [start], with h', 'abertos ← [início], com h'],
  ['loop', 0, 'loop', 'while something is open', 'enquanto há abertos'],
  ['take', 1, 'take', 'state ← take the one with the smallest h', 'estado ← tirar o de menor h'],
  ['each', 1, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  ['new', 2, 'new', 'if it is new: open it, with h', 'se é novo: abri-lo, com h'],
  ['goal', 3, 'solved', 'if it is a goal: return the way to it', 'se é objetivo: devolver o caminho até ele'],
  ['known', 2, 'known', 'else: leave it', 'senão: deixá-lo'],
  ['none', 0, 'unsolved', 'return: no solution', 'devolver: sem solução'],
);

export const anytime: Listing = listing(
  ['start', 0, 'start', 'open ← [start]; best ← none', 'abertos ← [início]; melhor ← nenhuma'],
  ['weights', 0, undefined, 'for w from the first weight down to 1', 'para w do primeiro peso até 1'],
  [
    'loop',
    1,
    'loop',
    'while something open may beat the best solution',
    'enquanto algum aberto pode superar a melhor solução',
  ],
  ['take', 2, 'take', 'state ← take the one with the smallest g + w·h', 'estado ← tirar o de menor g + w·h'],
  ['each', 2, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  [
    'new',
    3,
    'new',
    'if it is new: a goal is the best solution if cheaper, anything else opens',
    'se é novo: um objetivo mais barato é a melhor solução, o resto abre-se',
  ],
  [
    'cheaper',
    3,
    'cheaper',
    'else if it costs less than before: open it, or keep it for the next round',
    'senão, se custa menos do que antes: abri-lo, ou guardá-lo para a ronda seguinte',
  ],
  ['known', 3, 'no-cheaper', 'else: leave it', 'senão: deixá-lo'],
  ['best', 0, 'solved', 'return the best solution', 'devolver a melhor solução'],
  ['none', 0, 'unsolved', 'if there is none: no solution', 'se não há nenhuma: sem solução'],
);
