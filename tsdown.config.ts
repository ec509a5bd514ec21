import { readdirSync } from 'node:fs';
import { importGlobPlugin } from 'rolldown/experimental';
import { defineConfig, type UserConfig } from 'tsdown';
import { assembly } from './scripts/assembly.ts';
import { browserTwins, rawText, starterByCondition } from './scripts/library-files.ts';
import { programLicences } from './scripts/licences.ts';

const shared: UserConfig = {
  plugins: [assembly()],
  target: 'node20.19',
  hash: false,
  fixedExtension: false,
  dts: false,
};

/** The library asks for no package: the little that it needs of one is inside. */
const library: UserConfig = {
  ...shared,
  format: 'esm',
  platform: 'neutral',
  deps: { onlyBundle: ['pure-rand'], neverBundle: [/^node:/] },
};

/** Every game for itself. The template is for those who write one. */
const games = readdirSync('src/games', { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'template')
  .map(({ name }) => [`games/${name}`, `src/games/${name}/game.ts`] as const);

const entries = {
  index: 'src/index.ts',
  core: 'src/library/core.ts',
  levels: 'src/library/shipped.ts',
  ...Object.fromEntries(games),
};

/** A chunk of a module and all that it imports, except on demand. */
const chunk = (name: string, module: RegExp, priority: number) => ({ name, test: module, priority });

export default defineConfig([
  {
    ...library,
    entry: {
      ...entries,
      'start-worker': 'src/library/start-worker.ts',
      'solve-worker': 'src/library/solve-worker.ts',
    },
    outDir: 'dist/library',
    clean: ['dist/library'],
    dts: { entry: Object.values(entries) },
    plugins: [assembly(), starterByCondition(), rawText(), importGlobPlugin({ root: import.meta.dirname })],
  },
  // What browsers have instead. The worker is one file: not every bundler splits one.
  ...['start-worker', 'solve-worker'].map((name) => ({
    ...library,
    entry: { [name]: `src/library/${name}.ts` },
    outDir: 'dist/browser',
    clean: [`dist/browser/${name}.js`],
    plugins: [assembly(), browserTwins()],
    outputOptions: { codeSplitting: false },
    minify: name === 'solve-worker',
  })),
  {
    ...shared,
    // `fourfold` loads the program below. `worker` is the process that makes runs of `compare` and of sweeps, `command-worker` the
    // thread of `solve` and `grade`; they are found beside it by their names.
    entry: {
      fourfold: 'src/cli/main.ts',
      worker: 'src/cli/work/runs.ts',
      'command-worker': 'src/cli/work/command-worker.ts',
    },
    format: 'esm',
    platform: 'node',
    outDir: 'dist',
    // What others build stays: the app in dist/web, the benchmark in dist/bench, the attack in dist/attack.
    clean: ['dist/*.js', 'dist/*.d.ts'],
  },
  {
    ...shared,
    // The program is made of scripts and not of modules: only for those can Node be given code that was compiled before.
    entry: {
      program: 'src/cli/program.ts',
      runs: 'src/experiments/worker.ts',
      'command-work': 'src/cli/work/command-work.ts',
    },
    format: 'cjs',
    platform: 'node',
    outDir: 'dist',
    plugins: [assembly(), programLicences()],
    clean: ['dist/*.cjs', 'dist/*.code'],
    // All packages are inside, so that none has to be installed; those of PostgreSQL are for who wants them.
    deps: { onlyBundle: false },
    minify: {
      compress: { keepNames: { function: true, class: true } },
      mangle: { toplevel: false, keepNames: true },
      codegen: { removeWhitespace: true },
    },
    // Few files: what every command needs, and what it takes to solve.
    outputOptions: {
      codeSplitting: {
        groups: [chunk('shell', /cli[\\/]program\.ts$/, 2), chunk('solving', /commands[\\/]solve\.ts$/, 1)],
      },
    },
  },
]);
