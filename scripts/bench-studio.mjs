// `npm run bench:studio`: how soon the x-ray of the studio has its answer after an edit of a 12x12 level.
import { bundle, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/studio.js', ...process.argv.slice(2)]);
