import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../test/command-line.ts';
import { LevelFile } from '../cli/studio/level-file.ts';
import { maxFileBytes } from '../core/level-text.ts';
import { type RunningServer, startServer } from './server.ts';
import { hasToken, newToken } from './token.ts';

const folder = temporaryFolder();
const app = join(folder.path, 'web');
const path = join(folder.path, 'levels', 'mine.txt');
const token = newToken();
const text = 'game: match-the-tiles\n\nA..a\n';
let server: RunningServer;

interface Ask {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
  readonly at?: string;
}

async function ask({ method = 'GET', headers = {}, body, at = 'file' }: Ask = {}) {
  const all = { authorization: `Bearer ${token}`, ...headers };
  const init = { method, headers: all, ...(body !== undefined && { body: Buffer.from(body as string) }) };
  const response = await fetch(server.address + at, init);
  const content = await response.text();
  const isJson = response.headers.get('content-type') === 'application/json';
  return {
    status: response.status,
    headers: response.headers,
    content: isJson && content !== '' ? JSON.parse(content) : content,
  };
}

const put = (body: string | Uint8Array, version: string, headers = {}) =>
  ask({ method: 'PUT', body, headers: { 'if-match': `"${version}"`, ...headers } });
const versionNow = async (): Promise<string> => (await ask()).content.version;
const fileNow = (): string => readFileSync(path, 'utf8');

/** A request whose headers are sent as they are; the status of its answer. */
const raw = (lines: readonly string[]): Promise<number> =>
  new Promise((resolve) => {
    const socket = connect(server.port, '127.0.0.1', () =>
      socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n`),
    );
    socket.once('data', (data) => {
      socket.destroy();
      resolve(Number(/^HTTP\/1.1 (\d+)/.exec(String(data))?.[1]));
    });
  });

async function open(level?: string): Promise<void> {
  const started = await startServer(app, 0, { edited: { file: new LevelFile(path, level), token } });
  if (!started.ok) throw new Error(started.error);
  server = started.value;
}

beforeAll(() => {
  mkdirSync(app);
  writeFileSync(join(app, 'index.html'), 'app');
});
beforeEach(async () => {
  rmSync(dirname(path), { recursive: true, force: true });
  mkdirSync(dirname(path));
  writeFileSync(path, text);
  await open();
});
afterEach(async () => {
  await server.close();
  // Nothing temporary is left, whatever happened.
  expect(readdirSync(dirname(path)).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

describe('the file that is edited', () => {
  it('is read and written with its version, and cached nowhere', async () => {
    const read = await ask();
    expect(read).toMatchObject({ status: 200, content: { name: 'mine.txt', text, exists: true } });
    expect(read.headers.get('cache-control')).toBe('no-store');
    expect(read.headers.get('access-control-allow-origin')).toBeNull();
    expect(read.headers.get('content-security-policy')).toContain("default-src 'self'");
    const written = await put('é unfinished', read.content.version);
    expect(written).toMatchObject({ status: 200, content: { text: 'é unfinished' } });
    expect(fileNow()).toBe('é unfinished');
    expect(written.content.version).not.toBe(read.content.version);
    expect(written.content.version).toBe(await versionNow());
    expect((await put('again', written.content.version)).status).toBe(200);
  });

  it('is nobody’s without the token', async () => {
    const version = await versionNow();
    const wrong = ['', token, `Bearer ${token}x`, `Bearer ${token.slice(1)}`, `Basic ${token}`, 'Bearer '];
    for (const authorization of wrong) {
      const read = await ask({ headers: { authorization } });
      expect(read, authorization).toMatchObject({ status: 401, content: { trouble: 'no-token' } });
      expect(read.headers.get('www-authenticate')).toBe('Bearer');
      expect((await put('x', version, { authorization })).status).toBe(401);
    }
    for (const at of [`file?token=${token}`, `file?authorization=Bearer ${token}`])
      expect((await ask({ at, headers: { authorization: '' } })).status).toBe(401);
    expect(fileNow()).toBe(text);
  });

  it('is given to its own pages alone', async () => {
    const version = await versionNow();
    const own = `127.0.0.1:${server.port}`;
    const request = (method: string, host: string, others: readonly string[] = []): Promise<number> =>
      raw([
        `${method} /file HTTP/1.1`,
        `Host: ${host}`,
        `Authorization: Bearer ${token}`,
        `If-Match: "${version}"`,
        'Content-Length: 0',
        ...others,
      ]);
    for (const host of [
      'evil.example',
      `evil.example:${server.port}`,
      `127.0.0.1.evil.example:${server.port}`,
    ])
      for (const method of ['GET', 'PUT']) expect(await request(method, host), host).toBe(403);
    for (const origin of [
      'http://evil.example',
      'null',
      'http://127.0.0.1',
      `http://127.0.0.1:${server.port + 1}`,
      `https://${own}`,
      `http://localhost:${server.port}`,
    ])
      for (const method of ['GET', 'PUT'])
        expect(await request(method, own, [`Origin: ${origin}`]), origin).toBe(403);
    for (const site of ['cross-site', 'same-site', 'none'])
      expect(await request('PUT', own, [`Sec-Fetch-Site: ${site}`]), site).toBe(403);
    expect(fileNow()).toBe(text);
    expect(await request('GET', own, [`Origin: http://${own}`, 'Sec-Fetch-Site: same-origin'])).toBe(200);
    const local = `localhost:${server.port}`;
    expect(await request('PUT', local, [`Origin: http://${local}`])).toBe(200);
    expect(fileNow()).toBe('');
  });

  it('is only read and replaced, and nothing else is written', async () => {
    for (const method of ['POST', 'DELETE', 'OPTIONS', 'HEAD', 'PATCH'])
      expect(await ask({ method }), method).toMatchObject({ status: 405 });
    expect((await ask({ method: 'PUT', body: 'x' })).status).toBe(428);
    const version = await versionNow();
    for (const at of [
      'file/',
      'file/mine.txt',
      'mine.txt',
      'levels/mine.txt',
      '..%2flevels%2fmine.txt',
      'index.html',
    ])
      expect((await ask({ at, method: 'PUT', body: 'x', headers: { 'if-match': version } })).status, at).toBe(
        405,
      );
    expect((await ask({ at: 'levels/mine.txt' })).status).toBe(404);
    expect((await ask({ at: 'index.html' })).content).toBe('app');
    expect(fileNow()).toBe(text);
  });

  it('is not there without the studio', async () => {
    await server.close();
    const plain = await startServer(app, 0);
    if (!plain.ok) throw new Error(plain.error);
    server = plain.value;
    expect((await ask()).status).toBe(404);
    expect((await put('x', 'none')).status).toBe(405);
  });
});

describe('a file that changes elsewhere', () => {
  it('is not overwritten, and what it has is told', async () => {
    const version = await versionNow();
    writeFileSync(path, 'theirs\n');
    const refused = await put('mine', version);
    expect(refused).toMatchObject({ status: 409, content: { text: 'theirs\n', exists: true } });
    expect(fileNow()).toBe('theirs\n');
    expect((await put('mine', refused.content.version)).status).toBe(200);
    expect(fileNow()).toBe('mine');
  });

  it('may be gone, and is made again only by who knows that', async () => {
    const version = await versionNow();
    rmSync(path);
    const refused = await put('mine', version);
    expect(refused).toMatchObject({ status: 409, content: { text: '', version: 'none', exists: false } });
    expect(existsSync(path)).toBe(false);
    expect((await put('mine', 'none')).status).toBe(200);
    expect((await put('other', 'none')).status).toBe(409);
    expect(fileNow()).toBe('mine');
  });

  it('may not become a link to another file, nor anything else', async () => {
    const other = folder.write('other.txt', 'secret');
    const version = await versionNow();
    rmSync(path);
    symlinkSync(other, path);
    expect(await ask()).toMatchObject({ status: 500, content: { trouble: 'failed' } });
    expect((await put('x', version)).status).toBe(500);
    rmSync(path);
    mkdirSync(path);
    expect((await put('x', version)).status).toBe(500);
    expect(readFileSync(other, 'utf8')).toBe('secret');
  });

  it('may become one that cannot be a level', async () => {
    const version = await versionNow();
    writeFileSync(path, new Uint8Array([0xff, 0xfe]));
    expect(await ask()).toMatchObject({ status: 500, content: { trouble: 'not-text' } });
    expect(await put('x', version)).toMatchObject({ content: { trouble: 'not-text' } });
    writeFileSync(path, 'x'.repeat(maxFileBytes + 1));
    expect(await ask()).toMatchObject({ status: 413, content: { trouble: 'too-large' } });
  });
});

describe('a text that is written', () => {
  it('is one level of text that is not too large', async () => {
    const version = await versionNow();
    expect((await put('x'.repeat(maxFileBytes), version)).status).toBe(200);
    const next = await versionNow();
    for (const [body, status, trouble] of [
      ['x'.repeat(maxFileBytes + 1), 413, 'too-large'],
      ['x'.repeat(5 * maxFileBytes), 413, 'too-large'],
      [new Uint8Array([0xc3, 0x28]), 400, 'not-text'],
      ['a\n---\nb', 422, 'several-levels'],
    ] as const)
      expect(await put(body, next)).toMatchObject({ status, content: { trouble } });
    expect(fileNow()).toHaveLength(maxFileBytes);
  });

  it('is not written when it breaks off', async () => {
    const version = await versionNow();
    await new Promise<void>((resolve) => {
      const socket = connect(server.port, '127.0.0.1', () => {
        const head = `PUT /file HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nIf-Match: "${version}"\r\n`;
        socket.write(`${head}Content-Length: 100\r\n\r\nhalf`, () => socket.destroy());
      });
      socket.once('close', () => resolve());
    });
    expect((await ask()).content.text).toBe(text);
  });

  it('makes the file where there is none', async () => {
    await server.close();
    rmSync(path);
    await open();
    const read = await ask();
    expect(read.content).toMatchObject({ text: '', version: 'none', exists: false });
    expect(existsSync(path)).toBe(false);
    expect((await put(text, 'none')).content).toMatchObject({ text, exists: true });
    expect(fileNow()).toBe(text);
  });

  it('goes through a link to the file, which keeps its rights', async () => {
    await server.close();
    const real = join(folder.path, 'real.txt');
    renameSync(path, real);
    chmodSync(real, 0o640);
    symlinkSync(real, path);
    await open();
    // From now on the link may lead anywhere.
    const version = await versionNow();
    rmSync(path);
    symlinkSync('/etc/passwd', path);
    expect((await put('mine', version)).status).toBe(200);
    expect(readFileSync(real, 'utf8')).toBe('mine');
    expect(statSync(real).mode & 0o777).toBe(0o640);
  });

  it('replaces its own level of a pack alone, with the line ends that the file has', async () => {
    await server.close();
    const [first, third] = [
      '\uFEFF; all mine\r\n\r\nnot a level at all\r\n\r\n---\r\n\r\n',
      '\r\n\r\n---\nx  \r---',
    ];
    writeFileSync(path, `${first}title: Two\r\n\r\nab\r\n..${third}`);
    await open('two');
    const read = await ask();
    expect(read.content.text).toBe('title: Two\n\nab\n..\n');
    const spaced = await put('\n\ntitle: 2\n\nba\n\n\n', read.content.version);
    const written = await put('\ntitle: 2\n\nba\n\n', spaced.content.version);
    expect(written.content.text).toBe('title: 2\n\nba\n');
    expect(fileNow()).toBe(`${first}title: 2\r\n\r\nba\r\n${third.slice(2)}`);
    // Fewer levels than there were: this one is not among them any more.
    writeFileSync(path, 'one\n');
    expect(await put('x', written.content.version)).toMatchObject({
      status: 500,
      content: { trouble: 'no-level' },
    });
    expect(fileNow()).toBe('one\n');
  });
});

it('has a token that nobody guesses', () => {
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(newToken()).not.toBe(token);
  expect([hasToken(`Bearer ${token}`, token), hasToken(undefined, token)]).toEqual([true, false]);
});
