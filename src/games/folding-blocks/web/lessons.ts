import { parts } from '../../../web/play/board/outline.ts';
import type { Lesson } from '../../../web/play/lessons/lesson.ts';
import { type FoldLevel, groupCells, groupLetters } from '../level.ts';
import type { FoldMove, FoldState } from '../rules/rules.ts';

const isSplit = (cells: string, group: string, { columns }: FoldLevel): boolean =>
  parts(groupCells(cells, group, columns)).length > 1;

export const lessons: readonly Lesson<FoldLevel, FoldState, FoldMove>[] = [
  {
    id: 'fold',
    says: {
      en: 'Drag a sheet to one side: it unfolds over that edge, mirrored, and is twice as large.',
      pt: 'Arraste uma folha para um lado: desdobra-se sobre essa margem, em espelho, e fica com o dobro do tamanho.',
    },
    isIn: () => true,
    isShownBy: () => true,
    example: { board: 'A##.\nAA..', moves: 'AR' },
  },
  {
    id: 'room',
    says: {
      en: 'A fold needs room: every cell that it lands on must be on the board and empty.',
      pt: 'Uma dobra precisa de espaço: todas as casas onde cai têm de estar no tabuleiro e vazias.',
    },
    isIn: ({ cells }) => groupLetters(cells).length > 1,
    // On the same board the same group cannot fold to every side.
    isShownBy: ({ rules, before, move }) =>
      rules.moves(before).filter(({ group }) => group === move.group).length < 4,
    onlySaid: true,
    example: { board: 'A.B\n..#', moves: 'AR' },
  },
  {
    id: 'split-group',
    says: {
      en: 'A sheet in several parts is still one sheet: all of its parts fold together, over the edge of them all.',
      pt: 'Uma folha em várias partes continua a ser uma só: todas as partes se dobram juntas, sobre a margem do conjunto.',
    },
    isIn: (level) => groupLetters(level.cells).some((group) => isSplit(level.cells, group, level)),
    isShownBy: ({ level, before, move }) => isSplit(before.cells, move.group, level),
    example: { board: 'A#A.#.\n.#..#.', moves: 'AR' },
  },
  {
    id: 'fill',
    says: {
      en: 'The level is solved when no cell is empty.',
      pt: 'O nível fica resolvido quando não há casas vazias.',
    },
    isIn: () => true,
    isShownBy: ({ rules, after }) => rules.isGoal(after),
    onlySaid: true,
    example: { board: 'A...\n....', moves: 'AR AR AD' },
  },
];
