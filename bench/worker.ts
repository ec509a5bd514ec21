// One measurement in a process of its own: node worker.js CASE VARIANT prints one line of JSON.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { explore } from '../src/analysis/explore.ts';
import { readPack } from '../src/games/pack.ts';
import { cases, smallCase } from './cases.ts';
import { exploreSevenTiles } from './ceiling.ts';
import type { Measurement, Variant } from './measurement.ts';
import { exploreNaively } from './naive.ts';

const [id, variant] = process.argv.slice(2) as [string, Variant];
const { states: expected } = [...cases, smallCase].find((each) => each.id === id)!;
const pack = readPack(readFileSync(join('bench', 'levels', `${id}.txt`), 'utf8'));
if (!pack.ok) throw new Error(JSON.stringify(pack.error));
const { game, level } = pack.value[0]!;
const empty = process.resourceUsage().maxRSS;

let longestSlice = 0;

/** The engine in the slices in which it gives way, with an eye on the longest one. */
function exploreInSlices(): number {
  const walk = explore(game, level);
  for (;;) {
    const began = process.cpuUsage();
    const { done, value } = walk.next();
    const { user, system } = process.cpuUsage(began);
    longestSlice = Math.max(longestSlice, (user + system) / 1000);
    if (done) return value.states;
  }
}

const variants: Readonly<Record<Variant, () => number>> = {
  engine: exploreInSlices,
  naive: () => exploreNaively(game.rules(level)),
  ceiling: () => exploreSevenTiles(level as Parameters<typeof exploreSevenTiles>[0], expected),
};
const cpu = process.cpuUsage();
const began = performance.now();
const states = variants[variant]();
const milliseconds = performance.now() - began;
const { user, system } = process.cpuUsage(cpu);
if (states !== expected) throw new Error(`${id}: ${states} states, expected ${expected}`);
const measurement: Measurement = {
  milliseconds,
  cpuMilliseconds: (user + system) / 1000,
  // Linux and macOS disagree about the unit of maxRSS; Node gives kilobytes on both.
  longestSlice,
  bytes: (process.resourceUsage().maxRSS - empty) * 1024,
};
console.log(JSON.stringify(measurement));
