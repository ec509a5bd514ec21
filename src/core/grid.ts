/** The four directions, in the order in which every game lists its moves. */
export const directions = ['U', 'D', 'L', 'R'] as const;

/** Up, down, left or right. */
export type Direction = (typeof directions)[number];

/** The change of row and column by direction; rows count downwards, columns to the right. */
export const step: Readonly<Record<Direction, { readonly row: number; readonly column: number }>> = {
  U: { row: -1, column: 0 },
  D: { row: 1, column: 0 },
  L: { row: 0, column: -1 },
  R: { row: 0, column: 1 },
};

/** The direction back. */
export const opposite: Readonly<Record<Direction, Direction>> = { U: 'D', D: 'U', L: 'R', R: 'L' };

/** Whether a text is one of the four letters. */
export const isDirection = (text: string): text is Direction =>
  (directions as readonly string[]).includes(text);

/** The size of a board. Its cells are numbered row by row from the top left. */
export interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** The cell next to another one in a direction; undefined beyond the edge. */
export function neighbour(cell: number, direction: Direction, { rows, columns }: Size): number | undefined {
  const row = Math.floor(cell / columns) + step[direction].row;
  const column = (cell % columns) + step[direction].column;
  const isInside = row >= 0 && row < rows && column >= 0 && column < columns;
  return isInside ? row * columns + column : undefined;
}

/** A board turned or mirrored. */
export interface BoardImage extends Size {
  /** By cell of the image: the cell of the board that it comes from. */
  readonly from: readonly number[];
}

/** The images of a board under the eight symmetries of a rectangle, the board itself first; some may look alike. */
export function imagesOf(board: Size): readonly BoardImage[] {
  return Array.from({ length: 8 }, (_, symmetry) => {
    const [mirrored, flipped, transposed] = [symmetry & 1, symmetry & 2, symmetry & 4];
    const rows = transposed ? board.columns : board.rows;
    const columns = transposed ? board.rows : board.columns;
    const from = Array.from({ length: rows * columns }, (_, cell) => {
      const right = mirrored ? columns - 1 - (cell % columns) : cell % columns;
      const down = flipped ? rows - 1 - Math.floor(cell / columns) : Math.floor(cell / columns);
      return transposed ? right * board.columns + down : down * board.columns + right;
    });
    return { rows, columns, from };
  });
}

/** The alphabetically first of some texts. Of the texts of all images of a board, it is the canonical one. */
export const firstText = (texts: readonly string[]): string =>
  texts.reduce((first, text) => (text < first ? text : first));
