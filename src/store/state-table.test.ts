import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashOne } from './hash.ts';
import { StateTable } from './state-table.ts';

/** Inserts rows in batches as a search does. */
function insertAll(table: StateTable, rows: readonly (readonly number[])[], batch: number): number[] {
  const ids = new Int32Array(batch);
  const all: number[] = [];
  for (let at = 0; at < rows.length; at += batch) {
    const part = rows.slice(at, at + batch);
    while (table.makeRoom(part.length) === 'busy');
    const taken = table.insertAll(Uint32Array.from(part.flat()), part.length, ids);
    all.push(...ids.subarray(0, taken));
    if (taken < part.length) break;
  }
  return all;
}

describe.each([1, 2, 3, 7])('a state table with %i words a state', (words) => {
  // Few different words, so that many rows are equal; large ones, so that no sign is lost.
  const row = fc.array(fc.constantFrom(0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff), {
    minLength: words,
    maxLength: words,
  });

  it('numbers distinct rows in the order of their first appearance, as a Map does', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 200 }), fc.integer({ min: 1, max: 9 }), (rows, batch) => {
        const known = new Map<string, number>();
        const expected = rows.map((each) => {
          const key = each.join();
          if (!known.has(key)) known.set(key, known.size);
          return known.get(key);
        });
        const table = new StateTable(words, 1, 2 ** 30);
        expect(insertAll(table, rows, batch)).toEqual(expected);
        expect(table.count).toBe(known.size);
        const single = new StateTable(words, 1, 2 ** 30);
        const flat = Uint32Array.from(rows.flat());
        expect(rows.map((_, index) => single.insert(flat, index * words))).toEqual(expected);
      }),
    );
  });

  it('keeps every row and column while it grows', () => {
    const count = 60_000;
    const table = new StateTable(words, 1, 2 ** 30);
    const rows = Array.from({ length: count }, (_, i) =>
      Array.from({ length: words }, (_, w) => (i * 2654435761 * (w + 1)) >>> 0),
    );
    insertAll(table, rows, 512);
    expect(table.count).toBe(count);
    table.columns[0]!.set(Int32Array.from({ length: count }, (_, i) => -i));
    expect(insertAll(table, rows.toReversed(), 512)).toEqual(rows.map((_, i) => count - 1 - i));
    expect(table.count).toBe(count);
    insertAll(
      table,
      rows.map((each) => each.map((word) => (word ^ 0x5555) >>> 0)),
      512,
    );
    expect(table.columns[0]![count - 1]).toBe(1 - count);
  });
});

it('takes many states at once when it is still small', () => {
  const count = 100_000;
  const table = new StateTable(1, 0, 2 ** 30);
  const rows = Uint32Array.from({ length: count }, (_, i) => i);
  const ids = new Int32Array(count);
  while (table.makeRoom(count) === 'busy');
  expect(table.insertAll(rows, count, ids)).toBe(count);
  expect(table.find(rows, count - 1)).toBe(count - 1);
  expect(table.find(Uint32Array.of(count), 0)).toBe(-1);
});

describe('a large index, which doubles in place', () => {
  /** Stores words in batches, and finds every one of them again where it was put. */
  function checkAll(all: Uint32Array, words: number): void {
    const table = new StateTable(words, 0, 2 ** 30);
    const batch = 1000 * words;
    const ids = new Int32Array(1000);
    for (let at = 0; at < all.length; at += batch) {
      const part = all.subarray(at, at + batch);
      while (table.makeRoom(part.length / words) === 'busy');
      table.insertAll(part, part.length / words, ids);
    }
    while (table.makeRoom(0) === 'busy');
    const count = all.length / words;
    expect(table.count).toBe(count);
    let wrong = 0;
    for (let id = 0; id < count; id += 1) if (table.find(all, id * words) !== id) wrong += 1;
    expect(wrong).toBe(0);
    expect(table.find(new Uint32Array(words).fill(0xfffffffe), 0)).toBe(-1);
  }

  it.each([1, 2, 7])('knows every state of %i words', (words) => {
    checkAll(
      Uint32Array.from({ length: 700_000 * words }, (_, i) => Math.floor(i / words) * (1 + (i % words))),
      words,
    );
  });

  it('knows states that all belong to its last slots, and go on at its first ones', () => {
    const crowd: number[] = [];
    for (let word = 1 << 30; crowd.length < 3000; word += 1)
      if (hashOne(word) >>> 21 === 0x7ff) crowd.push(word);
    const others = Array.from({ length: 700_000 }, (_, i) => i);
    checkAll(Uint32Array.from([...crowd, ...others]), 1);
    checkAll(Uint32Array.from([...others.slice(0, 100_000), ...crowd, ...others.slice(100_000)]), 1);
  });
});

describe('the limits of a state table', () => {
  it('takes exactly as many states as allowed', () => {
    const table = new StateTable(1, 0, 2 ** 30, 5);
    expect(insertAll(table, [[1], [2], [1], [3], [4], [5], [6], [7]], 8)).toEqual([0, 1, 0, 2, 3, 4]);
    expect(table.count).toBe(5);
    expect(Array.from([4, 8], (word) => table.insert(Uint32Array.of(word), 0))).toEqual([3, -1]);
  });

  it('is full before it takes more bytes than allowed', () => {
    const maxBytes = 40_000_000;
    const table = new StateTable(2, 1, maxBytes);
    const source = new Uint32Array(2 * 1000);
    const ids = new Int32Array(1000);
    let room = table.makeRoom(1000);
    for (let next = 0; room !== 'full'; room = table.makeRoom(1000)) {
      if (room === 'busy') continue;
      for (let i = 0; i < 2000; i += 1) source[i] = next++;
      table.insertAll(source, 1000, ids);
    }
    expect(table.bytes).toBeLessThanOrEqual(maxBytes);
    expect(table.count).toBeGreaterThan(1_000_000);
  });
});
