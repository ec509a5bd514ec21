import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fourfold, program, root, type Serving, serving, temporaryFolder } from './command-line.ts';

const folder = temporaryFolder();
const pack = readFileSync(join(root, 'levels/match-the-tiles/starter.txt'), 'utf8');
const options = ['--port', '0', '--no-open'];
const studio = (args: readonly string[], command?: readonly string[]): Promise<Serving> =>
  serving([...args, ...options], command, 'studio');

/** The file, as the page asks for it with the address that was printed. */
function client({ address }: Serving) {
  const { origin, hash } = new URL(address);
  const headers = { authorization: `Bearer ${hash.split('token=')[1]}` };
  const read = async () =>
    (await (await fetch(`${origin}/file`, { headers })).json()) as { text: string; version: string };
  const write = async (body: string) => {
    const { version } = await read();
    return fetch(`${origin}/file`, { method: 'PUT', headers: { ...headers, 'if-match': version }, body });
  };
  return { read, write };
}

describe('fourfold studio', () => {
  it('opens one level of a file and saves back to it', async () => {
    const file = folder.write('pack.txt', pack);
    const server = await studio([file, '--level', '2']);
    expect(server.line).toMatch(
      /pack\.txt, level 2 of \d+, is open at http:\/\/127\.0\.0\.1:\d+\/#\/studio\/file\?token=[\w-]{43} \(Ctrl-C ends it\)$/,
    );
    const { read, write } = client(server);
    const { text } = await read();
    expect(pack.split('---')[1]!.trim()).toBe(text.trim());
    expect((await write('game: match-the-tiles\n\nA.a\n')).status).toBe(200);
    expect(await server.end('SIGINT')).toEqual({ code: 0, out: `${server.line}\n`, err: '' });
    expect(readFileSync(file, 'utf8')).toBe(pack.replace(text, 'game: match-the-tiles\n\nA.a\n'));
  });

  it('makes a file by the first save, and leaves none where nothing is saved', async () => {
    const file = join(folder.path, 'new.txt');
    const first = await studio([file]);
    expect(first.line).toContain('new.txt is made by the first save; it is open at http');
    expect((await first.end('SIGTERM')).code).toBe(0);
    expect(existsSync(file)).toBe(false);
    const second = await studio([file]);
    expect((await client(second).write('unfinished')).status).toBe(200);
    await second.end('SIGTERM');
    expect(readFileSync(file, 'utf8')).toBe('unfinished');
  });

  it('opens the studio alone where no file is given', async () => {
    const server = await studio([]);
    expect(server.line).toMatch(/^The studio is at http:\/\/127\.0\.0\.1:\d+\/#\/studio \(Ctrl-C ends it\)$/);
    expect((await fetch(`${new URL(server.address).origin}/file`)).status).toBe(404);
    await server.end('SIGTERM');
  });

  it('leaves the file as it was where the new one does not fit', async () => {
    const file = folder.write('full.txt', 'mine\n');
    // No file may become larger than a block or two: what a full disk is to a program.
    const limited = ['bash', '-c', 'ulimit -f 2; exec "$@"', 'bash', process.execPath, program];
    const server = await studio([file], limited);
    const refused = await client(server).write('x'.repeat(20_000));
    expect([refused.status, await refused.json()]).toEqual([507, { trouble: 'no-room' }]);
    expect((await client(server).write('fits\n')).status).toBe(200);
    await server.end('SIGTERM');
    expect(readFileSync(file, 'utf8')).toBe('fits\n');
    expect(readdirSync(folder.path).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  const link = join(folder.path, 'nowhere.txt');
  symlinkSync(join(folder.path, 'missing'), link);
  it.each([
    [[folder.path], 'this is a directory; expected a file.'],
    [['-'], 'expected the name of one.'],
    [['/dev/null'], 'nothing can be saved here; expected an ordinary file.'],
    [[join(folder.path, 'no', 'level.txt')], 'there is no folder'],
    [[link], 'this link leads to no file'],
    [[folder.write('bytes.txt', new Uint8Array([0xff]))], 'this is not text in UTF-8'],
    [[folder.write('large.txt', 'x'.repeat(2 ** 20 + 1))], 'expected at most 1,048,576 bytes'],
    [
      [folder.write('few.txt', 'a\n---\ntitle: Bee\n\nb\n'), '--level', '3'],
      'expected one of:\n  1  #1\n  2  Bee',
    ],
    [['--level', '3'], '--level needs a file'],
  ])('says why %j cannot be opened', (args, sentence) => {
    const { code, out, err } = fourfold(['studio', ...args, ...options]);
    expect(err).toContain(sentence);
    expect([code, out]).toEqual([2, '']);
  });

  // Whoever may do everything is not stopped by permissions.
  it.runIf(process.getuid?.() !== 0)('says what may not be written', () => {
    const locked = join(folder.path, 'locked');
    mkdirSync(locked);
    writeFileSync(join(locked, 'level.txt'), 'x');
    chmodSync(locked, 0o500);
    const { code, err } = fourfold(['studio', join(locked, 'level.txt'), ...options]);
    expect(err).toContain('nothing could be saved');
    expect(code).toBe(2);
  });
});
