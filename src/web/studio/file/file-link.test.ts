import { beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../../../../test/manual-clock.ts';
import { FakeStorage } from '../../../../test/storage-fake.ts';
import { KeyValueStore } from '../../shared/state/storage.ts';
import { takeToken } from '../../shared/state/token.ts';
import { FileLink } from './file-link.ts';
import { type FileAnswer, type FileServer, fileServer, type OpenedFile } from './server.ts';

/** A file that others change too; its answers come when they are awaited. */
class FakeFile implements FileServer {
  text = 'first\n';
  count = 1;
  trouble: string | undefined;
  /** The file is written, but nobody hears of it. */
  isDeaf = false;
  readonly writes: string[] = [];

  get now(): OpenedFile {
    return { name: 'mine.txt', id: 'abc', text: this.text, version: String(this.count), exists: true };
  }

  change(text: string): void {
    this.text = text;
    this.count += 1;
  }

  async read(): Promise<FileAnswer> {
    return this.trouble ? { kind: 'refused', trouble: this.trouble } : { kind: 'done', file: this.now };
  }

  async write(text: string, version: string, isLeaving: boolean): Promise<FileAnswer> {
    this.writes.push(text + (isLeaving ? ' (leaving)' : ''));
    if (this.trouble) return { kind: 'refused', trouble: this.trouble };
    if (version !== String(this.count)) return { kind: 'changed', file: this.now };
    // As the server does: blank lines around it are the file's.
    this.change(`${text.trim()}\n`);
    return this.isDeaf ? { kind: 'refused', trouble: 'unreachable' } : { kind: 'done', file: this.now };
  }
}

let file: FakeFile;
let memory: FakeStorage;
let clock: ManualClock;
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const wait = (): Promise<void> => {
  clock.advance(1000);
  return settled();
};
const open = async (): Promise<FileLink> => {
  const link = new FileLink(file, new KeyValueStore(() => memory), clock);
  await link.open();
  await settled();
  return link;
};
const copies = (): number => new KeyValueStore(() => memory).names('studio-file.').length;

beforeEach(() => {
  file = new FakeFile();
  memory = new FakeStorage();
  clock = new ManualClock();
});

describe('a level that is saved to a file', () => {
  it('is saved a moment after the last edit, once', async () => {
    const link = await open();
    expect([link.text, link.state.kind, link.file?.name]).toEqual(['first\n', 'saved', 'mine.txt']);
    link.edit('a');
    clock.advance(300);
    link.edit('ab\n\n');
    clock.advance(300);
    expect([file.writes, link.state.kind, copies()]).toEqual([[], 'saving', 1]);
    await wait();
    expect([file.writes, file.text, link.state.kind, copies()]).toEqual([['ab\n\n'], 'ab\n', 'saved', 0]);
    // What the file writes otherwise is not saved again and again, nor brought back here.
    await link.look();
    await wait();
    expect([file.writes.length, link.text]).toEqual([1, 'ab\n\n']);
  });

  it('is saved again where it was drawn on while it was saved', async () => {
    const link = await open();
    link.edit('a');
    clock.advance(500);
    link.edit('b');
    await settled();
    expect(file.text).toBe('b\n');
    await wait();
    expect([file.writes, link.state.kind]).toEqual([['a', 'b'], 'saved']);
  });

  it('is not saved where it was changed back', async () => {
    const link = await open();
    link.edit('a');
    link.edit('first\n');
    await wait();
    expect([file.writes, link.state.kind, copies()]).toEqual([[], 'saved', 0]);
  });

  it('is saved at once when the page is left, or the studio', async () => {
    const link = await open();
    link.leave();
    link.edit('a');
    link.leave();
    expect(file.writes).toEqual(['a (leaving)']);
    expect(copies()).toBe(1);
    const again = await open();
    expect([again.text, again.state.kind, copies()]).toEqual(['a', 'saved', 0]);
    again.edit('b');
    await again.saveNow();
    expect([file.text, copies()]).toEqual(['b\n', 0]);
  });
});

describe('a file that somebody else changes', () => {
  it('is never overwritten, and theirs can be taken', async () => {
    const link = await open();
    link.edit('mine');
    file.change('theirs');
    await wait();
    expect(link.state).toMatchObject({ kind: 'changed', theirs: { text: 'theirs' } });
    link.edit('mine, more');
    link.leave();
    await link.saveNow();
    await wait();
    expect([file.text, link.text, copies()]).toEqual(['theirs', 'mine, more', 1]);
    link.takeTheirs();
    expect([link.text, link.state.kind, copies()]).toEqual(['theirs', 'saved', 0]);
    link.edit('next');
    await wait();
    expect(file.text).toBe('next\n');
  });

  it('is overwritten where that is chosen, also with what it had before', async () => {
    const link = await open();
    link.edit('mine');
    await wait();
    link.edit('other');
    file.change('theirs');
    await wait();
    link.edit('mine');
    await link.writeMine();
    expect([file.text, link.state.kind, copies()]).toEqual(['mine\n', 'saved', 0]);
  });

  it('is asked about once more where it changes again before that', async () => {
    const link = await open();
    link.edit('mine');
    file.change('theirs');
    await wait();
    file.change('theirs again');
    await link.writeMine();
    expect(link.state).toMatchObject({ kind: 'changed', theirs: { text: 'theirs again' } });
    expect(file.text).toBe('theirs again');
  });

  it('is simply taken where nothing was drawn here', async () => {
    const link = await open();
    file.change('theirs');
    await link.look();
    expect([link.text, link.state.kind]).toEqual(['theirs', 'saved']);
  });

  it('is no trouble where only other levels of it changed', async () => {
    const link = await open();
    file.change('first\n');
    link.edit('mine');
    await wait();
    expect([file.text, link.state.kind]).toEqual(['mine\n', 'saved']);
  });
});

describe('a file that cannot be saved', () => {
  it('says why, and is saved when it can be', async () => {
    const link = await open();
    file.trouble = 'no-room';
    link.edit('mine');
    await wait();
    expect([link.state, link.isUnsaved, copies()]).toEqual([{ kind: 'failed', trouble: 'no-room' }, true, 1]);
    file.trouble = undefined;
    await link.look();
    await settled();
    expect([file.text, link.state.kind, copies()]).toEqual(['mine\n', 'saved', 0]);
  });

  it('is opened later where it could not be opened', async () => {
    file.trouble = 'unreachable';
    const link = await open();
    expect([link.state, link.file]).toEqual([{ kind: 'failed', trouble: 'unreachable' }, undefined]);
    file.trouble = undefined;
    await link.look();
    expect([link.text, link.state.kind]).toEqual(['first\n', 'saved']);
  });

  it('is saved at the next visit, unless somebody else has changed it', async () => {
    const link = await open();
    file.trouble = 'unreachable';
    link.edit('mine');
    await wait();
    file.trouble = undefined;
    const next = await open();
    expect([next.text, file.text, next.state.kind, copies()]).toEqual(['mine', 'mine\n', 'saved', 0]);
    file.trouble = 'unreachable';
    next.edit('mine again');
    await wait();
    file.trouble = undefined;
    file.change('theirs');
    const last = await open();
    expect([last.text, last.state]).toMatchObject([
      'mine again',
      { kind: 'changed', theirs: { text: 'theirs' } },
    ]);
  });

  it('is not asked about where only the answer was lost', async () => {
    const link = await open();
    file.isDeaf = true;
    link.edit('mine');
    await wait();
    expect(link.state).toEqual({ kind: 'failed', trouble: 'unreachable' });
    file.isDeaf = false;
    link.edit('mine, more');
    await wait();
    expect([file.text, link.state.kind]).toEqual(['mine, more\n', 'saved']);
  });
});

describe('the server', () => {
  const asked: [string, RequestInit][] = [];
  const answering = (status: number, content: object | string) =>
    fileServer('secret', async (address, request) => {
      asked.push([String(address), request!]);
      return new Response(typeof content === 'string' ? content : JSON.stringify(content), { status });
    });

  it('is asked with the token, and its answers are told apart', async () => {
    expect(await answering(200, file.now).write('text', '7', true)).toEqual({ kind: 'done', file: file.now });
    expect(asked).toEqual([
      [
        'file',
        {
          method: 'PUT',
          body: 'text',
          cache: 'no-store',
          keepalive: true,
          headers: { Authorization: 'Bearer secret', 'If-Match': '"7"' },
        },
      ],
    ]);
    expect((await answering(409, file.now).read()).kind).toBe('changed');
    expect(await answering(507, { trouble: 'no-room' }).read()).toEqual({
      kind: 'refused',
      trouble: 'no-room',
    });
    expect(await answering(404, 'There is nothing here.').read()).toEqual({
      kind: 'refused',
      trouble: 'unreachable',
    });
  });
});

it('takes the token out of the address, and knows it as long as the tab is open', () => {
  const kept = new Map<string, string>();
  const shown: string[] = [];
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  const tab = {
    storage: () => storage as unknown as Storage,
    replace: (address: string) => shown.push(address),
  };
  expect(takeToken('studio', undefined, '#/place', tab)).toBeUndefined();
  expect(takeToken('studio', 'one', '#/place', tab)).toBe('one');
  expect([takeToken('studio', undefined, '#/place', tab), shown]).toEqual(['one', ['#/place']]);
  const forbidden = {
    ...tab,
    storage: () => {
      throw new Error('no');
    },
  };
  expect([
    takeToken('studio', 'two', '#/place', forbidden),
    takeToken('studio', undefined, '#/place', forbidden),
  ]).toEqual(['two', undefined]);
});
