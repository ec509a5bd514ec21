import { expect, it } from 'vitest';
import { readSketch } from '../../../core/sketch.ts';
import { studio } from './studio.ts';

const [tile, goal, wall] = studio.brushes;

it('draws tiles and goals on one cell, and walls over both', () => {
  expect(tile!.put('b', 'A')).toBe('Ab');
  expect(goal!.put('A', 'B')).toBe('Ab');
  expect(tile!.put('#', 'A')).toBe('A');
  expect(wall!.put('Ab', '')).toBe('#');
  const sketch = readSketch('game: x\n\nA . c\n', '.')!;
  expect(goal!.offered!(sketch)).toEqual(['A', 'C', 'B']);
  expect(goal!.heldBy('Ab', sketch)).toBe('B');
  expect(goal!.missing!(sketch)).toBe('A');
  expect(goal!.missing!(readSketch('game: x\n\nA . a\n', '.')!)).toBe(undefined);
});

it('leaves the goal behind when a tile is picked up, and takes a tile on any goal', () => {
  expect(studio.lift!('Ab')).toEqual({ left: 'b', held: 'A' });
  expect(studio.lift!('b')).toEqual({ left: '.', held: 'b' });
  expect(studio.drop!('c', 'A')).toBe('Ac');
  expect(studio.drop!('A', 'c')).toBe('Ac');
  expect(studio.drop!('Bc', 'A')).toBe(undefined);
  expect(studio.drop!('#', 'A')).toBe(undefined);
  expect(studio.drop!('a', '#')).toBe(undefined);
});

it('draws tiles without goals, goals without tiles and signs that are neither', () => {
  const { level, view } = studio.draft(readSketch('game: x\n\nA  b  aB\n.  #  Cc\n', '.')!);
  expect([level.tiles.length, level.goals.length]).toEqual([2, 2]);
  expect(view.cells[0]![2]).toEqual({ ground: 'floor' });
});
