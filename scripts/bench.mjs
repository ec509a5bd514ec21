// `npm run bench`: speed and memory of the engine against yardsticks; `npm run bench:range`: the same for boards of all shapes. What follows `--` goes to bench/main.ts.
import { bundle, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/main.js', ...process.argv.slice(2)]);
