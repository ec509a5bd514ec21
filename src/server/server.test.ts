import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect, createServer, type Server } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type RunningServer, startServer } from './server.ts';

const outside = mkdtempSync(join(tmpdir(), 'fourfold-'));
const folder = join(outside, 'web');
const files = {
  'index.html': '<!doctype html><title>Fourfold</title>',
  'service-worker.js': '// worker',
  'manifest.webmanifest': '{}',
  'sandbox.html': '<!doctype html><title>Sandbox</title>',
  'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'assets/main-abc123.js': 'export {};',
  'assets/main-abc123.css': 'a {}',
  'assets/font-abc123.woff2': 'font',
  '.vite/manifest.json': '{"secret":true}',
  '../outside.txt': 'secret',
};
const open: RunningServer[] = [];

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A request whose path and headers are sent as they are, as `fetch` would not. */
function ask(
  port: number,
  path: string,
  options: { method?: string; host?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const { method = 'GET', host = `127.0.0.1:${port}`, headers } = options;
  return new Promise((resolve, reject) => {
    const asked = request(
      { host: '127.0.0.1', port, path, method, headers: { host, ...headers } },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text) => {
          body += text;
        });
        response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body }));
      },
    );
    asked.on('error', reject);
    asked.end();
  });
}

/** Sends bytes as they are, and more when there is an answer; all that comes back until the server closes. */
const send = (port: number, text: string, later?: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.setEncoding('utf8').on('data', (part) => {
      if (later && answer === '') socket.write(later);
      answer += part;
    });
    socket.on('error', reject).on('close', () => resolve(answer));
  });

async function start(port?: number): Promise<RunningServer> {
  const result = await startServer(folder, port);
  if (!result.ok) throw new Error(result.error);
  open.push(result.value);
  return result.value;
}

/** Something else that listens at a port of this machine. */
const occupy = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer();
    // Taken already: just as well.
    server.once('error', () => resolve(undefined));
    server.listen(port, '127.0.0.1', () => resolve(server));
  });

/** The values of a policy by directive; empty for one without a value. */
function policyIn(headers: IncomingHttpHeaders | string): Readonly<Record<string, string>> {
  const text = typeof headers === 'string' ? headers : String(headers['content-security-policy']);
  return Object.fromEntries(
    text
      .split(';')
      .map((each) => each.trim())
      .map((each) => [each.split(' ')[0]!, each.split(' ').slice(1).join(' ')]),
  );
}

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
});
afterAll(() => rmSync(outside, { recursive: true, force: true }));

describe('the files', () => {
  let port: number;
  beforeAll(async () => {
    port = (await start(0)).port;
  });
  afterAll(async () => {
    for (const server of open.splice(0)) await server.close();
  });

  it.each([
    ['/', 'index.html', 'text/html', 'no-cache'],
    ['/?from=icon', 'index.html', 'text/html', 'no-cache'],
    ['/index.html', 'index.html', 'text/html', 'no-cache'],
    ['/service-worker.js', 'service-worker.js', 'text/javascript', 'no-cache'],
    ['/manifest.webmanifest', 'manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/icon.svg', 'icon.svg', 'image/svg+xml', 'no-cache'],
    ['/assets/main-abc123.js', 'assets/main-abc123.js', 'text/javascript', 'immutable'],
    ['/assets/main-abc123.css', 'assets/main-abc123.css', 'text/css', 'immutable'],
    ['/assets/font-abc123.woff2', 'assets/font-abc123.woff2', 'font/woff2', 'immutable'],
  ] as const)('%s is %s as %s, %s', async (path, name, type, cache) => {
    const { status, headers, body } = await ask(port, path);
    expect(status).toBe(200);
    expect(body).toBe(files[name]);
    expect(headers['content-type']).toContain(type);
    expect(headers['cache-control']).toContain(cache);
  });

  it('answers HEAD without a body and refuses what would change something', async () => {
    const head = await ask(port, '/index.html', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: '' });
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])
      expect(await ask(port, '/index.html', { method }), method).toMatchObject({
        status: 405,
        headers: { allow: 'GET, HEAD' },
      });
  });

  it.each([
    ['BREW / HTTP/1.1', 501, 'a method that nobody knows'],
    ['get / HTTP/1.1', 501, 'methods are written in capitals'],
    ['CONNECT 127.0.0.1:80 HTTP/1.1', 405, 'this is no proxy'],
    ['<b> / HTTP/1.1', 400, 'no method at all'],
    ['\u0016\u0003\u0001', 400, 'no request at all'],
    [`GET /${'a'.repeat(20_000)} HTTP/1.1`, 431, 'more than fits'],
  ])('answers %j with %i: %s', async (line, status) => {
    const answer = await send(port, `${line}\r\nHost: 127.0.0.1:${port}\r\n\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer.includes('Allow: GET, HEAD')).toBe(status === 405);
    expect((await ask(port, '/')).status).toBe(200);
  });

  it('refuses a later request of a connection, but not in the middle of answers', async () => {
    const get = (name: string): string => `GET /${name} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`;
    const brew = 'BREW / HTTP/1.1\r\n\r\n';
    const later = await send(port, get('index.html'), brew);
    expect(later.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 501']);
    const body = 'x'.repeat(3_000_000);
    writeFileSync(join(folder, 'long.txt'), body);
    const atOnce = await send(port, get('long.txt') + get('long.txt') + brew);
    expect(atOnce.includes(`\r\n\r\n${body}`)).toBe(true);
    expect(atOnce.match(/HTTP\/1.1 (?!200)\d+/g)).toBeNull();
  });

  it('sends a file again only when it has changed, and never a part of it', async () => {
    const name = join(folder, 'changing.txt');
    writeFileSync(name, 'one');
    const first = await ask(port, '/changing.txt');
    expect(first).toMatchObject({ status: 200, body: 'one' });
    // Times are no measure of change: two builds within a second differ.
    expect(first.headers['last-modified']).toBeUndefined();
    const tag = String(first.headers.etag);
    for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
      expect(await ask(port, '/changing.txt', { headers: { 'if-none-match': known } }), known).toMatchObject({
        status: 304,
        body: '',
      });
    // The book: without a time of its own to compare with, a resource has always changed.
    const since = { 'if-modified-since': new Date(Date.now() + 1e9).toUTCString() };
    expect((await ask(port, '/changing.txt', { headers: since })).status).toBe(200);
    for (const range of ['bytes=0-1', 'bytes=abc', 'bytes=99-'])
      expect(await ask(port, '/changing.txt', { headers: { range } }), range).toMatchObject({
        status: 200,
        body: 'one',
      });
    writeFileSync(name, 'other');
    const changed = await ask(port, '/changing.txt', { headers: { 'if-none-match': tag } });
    expect(changed).toMatchObject({ status: 200, body: 'other' });
    rmSync(name);
    expect((await ask(port, '/changing.txt')).status).toBe(404);
  });

  it.runIf(existsSync('/proc/self/fd'))('keeps no file open when pipelined requests break off', async () => {
    const openFiles = (): number => readdirSync('/proc/self/fd').length;
    const large = join(folder, 'large.txt');
    writeFileSync(large, 'x'.repeat(3_000_000));
    await ask(port, '/large.txt');
    const before = openFiles();
    const get = `GET /large.txt HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\n`.repeat(500);
    const tunnel = 'CONNECT 127.0.0.1:80 HTTP/1.1\r\n\r\n';
    for (const request of [get, get, tunnel, 'BREW / HTTP/1.1\r\n\r\n']) {
      // In the middle of the answer, and before there is one.
      for (const waits of [true, false])
        await new Promise<void>((resolve) => {
          const socket = connect(port, '127.0.0.1', () => {
            socket.write(request, () => {
              if (!waits) socket.resetAndDestroy();
            });
            if (waits) socket.once('data', () => socket.resetAndDestroy());
          });
          socket.once('close', () => resolve());
        });
    }
    await expect.poll(openFiles, { timeout: 5000 }).toBeLessThanOrEqual(before + 2);
    expect((await ask(port, '/')).status).toBe(200);
  });

  it.each([
    '/nothing.html',
    '/assets',
    '/assets/',
    '/index.html/',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/../outside.txt',
    '/assets/../../outside.txt',
    '/%2e%2e/outside.txt',
    '/..%2foutside.txt',
    '/..%5coutside.txt',
    '/..\\outside.txt',
    '/%252e%252e/outside.txt',
    '//outside.txt',
    '/index.html%00.js',
    '/%',
    '/%ff%fe',
    `/${'a'.repeat(5000)}`,
  ])('has nothing at %s', async (path) => {
    const { status, body, headers } = await ask(port, path);
    expect(body).not.toContain('secret');
    expect(status).toBe(404);
    expect(headers['content-security-policy']).toBeDefined();
  });

  it('lets the page load from here only, and nobody frame or read it', async () => {
    for (const path of ['/', '/assets/main-abc123.js', '/nothing']) {
      const { headers } = await ask(port, path);
      expect(policyIn(headers)).toEqual({
        'default-src': "'self'",
        'script-src': expect.stringMatching(/^'self' 'wasm-unsafe-eval' 'sha256-[\w+/=]+'$/),
        'style-src': "'self' 'unsafe-inline'",
        'img-src': "'self' data: blob:",
        'worker-src': "'self' blob:",
        'connect-src': "'self'",
        'frame-src': "'self'",
        'form-action': "'self'",
        'object-src': "'none'",
        'base-uri': "'none'",
        'frame-ancestors': "'none'",
      });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': 'DENY',
      });
    }
  });

  it('has a sandbox that can reach nothing', async () => {
    const { status, headers } = await ask(port, '/sandbox.html');
    expect(status).toBe(200);
    const policy = policyIn(headers);
    expect(policy).toEqual({
      'default-src': "'none'",
      'script-src': expect.stringMatching(/^'sha256-[\w+/=]+'$/),
      'worker-src': 'blob:',
      'connect-src': "'none'",
      'form-action': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      sandbox: 'allow-scripts',
    });
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  });

  it('has the same policy for the sandbox as its file, with the hash of its one script', async () => {
    const file = fileURLToPath(new URL('../web/public/sandbox.html', import.meta.url));
    const text = readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
    const scripts = [...text.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script]) => script!);
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256').update(scripts[0]!).digest('base64');
    const written = policyIn(/content="(default-src[^"]*)"/.exec(text)![1]!);
    expect(written['script-src']).toBe(`'sha256-${hash}'`);
    // Its text is put into a frame, where the policy of the app holds too.
    expect(policyIn((await ask(port, '/')).headers)['script-src']).toBe(
      `'self' 'wasm-unsafe-eval' 'sha256-${hash}'`,
    );
    // Where a page may be framed, and that it has no origin, only a server can say.
    const {
      'frame-ancestors': _,
      sandbox: __,
      ...sent
    } = policyIn((await ask(port, '/sandbox.html')).headers);
    expect(written).toEqual(sent);
  });

  it('answers to its own names only', async () => {
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, 'LOCALHOST'])
      expect((await ask(port, '/', { host })).status, host).toBe(200);
    for (const host of [
      'example.com',
      `example.com:${port}`,
      `localhost.example.com:${port}`,
      `127.0.0.1.example.com:${port}`,
      '0.0.0.0',
      'user@localhost',
    ]) {
      const { status, body } = await ask(port, '/', { host });
      expect(body, host).not.toContain('Fourfold');
      expect(status, host).toBeGreaterThanOrEqual(400);
    }
  });

  it('is not reached through another address of this machine', async () => {
    const others = Object.values(networkInterfaces())
      .flatMap((each) => each ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4');
    for (const { address } of others)
      await expect(
        fetch(`http://${address}:${port}/`, { signal: AbortSignal.timeout(2000) }),
      ).rejects.toThrow();
  });
});

describe('the port', () => {
  const blockers: (Server | undefined)[] = [];
  afterEach(async () => {
    for (const server of open.splice(0)) await server.close();
    for (const server of blockers.splice(0)) server?.close();
  });

  it('is another one when the usual one is taken', async () => {
    blockers.push(await occupy(4444));
    const { port, address } = await start();
    expect(port).not.toBe(4444);
    expect(address).toBe(`http://127.0.0.1:${port}/`);
    expect((await ask(port, '/')).status).toBe(200);
  });

  it('is found even when all the usual ones are taken', async () => {
    for (let port = 4444; port < 4454; port += 1) blockers.push(await occupy(port));
    const { port } = await start();
    expect(port < 4444 || port >= 4454).toBe(true);
  });

  it('is an error when it was asked for and is taken', async () => {
    const { port } = await start(0);
    const second = await startServer(folder, port);
    expect(second).toEqual({ ok: false, error: expect.stringContaining(`Port ${port} cannot be used`) });
  });

  it('is free again after closing, even with a connection kept open', async () => {
    const server = await start(0);
    await fetch(server.address, { headers: { connection: 'keep-alive' } }).then((answer) => answer.text());
    await server.close();
    open.splice(0);
    const again = await start(server.port);
    expect(again.port).toBe(server.port);
  });
});
