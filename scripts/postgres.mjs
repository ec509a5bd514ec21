// A PostgreSQL server of one's own for tests and benchmarks: in a temporary folder, on a free port of this machine only.
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const leastVersion = 15;
const isRoot = process.getuid?.() === 0;

/** Where Debian puts it, which is not on the PATH. The newest first. */
function debianFolders() {
  const all = '/usr/lib/postgresql';
  if (!existsSync(all)) return [];
  const versions = readdirSync(all).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(all, version, 'bin'));
}

/** @param {string} folder */
function isRecent(folder) {
  if (!existsSync(join(folder, 'initdb')) || !existsSync(join(folder, 'postgres'))) return false;
  const { stdout } = spawnSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' });
  return Number(/\d+/.exec(stdout ?? '')?.[0]) >= leastVersion;
}

/**
 * The folder with the programs of an installed PostgreSQL that is new enough, if there is one.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const onPath = (process.env['PATH'] ?? '').split(delimiter);
  return [...onPath, ...debianFolders()].find(isRecent);
}

/**
 * The same; installs it where that is possible without asking.
 * @returns {string}
 */
export function ensurePostgres() {
  const found = findPostgres() ?? install();
  if (found) return found;
  throw new Error(
    `The tests of sweeps on many machines need PostgreSQL ${leastVersion} or later. Install it, so that postgres and initdb are on the PATH or in /usr/lib/postgresql.`,
  );
}

function install() {
  if (!isRoot || !existsSync('/etc/debian_version')) return undefined;
  console.error('Installing PostgreSQL…');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (/** @type {string[]} */ ...args) =>
    spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const fromApt = () => apt('install', '-y', '--no-install-recommends', 'postgresql');
  if (!fromApt() && apt('update')) fromApt();
  return findPostgres();
}

/** The server refuses to run as root. */
function otherUser() {
  if (!isRoot) return {};
  const number = (/** @type {string} */ flag, /** @type {string} */ name) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || Number.NaN);
  const name = Number.isNaN(number('-u', 'postgres')) ? 'nobody' : 'postgres';
  return { uid: number('-u', name), gid: number('-g', name) };
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * @typedef {object} PostgresServer
 * @property {string} url Of its database, as its owner, without a password.
 * @property {number} port
 * @property {string} folder Its data.
 * @property {() => Promise<void>} start After a kill or a stop; waits until it answers.
 * @property {() => Promise<void>} kill As a power cut for the server: kill -9. Waits until it is gone.
 * @property {() => Promise<void>} stop As an administrator stops it, connections or not; its data stays.
 * @property {() => Promise<void>} remove Ends it and removes all.
 */

/**
 * Starts a server. It is removed when this process ends, however it ends.
 * @param {{ durable?: boolean, settings?: Record<string, string> }} [options] durable: what is committed survives a power cut, which is slower
 * @returns {Promise<PostgresServer>}
 */
export async function startPostgres({ durable = false, settings = {} } = {}) {
  const programs = ensurePostgres();
  const user = otherUser();
  const folder = mkdtempSync(join(tmpdir(), 'fourfold-postgres-'));
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const keeper = keep(folder);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(programs, 'initdb'),
    ['--no-sync', '--auth=trust', '--username=fourfold', '--encoding=UTF8', '--locale=C', '-D', data],
    { ...user, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}${made.error ?? ''}`);
  const port = await freePort();
  const chosen = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    port: String(port),
    max_connections: '200',
    ...(!durable && { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
    ...settings,
  };
  const flags = Object.entries(chosen).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const url = `postgres://fourfold@127.0.0.1:${port}/postgres`;

  /** @type {import('node:child_process').ChildProcess | undefined} */
  let server;
  let said = '';

  const isReady = () => {
    const file = join(data, 'postmaster.pid');
    // Its last line is the state.
    return existsSync(file) && /^ready\s*$/m.test(readFileSync(file, 'utf8'));
  };

  const begin = async () => {
    said = '';
    // Not in our process group: Ctrl-C is for the tests, the keeper ends the server after them.
    const child = spawn(join(programs, 'postgres'), ['-D', data, ...flags], {
      ...user,
      cwd: folder,
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    server = child;
    child.unref();
    child.stderr.on('data', (text) => {
      said = (said + text).slice(-10_000);
    });
    // A program that forgets to remove it can end all the same.
    /** @type {import('node:net').Socket} */ (child.stderr).unref();
    while (child.exitCode === null && child.signalCode === null) {
      if (isReady() && readFileSync(join(data, 'postmaster.pid'), 'utf8').startsWith(`${child.pid}\n`))
        return true;
      await pause(20);
    }
    return false;
  };

  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    const child = server;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.ref();
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await ended;
  };

  const start = async () => {
    // After a kill the processes of its connections take a moment to notice, and it does not start before.
    for (let tries = 0; tries < 200; tries += 1) {
      if (await begin()) return;
      await pause(50);
    }
    throw new Error(`PostgreSQL does not start: ${said}`);
  };
  await start();
  return {
    url,
    port,
    folder: data,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGINT'),
    remove: () =>
      new Promise((resolve) => {
        keeper.ref();
        keeper.once('exit', () => resolve());
        keeper.stdin.end();
      }),
  };
}

/** A process that waits for the end of this one, then ends the server and removes its folder. */
function keep(/** @type {string} */ folder) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--keep', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  child.unref();
  return child;
}

async function keepUntilEnd(/** @type {string} */ folder) {
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once('close', resolve));
  const file = join(folder, 'data', 'postmaster.pid');
  const number = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN;
  const isAlive = () => {
    try {
      return process.kill(number, 0);
    } catch {
      return false;
    }
  };
  // At once: nothing of it is needed any more.
  if (number > 1 && isAlive()) process.kill(number, 'SIGQUIT');
  while (number > 1 && isAlive()) await pause(20);
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
}

if (process.argv[2] === '--keep' && process.argv[1] === fileURLToPath(import.meta.url))
  await keepUntilEnd(process.argv[3] ?? '');
