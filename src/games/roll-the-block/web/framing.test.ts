import { describe, expect, it } from 'vitest';
import {
  cellPixels,
  closeUp,
  frame,
  limited,
  outlineOf,
  pointUnder,
  type Stand,
  seenAt,
  straightened,
  usualLook,
  zoomed,
  zoomRange,
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

const seen = (point: Point, stand: Stand, aspect: number) => seenAt(point, stand, { angle, aspect });

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

  it('goes from seeing all to the block when it zooms in, and not beyond its limits', () => {
    const points = outlineOf(viewsOf(boards[1])[0]);
    const lens = { angle, aspect: 1.5 };
    const whole = frame(points, 0.3, 0.9, lens);
    const at = (zoom: number) => zoomed(whole, points, { x: 5, y: 0, z: 4 }, lens, 600, zoom);
    expect(at(1)).toMatchObject({ ...whole, isNear: false });
    expect(at(0.2)).toMatchObject({ ...whole, isNear: false });
    const little = at(1.01);
    expect(little.isNear).toBe(true);
    // No jump: a little nearer is a little to the side.
    expect(Math.hypot(little.target.x - whole.target.x, little.target.z - whole.target.z)).toBeLessThan(0.2);
    expect(at(2).distance).toBeCloseTo(whole.distance / 2);
    expect(at(9).distance).toBeCloseTo(at(99).distance);
  });

  it('lets one see all of a board that is usually looked at from near', () => {
    const pixels = 5;
    const { lowest, usual, highest } = zoomRange(pixels);
    expect(lowest * usual).toBeCloseTo(pixels);
    expect(highest).toBeGreaterThan(1);
    expect(zoomRange(80)).toMatchObject({ lowest: 1, usual: 80 });
  });

  it('knows which way on the board a way over the picture is', () => {
    const lens = { angle, aspect: 1.5 };
    for (const azimuth of [-0.66, 0, 0.28, 0.66]) {
      for (const elevation of [0.55, 0.92, 1.35]) {
        const stand: Stand = { target: { x: 0, y: 0, z: 0 }, distance: 50, azimuth, elevation };
        for (const [x, z] of [
          [1, 0],
          [0, 1],
          [-1, 0],
          [0, -1],
        ] as const) {
          const at = seenAt({ x, y: 0, z }, stand, lens);
          const way = straightened(stand, at.x * lens.aspect, -at.y);
          const length = Math.hypot(way.right, way.down);
          expect(way.right / length).toBeCloseTo(x, 1);
          expect(way.down / length).toBeCloseTo(z, 1);
        }
      }
    }
  });

  it('never turns so far that up in the picture would be sideways on the board', () => {
    for (const wanted of [-9, -0.5, 0, 0.5, 9]) {
      const look = limited({ azimuth: wanted, elevation: 0.9 });
      const up = straightened(look, 0, -1);
      // Clear of the diagonal by more than what a swipe needs.
      expect(Math.atan2(Math.abs(up.right), -up.down)).toBeLessThan(((45 - 5) * Math.PI) / 180);
    }
  });

  it('lets the look be turned only so far', () => {
    const usual = usualLook(1.5);
    expect(limited(usual)).toEqual(usual);
    const far = limited({ azimuth: 9, elevation: 9 });
    expect(far.azimuth).toBeLessThan(Math.PI / 4);
    expect(far.elevation).toBeLessThan(Math.PI / 2);
  });
});
