import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, headerOf, headersOf, readSketch, type Sketch, withHeader, writeSketch } from './sketch.ts';

const text = `; by hand
game: match-the-tiles
title: Round: the corner

; the board
A . Bb
. #  .

; done
`;

describe('a sketch', () => {
  const sketch = readSketch(text, '.')!;

  it('keeps headers, comments and cells as they were written', () => {
    expect(sketch.head).toEqual([
      '; by hand',
      'game: match-the-tiles',
      'title: Round: the corner',
      '; the board',
    ]);
    expect(sketch.rows).toEqual([
      ['A', '.', 'Bb'],
      ['.', '#', '.'],
    ]);
    expect(sketch.tail).toEqual(['; done']);
    expect(readSketch(writeSketch(sketch), '.')).toEqual(sketch);
    expect(cellAt(sketch, { row: 0, column: 2 })).toBe('Bb');
    expect(cellAt(sketch, { row: 2, column: 0 })).toBe(undefined);
  });

  it('fills up rows that are too short, and is none without a board or with two of them', () => {
    expect(readSketch('game: x\n\n...\n.\n', '#')?.rows[1]).toEqual(['.', '#', '#']);
    expect(readSketch('game: x\n', '.')).toBe(undefined);
    expect(readSketch('game: x\n\n..\n---\ngame: x\n\n..\n', '.')).toBe(undefined);
    expect(readSketch(`game: x\n\n${'.'.repeat(65)}\n`, '.')).toBe(undefined);
  });

  it('changes a header in its place, adds one at the end and takes one away', () => {
    expect(headerOf(sketch, 'title')).toBe('Round: the corner');
    expect(headerOf(sketch, 'author')).toBe(undefined);
    const renamed = withHeader(sketch, 'title', ' Twice ');
    expect(renamed.head[2]).toBe('title: Twice');
    expect(withHeader(renamed, 'author', 'Ana').head.at(-1)).toBe('author: Ana');
    expect(withHeader(renamed, 'title', '').head).not.toContain('title: Twice');
    expect(withHeader(sketch, 'author', undefined)).toBe(sketch);
    const last = readSketch('; mine\ntitle: only\n\n..\n', '.')!;
    expect(withHeader(last, 'title', '')).toBe(last);
    const twice = { ...sketch, head: [...sketch.head, 'title: again'] };
    expect(headersOf(withHeader(twice, 'title', 'once'))).toEqual([
      { key: 'game', value: 'match-the-tiles' },
      { key: 'title', value: 'once' },
    ]);
  });

  it('is read back as it was, whatever it holds', () => {
    const cell = fc.string({ minLength: 1, maxLength: 2, unit: fc.constantFrom(...'.#AaB9:') });
    const sketches = fc
      .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 2, max: 7 }))
      .chain(([rows, columns]) =>
        fc.record<Sketch>({
          head: fc.array(fc.constantFrom('game: x', '; why', 'title: a: b'), { minLength: 1 }),
          rows: fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
            minLength: rows,
            maxLength: rows,
          }),
          tail: fc.array(fc.constantFrom('; end', 'more')),
        }),
      )
      // A head of comments alone has nothing that ends it.
      .filter(({ head }) => head.some((line) => !line.startsWith(';')));
    fc.assert(
      fc.property(sketches, (each) => {
        expect(readSketch(writeSketch(each), '.')).toEqual(each);
      }),
    );
  });
});
