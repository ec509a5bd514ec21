// The build runs this: the command line does a few small tasks, and what V8 compiled for them is kept beside it.
import { readFileSync } from 'node:fs';
import { games } from '../dist/library/index.js';

const ask = (...args) => process.argv.splice(2, process.argv.length, ...args);

ask('--version');
const { keepCode, load } = await import('../dist/fourfold.js');
const { runProgram } = load('program.cjs');
for (const { id } of games) {
  ask('solve', `levels/${id}/starter.txt`, '--level', '1');
  await runProgram('solve');
}
const { makeRun } = load('runs.cjs');
for (const { id } of games) {
  const [level] = readFileSync(`levels/${id}/starter.txt`, 'utf8').split(/^---$/m);
  await makeRun({ level, algorithm: 'bfs', cost: 'unit', options: {}, limits: {} });
}
keepCode();
