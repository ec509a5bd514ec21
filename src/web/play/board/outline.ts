/** Drawing cells as shapes. A cell is 100 units wide, so that one path can be drawn at any size and letters keep a sane one. */
export const unit = 100;

export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** How a shape's edge is drawn, in units: how far inside its cells, and how round its corners are. */
export interface Edge {
  readonly inset: number;
  readonly radius: number;
}

/** Right, down, left, up: clockwise on a screen, so that the next one is a turn to the right. */
const headings = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

/** Wider than any board, so that a row and a column together make one number, even just outside the board. */
const stride = 4096;
const keyOf = (row: number, column: number): number => (row + 1) * stride + column + 1;

/** Says quickly whether a cell is one of those given. */
function membership(cells: readonly Cell[]): (row: number, column: number) => boolean {
  const keys = new Set(cells.map(({ row, column }) => keyOf(row, column)));
  return (row, column) => keys.has(keyOf(row, column));
}

/**
 * The SVG path around cells that are joined where they share a side; cells that only touch at a corner stay apart.
 * Its corners are rounded, its cells' own borders inside are not drawn.
 */
export function outline(cells: readonly Cell[], { inset, radius }: Edge): string {
  return loops(cells)
    .map((corners) => {
      const points = corners.map(({ row, column, arriving, leaving }) => {
        const [a, b] = [headings[arriving]!, headings[leaving]!];
        // The inside is on the right-hand side all the way round.
        const [c, d] = [headings[(arriving + 1) % 4]!, headings[(leaving + 1) % 4]!];
        const x = column * unit + inset * (c.x + d.x);
        const y = row * unit + inset * (c.y + d.y);
        const turnsRight = (arriving + 1) % 4 === leaving;
        return (
          `${x - radius * a.x} ${y - radius * a.y}` +
          `A${radius} ${radius} 0 0 ${turnsRight ? 1 : 0} ${x + radius * b.x} ${y + radius * b.y}`
        );
      });
      return `M${points.join('L')}Z`;
    })
    .join('');
}

/**
 * The sides that cells share, as an SVG path: the lines of a grid, or the creases of a sheet of paper. They end so many
 * units before the outline of the cells.
 */
export function seams(cells: readonly Cell[], inset = 0): string {
  const has = membership(cells);
  /** How much a seam is cut short at the corner at the top left of a cell. */
  const cut = (row: number, column: number): number =>
    has(row, column) && has(row - 1, column) && has(row, column - 1) && has(row - 1, column - 1) ? 0 : inset;
  let path = '';
  for (const { row, column } of cells) {
    if (has(row, column + 1)) {
      const [start, end] = [cut(row, column + 1), cut(row + 1, column + 1)];
      path += `M${(column + 1) * unit} ${row * unit + start}v${unit - start - end}`;
    }
    if (has(row + 1, column)) {
      const [start, end] = [cut(row + 1, column), cut(row + 1, column + 1)];
      path += `M${column * unit + start} ${(row + 1) * unit}h${unit - start - end}`;
    }
  }
  return path;
}

/** The cells in the parts that hang together by their sides, in the order of each part's first cell. */
export function parts(cells: readonly Cell[]): Cell[][] {
  const left = new Map(cells.map((cell) => [keyOf(cell.row, cell.column), cell]));
  const found: Cell[][] = [];
  for (const first of cells) {
    if (!left.delete(keyOf(first.row, first.column))) continue;
    const part = [first];
    for (const { row, column } of part)
      for (const { x, y } of headings) {
        const key = keyOf(row + y, column + x);
        const neighbour = left.get(key);
        if (!neighbour) continue;
        left.delete(key);
        part.push(neighbour);
      }
    found.push(part);
  }
  return found;
}

/** A place for a letter: the middle of a square of cells, in cells from the top left corner of the board. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How many cells wide the square is. */
  readonly side: number;
}

/**
 * Where a part has most room for its letter: in the largest square in it, or between two such squares beside each
 * other; of several places the one nearest to its middle.
 */
export function spotOf(part: readonly Cell[]): Spot {
  const middle = {
    x: part.reduce((sum, { column }) => sum + column, 0) / part.length + 0.5,
    y: part.reduce((sum, { row }) => sum + row, 0) / part.length + 0.5,
  };
  /** The side of the largest square that ends at a cell, from those that end at the three neighbours before. */
  const sides = new Map<number, number>();
  const sideAt = (row: number, column: number): number => sides.get(keyOf(row, column)) ?? 0;
  for (const { row, column } of [...part].sort((a, b) => a.row - b.row || a.column - b.column)) {
    const before = [sideAt(row - 1, column), sideAt(row, column - 1), sideAt(row - 1, column - 1)];
    sides.set(keyOf(row, column), 1 + Math.min(...before));
  }
  const side = Math.max(...sides.values());
  let best: Spot = { x: 0, y: 0, side };
  let bestDistance = Number.POSITIVE_INFINITY;
  const offer = (x: number, y: number): void => {
    const distance = (x - middle.x) ** 2 + (y - middle.y) ** 2;
    if (distance >= bestDistance) return;
    best = { x, y, side };
    bestDistance = distance;
  };
  for (const { row, column } of part) {
    if (sideAt(row, column) < side) continue;
    const [x, y] = [column + 1 - side / 2, row + 1 - side / 2];
    offer(x, y);
    if (sideAt(row, column + 1) === side) offer(x + 0.5, y);
    if (sideAt(row + 1, column) === side) offer(x, y + 0.5);
  }
  return best;
}

/** A corner of an outline: where it is, and the numbers of the headings before and after it. */
interface Corner extends Cell {
  readonly arriving: number;
  readonly leaving: number;
}

/** The closed ways around cells, clockwise around the outside and anticlockwise around what is left out inside. */
function loops(cells: readonly Cell[]): Corner[][] {
  const has = membership(cells);
  /** The headings that leave a corner and have not been walked yet. */
  const leaving = new Map<number, number[]>();
  const add = (row: number, column: number, heading: number) => {
    const key = keyOf(row, column);
    const others = leaving.get(key);
    if (others) others.push(heading);
    else leaving.set(key, [heading]);
  };
  for (const { row, column } of cells) {
    if (!has(row - 1, column)) add(row, column, 0);
    if (!has(row, column + 1)) add(row, column + 1, 1);
    if (!has(row + 1, column)) add(row + 1, column + 1, 2);
    if (!has(row, column - 1)) add(row + 1, column, 3);
  }

  const found: Corner[][] = [];
  for (const [start, headingsThere] of leaving) {
    while (headingsThere.length > 0) {
      const corners: Corner[] = [];
      let row = Math.floor(start / stride) - 1;
      let column = (start % stride) - 1;
      let heading = headingsThere.pop()!;
      const first = heading;
      for (;;) {
        row += headings[heading]!.y;
        column += headings[heading]!.x;
        const key = keyOf(row, column);
        const open = leaving.get(key)!;
        // Where two cells touch at a corner there are two ways on; the turn to the right stays with the same cell.
        const right = (heading + 1) % 4;
        const isBack = key === start && (open.length === 0 || first === right);
        const next = isBack ? first : open.includes(right) ? right : open[0]!;
        if (next !== heading) corners.push({ row, column, arriving: heading, leaving: next });
        if (isBack) break;
        open.splice(open.indexOf(next), 1);
        heading = next;
      }
      found.push(corners);
    }
  }
  return found;
}
