import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { installPacked, runIn } from '../scripts/packed.mjs';
import { root, serving, temporaryFolder } from './command-line.ts';

/** A project of somebody else's that has Fourfold installed. */
const folder = temporaryFolder();

const run = (command: string, args: readonly string[]): string => runIn(command, args, folder.path);

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
  installPacked(folder.path);
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

it('needs no other package', () => {
  const installed = readdirSync(join(folder.path, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed).toEqual(['fourfold']);
});

it('has what it needs and nothing else', () => {
  const installed = join(folder.path, 'node_modules', 'fourfold');
  for (const path of [
    'levels/roll-the-block/starter.txt',
    'dist/library/index.d.ts',
    'dist/browser/solve-worker.js',
    'docs/README.md',
    'CHANGELOG.md',
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
  for (const path of ['src', 'test', 'dist/bench', 'dist/origins.json', 'dist/web/.vite'])
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

it('has nothing of Node in the library, but for the start of its worker and the worker', () => {
  const library = join(folder.path, 'node_modules', 'fourfold', 'dist', 'library');
  const files = readdirSync(library, { recursive: true }).map(String);
  const imports = /\b(?:from|import|require)\s*\(?\s*["'](?!\.|#start-worker["'])/;
  const found = files.filter(
    (name) => name.endsWith('.js') && imports.test(readFileSync(join(library, name), 'utf8')),
  );
  for (const name of found) expect(name).toMatch(/^(start|solve)-worker\.js$/);
  expect(found).not.toEqual([]);
});

it('is imported by modules and required by scripts', () => {
  const told = (text: string, name: string): string => {
    folder.write(name, text);
    return run(process.execPath, ['--no-warnings', name]);
  };
  const ask = 'console.log(games.length, typeof solve);';
  expect(told(`import { games, solve } from 'fourfold'; ${ask}`, 'script.mjs')).toBe('4 function\n');
  expect(told(`const { games, solve } = require('fourfold'); ${ask}`, 'script.cjs')).toBe('4 function\n');
});

it('has its parts one by one, for scripts too', () => {
  const text = `
    const { packs } = require('fourfold/levels');
    const { readFileSync } = require('node:fs');
    (async () => {
      for (const { game, name, text } of packs) {
        const records = Object.values(require('fourfold/games/' + game));
        const file = readFileSync(require.resolve('fourfold/levels/' + game + '/' + name + '.txt'), 'utf8');
        console.log(game, name, records.length, records[0].id === game, (await text()) === file);
      }
    })();`;
  folder.write('parts.cjs', text);
  const lines = run(process.execPath, ['--no-warnings', 'parts.cjs']).trim().split('\n');
  expect(lines).toHaveLength(
    readdirSync(join(root, 'levels'), { recursive: true }).filter((name) => String(name).endsWith('.txt'))
      .length,
  );
  for (const line of lines) expect(line).toMatch(/^[a-z-]+ [a-z-]+ 1 true true$/);
  expect(lines.slice(0, 5).map((line) => line.split(' ')[1])).toEqual([
    'starter',
    'easy',
    'medium',
    'hard',
    'expert',
  ]);
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

it('draws the report of a comparison where it is installed', () => {
  const level = 'match-the-tiles/starter';
  run('npx', ['--offline', 'fourfold', 'compare', level, '--level', '1', '--html', 'report.html']);
  expect(readFileSync(join(folder.path, 'report.html'), 'utf8')).toContain('class="plot"');
});

it('has an app that is served where it is installed', async () => {
  const program = join(folder.path, 'node_modules', 'fourfold', 'dist', 'fourfold.js');
  const server = await serving(['--port', '0'], [process.execPath, program]);
  expect(await (await fetch(server.address)).text()).toContain('<title>Fourfold');
  expect((await server.end('SIGTERM')).code).toBe(0);
});
