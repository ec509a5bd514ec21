// `npm run bench:solvers`: every method on families of growing levels, into the tables of docs/performance-solvers.md.
// Options: --game ID or --family ID for a part of the page, --seconds N for another limit; --methods for a look at some methods,
// which writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { defaultBytes } from '../../src/core/search.ts';
import { contradictions } from '../../src/experiments/contradictions.ts';
import { statusText } from '../../src/experiments/format.ts';
import { thisMachine } from '../../src/experiments/machine.ts';
import { dominanceText } from './dominance.ts';
import { families } from './families.ts';
import type { Family } from './family.ts';
import { isWanted, nameOf, unknownMethod } from './methods.ts';
import { withSection } from './page.ts';
import { type FamilyResult, type RaceOptions, race } from './race.ts';
import { familyTable } from './table.ts';

const page = join('docs', 'performance-solvers.md');
const levelsPerSize = 3;

const values = given();
const words = values.methods?.split(',');
const isLook = words !== undefined;
const machine = thisMachine();
const stop = new AbortController();
process.on('SIGINT', () => stop.abort());
process.on('SIGTERM', () => stop.abort());

const options: RaceOptions = {
  worker: join(dirname(fileURLToPath(import.meta.url)), 'solvers-worker.js'),
  limits: { seconds: secondsOf(values.seconds), bytes: defaultBytes },
  levelsPerSize,
  machine,
  signal: stop.signal,
  isWanted: (run) => words === undefined || isWanted(run, words),
  onEnd: (run, { status, reason, solutions: [first] }) => {
    const time = first ? `${(first.milliseconds / 1000).toFixed(3)} s` : reason;
    console.error(`${run.source.name}, ${nameOf(run)}: ${statusText({ status })}, ${time}`);
  },
};

for (const family of chosen()) {
  const began = performance.now();
  const result = await race(family, options);
  if (stop.signal.aborted) break;
  const text = textOf(family, result, (performance.now() - began) / 60_000);
  console.log(`## ${family.title}\n\n${text}\n`);
  if (!isLook) write(family, text);
  report(result);
}
if (stop.signal.aborted) process.exitCode = 130;

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

function given() {
  try {
    return parseArgs({
      options: {
        game: { type: 'string' },
        family: { type: 'string' },
        methods: { type: 'string' },
        seconds: { type: 'string', default: '60' },
      },
    }).values;
  } catch (error) {
    return fail(`${(error as Error).message}; expected --game, --family, --methods or --seconds.`);
  }
}

function secondsOf(text: string): number {
  const value = Number(text);
  return value > 0 ? value : fail(`--seconds ${text}: expected a number above 0.`);
}

/** The families to run; that they have their places on the page is better known before an hour of running than after it. */
function chosen(): readonly Family[] {
  const found = families.filter(
    ({ id, game }) => id === (values.family ?? id) && game.id === (values.game ?? game.id),
  );
  if (found.length === 0)
    fail(`No such family; expected --family with one of ${families.map(({ id }) => id).join(', ')}.`);
  const unknown = words && unknownMethod(words, found);
  if (unknown !== undefined) fail(unknown);
  for (const { id } of isLook ? [] : found) {
    const place = withSection(readFileSync(page, 'utf8'), id, '');
    if (!place.ok) fail(`${page}: ${place.error}`);
  }
  return found;
}

function textOf({ about }: Family, result: FamilyResult, minutes: number): string {
  const { seconds, bytes } = options.limits;
  const where =
    `At most ${seconds} s and ${bytes / 1024 ** 3} GB a run; Node ${machine.node}, ${machine.cpu}, ${cpus().length} cores; ` +
    `the table took ${Math.ceil(minutes)} minutes by the clock.`;
  return [about, familyTable(result), dominanceText(result), where].join('\n\n');
}

function write({ id }: Family, text: string): void {
  const changed = withSection(readFileSync(page, 'utf8'), id, text);
  if (!changed.ok) fail(`${page}: ${changed.error}`);
  writeFileSync(page, changed.value);
}

/** Results that contradict each other are bugs. */
function report({ sizes }: FamilyResult): void {
  const levels = sizes.flatMap((size) => size.levels);
  const found = contradictions({ levels });
  for (const sentence of found) console.error(sentence);
  if (found.length > 0) process.exitCode = 1;
}
