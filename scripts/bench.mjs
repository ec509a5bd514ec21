// `npm run bench`: speed and memory of the engine against two yardsticks. What follows `--` goes to bench/main.ts.
import { ensureInstalled, run, tool } from './prepare.mjs';

ensureInstalled();
run(process.execPath, [
  tool('tsdown/dist/run.mjs'),
  '--config',
  'tsdown.bench.config.ts',
  '--log-level',
  'error',
]);
run(process.execPath, ['dist/bench/main.js', ...process.argv.slice(2)]);
