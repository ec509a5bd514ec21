#!/usr/bin/env node
import { load } from './load.ts';

/** For the build. */
export { keepCode, load } from './load.ts';

const { runProgram } = load('program.cjs') as typeof import('./program.ts');
await runProgram(process.argv[2] ?? '');
