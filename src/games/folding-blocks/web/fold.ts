import type { Direction } from '../../../core/grid.ts';
import type { View } from '../../../core/view.ts';
import { type Cell, outline, seams } from '../../../web/play/board/outline.ts';
import type { Motion } from '../../../web/play/motion.ts';
import { type Box, boundingBox, mirrored } from '../level.ts';

/** All cells of one group: a sheet of paper, perhaps in several parts. */
export interface Sheet {
  readonly label: string;
  readonly colour: number;
  readonly cells: readonly Cell[];
}

/** The sheets on a board in the order of their letters. */
export function sheetsOf(view: View): Sheet[] {
  const found = new Map<string, Sheet & { readonly cells: Cell[] }>();
  view.cells.forEach((line, row) => {
    line.forEach(({ piece }, column) => {
      if (!piece) return;
      const sheet = found.get(piece.label);
      if (sheet) sheet.cells.push({ row, column });
      else found.set(piece.label, { label: piece.label, colour: piece.colour, cells: [{ row, column }] });
    });
  });
  return [...found.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
}

/** The SVG paths of a sheet: its edge, and the lines between its cells. */
export interface Shape {
  readonly outline: string;
  readonly creases: string;
}

const inset = 4;

export const sheetEdge = { inset, radius: 15 } as const;

export const shapeOf = (cells: readonly Cell[]): Shape => ({
  outline: outline(cells, sheetEdge),
  creases: seams(cells, inset),
});

/** A sheet that turns over one of its edges. */
export interface Fold {
  /** The sheet before it was folded: what stays where it is, and what turns. */
  readonly sheet: Sheet;
  readonly direction: Direction;
  /** `over` unfolds it, `back` takes that back, `refused` lifts it a little and lets it fall. */
  readonly way: 'over' | 'back' | 'refused';
  /** The board without the part that turns. */
  readonly still: View;
  /** All cells of the sheet, those that turn and those that stay. */
  readonly whole: readonly Cell[];
  /** The box of the sheet, and the one that it lands on. */
  readonly from: Box;
  readonly to: Box;
}

/** The fold that a motion shows; undefined when it shows something else, or at once. */
export function foldOf(motion: Omit<Motion, 'key'> | undefined): Fold | undefined {
  const { kind, direction, milliseconds } = motion ?? {};
  if (!motion || !kind || kind === 'jump' || !direction || !milliseconds) return undefined;

  const [small, large] = kind === 'undo' ? [motion.after, motion.before] : [motion.before, motion.after];
  const larger = sheetsOf(large);
  const sheet = sheetsOf(small).find(({ label, cells }) =>
    kind === 'refused'
      ? label === motion.choice
      : larger.find((other) => other.label === label)?.cells.length === 2 * cells.length,
  );
  if (!sheet) return undefined;

  const images = mirrored(sheet.cells, direction);
  return {
    sheet,
    direction,
    way: kind === 'refused' ? 'refused' : kind === 'undo' ? 'back' : 'over',
    still: small,
    whole: kind === 'refused' ? sheet.cells : [...sheet.cells, ...images],
    from: boundingBox(sheet.cells),
    to: boundingBox(images),
  };
}
