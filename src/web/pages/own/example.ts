import { formatLevel, type PlayedLevel } from '../../../games/pack-text.ts';

/** The text of that level which uses most of what its game can write: kinds of cells and headers. */
export function exampleOf(levels: readonly PlayedLevel[]): string {
  let best = { text: '', kinds: 0 };
  for (const level of levels) {
    const text = formatLevel(level);
    const [headers = '', board = ''] = text.split('\n\n');
    const kinds = new Set(board.replace(/\s/g, '')).size + headers.split('\n').length;
    if (kinds > best.kinds) best = { text, kinds };
  }
  return best.text;
}
