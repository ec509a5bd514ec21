import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { formatLevel } from '../../src/games/pack.ts';
import { editedPath } from '../../src/server/edited.ts';
import { type Attack, insist } from '../attack.ts';
import { mutatedText } from '../mutate.ts';
import { program } from '../process.ts';
import { root } from '../workshop.ts';
import { announced, answersIn, talk } from './server.ts';

/** A request for the file. The token and the version are another one each time, so that only what is done to them is drawn. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly token: 'right' | 'wrong' | 'none';
  readonly version: 'right' | 'wrong' | 'none';
  readonly length: 'right' | 'short' | 'long';
  readonly text: string;
}

const statuses = new Set([200, 400, 401, 403, 404, 405, 408, 409, 413, 422, 428, 431, 501]);
const ownHost = '127.0.0.1';
/** The server closes the connection behind its answer; only a body that is not whole is waited for. */
const silence = 2000;

/** Requests to the studio's server: only who knows the token and the version writes, and only the one level of the one file. */
export const studioAttack: Attack<Asked> = {
  id: 'studio',
  what: "requests for the studio's file, on 127.0.0.1",
  async open(workshop) {
    const folder = workshop.subfolder('studio');
    const file = workshop.pack('studio/pack.txt', workshop.easy.slice(0, 2));
    const texts = workshop.levels.map(formatLevel);
    const args = [program, 'studio', file, '--level', '1', '--port', '0', '--no-open'];
    const child = spawn(process.execPath, args, { cwd: root });
    let errors = '';
    child.stderr.on('data', (data) => {
      errors += data;
    });
    const { port, line } = await announced(child);
    const token = /token=([\w-]+)/.exec(line)![1]!;
    const versionNow = async (): Promise<string> => {
      const answer = await fetch(`http://${ownHost}:${port}${editedPath}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      insist(answer.status === 200, () => `the file cannot be read: ${errors}`);
      return ((await answer.json()) as { version: string }).version;
    };
    const original = readFileSync(file, 'utf8');
    const others = original.slice(original.indexOf('\n---\n'));
    return {
      draw: (random) => ({
        method: random.pick(['PUT', 'PUT', 'PUT', 'GET', 'POST', 'DELETE', 'put']),
        path: random.chance(0.9)
          ? editedPath
          : random.pick([`${editedPath}/`, `${editedPath}?x`, '/pack.txt']),
        host: random.chance(0.9) ? ownHost : random.pick(['evil.example', 'localhost.evil.example', '']),
        token: random.pick(['right', 'right', 'right', 'wrong', 'none']),
        version: random.pick(['right', 'right', 'right', 'wrong', 'none']),
        length: random.chance(0.9) ? 'right' : random.pick(['short', 'long']),
        text: random.chance(0.5) ? random.pick(texts) : mutatedText(random, random.pick(texts), texts),
      }),
      async attempt(asked) {
        const version = await versionNow();
        const before = readFileSync(file, 'utf8');
        const answers = answersIn(await talk(port, [requestOf(asked, token, version)], silence));
        for (const { status } of answers) insist(statuses.has(status), () => `status ${status}`);
        insist(child.exitCode === null && errors === '', () => `it complains: ${errors}`);
        insist(readdirSync(folder).join() === 'pack.txt', () => `files are left: ${readdirSync(folder)}`);
        const after = readFileSync(file, 'utf8');
        insist(after.endsWith(others), () => 'another level of the file has changed');
        const isAllowed =
          asked.method === 'PUT' &&
          asked.host === ownHost &&
          asked.token === 'right' &&
          asked.version === 'right';
        insist(isAllowed || after === before, () => 'the file was written without leave');
        return isAllowed && answers[0]?.status === 200 ? 'accepted' : 'refused';
      },
      async close() {
        const ended = new Promise((resolve) => child.on('close', resolve));
        child.kill('SIGTERM');
        const code = await ended;
        insist(code === 0, () => `it ended with ${code}: ${errors}`);
      },
    };
  },
};

function requestOf(asked: Asked, token: string, version: string): string {
  const body = Buffer.from(asked.text).toString('latin1');
  const authorization = { right: `Bearer ${token}`, wrong: `Bearer ${token.slice(1)}x`, none: undefined };
  const match = { right: `"${version}"`, wrong: `"${version.slice(1)}"`, none: undefined };
  const size = { right: 0, short: -5, long: 5 }[asked.length];
  const headers = Object.entries({
    Host: asked.host,
    Authorization: authorization[asked.token],
    'If-Match': match[asked.version],
    'Content-Length': Math.max(0, body.length + size),
    Connection: 'close',
  }).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return `${[`${asked.method} ${asked.path} HTTP/1.1`, ...headers].join('\r\n')}\r\n\r\n${body}`;
}
