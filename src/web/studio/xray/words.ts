import type { PathCount } from '../../../analysis/path-count.ts';
import type { Guard } from '../../../core/guards.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

const en = {
  looking: 'Looking through it…',
  stale: 'of the drawing before',
  failed: 'The x-ray has stopped. The next change begins it again.',
  mistakes: (count: number) => `The text has ${plural(count, 'mistake', 'mistakes')}.`,
  showMistakes: 'Show them',
  solved: (moves: number) => `Solvable in ${plural(moves, 'move', 'moves')}`,
  proved: 'no solution is shorter: proved',
  atMost: (moves: number) => `Solvable in ${plural(moves, 'move', 'moves')} or fewer`,
  notProved: 'whether a shorter solution exists is not known',
  unsolvable: 'Cannot be solved',
  unsolvableText: 'proved: no way of playing solves it',
  unknown: 'Not known',
  unknownText: 'the search came to its limit before it found a solution or proved that there is none',
  play: 'Show the solution',
  solutions: 'Shortest solutions',
  only: 'one, the only one',
  count: (count: PathCount) => (typeof count === 'number' ? count.toLocaleString('en') : count),
  grade: 'Difficulty',
  grades: { easy: 'easy', medium: 'medium', hard: 'hard', expert: 'expert' } as Record<string, string>,
  score: (score: number) => `(${score.toFixed(0)} of 100)`,
  positions: 'Positions',
  moreThan: (count: number) => `more than ${count.toLocaleString('en')}`,
  number: (count: number) => count.toLocaleString('en'),
  lost: 'Dead ends',
  lostShare: (share: number) =>
    share > 0 && share < 0.01 ? 'less than 1 %' : `${Math.round(share * 100)} %`,
  lostText: 'of the positions cannot be solved any more',
  idle: 'Idle parts',
  idleNone: 'none: every part matters',
  idleSome: (count: number) => `${plural(count, 'part', 'parts')}, dotted on the board`,
  idleSoFar: 'none so far',
  idleText: 'Without them the fewest moves stay the same.',
  waiting: 'looking…',
  limit: 'not known within the limit',
  guards: 'Guards',
  guardsText: 'Say what the level is about; the x-ray tells as soon as an edit breaks it.',
  guard: (guard: Guard): string => {
    if (guard.kind === 'at-least') return `No solution is shorter than ${guard.moves}`;
    if (guard.kind === 'one-solution') return 'Only one shortest solution';
    const where = `row ${guard.cell.row + 1}, column ${guard.cell.column + 1}`;
    return guard.kind === 'visit'
      ? `Every solution visits ${where}`
      : `Every solution uses what lies at ${where}`;
  },
  holds: 'holds',
  broken: 'broken',
  cheat: 'Show how',
  noSolution: 'the level has no solution',
  notKnown: 'not known within the limit',
  add: 'Add a guard',
  addAtLeast: (moves: number) => `No solution shorter than ${moves}`,
  addOne: 'Only one shortest solution',
  addVisit: (row: number, column: number) => `Visit row ${row}, column ${column}`,
  addUse: (row: number, column: number) => `Use what lies at row ${row}, column ${column}`,
  remove: (guard: string) => `Remove: ${guard}`,
  why: 'Why',
  whyOne: (demand: string) => `This can never be had: ${demand}.`,
  whyTogether: (demands: string) => `These cannot be had together: ${demands}.`,
  whyVisited: (count: number) => `Proved by visiting all ${plural(count, 'position', 'positions')}.`,
  whyBoard: 'The board alone proves it.',
  whyLimit: (needed: number, allowed: number) => `It takes ${needed} moves, and the level allows ${allowed}.`,
  whyMore: (than: number) =>
    `There are more than ${than.toLocaleString('en')} positions: the reason is not known.`,
  graph: 'All positions as a graph',
  map: 'What would a change do?',
  mapText:
    'Colours show what the part in your hand would do on each cell; numbers show how many moves the level would then take. A click makes the change.',
  mapErase:
    'Colours show what emptying each cell would do; numbers show how many moves the level would then take. A click makes the change.',
  mapOther:
    'Colours show the most interesting thing that any change of a cell would do; numbers show how many moves the level would then take.',
  effects: {
    unsolvable: 'cannot be solved',
    shorter: 'shorter',
    same: 'the same',
    longer: 'longer, or solvable at last',
    unique: 'only one shortest solution',
  },
};

const pt: typeof en = {
  looking: 'A ver através dele…',
  stale: 'do desenho anterior',
  failed: 'O raio X parou. A próxima alteração recomeça-o.',
  mistakes: (count) => `O texto tem ${plural(count, 'erro', 'erros')}.`,
  showMistakes: 'Mostrar',
  solved: (moves) => `Tem solução em ${plural(moves, 'jogada', 'jogadas')}`,
  proved: 'nenhuma solução é mais curta: provado',
  atMost: (moves) => `Tem solução em ${plural(moves, 'jogada', 'jogadas')} ou menos`,
  notProved: 'não se sabe se há uma solução mais curta',
  unsolvable: 'Não tem solução',
  unsolvableText: 'provado: nenhuma forma de jogar o resolve',
  unknown: 'Não se sabe',
  unknownText: 'a procura chegou ao limite antes de encontrar uma solução ou de provar que não há',
  play: 'Mostrar a solução',
  solutions: 'Soluções mais curtas',
  only: 'uma, a única',
  count: (count) => (typeof count === 'number' ? count.toLocaleString('pt-PT') : 'mais de 10^15'),
  grade: 'Dificuldade',
  grades: { easy: 'fácil', medium: 'média', hard: 'difícil', expert: 'para peritos' },
  score: (score) => `(${score.toFixed(0)} de 100)`,
  positions: 'Posições',
  moreThan: (count) => `mais de ${count.toLocaleString('pt-PT')}`,
  number: (count) => count.toLocaleString('pt-PT'),
  lost: 'Becos sem saída',
  lostShare: (share) => (share > 0 && share < 0.01 ? 'menos de 1 %' : `${Math.round(share * 100)} %`),
  lostText: 'das posições já não têm solução',
  idle: 'Peças inúteis',
  idleNone: 'nenhuma: todas contam',
  idleSome: (count) => `${plural(count, 'peça', 'peças')}, a ponteado no tabuleiro`,
  idleSoFar: 'nenhuma até agora',
  idleText: 'Sem elas o menor número de jogadas fica igual.',
  waiting: 'a procurar…',
  limit: 'não se sabe dentro do limite',
  guards: 'Guardas',
  guardsText: 'Diga de que trata o nível; o raio X avisa logo que uma alteração o quebra.',
  guard: (guard) => {
    if (guard.kind === 'at-least') return `Nenhuma solução tem menos de ${guard.moves}`;
    if (guard.kind === 'one-solution') return 'Uma só solução mais curta';
    const where = `linha ${guard.cell.row + 1}, coluna ${guard.cell.column + 1}`;
    return guard.kind === 'visit'
      ? `Todas as soluções passam por ${where}`
      : `Todas as soluções usam o que está em ${where}`;
  },
  holds: 'cumpre-se',
  broken: 'quebrada',
  cheat: 'Mostrar como',
  noSolution: 'o nível não tem solução',
  notKnown: 'não se sabe dentro do limite',
  add: 'Juntar uma guarda',
  addAtLeast: (moves) => `Nenhuma solução com menos de ${moves}`,
  addOne: 'Uma só solução mais curta',
  addVisit: (row, column) => `Passar pela linha ${row}, coluna ${column}`,
  addUse: (row, column) => `Usar o que está na linha ${row}, coluna ${column}`,
  remove: (guard) => `Remover: ${guard}`,
  why: 'Porquê',
  whyOne: (demand) => `Isto nunca se consegue: ${demand}.`,
  whyTogether: (demands) => `Isto não se consegue em conjunto: ${demands}.`,
  whyVisited: (count) =>
    `Provado visitando ${count === 1 ? 'a única posição' : `todas as ${count} posições`}.`,
  whyBoard: 'O tabuleiro por si só prova-o.',
  whyLimit: (needed, allowed) => `Precisa de ${needed} jogadas e o nível permite ${allowed}.`,
  whyMore: (than) => `Há mais de ${than.toLocaleString('pt-PT')} posições: não se sabe a razão.`,
  graph: 'Todas as posições em grafo',
  map: 'Que faria uma alteração?',
  mapText:
    'As cores dizem o que a peça na sua mão faria em cada casa, os números as jogadas depois. Um clique faz a alteração.',
  mapErase:
    'As cores dizem o que faria esvaziar cada casa, os números as jogadas depois. Um clique faz a alteração.',
  mapOther:
    'As cores dizem o mais interessante que uma alteração de cada casa faria, os números as jogadas depois.',
  effects: {
    unsolvable: 'sem solução',
    shorter: 'mais curta',
    same: 'igual',
    longer: 'mais longa, ou passa a ter solução',
    unique: 'uma só solução mais curta',
  },
};

export const xrayWords = { en, pt };
