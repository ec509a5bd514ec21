import { defineConfig } from 'tsdown';
import { assembly } from './scripts/assembly.ts';

export default defineConfig({
  entry: {
    main: 'bench/main.ts',
    worker: 'bench/worker.ts',
    generated: 'bench/generated.ts',
    start: 'bench/start.ts',
    slices: 'bench/slices.ts',
    'slices-analysis': 'bench/slices-analysis.ts',
    studio: 'bench/studio.ts',
    'studio-page': 'bench/studio-page.ts',
    review: 'bench/review.ts',
    'sweep-report': 'bench/sweep-report.ts',
    solvers: 'bench/solvers/main.ts',
    'solvers-worker': 'bench/solvers/worker.ts',
  },
  plugins: [assembly()],
  outDir: 'dist/bench',
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  fixedExtension: false,
  dts: false,
  // It finds its own files beside itself.
  external: [/^@playwright\/test/],
});
