// `npm run bench:slices`: how long every method works before it gives way. What follows `--` goes to bench/slices.ts.
import { bundle, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/slices.js', ...process.argv.slice(2)]);
