import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import type { Random } from '../../src/core/random.ts';
import { type Attack, insist } from '../attack.ts';
import { mutatedText, smallerList } from '../mutate.ts';
import { program } from '../process.ts';
import { root } from '../workshop.ts';

/** What is sent over one connection, piece by piece. */
type Sent = readonly string[];

const statuses = new Set([100, 200, 304, 400, 403, 404, 405, 408, 413, 417, 431, 501]);
/** No answer may take longer; a request without an end is cut off here. */
const mostMilliseconds = 3000;
const mostNewDescriptors = 30;
const mostBytes = 400 * 1024 ** 2;
const ownPaths = ['/', '/index.html', '/licences.txt', '/sandbox.html', '/icon.svg'];
const foreignPaths = [
  '/../package.json',
  '/..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/....//....//etc/passwd',
  '//etc/passwd',
  '/..\\..\\package.json',
  '/%5c..%5cpackage.json',
  '/.vite/manifest.json',
  '/%2evite/manifest.json',
  '/index.html%00.txt',
  '/assets/../../fourfold.js',
  '/assets/',
  '/assets',
  'http://127.0.0.1/index.html',
  'file:///etc/passwd',
  '*',
  `/${'a'.repeat(20_000)}`,
  '/%',
  '/%ff%fe',
  '/sandbox.html?x=/../..',
];
const methods = [
  'GET',
  'GET',
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'NONSENSE',
  'get',
  '',
];
const headers = [
  'Host: evil.example',
  'Host: localhost\r\nHost: evil.example',
  'Content-Length: 10',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: chunked',
  'Transfer-Encoding: chunked\r\nContent-Length: 5',
  'Connection: close',
  'Connection: Upgrade\r\nUpgrade: websocket',
  'Expect: 100-continue',
  'Range: bytes=0-999999999',
  'If-None-Match: *',
  'If-None-Match: W/"x", "y',
  `X: ${'x'.repeat(40_000)}`,
  'X:\0',
  ': empty',
  ...[...Array(3)].map((_, at) => `Cookie: ${'c=1; '.repeat(10 ** (at + 1))}`),
];

/** Requests of all kinds to the app's server: it stays up, keeps nothing open, and gives away its own files alone. */
export const serverAttack: Attack<Sent> = {
  id: 'server',
  what: "requests to the app's server, on 127.0.0.1",
  async open() {
    const served = servedHashes(join(root, 'dist', 'web'));
    const child = spawn(process.execPath, [program, 'app', '--port', '0', '--no-open'], { cwd: root });
    let errors = '';
    child.stderr.on('data', (data) => {
      errors += data;
    });
    const { port } = await announced(child);
    const isUp = async (): Promise<boolean> =>
      (await talk(port, [request('GET', '/', ['Connection: close'])])).startsWith('HTTP/1.1 200 ');
    insist(await isUp(), () => `the server does not answer: ${errors}`);
    const descriptors = descriptorsOf(child);
    return {
      draw: drawRequests,
      async attempt(sent) {
        const answer = await talk(port, sent);
        const answers = answersIn(answer);
        for (const { status, body } of answers) {
          insist(statuses.has(status), () => `status ${status}`);
          insist(
            status !== 200 || body.length === 0 || served.has(hash(body)),
            () => `a file that is not the app's:\n${body.toString('latin1', 0, 300)}`,
          );
        }
        insist(child.exitCode === null && (await isUp()), () => `the server is down: ${errors}`);
        insist(errors === '', () => `it complains: ${errors}`);
        const open = descriptorsOf(child) - descriptors;
        insist(open <= mostNewDescriptors, () => `${open} more descriptors are open`);
        return answers.some(({ status }) => status < 400) ? 'accepted' : 'refused';
      },
      smaller: smallerList,
      async close() {
        const bytes = residentOf(child);
        const ended = new Promise((resolve) => child.on('close', resolve));
        child.kill('SIGTERM');
        const code = await ended;
        insist(bytes < mostBytes, () => `it took ${bytes} bytes`);
        insist(code === 0, () => `it ended with ${code}: ${errors}`);
      },
    };
  },
};

function drawRequests(random: Random): Sent {
  if (random.chance(0.05))
    return [Array.from({ length: 500 }, () => String.fromCharCode(random.below(256))).join('')];
  // Several at once are pipelined.
  const requests = Array.from({ length: random.pick([1, 1, 1, 2, 5, 40]) }, () => {
    const chosen = headers.filter(() => random.chance(0.08));
    const text = request(
      random.pick(methods),
      random.pick(random.chance(0.4) ? ownPaths : foreignPaths),
      chosen,
      random.pick(['1.1', '1.1', '1.0', '0.9', '2.0', '']),
    );
    const body = random.chance(0.2)
      ? random.pick(['x'.repeat(10), '5\r\nhello\r\n0\r\n\r\n', 'ffffffff\r\n', 'y'.repeat(100_000)])
      : '';
    return (random.chance(0.3) ? mutatedText(random, text).slice(0, 200_000) : text) + body;
  });
  return random.chance(0.5) ? requests : [requests.join('')];
}

const request = (method: string, path: string, lines: readonly string[], version = '1.1'): string =>
  `${[`${method} ${path} HTTP/${version}`, ...(lines.some((line) => line.startsWith('Host')) ? [] : ['Host: 127.0.0.1']), ...lines].join('\r\n')}\r\n\r\n`;

/** Sends everything, and reads until the server, a silence or the time ends the connection. */
export function talk(port: number, sent: Sent, silence = 150): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    const quiet = setTimeout(() => socket.destroy(), mostMilliseconds);
    // Nothing more comes once it has been silent for a while.
    socket.setTimeout(silence, () => socket.destroy());
    socket.setEncoding('latin1');
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearTimeout(quiet);
      resolve(answer);
    });
    for (const each of sent) socket.write(each, 'latin1');
  });
}

/** The whole answers; the last one may be cut off. */
export function answersIn(text: string): { readonly status: number; readonly body: Buffer }[] {
  const answers: { status: number; body: Buffer }[] = [];
  for (let rest = text; rest !== ''; ) {
    const head = /^HTTP\/1\.1 (\d{3}) [^\r\n]*\r\n((?:[^\r\n]+\r\n)*)\r\n/.exec(rest);
    insist(head !== null, () => `not an answer: ${rest.slice(0, 300)}`);
    const [whole, status, lines = ''] = head;
    rest = rest.slice(whole.length);
    const size = bodySize(lines, rest);
    if (size > rest.length) break;
    answers.push({ status: Number(status), body: Buffer.from(rest.slice(0, size), 'latin1') });
    rest = rest.slice(size);
  }
  return answers;
}

function bodySize(lines: string, rest: string): number {
  // An answer to HEAD, or one that has no body.
  if (rest === '' || rest.startsWith('HTTP/1.1 ')) return 0;
  const length = /^content-length: (\d+)/im.exec(lines)?.[1];
  if (length !== undefined) return Number(length);
  // Old clients are told the end by the end of the connection.
  if (!/^transfer-encoding: chunked/im.test(lines)) return rest.length;
  const end = rest.indexOf('0\r\n\r\n');
  return end < 0 ? Number.POSITIVE_INFINITY : end + 5;
}

const hash = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

const servedHashes = (folder: string): ReadonlySet<string> =>
  new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter(
        (entry) => entry.isFile() && !/[\\/]\./.test(join(entry.parentPath, entry.name).slice(folder.length)),
      )
      .map((entry) => hash(readFileSync(join(entry.parentPath, entry.name)))),
  );

/** The first line that a server prints, and the port in it. */
export const announced = (child: ChildProcess): Promise<{ readonly port: number; readonly line: string }> =>
  new Promise((resolve, reject) => {
    child.stdout?.once('data', (data) => {
      const line = String(data);
      resolve({ port: Number(/:(\d+)\//.exec(line)?.[1]), line });
    });
    child.once('close', (code) => reject(new Error(`the server ended with ${code}`)));
  });

const descriptorsOf = ({ pid }: ChildProcess): number =>
  existsSync(`/proc/${pid}/fd`) ? readdirSync(`/proc/${pid}/fd`).length : 0;

const residentOf = ({ pid }: ChildProcess): number =>
  existsSync(`/proc/${pid}/status`)
    ? 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0)
    : 0;
