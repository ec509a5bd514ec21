import { describe, expect, it } from 'vitest';
import {
  axesOf,
  cellPixels,
  closeUp,
  frame,
  limited,
  outlineOf,
  pointUnder,
  type Stand,
  usualLook,
} from './framing.ts';
import type { Point } from './pose.ts';
import { viewsOf } from './sample.ts';

const angle = 0.5;
const boards = [
  '\nS...\n...G',
  '\n###..S\n...#..\n#..#..\n.....#\n#.G.##',
  '\nS...............G',
  `\nS\n${'.\n'.repeat(20)}G`,
] as const;

/** Where a point is in the picture: -1 to 1 to the right and upwards. */
function seen({ x, y, z }: Point, { target, distance, azimuth, elevation }: Stand, aspect: number) {
  const { right, up, back } = axesOf(azimuth, elevation);
  const from = { x: x - target.x, y: y - target.y, z: z - target.z };
  const along = (axis: Point) => from.x * axis.x + from.y * axis.y + from.z * axis.z;
  const depth = (distance - along(back)) * Math.tan(angle / 2);
  return { x: along(right) / depth / aspect, y: along(up) / depth };
}

describe('framing a board', () => {
  it.each(boards.flatMap((board) => [0.45, 1, 2.2].map((aspect) => [board, aspect] as const)))(
    'shows all of %j at %d, as large as it can be',
    (board, aspect) => {
      const points = outlineOf(viewsOf(board)[0]);
      const look = usualLook(aspect);
      const stand = frame(points, look.azimuth, look.elevation, { angle, aspect }, 0.05);
      const all = points.map((point) => seen(point, stand, aspect));
      const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
      expect(Math.max(...xs.map(Math.abs), ...ys.map(Math.abs))).toBeCloseTo(0.95);
      expect(Math.max(...xs) + Math.min(...xs)).toBeCloseTo(0);
      expect(Math.max(...ys) + Math.min(...ys)).toBeCloseTo(0);
    },
  );

  it('finds the cell that is seen at a point', () => {
    const stand = frame(outlineOf(viewsOf(boards[1])[0]), 0.3, 0.9, { angle, aspect: 1.5 });
    for (const height of [0, 1]) {
      for (const [x, z] of [
        [0, 0],
        [5, 4],
        [2, 3],
      ] as const) {
        const at = seen({ x, y: height, z }, stand, 1.5);
        const found = pointUnder(stand, { angle, aspect: 1.5 }, at.x, at.y, height)!;
        expect([found.x, found.y, found.z].map((each) => Math.round(each * 1e4) / 1e4 + 0)).toEqual(
          [x, height, z].map((each) => Math.round(each * 1e4) / 1e4 + 0),
        );
      }
    }
  });

  it('finds nothing above the horizon', () => {
    const stand: Stand = { target: { x: 0, y: 0, z: 0 }, distance: 10, azimuth: 0, elevation: 0.1 };
    expect(pointUnder(stand, { angle, aspect: 1 }, 0, 0.9)).toBeUndefined();
  });

  it('goes near on a board that is too large, and stays within it', () => {
    const points = outlineOf(
      viewsOf(`\nS${'.'.repeat(60)}\n${`${'.'.repeat(61)}\n`.repeat(40)}${'.'.repeat(60)}G`)[0],
    );
    const lens = { angle, aspect: 1.5 };
    const whole = frame(points, 0.3, 0.9, lens);
    expect(cellPixels(whole, lens, 400)).toBeLessThan(10);
    const inside = closeUp(whole, points, { x: 30, y: 0, z: 20 }, lens, 400, 40);
    expect(cellPixels(inside, lens, 400)).toBeCloseTo(40);
    expect(inside.target).toEqual({ x: 30, y: 0, z: 20 });
    const corner = closeUp(whole, points, { x: 0, y: 0, z: 0 }, lens, 400, 40);
    expect(corner.target.x).toBeCloseTo(-0.5 + 7.5 - 1.5);
    const small = outlineOf(viewsOf(boards[0])[0]);
    expect(closeUp(whole, small, { x: 0, y: 0, z: 0 }, lens, 400, 40).target.x).toBeCloseTo(1.5);
  });

  it('lets the look be turned only so far', () => {
    const usual = usualLook(1.5);
    expect(limited(usual)).toEqual(usual);
    const far = limited({ azimuth: 9, elevation: 9 });
    expect(far.azimuth).toBeLessThan(Math.PI / 4);
    expect(far.elevation).toBeLessThan(Math.PI / 2);
  });
});
