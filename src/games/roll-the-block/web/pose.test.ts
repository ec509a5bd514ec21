import { describe, expect, it } from 'vitest';
import { type Direction, directions, opposite } from '../../../core/grid.ts';
import { type Body, bodiesOf, bodyOn, tipOf, tipped, turned } from './pose.ts';
import { viewsOf } from './sample.ts';

const place = (row: number, column: number) => ({ row, column });
const standing = bodyOn('block', 0, '', [place(3, 4)]);
const along = bodyOn('block', 0, '', [place(3, 4), place(3, 5)]);
const upright = bodyOn('block', 0, '', [place(3, 4), place(4, 4)]);
const cube = bodyOn('cube-1', 0, '1', [place(3, 4)]);

const show = ({ cells }: Body): string => cells.map(({ row, column }) => `${row},${column}`).join(' ');

describe('bodies of a view', () => {
  it('joins the two cells of a lying block', () => {
    const [start, lying] = viewsOf('\nS..G\n....', 'R');
    expect(bodiesOf(start)).toEqual([bodyOn('block', 0, '', [place(0, 0)])]);
    expect(bodiesOf(start)[0]!.size).toEqual({ x: 1, y: 2, z: 1 });
    expect(bodiesOf(lying!)[0]).toMatchObject({
      centre: { x: 1.5, y: 0.5, z: 0 },
      size: { x: 2, y: 1, z: 1 },
    });
  });

  it('numbers the cubes', () => {
    const views = viewsOf('switch z: split 2,1 1,6\n\nS..z..\n...G..', 'R R');
    expect(bodiesOf(views.at(-1)!).map(({ id, label }) => `${id} ${label}`)).toEqual([
      'cube-1 1',
      'cube-2 2',
    ]);
  });
});

describe('tipping over', () => {
  it.each<[string, Body, Direction, string]>([
    ['standing', standing, 'U', '1,4 2,4'],
    ['standing', standing, 'D', '4,4 5,4'],
    ['standing', standing, 'L', '3,2 3,3'],
    ['standing', standing, 'R', '3,5 3,6'],
    ['lying along the row', along, 'L', '3,3'],
    ['lying along the row', along, 'R', '3,6'],
    ['lying along the row', along, 'U', '2,4 2,5'],
    ['lying along the column', upright, 'U', '2,4'],
    ['lying along the column', upright, 'D', '5,4'],
    ['lying along the column', upright, 'R', '3,5 4,5'],
    ['a cube', cube, 'D', '4,4'],
  ])('%s %s %s', (_, body, direction, cells) => expect(show(tipped(body, direction))).toBe(cells));

  it('turns the body about its edge to exactly where it lies afterwards', () => {
    for (const body of [standing, along, upright, cube]) {
      for (const direction of directions) {
        const { pivot, axis, sign } = tipOf(body, direction);
        const centre = turned(body.centre, pivot, axis, (sign * Math.PI) / 2);
        const target = tipped(body, direction).centre;
        expect([centre.x, centre.y, centre.z].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([
          target.x,
          target.y,
          target.z,
        ]);
      }
    }
  });

  it('never goes through the floor on its way', () => {
    for (const body of [standing, along, upright]) {
      for (const direction of directions) {
        const { pivot, axis, sign } = tipOf(body, direction);
        for (let part = 0; part <= 1; part += 0.1) {
          const lowest = corners(body).map(
            (corner) => turned(corner, pivot, axis, (sign * part * Math.PI) / 2).y,
          );
          expect(Math.min(...lowest)).toBeGreaterThan(-1e-9);
        }
      }
    }
  });

  it('is undone by tipping back', () => {
    for (const body of [standing, along, upright, cube])
      for (const direction of directions)
        expect(tipped(tipped(body, direction), opposite[direction])).toEqual(body);
  });
});

function corners({ centre, size }: Body) {
  const signs = [-0.5, 0.5];
  return signs.flatMap((x) =>
    signs.flatMap((y) =>
      signs.map((z) => ({
        x: centre.x + x * size.x,
        y: centre.y + y * size.y,
        z: centre.z + z * size.z,
      })),
    ),
  );
}
