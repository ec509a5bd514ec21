import { describe, expect, it } from 'vitest';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { type GameLevel, readPack } from '../../../games/pack.ts';
import { OwnLevels } from './own-levels.ts';
import { KeyValueStore } from './storage.ts';

function levels(...boards: readonly string[]): readonly GameLevel[] {
  const read = readPack(
    boards.map((board, index) => `game: folding-blocks\ntitle: T${index + 1}\n\n${board}\n`).join('---\n'),
  );
  if (!read.ok) throw new Error(read.error[0]?.code);
  return read.value;
}

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

  it('are not there twice when the same file is opened again', () => {
    const { own } = open();
    own.add('a', levels('A.'));
    own.add('b', levels('B.'));
    own.add('again', levels('A.'));
    expect(own.packs.map(({ name }) => name)).toEqual(['again', 'b']);
  });

  it('have a limit in number and in size', () => {
    const { own } = open();
    for (let made = 0; made < 50; made += 1)
      expect(own.add('x', levels(`A${'.'.repeat(made)}`)).ok).toBe(true);
    expect(own.add('x', levels('B.'))).toEqual({ ok: false, error: 'too-many' });
    expect(own.add('x', levels('A.')).ok).toBe(true);

    const { own: other } = open();
    const board = (letter: string): string[] =>
      Array(130).fill(`${`${letter.repeat(64)}\n`.repeat(64)}`.trimEnd());
    expect(other.add('big', levels(...board('A'))).ok).toBe(true);
    expect(other.add('big', levels(...board('B')))).toEqual({ ok: false, error: 'too-large' });
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
