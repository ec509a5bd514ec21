import { groundId, type View } from '../../../core/view.ts';
import type { Point } from './pose.ts';

/** From where the board is looked at: angles in radians, the look going from the eye to the target. */
export interface Stand {
  readonly target: Point;
  readonly distance: number;
  /** Round the upright axis; 0 looks along the columns, upwards on the board. */
  readonly azimuth: number;
  /** Above the floor; a quarter turn looks straight down. */
  readonly elevation: number;
}

/** The lens: the upright angle of view and how much wider than high the picture is. */
export interface Lens {
  readonly angle: number;
  readonly aspect: number;
}

/** Room for a block that stands on any cell, and for the thickness of the floor. */
const blockTop = 2;
const floorBottom = -0.35;

/** The points that have to be in the picture: the outermost corners of every row that has ground. */
export function outlineOf(view: View): readonly Point[] {
  const points: Point[] = [];
  view.cells.forEach((line, row) => {
    const ground = line.flatMap((cell, column) => (groundId(cell) === 'void' ? [] : [column]));
    if (ground.length === 0) return;
    for (const x of [ground[0]! - 0.5, ground.at(-1)! + 0.5])
      for (const z of [row - 0.5, row + 0.5])
        for (const y of [floorBottom, blockTop]) points.push({ x, y, z });
  });
  return points.length > 0 ? points : [{ x: 0, y: 0, z: 0 }];
}

/** The directions of a look: to the right and upwards in the picture, and back to the eye. */
export function axesOf(azimuth: number, elevation: number): { right: Point; up: Point; back: Point } {
  const [sa, ca] = [Math.sin(azimuth), Math.cos(azimuth)];
  const [se, ce] = [Math.sin(elevation), Math.cos(elevation)];
  return {
    right: { x: ca, y: 0, z: -sa },
    up: { x: -sa * se, y: ce, z: -ca * se },
    back: { x: sa * ce, y: se, z: ca * ce },
  };
}

const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y + a.z * b.z;
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y, z: a.z - b.z });
const moved = (from: Point, by: Point, far: number): Point => ({
  x: from.x + by.x * far,
  y: from.y + by.y * far,
  z: from.z + by.z * far,
});

/**
 * The nearest stand from which all points are in the picture with a margin (a part of the picture's half), and centred
 * between the sides that they touch.
 */
export function frame(
  points: readonly Point[],
  azimuth: number,
  elevation: number,
  lens: Lens,
  margin = 0.05,
): Stand {
  const { right, up, back } = axesOf(azimuth, elevation);
  const tanUp = Math.tan(lens.angle / 2) * (1 - margin);
  const tanRight = Math.tan(lens.angle / 2) * lens.aspect * (1 - margin);
  const seen = points.map((point) => ({ x: dot(point, right), y: dot(point, up), z: dot(point, back) }));
  // A side of the picture through the eye (x0, z0) holds a point when |x - x0| <= (z0 - z) * tan. So the eye must lie
  // behind the highest `x + z tan` and `z tan - x`, which also says where its middle is.
  const reach = (pick: (point: Point) => number, tan: number): { middle: number; depth: number } => {
    const plus = Math.max(...seen.map((point) => pick(point) + point.z * tan));
    const minus = Math.max(...seen.map((point) => point.z * tan - pick(point)));
    return { middle: (plus - minus) / 2, depth: (plus + minus) / (2 * tan) };
  };
  const across = reach(({ x }) => x, tanRight);
  const along = reach(({ y }) => y, tanUp);
  const depth = Math.max(across.depth, along.depth);
  const nearest = depth - Math.max(...seen.map(({ z }) => z));
  // Farther points look smaller: where there is room to spare, the middle is found in a few rounds.
  const centred = (pick: (point: Point) => number, middle: number): number => {
    let at = middle;
    for (let round = 0; round < 8; round++) {
      const places = seen.map((point) => (pick(point) - at) / (depth - point.z));
      at += ((Math.max(...places) + Math.min(...places)) / 2) * nearest;
    }
    return at;
  };
  const x = centred((point) => point.x, across.middle);
  const y = centred((point) => point.y, along.middle);
  const eye = moved(moved(moved({ x: 0, y: 0, z: 0 }, right, x), up, y), back, depth);
  // The target lies where the look meets the floor, so that turning about it keeps the board in place.
  const distance = eye.y / back.y;
  return { target: moved(eye, back, -distance), distance, azimuth, elevation };
}

/** How many pixels a cell at the target measures in a picture of a height. */
export const cellPixels = ({ distance }: Stand, { angle }: Lens, height: number): number =>
  height / (2 * Math.tan(angle / 2) * distance);

/**
 * A stand near a point, for boards of which nothing could be made out from where all is seen: a cell measures so many
 * pixels, and no more than a little of the picture lies beyond the board.
 */
export function closeUp(
  whole: Stand,
  points: readonly Point[],
  focus: Point,
  lens: Lens,
  height: number,
  pixels: number,
): Stand {
  const half = {
    x: (height * lens.aspect) / (2 * pixels),
    z: height / (2 * pixels * Math.sin(whole.elevation)),
  };
  const kept = (axis: 'x' | 'z', before: number): number => {
    const all = points.map((point) => point[axis]);
    const [low, high] = [Math.min(...all) + half[axis] - before, Math.max(...all) - half[axis] + 1.5];
    return low > high ? (low + high) / 2 : Math.min(high, Math.max(low, focus[axis]));
  };
  return {
    ...whole,
    // A block that stands on the farthest row needs room above it.
    target: { x: kept('x', 1.5), y: 0, z: kept('z', 3.5) },
    distance: height / (2 * Math.tan(lens.angle / 2) * pixels),
  };
}

/** The usual look: from the front and a little from the right; steeper on a picture that is higher than wide. */
export function usualLook(aspect: number): { azimuth: number; elevation: number } {
  const tall = Math.min(1, Math.max(0, (1.25 - aspect) / 0.65));
  return { azimuth: 0.28 - 0.12 * tall, elevation: 0.92 + 0.12 * tall };
}

/**
 * How far a person may turn the look. Less than half a quarter turn either way: up on the board stays more up than
 * sideways in the picture, so the arrow keys mean what they always mean, and a swipe the nearest way on the board.
 */
const mostAzimuth = (38 * Math.PI) / 180;
const lowest = 0.55;
const highest = 1.35;

const within = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export const limited = (look: { azimuth: number; elevation: number }) => ({
  azimuth: within(-mostAzimuth, look.azimuth, mostAzimuth),
  elevation: within(lowest, look.elevation, highest),
});

/** Where cells would be smaller than this, the look goes near the block and follows it. */
const smallestCell = 17;
const comfortableCell = 38;
const largestCell = 150;
/** So far into zooming in, the look has gone from the middle of the board to the block. */
const zoomToFocus = 0.4;

/** How near the look is: 1 is as usual, from where all is seen, or near the block on boards that are too large for that. */
export function zoomRange(wholePixels: number): { lowest: number; usual: number; highest: number } {
  const usual = wholePixels < smallestCell ? comfortableCell : wholePixels;
  return { lowest: wholePixels / usual, usual, highest: Math.max(2, largestCell / usual) };
}

/** The stand for a zoom: between seeing all and being near a point. */
export function zoomed(
  whole: Stand,
  points: readonly Point[],
  focus: Point,
  lens: Lens,
  height: number,
  zoom: number,
): Stand & { readonly isNear: boolean } {
  const wholePixels = cellPixels(whole, lens, height);
  const range = zoomRange(wholePixels);
  const pixels = range.usual * within(range.lowest, zoom, range.highest);
  const nearer = pixels / wholePixels - 1;
  if (nearer < 0.001) return { ...whole, isNear: false };
  const near = closeUp(whole, points, focus, lens, height, pixels);
  const part = Math.min(1, nearer / zoomToFocus);
  return { ...near, target: moved(whole.target, minus(near.target, whole.target), part), isNear: true };
}

/** A way over the picture, in pixels to the right and down, as the way over the board: along its columns and its rows. */
export function straightened(
  { azimuth, elevation }: Pick<Stand, 'azimuth' | 'elevation'>,
  right: number,
  down: number,
): { right: number; down: number } {
  // What lies flat looks shorter from the front.
  const [sin, cos, far] = [Math.sin(azimuth), Math.cos(azimuth), down / Math.sin(elevation)];
  return { right: right * cos + far * sin, down: far * cos - right * sin };
}

/** Where a point is in the picture: -1 to 1, to the right and upwards. */
export function seenAt(
  point: Point,
  { target, distance, azimuth, elevation }: Stand,
  lens: Lens,
): { x: number; y: number } {
  const { right, up, back } = axesOf(azimuth, elevation);
  const from = minus(point, target);
  const depth = (distance - dot(from, back)) * Math.tan(lens.angle / 2);
  return { x: dot(from, right) / depth / lens.aspect, y: dot(from, up) / depth };
}

/** Where a look through a point of the picture (-1 to 1, to the right and upwards) reaches a height above the floor. */
export function pointUnder(stand: Stand, lens: Lens, x: number, y: number, height = 0): Point | undefined {
  const { right, up, back } = axesOf(stand.azimuth, stand.elevation);
  const tan = Math.tan(lens.angle / 2);
  const eye = moved(stand.target, back, stand.distance);
  const ray = moved(moved(moved({ x: 0, y: 0, z: 0 }, right, x * tan * lens.aspect), up, y * tan), back, -1);
  if (ray.y >= -1e-6) return undefined;
  return moved(eye, ray, (height - eye.y) / ray.y);
}
