import { expect, it } from 'vitest';
import { imagesOf, neighbour } from './grid.ts';

it('knows the neighbours of a cell, and where the board ends', () => {
  const board = { rows: 2, columns: 3 };
  const around = (cell: number) => (['U', 'D', 'L', 'R'] as const).map((way) => neighbour(cell, way, board));
  expect(around(0)).toEqual([undefined, 3, undefined, 1]);
  expect(around(5)).toEqual([2, undefined, 4, undefined]);
});

it('turns and mirrors a board in all eight ways', () => {
  const letters = [...'abcdef'];
  const texts = imagesOf({ rows: 2, columns: 3 }).map(({ columns, from }) =>
    from.map((cell, at) => `${at > 0 && at % columns === 0 ? '/' : ''}${letters[cell]}`).join(''),
  );
  expect(texts).toEqual([
    'abc/def',
    'cba/fed',
    'def/abc',
    'fed/cba',
    'ad/be/cf',
    'da/eb/fc',
    'cf/be/ad',
    'fc/eb/da',
  ]);
});
