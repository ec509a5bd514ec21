import type { PieceNames, Telling } from '../../../core/move-words.ts';
import { type CellView, groundId } from '../../../core/view.ts';
import { namesOf, ptColourOfHer, ptColourOfHim } from '../../../core/words/telling.ts';
import type { GameWords, Language } from '../../../core/words.ts';
import type { Messages } from './index.ts';

/** What cells are told with. */
export interface CellWords extends Pick<Telling, 'letters'> {
  readonly text: Messages;
  readonly language: Language;
  /** The game's own: of its ground, and of its pieces where it names them. */
  readonly parts: GameWords['parts'];
  readonly names: PieceNames | undefined;
}

const anyPiece = namesOf('piece', 'peça', ptColourOfHer);
const goals = namesOf('goal', 'alvo', ptColourOfHim);

/** A cell in words, for a screen reader: where it is, what lies there, and what lies under that. */
export function cellLabel(words: CellWords, row: number, column: number, cell: CellView): string {
  const { text, language, names = anyPiece } = words;
  const kind = groundId(cell);
  const ground = groundName(words, kind, cell);
  const where = text.cell.at(row + 1, column + 1);
  if (!cell.piece) return `${where}: ${ground}`;
  const piece = names[language](cell.piece, words);
  return `${where}: ${kind === 'floor' ? piece : text.cell.on(piece, ground)}`;
}

function groundName(words: CellWords, kind: string, { groundLabel, groundColour }: CellView): string {
  const { text, language, parts } = words;
  if (kind === 'goal' && groundColour !== undefined)
    return goals[language]({ colour: groundColour, label: groundLabel ?? '' }, words).trimEnd();
  const kinds: GameWords['parts'] = { ...text.cell.ground, ...parts };
  return [kinds[kind] ?? kind, groundLabel].filter(Boolean).join(' ');
}
