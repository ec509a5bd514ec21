// `npm run test:long`: the tests that take minutes. `.ci/run` runs them too.
import { ensurePostgres } from './postgres.mjs';
import { ensureBuilt, ensureInstalled, run, tool } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
ensurePostgres();
process.env.FOURFOLD_LONG = 'yes';
const chosen = process.argv.slice(2);
run(process.execPath, [tool('vitest/vitest.mjs'), 'run', ...chosen]);
if (chosen.length === 0) {
  run(process.execPath, [tool('@playwright/test/cli.js'), 'test']);
  // The short form of the attack is part of `npm test`.
  run(process.execPath, ['scripts/attack.mjs', '--minutes', '3', '--seed', '1000']);
}
