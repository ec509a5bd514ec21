// `npm start`: the app in the browser. What follows `--` goes to it: npm start -- --port 8080
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt, ensureInstalled, root } from './prepare.mjs';

ensureInstalled();
ensureBuilt();
// In this process, so that Ctrl-C ends one process and not two.
const program = join(root, 'dist', 'fourfold.js');
process.argv = [process.execPath, program, 'app', ...process.argv.slice(2)];
await import(pathToFileURL(program).href);
