import { defineConfig } from 'tsdown';

export default defineConfig({
  // `worker` is the process that `compare` runs its searches in; it is found beside the program by its name.
  entry: { fourfold: 'src/cli/main.ts', worker: 'src/experiments/worker.ts' },
  outDir: 'dist',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: false,
  clean: true,
  hash: false,
});
