import type { Direction } from '../../../core/grid.ts';
import type { PieceFrame } from './clip.ts';
import { clamp } from './ease.ts';

/** A piece seen from above: its outline in cells, the upper left corner of the upper left cell being 0, 0. */
interface Sprite {
  readonly id: string;
  readonly colour: number;
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** How far its top is above the floor. */
  readonly top: number;
  /** Where the two halves of the block meet, as seen from above; undefined where that is not seen. */
  readonly seam: 'upright' | 'level' | undefined;
  readonly opacity: number;
  /** How far it has sunk into the goal, 0 to 1. */
  readonly sunk: number;
  readonly isResting: boolean;
}

/** How much smaller what has fallen by one cell looks from above. */
const farther = 0.16;

/** A piece seen from above. */
export function spriteOf({ body, centre, axis, angle, width, height, opacity, sinks }: PieceFrame): Sprite {
  const { id, colour, label, size } = body;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const half = { x: (size.x * width) / 2, y: (size.y * height) / 2, z: (size.z * width) / 2 };
  const seen =
    axis === 'x'
      ? { x: half.x, y: half.y * cos + half.z * sin, z: half.z * cos + half.y * sin }
      : { x: half.x * cos + half.y * sin, y: half.y * cos + half.x * sin, z: half.z };
  const top = centre.y + seen.y;
  const depth = sinks ? 0 : Math.max(0, seen.y - centre.y);
  const scale = 1 / (1 + farther * depth);
  const isResting = Math.abs(angle) < 0.01;
  return {
    id,
    colour,
    label,
    x: centre.x + 0.5 - seen.x * scale,
    y: centre.z + 0.5 - seen.z * scale,
    width: 2 * seen.x * scale,
    height: 2 * seen.z * scale,
    top: Math.max(0, top),
    seam: isResting && size.y === 1 ? (size.x > 1 ? 'upright' : size.z > 1 ? 'level' : undefined) : undefined,
    opacity,
    sunk: sinks ? clamp(1 - top / 2) : 0,
    isResting,
  };
}

/** The transform of a partly open flap seen from above: a scale towards the side it hangs on, for a cell. */
export function flapTransform(row: number, column: number, side: Direction, open: number): string {
  const part = Math.max(0, Math.sin(clamp(open) * (Math.PI / 2)));
  const isUpright = side === 'U' || side === 'D';
  const hinge = side === 'R' || side === 'D' ? 1 : 0;
  const [x, y] = isUpright ? [0, hinge] : [hinge, 0];
  const scale = isUpright ? `1 ${part}` : `${part} 1`;
  return `translate(${column + x} ${row + y}) scale(${scale}) translate(${-x} ${-y})`;
}

/** A tile of the floor. All tiles of a kind are one path: boards may have thousands. */
export const tile = (row: number, column: number): string =>
  `M${column + 0.09} ${row + 0.02}h.82a.07 .07 0 0 1 .07 .07v.82a.07 .07 0 0 1-.07 .07h-.82a.07 .07 0 0 1-.07-.07v-.82a.07 .07 0 0 1 .07-.07z`;
export const square = tile(0, 0);
