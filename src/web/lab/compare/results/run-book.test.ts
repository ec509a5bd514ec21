import { describe, expect, it } from 'vitest';
import { sampleRun } from '../../../../../test/sample-results.ts';
import { hashName } from '../../../../core/text-hash.ts';
import type { Origin } from '../../../../experiments/record.ts';
import { KeyValueStore, type StorageLike } from '../../../shared/state/storage.ts';
import { type KeptRun, RunBook } from './run-book.ts';

class FakeStorage extends Map<string, string> implements StorageLike {
  get length(): number {
    return this.size;
  }
  key = (index: number): string | null => [...this.keys()][index] ?? null;
  getItem = (key: string): string | null => this.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.set(key, value);
  removeItem = (key: string): void => void this.delete(key);
}

const origin = (cpu: string): Origin => ({
  version: '1',
  machine: { node: null, browser: 'b', platform: 'p', arch: 'a', cpu },
});
const kept = (cpu: string, expanded: number, at = 0): KeptRun => ({
  record: sampleRun({ expanded }),
  origin: origin(cpu),
  jobs: 1,
  at,
});
const name = 'fourfold.compare.runs';
const bookOn = (storage: FakeStorage, room?: number): RunBook =>
  new RunBook(new KeyValueStore(() => storage), room);
const figures = (book: RunBook, key: string) =>
  book.get(key).map(({ origin: { machine }, record }) => [machine.cpu, record.expanded]);

describe('a book of runs', () => {
  it('is there again, with each run once for every machine', () => {
    const storage = new FakeStorage();
    const book = bookOn(storage);
    book.put([
      ['a', kept('one', 1)],
      ['b', kept('one', 2)],
    ]);
    book.put([
      ['a', kept('two', 1)],
      ['a', kept('one', 9)],
    ]);
    expect(book.save()).toBe(true);
    const again = bookOn(storage);
    expect(again).toMatchObject({ size: 2, problem: undefined });
    expect(figures(again, 'a').sort()).toEqual([
      ['one', 9],
      ['two', 1],
    ]);
    expect(figures(again, 'none')).toEqual([]);
  });

  it('keeps what another window has written', () => {
    const storage = new FakeStorage();
    const [left, right] = [bookOn(storage), bookOn(storage)];
    left.put([['a', kept('one', 1)]]);
    left.save();
    right.put([['b', kept('one', 2)]]);
    right.save();
    expect(bookOn(storage).size).toBe(2);
  });

  it('says that it cannot be read, touches nothing else, and begins anew', () => {
    const storage = new FakeStorage();
    const first = bookOn(storage);
    first.put([['a', kept('one', 1)]]);
    first.save();
    storage.setItem('fourfold.progress', 'other');
    for (const [stored, problem] of [
      [`${storage.getItem(name)!.slice(0, -4)}`, 'damaged'],
      ['2whatever', 'newer'],
      ['nonsense', 'damaged'],
    ] as const) {
      storage.setItem(name, stored);
      const book = bookOn(storage);
      expect(book).toMatchObject({ size: 0, problem });
      expect(storage.getItem(name), 'still there').toBe(stored);
      book.put([['b', kept('one', 2)]]);
      book.save();
      expect(book.problem).toBeUndefined();
      expect(bookOn(storage)).toMatchObject({ size: 1, problem: undefined });
    }
    expect(storage.getItem('fourfold.progress')).toBe('other');
  });

  it('stays small: the oldest runs give way', () => {
    const storage = new FakeStorage();
    const book = bookOn(storage, 20_000);
    // Moves that no packing makes much smaller.
    const noise = (run: number) => Array.from({ length: 99 }, (_, at) => hashName(`${run} ${at}`));
    book.put(
      Array.from({ length: 160 }, (_, at) => [
        `run ${at}`,
        { ...kept('one', at, at), record: sampleRun({ moves: noise(at) }) },
      ]),
    );
    book.save();
    expect(storage.getItem(name)!.length).toBeLessThanOrEqual(20_000);
    const again = bookOn(storage);
    expect(again.size).toBeGreaterThan(5);
    expect(again.size).toBeLessThan(160);
    expect(figures(again, 'run 159')).toHaveLength(1);
    expect(figures(again, 'run 0')).toHaveLength(0);
  });

  it('forgets, and takes that back', () => {
    const storage = new FakeStorage();
    const book = bookOn(storage);
    book.put([['a', kept('one', 1)]]);
    book.save();
    const undo = book.clear();
    expect(bookOn(storage).size).toBe(0);
    undo();
    expect(bookOn(storage).size).toBe(1);
  });
});
