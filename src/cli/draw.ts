import { type CellView, groundId, type View } from '../core/view.ts';
import { usesColour } from './output.ts';

/**
 * Backgrounds of the first colours in the terminal's 256-colour palette, chosen to differ in lightness as well as in
 * hue; letters beyond them start again, and the letter on the piece tells them apart.
 */
const palette = [203, 75, 114, 221, 176, 215, 80, 246, 150, 211, 110, 186, 173] as const;

const reset = '\x1b[0m';
const background = (colour: number): string => `\x1b[48;5;${colour}m`;
const foreground = (colour: number): string => `\x1b[38;5;${colour}m`;
const colourOf = (index: number): number => palette[index % palette.length]!;

/** A cell without colour; as in level text where that is possible. */
function plainText(cell: CellView): string {
  const { piece } = cell;
  if (!piece) return groundText(cell);
  return groundId(cell) === 'floor' ? piece.label : piece.label + groundText(cell);
}

const groundText = ({ ground, groundLabel, part }: CellView): string =>
  part?.sign ?? { void: '#', floor: '.', goal: groundLabel ?? 'G' }[ground];

/** Options for drawing a board. */
export interface DrawOptions {
  readonly colour?: boolean;
  /** Cells to mark: the picked piece, the piece of a hint. */
  readonly marked?: readonly { readonly row: number; readonly column: number }[];
  /** Leaves room for any piece on any ground, so that the board keeps its size while it is played. */
  readonly steady?: boolean;
}

/** A board as lines of text. */
export function draw(
  view: View,
  { colour = usesColour, marked = [], steady = false }: DrawOptions = {},
): string {
  const cells = view.cells.flat();
  const widest = Math.max(widestOf(cells.map(plainText)), steady ? widestPair(cells) : 0);
  const isMarked = (row: number, column: number): boolean =>
    marked.some((cell) => cell.row === row && cell.column === column);
  return view.cells
    .map((line, row) =>
      line
        .map((cell, column) => {
          const text = plainText(cell);
          const framed = isMarked(row, column) ? `[${text}]` : ` ${text} `;
          const padded = framed + ' '.repeat(widest - [...text].length);
          return colour ? paint(cell, padded) : padded;
        })
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

const widestOf = (texts: readonly string[]): number => Math.max(0, ...texts.map((text) => [...text].length));

/** The widest piece on the widest ground that a piece can stand on. */
function widestPair(cells: readonly CellView[]): number {
  const grounds = cells.filter((cell) => !['floor', 'void'].includes(groundId(cell)));
  return (
    widestOf(cells.flatMap(({ piece }) => (piece ? [piece.label] : []))) + widestOf(grounds.map(groundText))
  );
}

function paint({ ground, groundColour, part, piece }: CellView, text: string): string {
  if (piece) {
    // A sign that is a filled shape says nothing on a background of its own, and hides what it stands on.
    const letters = text.replace(/[\u2580-\u259f]/g, ' ');
    return `${background(colourOf(piece.colour))}${foreground(16)}${letters}${reset}`;
  }
  // In colour, cells outside the board have the terminal's own background.
  if (ground === 'void' && !part) return text.replace('#', ' ');
  const tint =
    groundColour === undefined ? (part?.tint ?? (ground === 'goal' ? 255 : 242)) : colourOf(groundColour);
  return `${background(236)}${foreground(tint)}${text}${reset}`;
}
