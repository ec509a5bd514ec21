import type { CellView, PieceView, View } from '../../../core/view.ts';

/** All cells of a board that look the same, as one path: a board of 64 x 64 cells is then a handful of nodes. */
export interface BoardLayer {
  readonly look: 'area' | 'outline' | 'dashes';
  /** A colour as styles write it. */
  readonly paint: string;
  readonly path: string;
}

/** A piece by itself, or one cell of a piece that covers several. */
export interface PiecePart {
  readonly key: string;
  readonly paint: string;
  readonly row: number;
  readonly column: number;
}

/** The side of a cell in a drawing: all lengths are whole numbers, which are short to write. */
export const cellSide = 100;
/** Cells of boards with more than these are too small for their corners to be seen. */
const roundedCells = 400;

type Shape = (left: number, top: number) => string;

const square = (inset: number, radius: number): Shape => {
  const side = cellSide - 2 * inset - 2 * radius;
  const corner = (to: string): string => (radius === 0 ? '' : `a${radius} ${radius} 0 0 1 ${to}`);
  const rest =
    `h${side}${corner(`${radius} ${radius}`)}v${side}${corner(`${-radius} ${radius}`)}` +
    `h${-side}${corner(`${-radius} ${-radius}`)}v${-side}${corner(`${radius} ${-radius}`)}z`;
  return (left, top) => `M${left + inset + radius} ${top + inset}${rest}`;
};
const circle = (radius: number): Shape => {
  const half = `a${radius} ${radius} 0 1 0`;
  const rest = `${half} ${2 * radius} 0${half} ${-2 * radius} 0z`;
  return (left, top) => `M${left + cellSide / 2 - radius} ${top + cellSide / 2}${rest}`;
};

const ring = circle(24);
const shapesOf = (cells: number) => {
  const rounded = cells <= roundedCells ? 1 : 0;
  return {
    tile: square(4, 14 * rounded),
    goal: square(24, 12 * rounded),
    piece: square(7, 17 * rounded),
    ring,
  };
};

const pieceColour = (colour: number): string => `var(--piece-${colour % 12})`;

/** The ground of a board, and its pieces unless they are to be drawn one by one. */
export function boardLayers({ cells }: View, withPieces: boolean): readonly BoardLayer[] {
  const shapes = shapesOf(cells.length * (cells[0]?.length ?? 0));
  const layers = new Map<string, { look: BoardLayer['look']; paint: string; paths: string[] }>();
  const add = (look: BoardLayer['look'], paint: string, path: string): void => {
    const key = `${look} ${paint}`;
    const layer = layers.get(key) ?? { look, paint, paths: [] };
    layers.set(key, layer);
    layer.paths.push(path);
  };
  const addGround = ({ ground, part, groundColour }: CellView, left: number, top: number): void => {
    if (part && ground === 'void') add('dashes', 'var(--line-strong)', shapes.tile(left, top));
    else if (part) {
      add('area', `var(--part-${part.kind}, var(--tile))`, shapes.tile(left, top));
      add('outline', `var(--ring-${part.kind}, var(--ink-soft))`, shapes.ring(left, top));
    } else if (ground !== 'void') {
      add('area', 'var(--tile)', shapes.tile(left, top));
      if (ground === 'goal')
        add(
          'outline',
          groundColour === undefined ? 'var(--goal)' : pieceColour(groundColour),
          shapes.goal(left, top),
        );
    }
  };
  eachCell(cells, (cell, row, column) => addGround(cell, column * cellSide, row * cellSide));
  // Pieces lie on the ground, so they come after all of it.
  if (withPieces)
    eachCell(cells, ({ piece }, row, column) => {
      if (piece) add('area', pieceColour(piece.colour), shapes.piece(column * cellSide, row * cellSide));
    });
  return [...layers.values()].map(({ look, paint, paths }) => ({ look, paint, path: paths.join('') }));
}

/** The pieces one by one, to be moved. A piece that covers several cells appears once for each of them. */
export function pieceParts({ cells }: View): readonly PiecePart[] {
  const seen = new Map<string, number>();
  const parts: PiecePart[] = [];
  const add = ({ id, colour }: PieceView, row: number, column: number): void => {
    const part = seen.get(id) ?? 0;
    seen.set(id, part + 1);
    parts.push({ key: `${id}/${part}`, paint: pieceColour(colour), row, column });
  };
  eachCell(cells, ({ piece }, row, column) => piece && add(piece, row, column));
  return parts;
}

function eachCell(cells: View['cells'], visit: (cell: CellView, row: number, column: number) => void): void {
  for (const [row, line] of cells.entries())
    for (const [column, cell] of line.entries()) visit(cell, row, column);
}
