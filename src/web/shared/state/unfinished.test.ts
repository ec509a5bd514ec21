import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { formatBackup, readBackup } from './backup.ts';
import { Days } from './days.ts';
import { Exercises } from './exercises.ts';
import { Progress } from './progress.ts';
import { KeyValueStore } from './storage.ts';
import { StoredSet } from './stored-set.ts';
import { formatGame, type KeptGame, parseGame, Unfinished } from './unfinished.ts';

let time = 1000;
function open(storage = new FakeStorage()) {
  const store = new KeyValueStore(() => storage);
  const clock = (): number => {
    time += 1;
    return time;
  };
  const progress = new Progress(store, clock);
  const games = new Unfinished(store, clock);
  const shown = new StoredSet(store, 'lessons');
  const all = { progress, unfinished: games, days: new Days(store), shown, exercises: new Exercises(store) };
  return { storage, store, games, progress, days: all.days, all };
}

const begun = (moves: string, at = moves.split(' ').length) => ({
  game: 'break-the-ice',
  moves: moves.split(' '),
  at,
});

const name = fc.stringMatching(/^[0-9a-z][0-9a-z-]{0,20}$/);
const code = fc.stringMatching(/^[\w-]{1,30}$/);
const anyGame = fc
  .record({
    level: name,
    game: name,
    moves: fc.array(fc.stringMatching(/^\w{1,16}\*?\??$/), { minLength: 1, maxLength: 30 }),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
    when: fc.nat(),
    place: fc.record(
      { title: fc.string(), pack: code, packed: code, address: code.map((each) => `#/new/x/1.hard.${each}`) },
      { requiredKeys: ['title'], noNullPrototype: true },
    ),
    isShipped: fc.boolean(),
  })
  .map(
    ({ part, isShipped, place, ...rest }): KeptGame => ({
      ...rest,
      at: 1 + Math.floor(part * (rest.moves.length - 1)),
      ...(isShipped ? {} : { place }),
    }),
  );

describe('a game in progress', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyGame, (game) => {
        expect(parseGame(game.level, formatGame(game))).toEqual(game);
      }),
    );
  });

  it('that was damaged is none, whatever it has become', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.string(), (game, at, instead) => {
        const text = formatGame(game);
        const cut = at % text.length;
        const read = parseGame(game.level, text.slice(0, cut) + instead + text.slice(cut + 1));
        if (!read) return;
        expect(read.at).toBeGreaterThan(0);
        expect(read.at).toBeLessThanOrEqual(read.moves.length);
      }),
    );
    const text = formatGame({ ...begun('U D'), level: 'a', when: 5 });
    const broken = [
      ...['', 'null', '[]', '{}', '7', text.replace('"version":1', '"version":2')],
      ...[text.replace('"at":2', '"at":3'), text.replace('"at":2', '"at":0'), text.replace('U.D', 'U..D')],
      ...[text.replace('U.D', ''), text.replace('"when":5', '"when":null'), text.replace('ice', '<b>')],
    ];
    expect(parseGame('a', text)).toBeDefined();
    for (const each of broken) expect(parseGame('a', each), each).toBeUndefined();
    expect(parseGame('a', undefined)).toBeUndefined();
    expect(parseGame('A/b', text)).toBeUndefined();
    const badPlace = parseGame('a', text.replace('"when":5', '"when":5,"place":{"title":"t","packed":"<"}'));
    expect(badPlace).toEqual({ ...begun('U D'), level: 'a', when: 5 });
    // Only pages of the app.
    for (const address of ['javascript:alert(1)', 'https://example.org/', '#/new/<b>', '//x']) {
      const place = JSON.stringify({ title: 't', address });
      expect(parseGame('a', text.replace('"when":5', `"when":5,"place":${place}`))?.place).toBeUndefined();
    }
  });
});

describe('games in progress', () => {
  it('are there next time, the last one first, until they are forgotten', () => {
    const { storage, games } = open();
    games.keep('a', begun('U D', 1));
    games.keep('b', begun('L'));
    games.keep('a', begun('U D R'));
    const again = open(storage).games;
    expect(again.all.map(({ level }) => level)).toEqual(['a', 'b']);
    expect(again.find('a')).toMatchObject({ moves: ['U', 'D', 'R'], at: 3 });
    again.forget('a');
    expect(open(storage).games.all.map(({ level }) => level)).toEqual(['b']);
    again.clear();
    expect(open(storage).games.all).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('of two tabs do not get lost', () => {
    const storage = new FakeStorage();
    const one = open(storage).games;
    const other = open(storage).games;
    expect([one.all, other.all]).toEqual([[], []]);
    one.keep('a', begun('U'));
    other.keep('b', begun('D'));
    one.forget('c');
    expect(open(storage).games.all).toHaveLength(2);
    one.reload();
    expect(one.find('b')).toBeDefined();
  });

  it('are a hundred at most, and those played last stay', () => {
    const { storage, games } = open();
    for (let number = 0; number < 105; number += 1) games.keep(`level-${number}`, begun('U'));
    games.keep('level-5', begun('U D'));
    const { all } = open(storage).games;
    expect(all).toHaveLength(100);
    expect(all[0]!.level).toBe('level-5');
    expect(all.at(-1)!.level).toBe('level-6');
  });

  it('take up some hundred kB at most; a very long one keeps its first moves', () => {
    const { storage, games } = open();
    const long = Array.from({ length: 12_000 }, (_, index) => `m${index}`);
    for (const level of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']) games.keep(level, begun(long.join(' ')));
    expect(games.find('h')).toMatchObject({ at: 10_000 });
    expect(games.find('h')!.moves).toEqual(long.slice(0, 10_000));
    const { all } = open(storage).games;
    expect(all).toEqual(games.all);
    expect(all.map(formatGame).join('').length).toBeLessThanOrEqual(400_000);
    expect(all.map(({ level }) => level)).toEqual(['h', 'g', 'f', 'e', 'd', 'c'].slice(0, all.length));
    expect(all.length).toBeGreaterThan(3);
  });

  it('that cannot be read harm no other and stay stored', () => {
    const { storage, store, games } = open();
    games.keep('a', begun('U'));
    store.set('game.b', '{"version":2}');
    const again = open(storage);
    expect(again.games.all.map(({ level }) => level)).toEqual(['a']);
    expect(again.store.get('game.b')).toBe('{"version":2}');
  });

  it('last until the page is closed where nothing can be stored', () => {
    const { games } = open(new FakeStorage({ blocked: true }));
    games.keep('a', begun('U'));
    expect(games.find('a')).toMatchObject({ moves: ['U'] });
  });
});

describe('a saved file', () => {
  it('brings results and games into another browser; the later game stays', () => {
    const here = open();
    here.progress.solved({ game: 'break-the-ice', level: 's', stars: 2, solution: ['U'] });
    here.games.keep('a', begun('U D*', 1));
    here.games.keep('b', begun('L'));
    here.days.opened('2026-03-01', 'abcdefghijklmn');
    const there = open();
    there.games.keep('b', begun('R R'));
    const text = formatBackup(here.all);
    expect(readBackup(text, there.all)).toMatchObject({
      ok: true,
      value: { added: 1 },
    });
    expect(there.progress.isSolved('s')).toBe(true);
    expect(there.games.find('a')).toEqual(here.games.find('a'));
    expect(there.games.find('b')).toMatchObject({ moves: ['R', 'R'] });
    expect(open(there.storage).games.all).toHaveLength(2);
    expect(open(there.storage).days.all).toEqual({ '2026-03-01': 'abcdefghijklmn' });
    here.games.merge(there.games.all);
    expect(here.games.find('b')).toMatchObject({ moves: ['R', 'R'] });
  });

  it('brings the rules that were shown; what is no name is left out', () => {
    const here = open();
    here.all.shown.add('a/x', 'a/y');
    const text = formatBackup(here.all);
    const there = open().all;
    there.shown.add('b/z');
    expect(readBackup(text, there).ok).toBe(true);
    expect(there.shown.all).toEqual(['a/x', 'a/y', 'b/z']);
    const damaged = JSON.stringify({ ...JSON.parse(text), lessons: [1, 'c/w', null] });
    expect(readBackup(damaged, there).ok).toBe(true);
    expect(there.shown.all).toEqual(['a/x', 'a/y', 'b/z', 'c/w']);
  });

  it('of an older version has no games; damaged games are left out; another file changes nothing', () => {
    const { progress, games, all } = open();
    games.keep('b', begun('L'));
    expect(readBackup(progress.exportText(), all).ok).toBe(true);
    const damaged = { ...JSON.parse(progress.exportText()), games: { a: { moves: 7 }, 'X/y': null } };
    expect(readBackup(JSON.stringify(damaged), all).ok).toBe(true);
    expect(readBackup('{"games":{}}', all)).toEqual({ ok: false, error: 'not-progress' });
    expect(games.all.map(({ level }) => level)).toEqual(['b']);
  });
});
