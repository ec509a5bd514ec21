import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root, serving, temporaryFolder } from './command-line.ts';

/** A project of somebody else's that has Fourfold installed. */
const folder = temporaryFolder();

function run(command: string, args: readonly string[], cwd = folder.path): string {
  const windows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', shell: windows });
  expect(status, `${command} ${args.join(' ')}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

/** Lays what the package depends on where npm looks first, so that installing it needs no network. */
function layDependencies(): void {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  for (const [path, { dev }] of Object.entries(packages)) {
    if (path === '' || dev || !existsSync(join(root, path))) continue;
    mkdirSync(join(folder.path, path), { recursive: true });
    cpSync(join(root, path), join(folder.path, path), { recursive: true });
  }
  // A package whose programs are not linked counts as broken, and npm would fetch it anew.
  const links = join('node_modules', '.bin');
  cpSync(join(root, links), join(folder.path, links), { recursive: true, verbatimSymlinks: true });
}

/** The examples of the document, each a file. */
const examples = [
  ...readFileSync(join(root, 'docs', 'library.md'), 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm),
].map((match, index) => ({ name: `example-${index + 1}`, text: match[1]! }));

const consumer = `
import { algorithms, games, type PlayableLevel, type Progress, readLevels, type Solution, solve } from 'fourfold';

const levels = readLevels('game: roll-the-block\\n\\nS.....\\n......\\n.....G\\n');
if (!levels.ok) throw new Error(levels.error.map(({ line, message }) => \`\${line}: \${message}\`).join());
const level: PlayableLevel = levels.value[0]!;
const heard: Progress[] = [];
const here: Solution = await solve(level, { algorithm: 'ucs', cost: 'roll', onProgress: (each) => heard.push(each) });
const there: Solution = await solve(level, { algorithm: 'ucs', cost: 'roll', worker: true });
const controller = new AbortController();
const stopping: Promise<Solution> = solve(level, { worker: true, signal: controller.signal });
controller.abort();
const { status: stopped } = await stopping;
console.log(JSON.stringify({
  games: games.length,
  algorithms: algorithms.length,
  heard: heard.length > 0,
  costs: [here.cost, there.cost],
  same: here.moves.join() === there.moves.join() && here.expanded === there.expanded,
  stopped,
}));
`;

beforeAll(() => {
  const [tarball] = JSON.parse(
    run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', folder.path], root),
  );
  folder.write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module' }));
  layDependencies();
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball.filename}`]);
  const tsconfig = {
    compilerOptions: {
      target: 'ES2023',
      lib: ['ES2023'],
      module: 'nodenext',
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      types: ['node'],
      typeRoots: [join(root, 'node_modules', '@types')],
      outDir: 'out',
      rootDir: '.',
    },
    include: ['*.ts'],
  };
  folder.write('tsconfig.json', JSON.stringify(tsconfig));
  folder.write('consumer.ts', consumer);
  for (const { name, text } of examples) folder.write(`${name}.ts`, text);
}, 120_000);

it('has what it needs and nothing else', () => {
  const installed = join(folder.path, 'node_modules', 'fourfold');
  for (const path of [
    'levels/roll-the-block/starter.txt',
    'dist/index.d.ts',
    'dist/licences.txt',
    'dist/solving.code',
    'dist/web/index.html',
    'dist/web/service-worker.js',
    'dist/web/icon.svg',
    'dist/web/licences.txt',
    'LICENSE',
    'README.md',
  ])
    expect(existsSync(join(installed, path)), path).toBe(true);
  for (const path of ['src', 'test', 'dist/bench', 'dist/web/.vite'])
    expect(existsSync(join(installed, path)), path).toBe(false);
});

it('has types that a strict program compiles with', () => {
  run(process.execPath, [join(root, 'node_modules', 'typescript', 'bin', 'tsc')]);
});

it('solves in a program, with and without a thread', () => {
  expect(JSON.parse(run(process.execPath, ['out/consumer.js']))).toEqual({
    games: 4,
    algorithms: expect.any(Number),
    heard: true,
    costs: [70, 70],
    same: true,
    stopped: 'cancelled',
  });
});

it.each(examples)('runs $name of docs/library.md', ({ name }) => {
  expect(run(process.execPath, [`out/${name}.js`])).not.toBe('');
});

it('says in docs/library.md what the first example prints', () => {
  expect(examples[0]?.text).toContain(`// ${run(process.execPath, ['out/example-1.js'])}`);
});

it('has a command line that works where it is installed', () => {
  const level = 'node_modules/fourfold/levels/match-the-tiles/starter.txt';
  expect(run('npx', ['--offline', 'fourfold', 'solve', level, '--level', '1'])).toContain('Solved in');
});

it('has an app that is served where it is installed', async () => {
  const program = join(folder.path, 'node_modules', 'fourfold', 'dist', 'fourfold.js');
  const server = await serving(['--port', '0'], [process.execPath, program]);
  expect(await (await fetch(server.address)).text()).toContain('<title>Fourfold');
  expect((await server.end('SIGTERM')).code).toBe(0);
});
