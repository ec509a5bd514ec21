import type { Effect } from '../../../studio/xray/effect.ts';

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** What is said of single changes and of the stated solution, by parts of the panel that are loaded when they are needed. */
const en = {
  cell: (row: number, column: number) => `Changes of row ${row}, column ${column}`,
  cellHelp: 'Point at a cell, or go there with the arrow keys, and all its changes are listed here.',
  empty: 'Empty it',
  part: (name: string, letter: string) => (letter === '' ? name : `${name} ${letter}`),
  changeAt: (change: string, row: number, column: number) => `${change}: row ${row}, column ${column}`,
  /** What comes of a change; `more` moves than now, where there is a solution now. */
  outcome: (effect: Effect, moves = 0, more = 0, isOnly = false): string => {
    const said = {
      mistaken: 'the level would have mistakes',
      unsolvable: 'could not be solved then',
      unknown: 'not known within the limit',
      solvable: `solvable in ${plural(moves, 'move', 'moves')}`,
      shorter: `${plural(moves, 'move', 'moves')}, ${-more} fewer`,
      same: `${plural(moves, 'move', 'moves')}, the same`,
      longer: `${plural(moves, 'move', 'moves')}, ${more} more`,
    }[effect];
    return isOnly ? `${said}, only one shortest solution` : said;
  },
  nearest: 'Changes that make it solvable',
  nearestMore: (count: number) => `and ${count} more, on the map`,
  nearestNone: (count: number) =>
    `No single change makes it solvable: all ${count.toLocaleString('en')} were tried.`,
  nearestUnknown: (count: number, unknown: number) =>
    `None was found. Of ${count.toLocaleString('en')} changes, ${unknown.toLocaleString('en')} could not be decided within the limit.`,
  nearestSome: (count: number) =>
    `${plural(count, 'change was', 'changes were')} tried so far, not all. The map goes on.`,
  stated: 'Stated solution',
  statedShortest: (moves: number) => `Right: ${plural(moves, 'move', 'moves')}. No solution is shorter.`,
  statedLonger: (moves: number, more: number, isProved: boolean) =>
    `Right: ${plural(moves, 'move', 'moves')}, ${more} more than the ${isProved ? 'shortest' : 'found one'}.`,
  statedRight: (moves: number) =>
    `Right: ${plural(moves, 'move', 'moves')}. Whether a shorter solution exists is not known.`,
  statedRefused: (number: number, move: string, reason: string) =>
    `Wrong at move ${number}, ${move}: ${reason}`,
  statedShort: 'Wrong: after its last move the level is not solved.',
  statedShow: 'Show it',
  statedShowUntil: 'Show it until there',
  statedTake: 'Take the found one instead',
};

const pt: typeof en = {
  cell: (row, column) => `Alterações da linha ${row}, coluna ${column}`,
  cellHelp: 'Aponte para uma casa, ou vá até lá com as setas, e todas as suas alterações aparecem aqui.',
  empty: 'Esvaziar',
  part: (name, letter) => (letter === '' ? name : `${name} ${letter}`),
  changeAt: (change, row, column) => `${change}: linha ${row}, coluna ${column}`,
  outcome: (effect, moves = 0, more = 0, isOnly = false) => {
    const said = {
      mistaken: 'o nível ficaria com erros',
      unsolvable: 'deixaria de ter solução',
      unknown: 'não se sabe dentro do limite',
      solvable: `solução em ${plural(moves, 'jogada', 'jogadas')}`,
      shorter: `${plural(moves, 'jogada', 'jogadas')}, menos ${-more}`,
      same: `${plural(moves, 'jogada', 'jogadas')}, igual`,
      longer: `${plural(moves, 'jogada', 'jogadas')}, mais ${more}`,
    }[effect];
    return isOnly ? `${said}, uma só solução mais curta` : said;
  },
  nearest: 'Alterações que lhe dão solução',
  nearestMore: (count) => `e mais ${count}, no mapa`,
  nearestNone: (count) =>
    `Nenhuma alteração, por si só, lhe dá solução: todas as ${count.toLocaleString('pt-PT')} foram tentadas.`,
  nearestUnknown: (count, unknown) =>
    `Não se encontrou nenhuma. De ${count.toLocaleString('pt-PT')} alterações, ${unknown.toLocaleString('pt-PT')} não se decidiram dentro do limite.`,
  nearestSome: (count) =>
    `Até agora ${plural(count, 'alteração tentada', 'alterações tentadas')}, não todas. O mapa continua.`,
  stated: 'Solução indicada',
  statedShortest: (moves) => `Certa: ${plural(moves, 'jogada', 'jogadas')}. Nenhuma solução é mais curta.`,
  statedLonger: (moves, more, isProved) =>
    `Certa: ${plural(moves, 'jogada', 'jogadas')}, mais ${more} do que a ${isProved ? 'mais curta' : 'encontrada'}.`,
  statedRight: (moves) =>
    `Certa: ${plural(moves, 'jogada', 'jogadas')}. Não se sabe se há uma solução mais curta.`,
  statedRefused: (number, move, reason) => `Errada na jogada ${number}, ${move}: ${reason}`,
  statedShort: 'Errada: depois da última jogada o nível não está resolvido.',
  statedShow: 'Mostrar',
  statedShowUntil: 'Mostrar até aí',
  statedTake: 'Usar antes a encontrada',
};

export const changeWords = { en, pt };
