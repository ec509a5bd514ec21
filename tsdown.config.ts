import { defineConfig, type UserConfig } from 'tsdown';
import { assembly } from './scripts/assembly.ts';
import { programLicences } from './scripts/licences.ts';

const shared: UserConfig = {
  plugins: [assembly()],
  outDir: 'dist',
  platform: 'node',
  target: 'node20.19',
  hash: false,
};

/** A chunk of a module and all that it imports, except on demand. */
const chunk = (name: string, module: RegExp, priority: number) => ({ name, test: module, priority });

export default defineConfig([
  {
    ...shared,
    // `fourfold` loads the program below. `worker` is the process that makes runs of `compare` and of sweeps, `command-worker` the
    // thread of `solve` and `grade`, `solve-worker` that of the library's `solve`; they are found beside it by their names.
    entry: {
      fourfold: 'src/cli/main.ts',
      worker: 'src/cli/work/runs.ts',
      'command-worker': 'src/cli/work/worker.ts',
      index: 'src/index.ts',
      'solve-worker': 'src/library/solve-worker.ts',
    },
    format: 'esm',
    fixedExtension: false,
    dts: { entry: 'src/index.ts' },
    // What others build stays: the app in dist/web, the benchmark in dist/bench, the attack in dist/attack.
    clean: ['dist/*.js', 'dist/*.d.ts'],
  },
  {
    ...shared,
    // The program is made of scripts and not of modules: only for those can Node be given code that was compiled before.
    entry: { program: 'src/cli/program.ts', runs: 'src/experiments/worker.ts' },
    format: 'cjs',
    dts: false,
    plugins: [assembly(), programLicences()],
    clean: ['dist/*.cjs', 'dist/*.code'],
    // Packages that every start needs are found and read faster inside.
    deps: { alwaysBundle: ['commander', 'picocolors', /^pure-rand/], onlyBundle: false },
    // Few files: what every command needs, and what it takes to solve.
    outputOptions: {
      codeSplitting: {
        groups: [chunk('shell', /cli[\\/]program\.ts$/, 2), chunk('solving', /commands[\\/]solve\.ts$/, 1)],
      },
    },
  },
]);
