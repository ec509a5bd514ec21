// `npm test`: all tests. What follows `--` goes to vitest: npm test -- src/search
import { ensureBuilt, ensureInstalled, run, tool } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...process.argv.slice(2)]);
