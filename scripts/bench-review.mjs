// `npm run bench:review`: how much of a random game on every shipped level is proved within five seconds.
import { bundle, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/review.js', ...process.argv.slice(2)]);
