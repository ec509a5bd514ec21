/** One shard of a broken block, in hundredths of the block's side. */
export interface Shard {
  readonly points: readonly Point[];
  /** The same as a CSS shape. */
  readonly shape: string;
  /** Where it flies, in hundredths of the block's side, and how far it turns on the way, in degrees. */
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

/** How a block breaks: shards that make up the whole of it, and the cracks between them. */
export interface Fracture {
  readonly shards: readonly Shard[];
  /** As an SVG path. */
  readonly cracks: string;
  /** Where the cracks start. */
  readonly x: number;
  readonly y: number;
}

type Point = readonly [x: number, y: number];

const side = 100;

/** A number from 0 to 1 that looks random and is always the same. */
function scatter(seed: number): number {
  const wave = Math.sin(seed * 127.1 + 311.7) * 43758.5453;
  return wave - Math.floor(wave);
}

/** Rays from a point near the middle to the border cut the block into wedges; every other wedge cracks across. */
function fracture(seed: number, rays: number): Fracture {
  const from = (index: number, low: number, high: number): number =>
    low + (high - low) * scatter(seed * 31 + index);
  const centre: Point = [from(0, 40, 60), from(1, 40, 60)];
  const start = from(2, 0, 2 * Math.PI);
  const ends = Array.from({ length: rays }, (_, index) => {
    const angle = start + ((index + from(10 + index, -0.28, 0.28)) * 2 * Math.PI) / rays;
    return { angle, point: borderPoint(centre, angle) };
  });
  const pieces: Point[][] = [];
  let cracks = ends.map(({ point }) => `M${text(centre)}L${text(point)}`).join('');
  for (const [index, end] of ends.entries()) {
    const next = ends[(index + 1) % rays]!;
    const border = [end.point, ...cornersBetween(centre, end.angle, next.angle), next.point];
    if (index % 2 === 1) {
      pieces.push([centre, ...border]);
      continue;
    }
    const near = between(centre, end.point, from(40 + index, 0.4, 0.62));
    const far = between(centre, next.point, from(60 + index, 0.4, 0.62));
    pieces.push([centre, near, far], [near, ...border, far]);
    cracks += `M${text(near)}L${text(far)}`;
  }
  const shards = pieces.map((points, index) => shardOf(points, centre, seed * 100 + index));
  return { shards, cracks, x: centre[0], y: centre[1] };
}

function shardOf(points: readonly Point[], [centreX, centreY]: Point, seed: number): Shard {
  const middleX = points.reduce((sum, [x]) => sum + x, 0) / points.length;
  const middleY = points.reduce((sum, [, y]) => sum + y, 0) / points.length;
  const length = Math.hypot(middleX - centreX, middleY - centreY) || 1;
  const speed = 26 + 34 * scatter(seed);
  const y = ((middleY - centreY) / length) * speed;
  return {
    points,
    shape: `polygon(${points.map(([x, y]) => `${round(x)}% ${round(y)}%`).join(',')})`,
    x: round(((middleX - centreX) / length) * speed),
    // A shard that flies down soon meets something.
    y: round(y > 0 ? y * 0.5 : y),
    turn: Math.round((scatter(seed + 0.5) - 0.5) * 130),
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;
const text = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const between = ([x, y]: Point, [otherX, otherY]: Point, share: number): Point => [
  x + (otherX - x) * share,
  y + (otherY - y) * share,
];

/** Where a ray meets the border of the block. */
function borderPoint([x, y]: Point, angle: number): Point {
  const toX = Math.cos(angle);
  const toY = Math.sin(angle);
  const reachX = toX > 0 ? (side - x) / toX : -x / toX;
  const reachY = toY > 0 ? (side - y) / toY : -y / toY;
  const reach = Math.min(reachX, reachY);
  return [x + toX * reach, y + toY * reach];
}

/** The corners that lie between two rays, going round from the first. */
function cornersBetween([x, y]: Point, angle: number, nextAngle: number): Point[] {
  const turn = 2 * Math.PI;
  const ahead = (to: number): number => (((to - angle) % turn) + turn) % turn;
  const corners: Point[] = [
    [0, 0],
    [side, 0],
    [side, side],
    [0, side],
  ];
  return corners
    .map((corner) => ({ corner, ahead: ahead(Math.atan2(corner[1] - y, corner[0] - x)) }))
    .filter((each) => each.ahead < ahead(nextAngle))
    .sort((one, other) => one.ahead - other.ahead)
    .map(({ corner }) => corner);
}

const kinds = 6;
const seeds = Array.from({ length: kinds }, (_, index) => index + 1);
const fine = seeds.map((seed) => fracture(seed, 6));
const coarse = seeds.map((seed) => fracture(seed, 3));

/** Above this many breaking at once, blocks break into fewer shards; far above it they only fade. */
const manyBlocks = 24;
const veryManyBlocks = 120;

/** How a block breaks when so many break together; undefined when it should only fade. */
export function fractureOf(id: string, together: number): Fracture | undefined {
  if (together > veryManyBlocks) return undefined;
  let sum = 0;
  for (const character of id) sum = (sum * 33 + character.charCodeAt(0)) % 9973;
  return (together > manyBlocks ? coarse : fine)[sum % kinds];
}
