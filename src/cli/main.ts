#!/usr/bin/env node
import { startCommandThread } from './work/thread.ts';

// The thread loads its code while this one loads the rest of the program.
const [, , name = ''] = process.argv;
if (name === 'grade') startCommandThread();
const { runProgram } = await import('./program.ts');
await runProgram(name);
