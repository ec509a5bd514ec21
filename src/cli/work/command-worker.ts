// The thread of `solve` and `grade`.
import { load } from '../load.ts';

const { serveCommand } = load('command-work.cjs') as typeof import('./command-work.ts');
await serveCommand();
