import { describe, expect, it } from 'vitest';
import { directWorker, PuppetWorkers } from '../../../../test/fake-worker.ts';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { maxFileBytes } from '../../../core/level-text.ts';
import type { Result } from '../../../core/result.ts';
import { OwnLevels } from './own-levels.ts';
import { OwnReader } from './own-reader.ts';
import { KeyValueStore } from './storage.ts';
import { type ReadText, readTransfer, type TransferError } from './transfer.ts';

const level = (title: string): string => `game: folding-blocks\ntitle: ${title}\n\nA.\n`;

function open(start = directWorker(readTransfer)) {
  const storage = new FakeStorage();
  const own = new OwnLevels(new KeyValueStore(() => storage));
  const reader = new OwnReader(own, start);
  const names = (): (string | undefined)[] => own.packs.map(({ name }) => name);
  return { storage, own, reader, names };
}

function puppets() {
  const workers = new PuppetWorkers<string | Blob, Result<ReadText, TransferError>>();
  return { workers: workers.all, ...open(workers.start) };
}
const answer = (title: string) => ({ ok: true, value: { text: level(title), levels: 1 } }) as const;

describe('opening', () => {
  it('keeps what can be read, before it says so', async () => {
    const { storage, reader, names } = open();
    let keptWhenTold: number | undefined;
    const opened = reader.open('a.txt', `${level('A')}---\n${level('B')}`).then((outcome) => {
      keptWhenTold = storage.length;
      return outcome;
    });
    expect(reader.reading).toEqual({ name: 'a.txt' });
    expect(await opened).toEqual({ kind: 'kept', levels: 2 });
    expect([keptWhenTold, reader.reading, names()]).toEqual([1, undefined, ['a.txt']]);
    expect(await reader.open(undefined, new Blob([level('C')]))).toEqual({ kind: 'kept', levels: 1 });
    expect(names()).toEqual([undefined, 'a.txt']);
  });

  it('says why nothing is kept', async () => {
    const { own, reader } = open();
    expect(await reader.open(undefined, 'nonsense')).toMatchObject({ error: { code: 'problems' } });
    expect(await reader.open(undefined, new Blob(['\0']))).toEqual({
      kind: 'refused',
      error: { code: 'binary' },
    });
    for (let made = 0; made < 50; made += 1) own.add('x', level(String(made)));
    expect(await reader.open(undefined, level('more'))).toEqual({ kind: 'no-room' });
  });

  it('does not even send a text that is too large', async () => {
    const { workers, reader } = puppets();
    expect(await reader.open(undefined, 'x'.repeat(maxFileBytes + 1))).toEqual({
      kind: 'refused',
      error: { code: 'too-large' },
    });
    expect([workers.length, reader.reading]).toEqual([0, undefined]);
  });

  it('can be cancelled, and takes the place of the one before', async () => {
    const { workers, reader, names } = puppets();
    const first = reader.open('a.txt', level('A'));
    reader.cancel();
    expect(await first).toEqual({ kind: 'cancelled' });
    expect([workers[0]!.stopped, reader.reading]).toEqual([true, undefined]);
    const second = reader.open('b.txt', level('B'));
    const third = reader.open('c.txt', level('C'));
    expect(await second).toEqual({ kind: 'cancelled' });
    expect(reader.reading).toEqual({ name: 'c.txt' });
    workers[2]!.answer(answer('C'));
    expect(await third).toEqual({ kind: 'kept', levels: 1 });
    expect(names()).toEqual(['c.txt']);
  });

  it('leaves removing free, and survives a worker that dies', async () => {
    const { workers, own, reader, names } = puppets();
    own.add('old.txt', level('old'));
    const reading = reader.open('a.txt', level('A'));
    own.remove(own.packs[0]!.id);
    expect(names()).toEqual([]);
    workers[0]!.fail();
    expect(await reading).toEqual({ kind: 'failed' });
    const again = reader.open('a.txt', level('A'));
    workers[1]!.answer(answer('A'));
    expect(await again).toEqual({ kind: 'kept', levels: 1 });
  });
});
