// `npm run bench:slices-analysis`: how long grading, exploring, counting and generating keep the event loop from its turn.
import { bundle, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/slices-analysis.js', ...process.argv.slice(2)]);
