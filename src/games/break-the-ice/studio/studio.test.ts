import { expect, it } from 'vitest';
import { readSketch, writeRows } from '../../../core/sketch.ts';
import { fallen } from './columns.ts';
import { studio } from './studio.ts';

const sketchOf = (board: string) => readSketch(`game: x\n\n${board.replaceAll(' ', '\n')}\n`, '.')!;

it('lets blocks fall, and what is no cell bear them', () => {
  expect(writeRows(fallen(sketchOf('ab. ... .c.')).rows)).toEqual(['...', '.b.', 'ac.']);
  expect(writeRows(fallen(sketchOf('aB_ ..# ...')).rows)).toEqual(['...', '..#', 'aB.']);
  expect(writeRows(fallen(sketchOf('a ? .')).rows)).toEqual(['a', '?', '.']);
});

it('draws blocks that float where they are written', () => {
  const { level, view } = studio.draft(sketchOf('a. .. .B'));
  expect(view.cells[0]![0]!.piece?.label).toBe('a');
  expect(view.cells[2]![1]!.piece?.label).toBe('b');
  expect(level.stacks).toEqual(['a', 'b']);
});
