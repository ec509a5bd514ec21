import fc from 'fast-check';
import { expect, it } from 'vitest';
import { directions, opposite } from '../../../core/grid.ts';
import { type Box, nearest } from './nearest.ts';

const box = (left: number, top: number): Box => ({ left, top, right: left + 1, bottom: top + 1 });

it('what lies straight ahead comes before what is nearer but beside the way', () => {
  const boxes = [box(4, 0), box(2, 2), box(-1, 0)];
  expect(nearest(box(0, 0), boxes, 'R')).toBe(0);
  expect(nearest(box(0, 0), boxes, 'D')).toBe(1);
  expect(nearest(box(0, 0), boxes, 'L')).toBe(2);
  expect(nearest(box(0, 0), boxes, 'U')).toBe(-1);
});

it('between two boxes of a line one gets there and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...directions), (gap, direction) => {
      const isAcross = direction === 'L' || direction === 'R';
      const sign = direction === 'R' || direction === 'D' ? 1 : -1;
      const pair = [box(0, 0), isAcross ? box(sign * gap, 0) : box(0, sign * gap)] as const;
      expect(nearest(pair[0], pair, direction)).toBe(1);
      expect(nearest(pair[1], pair, opposite[direction])).toBe(0);
      expect(nearest(pair[1], pair, direction)).toBe(-1);
    }),
  );
});
