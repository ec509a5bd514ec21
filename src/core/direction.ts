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

export const opposite: Readonly<Record<Direction, Direction>> = { U: 'D', D: 'U', L: 'R', R: 'L' };

export const isDirection = (text: string): text is Direction =>
  (directions as readonly string[]).includes(text);
