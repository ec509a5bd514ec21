// `npm run bench:studio`: how soon the x-ray of the studio has its answer after an edit of a 12x12 level; with `-- --page`, how long
// the page is busy with one thing while somebody draws.
import { bundle, ensureBuilt, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
const args = process.argv.slice(2);
const isPage = args[0] === '--page';
if (isPage) ensureBuilt();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, isPage ? ['dist/bench/studio-page.js'] : ['dist/bench/studio.js', ...args]);
