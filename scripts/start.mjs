// `npm start`: the menu of games in the terminal.
import { ensureBuilt, ensureInstalled, run } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
if (process.stdin.isTTY && process.stdout.isTTY) run(process.execPath, ['dist/fourfold.js', 'play']);
else {
  console.error('The menu of games needs a terminal. This is what works without one:\n');
  run(process.execPath, ['dist/fourfold.js', '--help']);
}
