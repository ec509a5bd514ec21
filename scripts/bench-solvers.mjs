// `npm run bench:solvers`: every method on families of growing levels. What follows `--` goes to bench/solvers/main.ts.
import { bundle, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/solvers.js', ...process.argv.slice(2)]);
