import { describe, expect, it } from 'vitest';
import { readSketch } from '../core/sketch.ts';
import { fillCells, lineCells, rectangleCells, symmetricCells } from './strokes.ts';

const at = (row: number, column: number) => ({ row, column });
const texts = (cells: readonly { row: number; column: number }[]): string =>
  cells.map(({ row, column }) => `${row},${column}`).join(' ');

describe('strokes', () => {
  it('draw lines from end to end, without gaps', () => {
    expect(texts(lineCells(at(1, 1), at(1, 1)))).toBe('1,1');
    expect(texts(lineCells(at(0, 0), at(2, 4)))).toBe('0,0 1,1 1,2 2,3 2,4');
    expect(texts(lineCells(at(3, 2), at(0, 2)))).toBe('3,2 2,2 1,2 0,2');
  });

  it('draw rectangles, whole or their frame, from any corner', () => {
    expect(rectangleCells(at(2, 3), at(0, 0), true)).toHaveLength(12);
    expect(texts(rectangleCells(at(2, 2), at(0, 0), false))).toBe('0,0 0,1 0,2 1,0 1,2 2,0 2,1 2,2');
    expect(texts(rectangleCells(at(1, 1), at(1, 1), false))).toBe('1,1');
  });

  it('fill what is alike and connected by edges', () => {
    const sketch = readSketch('game: x\n\n..#.\n.##.\n#..#\n', '.')!;
    expect(texts(fillCells(sketch, at(0, 0)))).toBe('0,0 1,0 0,1');
    expect(fillCells(sketch, at(0, 2))).toHaveLength(3);
    expect(fillCells(sketch, at(9, 9))).toEqual([]);
  });

  it('repeat cells by a symmetry, each once and the drawn ones last', () => {
    const square = { rows: 3, columns: 3 };
    expect(texts(symmetricCells([at(0, 1)], square, 'none'))).toBe('0,1');
    expect(texts(symmetricCells([at(0, 0)], square, 'left-right'))).toBe('0,2 0,0');
    expect(texts(symmetricCells([at(0, 0)], square, 'both'))).toBe('0,2 2,0 2,2 0,0');
    expect(texts(symmetricCells([at(1, 1)], square, 'both'))).toBe('1,1');
    expect(texts(symmetricCells([at(0, 1)], square, 'quarters'))).toBe('1,2 2,1 1,0 0,1');
    expect(texts(symmetricCells([at(0, 1)], { rows: 2, columns: 3 }, 'quarters'))).toBe('1,1 0,1');
  });
});
