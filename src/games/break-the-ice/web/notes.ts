import type { Language } from '../../../core/words.ts';
import type { IceLevel } from '../level.ts';

const words = {
  en: {
    line: 'Only the line itself breaks.',
    par: (moves: number) => `Par: ${moves} ${moves === 1 ? 'move' : 'moves'}.`,
  },
  pt: {
    line: 'Só a própria linha quebra.',
    par: (moves: number) => `Par: ${moves} ${moves === 1 ? 'jogada' : 'jogadas'}.`,
  },
};

/** What breaks, where that is not the usual, and the par. */
export const notes = ({ clear, moves }: IceLevel, language: Language): readonly string[] => [
  ...(clear === 'line' ? [words[language].line] : []),
  ...(moves === undefined ? [] : [words[language].par(moves)]),
];
