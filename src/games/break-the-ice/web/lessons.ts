import type { Lesson, Played } from '../../../web/play/lessons/lesson.ts';
import type { Clear, IceLevel } from '../level.ts';
import { legalMoves } from '../rules/moves.ts';
import type { IceMove } from '../rules/notation.ts';
import { movesAbovePar } from '../rules/rules.ts';
import { type LooseColumn, steps } from '../rules/settling.ts';
import { blockAt, type IceState, neighbour, stateOf } from '../rules/state.ts';

type Push = Pick<Played<IceLevel, IceState, IceMove>, 'level' | 'before' | 'move'>;

const blocksIn = (columns: readonly LooseColumn[]): number => columns.flat().filter(Boolean).length;

/** How many blocks there are after each visible step of a move, by one rule of breaking or the other. */
const counts = ({ level, before, move }: Push, clear: Clear = level.clear): number[] =>
  steps(before, move, clear).map(blocksIn);

/** How many times something breaks in one move. */
const rounds = (push: Push): number =>
  counts(push).filter((count, index, all) => index > 0 && count < all[index - 1]!).length;

/** Something breaks, and not the same by the two rules. */
function tellsRulesApart(push: Push): boolean {
  const contact = counts(push, 'contact');
  const line = counts(push, 'line');
  return contact[0] !== line.at(-1) && contact.at(-1) !== line.at(-1);
}

const colours = ({ stacks }: IceLevel): ReadonlyMap<string, number> =>
  new Map(
    [...stacks.join('')].map((colour, _, all) => [colour, all.filter((each) => each === colour).length]),
  );
const largest = (level: IceLevel): number => Math.max(0, ...colours(level).values());

/** Of larger boards nobody sees at a glance what a move will bring. */
const mostCells = 100;

export const lessons: readonly Lesson<IceLevel, IceState, IceMove>[] = [
  {
    id: 'slide',
    says: {
      en: 'Drag a block sideways into an empty cell: it slides one cell.',
      pt: 'Arraste um bloco de lado para uma casa vazia: desliza uma casa.',
    },
    isIn: () => true,
    isShownBy: ({ before, move }) => !blockAt(before, neighbour(move, move.direction)),
    example: { board: '.....\na.a.a', moves: 'a1R' },
  },
  {
    id: 'break',
    says: {
      en: 'Three or more of one colour in a straight line break; the level is solved when nothing is left.',
      pt: 'Três ou mais da mesma cor em linha reta partem-se; o nível fica resolvido quando não sobra nada.',
    },
    isIn: () => true,
    isShownBy: (push) => rounds(push) > 0,
    onlySaid: true,
    example: { board: '....\na.aa', moves: 'a1R' },
  },
  {
    id: 'swap',
    says: {
      en: 'Drag a block onto a neighbour of another colour, also up or down: the two change places.',
      pt: 'Arraste um bloco para cima de um vizinho de outra cor, também na vertical: os dois trocam de lugar.',
    },
    isIn: (level) => colours(level).size > 1,
    isShownBy: ({ before, move }) => blockAt(before, neighbour(move, move.direction)) !== undefined,
    example: { board: 'abb\nbaa', moves: 'b1U' },
  },
  {
    id: 'gravity',
    says: {
      en: 'A block with nothing under it falls, and so does all that stood on it.',
      pt: 'Um bloco sem nada por baixo cai, e com ele tudo o que lhe estava em cima.',
    },
    // Some block can slide over an edge.
    isIn: ({ stacks }) =>
      stacks.some(({ length }, column) =>
        [stacks[column - 1], stacks[column + 1]].some(
          (beside) => beside !== undefined && beside.length <= length - 2,
        ),
      ),
    isShownBy: (push) => {
      const [shifted, next] = counts(push);
      return next !== undefined && next === shifted;
    },
    example: { board: '....\na.bb\nb.aa', moves: 'a2R' },
  },
  {
    id: 'contact',
    says: {
      en: 'Here a line breaks together with all blocks of its colour that touch it, directly or through others of that colour.',
      pt: 'Aqui, uma linha parte-se com todos os blocos da sua cor que lhe tocam, diretamente ou através de outros dessa cor.',
    },
    isIn: (level) => level.clear === 'contact' && largest(level) > 3,
    isShownBy: tellsRulesApart,
    badge: { name: () => ({ en: 'What touches breaks too', pt: 'O que toca também parte' }), usual: true },
    example: { board: '.....\n..a.a\n.aa.a', moves: 'e2L' },
  },
  {
    id: 'line',
    says: {
      en: 'Here only the line itself breaks: what touches it stays.',
      pt: 'Aqui só a própria linha se parte: o que lhe toca fica.',
    },
    isIn: ({ clear }) => clear === 'line',
    isShownBy: tellsRulesApart,
    badge: { name: () => ({ en: 'Only lines break', pt: 'Só as linhas partem' }) },
    example: { headers: 'clear: line', board: '.....\n..a.a\n.aa.a', moves: 'e2L' },
  },
  {
    id: 'limit',
    says: {
      en: 'Here moves are limited: solve it in as few as the level asks for to get three stars; two more, and the game is lost.',
      pt: 'Aqui as jogadas são limitadas: resolva com tantas quantas o nível pede e tem três estrelas; com mais de duas além dessas, o jogo está perdido.',
    },
    isIn: ({ moves }) => moves !== undefined,
    isShownBy: ({ rules, after, count }) => count === rules.moveLimit && !rules.isGoal(after),
    onlySaid: true,
    badge: {
      name: ({ moves = 0 }) => ({
        en: `At most ${moves + movesAbovePar} moves`,
        pt: `No máximo ${moves + movesAbovePar} jogadas`,
      }),
    },
    example: { headers: 'moves: 1', board: '.....\na.a.a', moves: 'a1R c1R b1L' },
  },
  {
    id: 'chain',
    says: {
      en: 'What falls can make new lines, and they break as well: one move can set off a chain.',
      pt: 'O que cai pode formar novas linhas, que também se partem: uma jogada pode provocar uma reação em cadeia.',
    },
    isIn: (level) => {
      if (level.rows * level.columns > mostCells) return false;
      const before = stateOf(level.stacks);
      return legalMoves(level, before).some((move) => rounds({ level, before, move }) > 1);
    },
    isShownBy: (push) => rounds(push) > 1,
    example: { board: '..a.\n..b.\n..ab\naaba', moves: 'c2R' },
  },
];
