import { type Cell, unit } from './outline.ts';

/** The SVG paths of boulders, one a cell: their bodies, the facets in the light and in the shade, and their flat tops. */
export interface Rock {
  readonly body: string;
  readonly lit: string;
  readonly shaded: string;
  readonly top: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const corners = 8;
/** How far the sides of a boulder are from its middle, and how much of that its top has. */
const half = 45;
const topPart = 0.58;
/** More facets than these are too small to be seen, and take long to draw. */
const mostFaceted = 500;

/** A number from -1 to 1 that looks like chance and is always the same for a corner of a cell. */
function roughness({ row, column }: Cell, corner: number, salt: number): number {
  const mixed = Math.imul(row * 73_856_093 + column * 19_349_663 + corner * 83_492_791 + salt, 2_654_435_761);
  return ((mixed ^ (mixed >>> 15)) & 1023) / 511.5 - 1;
}

const path = (points: readonly Point[]): string =>
  `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;

/** Eight corners around the middle of a cell, none of them quite where it should be. */
function around(cell: Cell): readonly { readonly outer: Point; readonly inner: Point }[] {
  const middle = { x: (cell.column + 0.5) * unit, y: (cell.row + 0.5) * unit };
  return Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + 0.5 + 0.3 * roughness(cell, corner, 1)) / corners) * 2 * Math.PI;
    const [across, down] = [Math.cos(angle), Math.sin(angle)];
    const side = half / Math.max(Math.abs(across), Math.abs(down));
    const reach = Math.min(side, 52) * (0.97 + 0.05 * roughness(cell, corner, 2));
    const inner = reach * (topPart + 0.09 * roughness(cell, corner, 3));
    return {
      outer: { x: middle.x + across * reach, y: middle.y + down * reach },
      // Seen from a little in front: the top lies further back.
      inner: { x: middle.x - 2 + across * inner, y: middle.y - 7 + down * inner },
    };
  });
}

export function rocks(cells: readonly Cell[]): Rock {
  const isFaceted = cells.length <= mostFaceted;
  const rock = { body: '', lit: '', shaded: '', top: '' };
  for (const cell of cells) {
    const points = around(cell);
    rock.body += path(points.map(({ outer }) => outer));
    rock.top += path(points.map(({ inner }) => inner));
    if (!isFaceted) continue;
    points.forEach((from, corner) => {
      const to = points[(corner + 1) % corners]!;
      const facet = path([from.outer, to.outer, to.inner, from.inner]);
      // Corners go clockwise from the right: the light comes from the upper left.
      if (corner >= 3 && corner <= 5) rock.lit += facet;
      else if (corner <= 1 || corner === 7) rock.shaded += facet;
    });
  }
  return rock;
}
