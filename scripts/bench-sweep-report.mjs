// `npm run bench:sweep-report`: time and memory of the reports and exports of a sweep of a million runs. Needs 3 GB of disk.
import { bundle, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
bundle();
bundle('--config', 'tsdown.bench.config.ts');
run(process.execPath, ['dist/bench/sweep-report.js', ...process.argv.slice(2)]);
