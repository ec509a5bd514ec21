import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { maxFileBytes } from '../../../core/level-text.ts';
import { levelId } from '../../../games/level-id.ts';
import { formatPack, readPack } from '../../../games/pack.ts';
import { OwnLevels, textOf } from './own-levels.ts';
import { catalogue } from './shipped.ts';
import { KeyValueStore } from './storage.ts';

/** A pack as the reader hands it over. */
function readValue(text: string) {
  const read = readPack(text);
  if (!read.ok) throw new Error(read.error[0]?.code);
  return read.value;
}
const written = (text: string): string => formatPack(readValue(text));
const levels = (...boards: readonly string[]): string =>
  written(
    boards.map((board, index) => `game: folding-blocks\ntitle: T${index + 1}\n\n${board}\n`).join('---\n'),
  );

function open(storage = new FakeStorage()) {
  let time = 0;
  const store = new KeyValueStore(() => storage);
  const own = new OwnLevels(store, () => {
    time += 1;
    return time;
  });
  return { storage, store, own };
}

describe('own levels', () => {
  it('are kept, listed with the newest first, found and walked through', () => {
    const { storage, own } = open();
    expect(own.packs).toEqual([]);
    const first = own.add('first.txt', levels('A.', 'A..'));
    own.add(undefined, levels('B.'));
    const again = open(storage).own;
    expect(again.packs.map(({ name, levels: all }) => [name, all.map(({ title }) => title)])).toEqual([
      [undefined, ['T1']],
      ['first.txt', ['T1', 'T2']],
    ]);
    expect(again.packs).toEqual(own.packs);
    const [one, two] = first.ok ? first.value.levels : [];
    expect(again.find('folding-blocks', two!.id)).toMatchObject({ title: 'T2', number: 2 });
    expect(again.find('break-the-ice', two!.id)).toBeUndefined();
    expect(again.next(one!)?.id).toBe(two!.id);
    expect(again.previous(two!)?.id).toBe(one!.id);
    expect([again.next(two!), again.previous(one!)]).toEqual([undefined, undefined]);
  });

  it('are removed, and tell whoever listens', () => {
    const { storage, own } = open();
    let told = 0;
    own.listen(() => {
      told += 1;
    });
    own.add('a', levels('A.'));
    own.remove(own.packs[0]!.id);
    expect(told).toBe(2);
    expect(own.packs).toEqual([]);
    expect(open(storage).own.packs).toEqual([]);
    expect(storage.length).toBe(0);
  });

  it('are read as they have always been stored', () => {
    const { store, own } = open();
    store.set(
      'own.0vhk1x91uxm6jc',
      '{"version":1,"name":"old.txt","added":3,"text":"game: folding-blocks\\ntitle: Old\\n\\nA.\\n\\n---\\n\\ngame: match-the-tiles\\n\\nA. a\\n"}',
    );
    expect(own.packs).toMatchObject([{ id: '0vhk1x91uxm6jc', name: 'old.txt', added: 3 }]);
    expect(own.packs[0]!.levels.map(({ game, title, number }) => [game.id, title, number])).toEqual([
      ['folding-blocks', 'Old', 1],
      ['match-the-tiles', undefined, 2],
    ]);
  });

  it('are all removed at once, but for what cannot be read', () => {
    const { storage, store, own } = open();
    own.add('a', levels('A.'));
    own.add('b', levels('B.'));
    store.set('own.newer', '{"version":2}');
    own.removeAll();
    expect(own.packs).toEqual([]);
    expect(open(storage).own.packs).toEqual([]);
    expect(store.names('own.')).toEqual(['own.newer']);
  });

  it('have the ids and titles of what is read, in every game', () => {
    for (const game of catalogue.games) {
      const shipped = catalogue.levels(game.id);
      const { own } = open();
      const added = own.add(undefined, formatPack(shipped));
      const kept = added.ok ? added.value.levels : [];
      expect(kept.map(({ id }) => id)).toEqual(shipped.map(({ id }) => id));
      expect(kept.map(({ title }) => title)).toEqual(shipped.map(({ title }) => title));
      expect(kept.map((level) => level.read())).toEqual(shipped.map(({ level }) => ({ game, level })));
      expect(own.find(game.id, shipped.at(-1)!.id)).toBe(kept.at(-1));
    }
    const strange = written(
      `game: roll-the-block\ntitle: switch a: soft\nauthor: game: x\noptimal: 3\nsource: s\nbridge 1: shown\n\nS . 1 G\n`,
    );
    const { own } = open();
    const added = own.add(undefined, strange);
    const [level] = added.ok ? added.value.levels : [];
    expect(level!.title).toBe('switch a: soft');
    expect(level!.id).toBe(levelId(level!.read()!));
  });

  it('show no more of a title than a page can bear', () => {
    const { own } = open();
    const added = own.add(undefined, `game: folding-blocks\ntitle: ${'x'.repeat(900_000)}\n\nA.\n`);
    expect(added.ok && added.value.levels[0]!.title!.length).toBe(120);
  });

  it('are not there twice when the same file is opened again', () => {
    const { own } = open();
    own.add('a', levels('A.'));
    own.add('b', levels('B.'));
    own.add('again', levels('A.'));
    expect(own.packs.map(({ name }) => name)).toEqual(['again', 'b']);
  });

  it('take the place of an earlier one of them where it still stands', () => {
    const { own } = open();
    own.add('a.txt', levels('A.', 'B.'));
    const [pack] = own.packs;
    const instead = { pack: pack!.id, text: pack!.levels[1]!.text };
    own.keep('Made here', levels('B..'), instead);
    own.keep('Made here', levels('C.'), instead);
    expect(own.packs.map(({ name, levels: all }) => [name, all.map(({ text }) => text)])).toEqual([
      ['Made here', [levels('C.')]],
      ['a.txt', [levels('A.'), levels('B..')]],
    ]);
  });

  it('that were made here share a pack, which grows', () => {
    const { storage, own } = open();
    own.add('a.txt', levels('A.'));
    own.keep('Made here', levels('B.'));
    own.keep('Made here', levels('B..'));
    own.keep('Made here', levels('B.'));
    const [made, ...others] = open(storage).own.packs;
    expect(made).toMatchObject({ id: 'made', name: 'Made here' });
    expect(made!.levels.map(({ text }) => text)).toEqual([levels('B..'), levels('B.')]);
    expect(others).toHaveLength(1);
    expect(own.has('made')).toBe(true);
  });

  it('have a limit in number and in size', () => {
    const { own } = open();
    for (let made = 0; made < 50; made += 1)
      expect(own.add('x', levels(`A${'.'.repeat(made)}`)).ok).toBe(true);
    expect(own.add('x', levels('B.'))).toEqual({ ok: false, error: 'too-many' });
    expect(own.add('x', levels('A.')).ok).toBe(true);
  });

  it('have room for any file, and no more than the browser keeps', () => {
    const board = (letter: string): string[] =>
      Array(240).fill(`${`${letter.repeat(64)}\n`.repeat(64)}`.trimEnd());
    const { own } = open();
    for (const letter of ['A', 'B', 'C']) expect(own.add('big', levels(...board(letter))).ok).toBe(true);
    expect(own.add('big', levels(...board('D')))).toEqual({ ok: false, error: 'too-large' });

    // The largest that a file becomes: one wide cell, and all the others are written as wide.
    const rows = `${Array(64).fill('.').join(' ')}\n`.repeat(63);
    const one = `game: roll-the-block\n\n${rows}S G 9999${' .'.repeat(61)}\n`;
    const file = Array(Math.floor(maxFileBytes / (one.length + 4)))
      .fill(one)
      .join('---\n');
    const text = written(file);
    expect(text.length).toBeGreaterThan(2.4 * file.length);
    const { own: other, storage } = open();
    expect(other.add('wide', text).ok).toBe(true);
    expect(open(storage).own.packs[0]!.levels).toHaveLength(file.split('---').length);
  });

  it('that cannot be read are left alone and harm no others', () => {
    const { storage, store, own } = open();
    own.add('good', levels('A.'));
    const strange = [
      '{"version":2}',
      'nonsense',
      'null',
      '{"version":1,"text":"bad"}',
      '{"version":1,"text":3}',
    ];
    for (const [index, text] of strange.entries()) store.set(`own.${index}`, text);
    expect(open(storage).own.packs.map(({ name }) => name)).toEqual(['good']);
    // Damage in a board is found when that level is read.
    store.set('own.damaged', JSON.stringify({ version: 1, text: 'game: folding-blocks\n\n?\n' }));
    expect(open(storage).own.packs.at(-1)!.levels[0]!.read()).toBeUndefined();
    store.remove('own.damaged');
    own.reload();
    expect(own.packs).toHaveLength(1);
    for (const [index, text] of strange.entries()) expect(store.get(`own.${index}`)).toBe(text);
  });

  it('stay for this visit when nothing can be stored', () => {
    const { own } = open(new FakeStorage({ blocked: true }));
    own.add('a', levels('A.'));
    expect(own.packs).toHaveLength(1);
  });
});

describe('the shelf', () => {
  const boards = (own: OwnLevels) =>
    own.packs.map(({ name, levels: all }) => [
      name,
      ...all.map(({ text }) => text.trim().split('\n').at(-1)!),
    ]);
  const numbers = (own: OwnLevels) => own.packs.map(({ levels: all }) => all.map(({ number }) => number));
  function shelf(storage = new FakeStorage()) {
    const opened = open(storage);
    opened.own.add('b', levels('B.', 'B..'));
    opened.own.add('a', levels('A.', 'A..', 'A...'));
    return opened;
  }

  it('moves a level within its pack and to another one, and is read again as it was arranged', () => {
    const { storage, own } = shelf();
    const [a, b] = own.packs;
    expect(own.move(a!.levels[0]!, { pack: a!.id, after: 2 })).toBe(true);
    expect(boards(own)[0]).toEqual(['a', 'A..', 'A.', 'A...']);
    expect(own.move(own.packs[0]!.levels[2]!, { pack: a!.id, after: 0 })).toBe(true);
    expect(boards(own)[0]).toEqual(['a', 'A...', 'A..', 'A.']);
    expect(own.move(own.packs[0]!.levels[1]!, { pack: b!.id, after: 1 })).toBe(true);
    expect(boards(own)).toEqual([
      ['a', 'A...', 'A.'],
      ['b', 'B.', 'A..', 'B..'],
    ]);
    expect(numbers(own)).toEqual([
      [1, 2],
      [1, 2, 3],
    ]);
    expect(boards(open(storage).own)).toEqual(boards(own));
    expect(textOf(own.packs[1]!)).toBe(formatPack(readValue(textOf(own.packs[1]!))));
  });

  it('gives a pack another name, which stays when a level is kept in it', () => {
    const { storage, own } = open();
    own.keep('Made here', levels('A.'));
    own.rename('made', '  For Ana ');
    own.keep('Made here', levels('B.'));
    expect(boards(open(storage).own)).toEqual([['For Ana', 'A.', 'B.']]);
    own.rename('made', 'n'.repeat(500));
    expect(own.packs[0]!.name).toHaveLength(120);
  });

  it('merges two packs, and makes one of a level', () => {
    const { own } = shelf();
    const [a, b] = own.packs;
    expect(own.merge(b!.id, a!.id)).toBe(true);
    expect(boards(own)).toEqual([['a', 'A.', 'A..', 'A...', 'B.', 'B..']]);
    expect(own.separate(own.packs[0]!.levels[1]!, 'c')?.name).toBe('c');
    expect(boards(own)).toEqual([
      ['c', 'A..'],
      ['a', 'A.', 'A...', 'B.', 'B..'],
    ]);
    own.merge(own.packs[0]!.id, own.packs[0]!.id);
    expect(own.packs).toHaveLength(2);
  });

  it('has no empty pack, and puts back what was removed', () => {
    const { storage, own } = shelf();
    const [, b] = own.packs;
    own.removeLevel(b!.levels[0]!);
    own.removeLevel(own.packs[1]!.levels[0]!);
    expect(boards(open(storage).own)).toEqual([['a', 'A.', 'A..', 'A...']]);
    own.restore(b!);
    expect(boards(open(storage).own)[1]).toEqual(['b', 'B.', 'B..']);
  });

  it('does not take a file that is opened again for the pack that was made of it', () => {
    const { own } = shelf();
    const [a] = own.packs;
    own.move(a!.levels[0]!, { pack: a!.id, after: 3 });
    own.add('a', levels('A.', 'A..', 'A...'));
    own.add('a', levels('A.', 'A..', 'A...'));
    expect(boards(own)).toEqual([
      ['a', 'A.', 'A..', 'A...'],
      ['a', 'A..', 'A...', 'A.'],
      ['b', 'B.', 'B..'],
    ]);
  });

  it('loses nothing where the storage has no room', () => {
    const { storage, own } = shelf();
    const before = boards(own);
    storage.capacity = storage.used;
    const [a, b] = own.packs;
    expect(own.move(a!.levels[0]!, { pack: b!.id, after: 0 })).toBe(false);
    expect(own.merge(a!.id, b!.id)).toBe(false);
    expect(own.separate(a!.levels[0]!, 'c')).toBeUndefined();
    expect(own.rename(a!.id, 'a much longer name')).toBe(false);
    expect(boards(own)).toEqual(before);
    expect(boards(open(storage).own)).toEqual(before);
    // What needs no more room goes on.
    expect(own.move(a!.levels[0]!, { pack: a!.id, after: 3 })).toBe(true);
  });

  it('is arranged for this visit where the browser keeps nothing', () => {
    const { own } = shelf(new FakeStorage({ blocked: true }));
    const [a, b] = own.packs;
    expect(own.move(a!.levels[0]!, { pack: b!.id, after: 0 })).toBe(true);
    expect(boards(own)[1]).toEqual(['b', 'A.', 'B.', 'B..']);
  });
});
