import { type Listing, listing } from './listing.ts';

/** Searches that keep only the path they are on. */
export const dls: Listing = listing(
  ['start', 0, 'start', 'return search(start, 0)', 'devolver procurar(início, 0)'],
  ['take', 0, 'take', 'search(state, depth):', 'procurar(estado, profundidade):'],
  ['each', 1, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  ['path', 2, undefined, 'if it is on the path: skip it', 'se está no caminho: saltá-lo'],
  ['goal', 2, 'solved', 'if it is a goal: return the path', 'se é objetivo: devolver o caminho'],
  [
    'deeper',
    2,
    'deeper',
    'if depth + 1 < limit: search(successor, depth + 1)',
    'se profundidade + 1 < limite: procurar(sucessor, profundidade + 1)',
  ],
  ['back', 1, 'back', 'go back one move', 'recuar uma jogada'],
  ['none', 0, 'unsolved', 'nothing within the limit', 'nada dentro do limite'],
);

export const ids: Listing = listing(
  ['start', 0, 'start', 'limit ← 1', 'limite ← 1'],
  [
    'round',
    0,
    'round',
    'repeat: search(start, 0), then limit ← limit + 1',
    'repetir: procurar(início, 0), depois limite ← limite + 1',
  ],
  ['take', 0, 'take', 'search(state, depth):', 'procurar(estado, profundidade):'],
  ['each', 1, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  [
    'path',
    2,
    undefined,
    'if it is on the path, or known as no better: skip it',
    'se está no caminho, ou já se sabe que não é melhor: saltá-lo',
  ],
  ['goal', 2, 'solved', 'if it is a goal: return the path', 'se é objetivo: devolver o caminho'],
  [
    'deeper',
    2,
    'deeper',
    'if depth + 1 < limit: search(successor, depth + 1)',
    'se profundidade + 1 < limite: procurar(sucessor, profundidade + 1)',
  ],
  ['back', 1, 'back', 'go back one move', 'recuar uma jogada'],
  [
    'none',
    0,
    'unsolved',
    'if no limit kept anything back: no solution',
    'se nenhum limite deixou nada por ver: sem solução',
  ],
);

export const idastar: Listing = listing(
  ['start', 0, 'start', 'limit ← h(start)', 'limite ← h(início)'],
  [
    'round',
    0,
    'round',
    'repeat: search(start), then limit ← the least f that was above it',
    'repetir: procurar(início), depois limite ← o menor f que o excedeu',
  ],
  ['take', 0, 'take', 'search(state):', 'procurar(estado):'],
  ['each', 1, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  [
    'path',
    2,
    undefined,
    'if it is on the path, or known as no better: skip it',
    'se está no caminho, ou já se sabe que não é melhor: saltá-lo',
  ],
  [
    'limit',
    2,
    'successor',
    'f ← g + h; if f > limit: leave it to a later round',
    'f ← g + h; se f > limite: deixá-lo para outra ronda',
  ],
  ['goal', 2, 'solved', 'if it is a goal: return the path', 'se é objetivo: devolver o caminho'],
  ['deeper', 2, 'deeper', 'else: search(successor)', 'senão: procurar(sucessor)'],
  ['back', 1, 'back', 'go back one move', 'recuar uma jogada'],
  ['none', 0, 'unsolved', 'if nothing was left aside: no solution', 'se nada ficou de lado: sem solução'],
);

export const rbfs: Listing = listing(
  ['start', 0, 'start', 'search(start, bound ∞)', 'procurar(início, limite ∞)'],
  ['take', 0, 'take', 'search(state, bound):', 'procurar(estado, limite):'],
  ['goal', 1, 'solved', 'if state is a goal: return the path', 'se estado é objetivo: devolver o caminho'],
  [
    'each',
    1,
    'successor',
    'for each successor: F ← the larger of g + h and F(state)',
    'para cada sucessor: F ← o maior entre g + h e F(estado)',
  ],
  ['best', 1, undefined, 'while the smallest F ≤ bound', 'enquanto o menor F ≤ limite'],
  [
    'deeper',
    2,
    'deeper',
    'search(that successor, the smaller of bound and the second smallest F)',
    'procurar(esse sucessor, o menor entre limite e o segundo menor F)',
  ],
  [
    'back',
    1,
    'back',
    'go back one move; F(state) ← the smallest F left',
    'recuar uma jogada; F(estado) ← o menor F que ficou',
  ],
  ['none', 0, 'unsolved', 'F(start) = ∞: no solution', 'F(início) = ∞: sem solução'],
);

export const bibfs: Listing = listing(
  [
    'start',
    0,
    'start',
    'forwards ← [start]; backwards ← [all goals]',
    'para a frente ← [início]; para trás ← [objetivos]',
  ],
  [
    'depth',
    0,
    'depth',
    'repeat: choose the side whose next depth looks cheaper',
    'repetir: escolher o lado cuja próxima profundidade parece mais barata',
  ],
  [
    'forwards',
    1,
    'forwards',
    'forwards: state ← the oldest; make its successors',
    'para a frente: estado ← o mais antigo; gerar sucessores',
  ],
  [
    'backwards',
    1,
    'backwards',
    'backwards: state ← the oldest; make its predecessors',
    'para trás: estado ← o mais antigo; gerar predecessores',
  ],
  ['new', 2, 'new', 'each new one: store it on this side', 'cada um novo: guardá-lo deste lado'],
  [
    'meet',
    3,
    'solved',
    'if the other side knows it: join the ways',
    'se o outro lado o conhece: unir os caminhos',
  ],
  ['known', 2, 'known', 'each known one: leave it', 'cada um conhecido: deixá-lo'],
  ['none', 0, 'unsolved', 'if a side has nothing left: no solution', 'se um lado se esgota: sem solução'],
);

export const beam: Listing = listing(
  ['start', 0, 'start', 'kept ← [start]', 'mantidos ← [início]'],
  [
    'depth',
    0,
    'depth',
    'repeat: kept ← the candidates with the smallest h, as many as the beam is wide',
    'repetir: mantidos ← os candidatos com menor h, tantos quantos cabem no feixe',
  ],
  [
    'take',
    1,
    'take',
    'for each kept state, the smallest h first',
    'para cada estado mantido, primeiro o de menor h',
  ],
  ['each', 2, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  [
    'new',
    3,
    'new',
    'if it is new: a candidate for the next depth',
    'se é novo: candidato à profundidade seguinte',
  ],
  ['goal', 4, 'solved', 'if it is a goal: return the way to it', 'se é objetivo: devolver o caminho até ele'],
  [
    'known',
    3,
    'known',
    'else: a candidate again if it was left out, or leave it',
    'senão: de novo candidato se tinha ficado de fora, ou deixá-lo',
  ],
  ['none', 0, 'unsolved', 'if there are no candidates: give up', 'se não há candidatos: desistir'],
);

export const hill: Listing = listing(
  ['start', 0, 'start', 'here ← start', 'aqui ← início'],
  ['climbed', 0, 'climbed', 'repeat: look around from here', 'repetir: olhar em volta a partir de aqui'],
  [
    'take',
    1,
    'take',
    'state ← the oldest met since it came here',
    'estado ← o mais antigo encontrado desde que chegou aqui',
  ],
  ['each', 2, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  ['goal', 3, 'solved', 'if it is a goal: return the way to it', 'se é objetivo: devolver o caminho até ele'],
  [
    'better',
    3,
    undefined,
    'if h(successor) < h(here): here ← successor, look around anew',
    'se h(sucessor) < h(aqui): aqui ← sucessor, olhar de novo em volta',
  ],
  [
    'around',
    3,
    'around',
    'else: look around from it later, if not met since it came here',
    'senão: olhar em volta mais tarde, se não encontrado desde que chegou aqui',
  ],
  [
    'fallen',
    1,
    'fallen',
    'nothing better: here ← start, moves in random order',
    'nada melhor: aqui ← início, jogadas ao acaso',
  ],
  [
    'none',
    0,
    'unsolved',
    'nothing better from the start: no solution',
    'nada melhor desde o início: sem solução',
  ],
);

export const frontier: Listing = listing(
  ['start', 0, 'start', 'depth ← [start]', 'profundidade ← [início]'],
  [
    'depth',
    0,
    'depth',
    'repeat: the next depth begins, the oldest kept one is forgotten',
    'repetir: começa a profundidade seguinte, esquece-se a mais antiga',
  ],
  ['take', 1, 'take', 'for each state of the depth', 'para cada estado da profundidade'],
  ['each', 2, 'successor', 'for each successor of state', 'para cada sucessor de estado'],
  [
    'new',
    3,
    'new',
    'if the kept depths do not have it: store it',
    'se as profundidades guardadas não o têm: guardá-lo',
  ],
  [
    'goal',
    4,
    'round',
    'if it is a goal: search again for a state half-way, and each half',
    'se é objetivo: procurar outra vez um estado a meio, e cada metade',
  ],
  ['known', 3, 'known', 'else: leave it', 'senão: deixá-lo'],
  [
    'solved',
    0,
    'solved',
    'all moves are found again: return them',
    'reencontradas todas as jogadas: devolvê-las',
  ],
  [
    'none',
    0,
    'unsolved',
    'if nothing new comes any more: no solution',
    'se já nada de novo aparece: sem solução',
  ],
);
