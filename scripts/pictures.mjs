// `npm run pictures`: takes the pictures of the documents anew, from the app and the terminal as they are now. What follows
// `--` chooses some of them: npm run pictures -- -g studio
import { ensureBuilt, ensureInstalled, run, tool } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
const args = ['test', '--config', 'scripts/pictures/config.ts', ...process.argv.slice(2)];
run(process.execPath, [tool('@playwright/test/cli.js'), ...args]);
