import { describe, expect, it } from 'vitest';
import { type Cell, outline, parts, seams, spotOf } from './outline.ts';

/** The cells marked with an A. */
const cells = (...rows: string[]): Cell[] =>
  rows.flatMap((text, row) =>
    [...text].flatMap((letter, column) => (letter === 'A' ? [{ row, column }] : [])),
  );

/** The corners of an outline with sharp corners, one list a loop. */
const corners = (path: string): string[][] =>
  path
    .split('Z')
    .filter((loop) => loop !== '')
    .map((loop) => [...loop.matchAll(/1? ?(-?\d+ -?\d+)(?:L|$)/g)].map(([, point]) => point!));

const sharp = { inset: 0, radius: 0 };

describe('an outline', () => {
  it('goes once around a cell, clockwise', () => {
    expect(corners(outline(cells('A'), sharp))).toEqual([['100 0', '100 100', '0 100', '0 0']]);
  });

  it('joins cells that share a side', () => {
    const [loop, ...others] = corners(outline(cells('AAA', '.A.'), sharp));
    expect(others).toEqual([]);
    expect(loop).toHaveLength(8);
    expect(loop).toContain('300 0');
    expect(loop).not.toContain('100 0');
  });

  it('keeps cells apart that touch at a corner only', () => {
    const found = corners(outline(cells('A.', '.A'), sharp));
    expect(found.map((loop) => loop.length)).toEqual([4, 4]);
    expect(corners(outline(cells('.A', 'A.'), sharp)).map((loop) => loop.length)).toEqual([4, 4]);
  });

  it('goes around what is left out inside', () => {
    const found = corners(outline(cells('AAA', 'A.A', 'AAA'), sharp));
    expect(found.map((loop) => [...loop].sort())).toEqual([
      ['0 0', '0 300', '300 0', '300 300'],
      ['100 100', '100 200', '200 100', '200 200'],
    ]);
  });

  it('comes to an end on every board of three by three', () => {
    for (let bits = 0; bits < 512; bits += 1) {
      const chosen = Array.from({ length: 9 }, (_, at) => ({
        row: Math.floor(at / 3),
        column: at % 3,
      })).filter((_, at) => (bits >> at) & 1);
      // Whatever the loops leave out or go around twice would change the area.
      const area = corners(outline(chosen, sharp)).reduce((sum, loop) => sum + signedArea(loop), 0);
      expect(area).toBe(chosen.length * 10_000);
    }
  });

  it('is drawn inside its cells, also around a hole', () => {
    expect(
      corners(outline(cells('AAA', 'A.A', 'AAA'), { inset: 5, radius: 0 }))
        .flat()
        .sort(),
    ).toEqual(['295 5', '295 295', '5 295', '5 5', '95 205', '205 205', '205 95', '95 95'].sort());
  });

  it('has round corners', () => {
    expect(outline(cells('A'), { inset: 0, radius: 20 })).toBe(
      'M80 0A20 20 0 0 1 100 20L100 80A20 20 0 0 1 80 100L20 100A20 20 0 0 1 0 80L0 20A20 20 0 0 1 20 0Z',
    );
  });
});

describe('the parts of a shape', () => {
  it('hang together by their sides', () => {
    expect(parts(cells('AA.A', '..A.', 'A.A.')).map((part) => part.length)).toEqual([2, 1, 2, 1]);
  });

  it('have their letter where there is most room', () => {
    expect(spotOf(cells('A'))).toEqual({ x: 0.5, y: 0.5, side: 1 });
    expect(spotOf(cells('AAA'))).toEqual({ x: 1.5, y: 0.5, side: 1 });
    expect(spotOf(cells('AA'))).toEqual({ x: 1, y: 0.5, side: 1 });
    expect(spotOf(cells('AA', 'AA', 'AA'))).toEqual({ x: 1, y: 1.5, side: 2 });
    expect(spotOf(cells('A...', 'AAA.', '.AA.'))).toEqual({ x: 2, y: 2, side: 2 });
    expect(spotOf(cells('AAAA', 'AAAA', 'AAAA'))).toMatchObject({ side: 3 });
  });
});

it('draws a seam where two cells share a side', () => {
  expect(seams(cells('AA', 'A.'))).toBe('M100 0v100M0 100h100');
  expect(seams(cells('A.', '.A'))).toBe('');
  expect(seams(cells('AA'), 5)).toBe('M100 5v90');
  expect(seams(cells('AA', 'AA'), 5)).toBe('M100 5v95M5 100h95M100 100h95M100 100v95');
});

function signedArea(loop: readonly string[]): number {
  const points = loop.map((point) => point.split(' ').map(Number) as [number, number]);
  return points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);
}
