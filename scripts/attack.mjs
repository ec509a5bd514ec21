// `npm run attack`: tries to break the built package. What follows `--` goes to attack/main.ts.
import { bundle, ensureBuilt, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
bundle('--config', 'tsdown.attack.config.ts');
run(process.execPath, ['dist/attack/main.js', ...process.argv.slice(2)]);
