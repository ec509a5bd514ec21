import { expect, it } from 'vitest';
import { piecePlaces } from './board-label.ts';

it('says where the pieces are', () => {
  const piece = (label: string) => ({ ground: 'floor' as const, piece: { id: label, label, colour: 0 } });
  const floor = { ground: 'floor' as const };
  expect(
    piecePlaces({
      cells: [
        [piece('A'), floor, piece('A')],
        [floor, piece('B'), floor],
      ],
    }),
  ).toBe('A 1:1, 1:3; B 2:2');
  expect(piecePlaces({ cells: [[floor]] })).toBe('');
  expect(piecePlaces({ cells: [[floor, piece('▄')]] })).toBe('1:2');
  expect(piecePlaces({ cells: [Array.from({ length: 30 }, () => piece('C'))] })).toMatch(/…$/);
});
