import { defineConfig } from 'vitest/config';
import { assembly } from './scripts/assembly.ts';

/** What takes minutes: `npm run test:long`. */
const long = [
  'test/adding.test.ts',
  'test/shipped-certificates.test.ts',
  'test/sweep-faults.test.ts',
  'test/sweep-process-faults.test.ts',
  'test/sweep-postgres-faults.test.ts',
  'src/sweeps/postgres/faults.test.ts',
];
/** What is short in `npm test` and long there. */
const longer = [
  'src/sweeps/folder/folder.test.ts',
  'src/studio/sequences.test.ts',
  'src/web/shared/fresh/daily-puzzles.test.ts',
  'src/web/lab/watch/stories.test.ts',
  'src/studio/xray/what-if.test.ts',
  'test/xray.test.ts',
  'test/review.test.ts',
  'test/why.test.ts',
  'test/pddl/pddl.test.ts',
];
const all = ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/**/*.test.ts'];

export default defineConfig({
  plugins: [assembly()],
  test: {
    include: process.env['FOURFOLD_LONG'] ? [...long, ...longer] : all,
    exclude: ['**/node_modules/**', ...(process.env['FOURFOLD_LONG'] ? [] : long)],
    setupFiles: ['test/setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default one core is left idle, which on a machine with two doubles the time.
    maxWorkers: '100%',
    coverage: {
      provider: 'v8',
      include: ['src/**/*.ts'],
      exclude: [
        'src/**/*.test.ts',
        'src/**/sample*.ts',
        // These run in a browser only, and the tests in the browser try them.
        'src/web/main.ts',
        'src/web/**/*.svelte.ts',
        'src/web/**/*.worker.ts',
        'src/web/offline/service-worker.ts',
      ],
    },
  },
});
