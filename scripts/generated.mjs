// `npm run generated`: makes many levels a game over all that can be asked of its generator, and checks every one by breadth-first
// search: npm run generated -- --count 1000 --games match-the-tiles,break-the-ice
import { bundle, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/generated.js', ...process.argv.slice(2)]);
