import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import type { Stars } from '../../../core/stars.ts';
import {
  formatProgress,
  type LevelResult,
  mergeProgress,
  type ProgressData,
  parseProgress,
} from '../../../play/progress-data.ts';
import { Progress } from './progress.ts';
import { KeyValueStore } from './storage.ts';

function open(storage = new FakeStorage()) {
  let time = 1000;
  const store = new KeyValueStore(() => storage);
  const progress = new Progress(store, () => {
    time += 1;
    return time;
  });
  return { storage, store, progress };
}

const ice = 'break-the-ice';
const tiles = 'match-the-tiles';
const solve = (progress: Progress, level: string, solution: string, stars?: Stars, game = ice) =>
  progress.solved({ game, level, stars, solution: solution.split(' ') });

describe('progress', () => {
  it('keeps the best result and is there next time', () => {
    const { storage, progress } = open();
    expect(progress.isSolved('a')).toBe(false);
    expect(solve(progress, 'a', 'U D L', 1)).toMatchObject({ isFirst: true, isBetter: false });
    expect(solve(progress, 'a', 'U D', 3)).toMatchObject({
      isFirst: false,
      isBetter: true,
      before: { moves: 3 },
      best: { moves: 2, stars: 3 },
    });
    expect(solve(progress, 'a', 'U D L R', 1)).toMatchObject({ isBetter: false, best: { moves: 2 } });
    const again = open(storage).progress;
    expect(again.result('a')).toEqual({ game: ice, moves: 2, stars: 3, solution: ['U', 'D'], when: 1002 });
    expect(again.trouble).toBeUndefined();
  });

  it('remembers hints, and takes as many moves without them for better', () => {
    const { storage, progress } = open();
    const solved = { game: ice, level: 'a', stars: undefined, solution: ['U', 'D'] };
    progress.solved({ ...solved, hints: true });
    expect(open(storage).progress.result('a')).toMatchObject({ moves: 2, hints: true });
    progress.solved({ ...solved, solution: ['U', 'D', 'L'] });
    expect(progress.result('a')).toMatchObject({ moves: 2, hints: true });
    progress.solved(solved);
    expect(open(storage).progress.result('a')).not.toHaveProperty('hints');
    progress.solved({ ...solved, hints: true });
    expect(open(storage).progress.result('a')).not.toHaveProperty('hints');
  });

  it('counts what is solved', () => {
    const { progress } = open();
    solve(progress, 'a', 'U', 3);
    solve(progress, 'b', 'U', 2);
    solve(progress, 'c', 'U', undefined, tiles);
    expect(progress.count(['a', 'b', 'c', 'd'])).toEqual({ solved: 3, stars: 5 });
    expect([progress.solvedIn(ice), progress.solvedIn(tiles), progress.solvedIn('other')]).toEqual([2, 1, 0]);
  });

  it('knows where to continue, in each game and overall', () => {
    const { storage, progress } = open();
    expect(progress.lastPlayed()).toBeUndefined();
    progress.played(ice, 'a');
    progress.played(tiles, 'b');
    progress.played(ice, 'c');
    solve(progress, 'd', 'U', 1, tiles);
    const again = open(storage).progress;
    expect(again.lastPlayed(ice)).toMatchObject({ level: 'c' });
    expect(again.lastPlayed(tiles)).toMatchObject({ level: 'd' });
    expect(again.lastPlayed()).toMatchObject({ game: tiles, level: 'd' });
    expect(again.isSolved('a')).toBe(false);
  });

  it('of two tabs does not get lost', () => {
    const storage = new FakeStorage();
    const one = open(storage).progress;
    const other = open(storage).progress;
    solve(one, 'a', 'U D', 2);
    expect(solve(other, 'a', 'U D L', 1)).toMatchObject({ isFirst: false, best: { moves: 2 } });
    solve(other, 'b', 'U', 3);
    one.reload();
    expect(one.isSolved('b')).toBe(true);
    other.clear();
    one.reload();
    expect(one.isSolved('a')).toBe(false);
  });

  it('tells whoever listens', () => {
    const { progress } = open();
    let told = 0;
    progress.listen(() => {
      told += 1;
    });
    progress.played(ice, 'a');
    solve(progress, 'a', 'U');
    progress.clear();
    expect(told).toBe(3);
    expect(progress.count(['a'])).toEqual({ solved: 0, stars: 0 });
  });

  it('goes on in memory when nothing can be stored', () => {
    const { progress } = open(new FakeStorage({ blocked: true }));
    solve(progress, 'a', 'U', 3);
    expect(progress.result('a')).toMatchObject({ moves: 1 });
  });
});

describe('stored progress', () => {
  const stored = (text: string, capacity = Infinity) => {
    const storage = new FakeStorage();
    storage.setItem('fourfold.progress', text);
    storage.capacity = capacity;
    return { ...open(storage), storage };
  };
  const asides = (storage: FakeStorage): (string | null)[] =>
    [...Array(storage.length).keys()]
      .map((index) => storage.key(index)!)
      .filter((key) => key.startsWith('fourfold.progress-aside.'))
      .map((key) => storage.getItem(key));
  const newer = '{"app":"fourfold","version":2,"something":"else"}';

  it.each([
    [newer, 'newer'],
    ['{"app":"fourfold","version":1,"levels":7}', 'unreadable'],
    ['no json', 'unreadable'],
    ['[]', 'unreadable'],
    ['{"version":1,"levels":{"a":1}}', 'unreadable'],
    ['{"app":"fourfold","version":1,"levels":{"a":{"game":"x"}},"last":{}}', 'damaged'],
  ])('%s is kept aside and said', (text, trouble) => {
    const { storage, progress } = stored(text);
    expect(progress.trouble).toBe(trouble);
    solve(progress, 'b', 'U', 3);
    solve(progress, 'c', 'U', 3);
    expect(asides(storage)).toEqual([text]);
    const again = open(storage).progress;
    expect(again.isSolved('c')).toBe(true);
    expect(asides(storage)).toEqual([text]);
  });

  it('is not overwritten when there is no room to keep it aside', () => {
    const { storage, progress } = stored(newer, newer.length + 20);
    solve(progress, 'b', 'U', 3);
    solve(progress, 'c', 'U', 3);
    expect(progress.isSolved('c')).toBe(true);
    expect(storage.getItem('fourfold.progress')).toBe(newer);
    storage.capacity = Infinity;
    progress.played(ice, 'b');
    expect(asides(storage)).toEqual([newer]);
    expect(open(storage).progress.isSolved('c')).toBe(true);
  });

  it('that was put aside comes back when it can be read', () => {
    const first = open();
    solve(first.progress, 'a', 'U', 3);
    const storage = new FakeStorage();
    storage.setItem('fourfold.progress-aside.1', first.store.get('progress')!);
    expect(open(storage).progress.isSolved('a')).toBe(true);
    expect(asides(storage)).toEqual([]);
    expect(open(storage).progress.isSolved('a')).toBe(true);
  });

  it('keeps the good results beside broken ones', () => {
    const good = { game: ice, moves: 2, stars: 3, solution: 'U.D', when: 5 };
    const bad = [
      { ...good, moves: 3 },
      { ...good, moves: -1 },
      { ...good, stars: 4 },
      { ...good, when: 'today' },
      { ...good, solution: 'U.<b>' },
      { ...good, game: 'x y' },
      null,
      'x',
    ];
    const levels = Object.fromEntries([...bad.entries()].map(([index, value]) => [`bad${index}`, value]));
    const text = JSON.stringify({ app: 'fourfold', version: 1, levels: { ...levels, good }, last: { a: 1 } });
    const read = parseProgress(text);
    expect(read.ok && [...read.value.data.levels.keys()]).toEqual(['good']);
    expect(read.ok && read.value.dropped).toBe(bad.length + 1);
  });
});

describe('exported progress', () => {
  it('comes back in another browser, the better results winning', () => {
    const one = open().progress;
    solve(one, 'a', 'U D L', 1);
    solve(one, 'b', 'U', 3);
    solve(one, 'c', 'U D', 2);
    const other = open().progress;
    solve(other, 'a', 'U', 3);
    solve(other, 'c', 'U D L', 1);
    expect(other.importText(one.exportText())).toEqual({
      ok: true,
      value: { added: 1, improved: 1, unchanged: 1 },
    });
    expect(other.result('a')).toMatchObject({ moves: 1, stars: 3 });
    expect(other.result('b')).toMatchObject({ moves: 1 });
    expect(other.result('c')).toMatchObject({ moves: 2, stars: 2 });
    expect(other.importText(one.exportText())).toMatchObject({ value: { added: 0, improved: 0 } });
  });

  it.each([
    ['game: break-the-ice', 'not-json'],
    ['{}', 'not-progress'],
    ['[1]', 'not-progress'],
    ['{"app":"fourfold","version":"1"}', 'not-progress'],
    ['{"app":"fourfold","version":9}', 'newer'],
    [`"${'x'.repeat(5_000_000)}"`, 'too-large'],
  ])('%.40s is refused and changes nothing', (text, problem) => {
    const { progress } = open();
    solve(progress, 'a', 'U', 3);
    const before = progress.exportText();
    expect(progress.importText(text)).toEqual({ ok: false, error: problem });
    expect(progress.exportText()).toBe(before);
  });
});

describe('merging', () => {
  const results: fc.Arbitrary<LevelResult> = fc
    .record({
      game: fc.constantFrom(ice, tiles),
      stars: fc.constantFrom(undefined, 1, 2, 3) as fc.Arbitrary<Stars | undefined>,
      solution: fc.array(fc.constantFrom('U', 'D', 'a1R'), { maxLength: 4 }),
      when: fc.nat(3),
    })
    .map((result) => ({ ...result, moves: result.solution.length }));
  const data: fc.Arbitrary<ProgressData> = fc.record({
    levels: fc.dictionary(fc.constantFrom('a', 'b', 'c'), results).map((all) => new Map(Object.entries(all))),
    last: fc
      .dictionary(
        fc.constantFrom(ice, tiles),
        fc.record({ level: fc.constantFrom('a', 'b'), when: fc.nat(3) }),
      )
      .map((all) => new Map(Object.entries(all).map(([game, each]) => [game, { game, ...each }]))),
  });

  it('gives the same in any order, and nothing new the second time', () => {
    fc.assert(
      fc.property(data, data, data, (a, b, c) => {
        expect(mergeProgress(a, b)).toEqual(mergeProgress(b, a));
        expect(mergeProgress(mergeProgress(a, b), c)).toEqual(mergeProgress(a, mergeProgress(b, c)));
        expect(mergeProgress(a, a)).toEqual(a);
      }),
    );
  });

  it('never loses a star or gains a move', () => {
    fc.assert(
      fc.property(data, data, (a, b) => {
        const merged = mergeProgress(a, b);
        for (const [id, result] of [...a.levels, ...b.levels]) {
          expect(merged.levels.get(id)!.moves).toBeLessThanOrEqual(result.moves);
          expect(merged.levels.get(id)!.stars ?? 0).toBeGreaterThanOrEqual(result.stars ?? 0);
        }
      }),
    );
  });

  it('is written and read without loss', () => {
    fc.assert(
      fc.property(data, (each) => {
        expect(parseProgress(formatProgress(each))).toEqual({ ok: true, value: { data: each, dropped: 0 } });
      }),
    );
  });
});
