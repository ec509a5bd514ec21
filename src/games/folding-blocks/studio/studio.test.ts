import { expect, it } from 'vitest';
import { readSketch } from '../../../core/sketch.ts';
import { studio } from './studio.ts';

const sketch = readSketch('game: x\n\nA.0\n_BA\n?..\n', '.')!;

it('picks up a sheet with all its parts, and a hole alone', () => {
  expect(studio.partAt!(sketch, { row: 0, column: 0 })).toEqual([
    { row: 0, column: 0 },
    { row: 1, column: 2 },
  ]);
  expect(studio.partAt!(sketch, { row: 1, column: 0 })).toEqual([{ row: 1, column: 0 }]);
  expect(studio.lift!('0')).toEqual({ left: '.', held: '' });
  expect(studio.drop!('0', 'A')).toBe('A');
  expect(studio.drop!('B', 'A')).toBe(undefined);
});

it('draws every sign that it knows, and the others as empty cells', () => {
  const { level } = studio.draft(sketch);
  expect(level.cells).toBe('A..#BA...');
});
