// `npm run test:long`: the tests that take minutes. `.ci/run` runs them too.
import { ensureBuilt, ensureInstalled, run, tool } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
process.env.FOURFOLD_LONG = 'yes';
run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...process.argv.slice(2)]);
