// `npm run bench:start`: what a start of the command line takes. What follows `--` goes to bench/start.ts.
import { bundle, ensureBuilt, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/start.js', ...process.argv.slice(2)]);
