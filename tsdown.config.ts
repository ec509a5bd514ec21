import { defineConfig } from 'tsdown';
import { assembly } from './scripts/assembly.ts';

export default defineConfig({
  // `worker` is the process that `compare` runs its searches in, `command-worker` the thread of `solve` and `grade`,
  // `solve-worker` that of the library's `solve`; they are found beside the program by their names.
  entry: {
    fourfold: 'src/cli/main.ts',
    worker: 'src/experiments/worker.ts',
    'command-worker': 'src/cli/work/worker.ts',
    index: 'src/index.ts',
    'solve-worker': 'src/library/solve-worker.ts',
  },
  plugins: [assembly()],
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: { entry: 'src/index.ts' },
  // What others build stays: the app in dist/web, the benchmark in dist/bench, the attack in dist/attack.
  clean: ['dist/*.js', 'dist/*.d.ts'],
  hash: false,
});
