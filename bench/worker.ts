// One measurement in a process of its own: node worker.js CASE engine|warm|slices|naive prints one line of JSON.
import { SliceClock, statesPerStep } from '../src/core/slices.ts';
import { packedRow } from '../src/core/space.ts';
import { readPack } from '../src/games/pack.ts';
import { BreadthFirstSearch } from '../src/search/breadth-first.ts';
import { spaceInSteps } from '../src/search/prepare.ts';
import { caseOf } from './cases.ts';
import type { EngineMeasurement } from './measurement.ts';
import { exploreNaively } from './naive.ts';

const [id, variant] = process.argv.slice(2) as [string, 'engine' | 'warm' | 'slices' | 'naive'];
const { text, states, isPart } = caseOf(id);
const pack = readPack(text());
if (!pack.ok) throw new Error(JSON.stringify(pack.error));
const { game, level } = pack.value[0]!;
const empty = process.resourceUsage().maxRSS;

/** What the process grew by. Linux and macOS disagree about the unit of maxRSS; Node gives kilobytes on both. */
const grown = (): number => (process.resourceUsage().maxRSS - empty) * 1024;

/** A warm process has met so many states, and then meets so many more for a mean. */
const warmUp = 3_000_000;
const enough = 1_500_000;

type EngineFigures = Omit<EngineMeasurement, 'cpuMilliseconds' | 'bytes'>;

/** The exploration of src/analysis in the slices in which it gives way. */
function explore(): EngineFigures {
  let longestSlice = 0;
  const inSlice = <T>(work: () => T): T => {
    // Asking for the processor time takes long, so only a run of its own does it for every slice.
    if (variant !== 'slices') return work();
    const began = process.cpuUsage();
    const result = work();
    const { user, system } = process.cpuUsage(began);
    longestSlice = Math.max(longestSlice, (user + system) / 1000);
    return result;
  };
  const compiling = spaceInSteps(game, level, game.costs[0]!.id);
  let compiled = inSlice(() => compiling.next());
  while (!compiled.done) compiled = inSlice(() => compiling.next());
  const space = compiled.value;
  const start = packedRow(space, game.rules(level).start());
  const search = new BreadthFirstSearch({ space, start, limits: isPart ? { states } : {} }, false);
  const clock = new SliceClock();
  while (inSlice(() => search.step(statesPerStep, clock.start())) === 'running');
  const { stored, generated, seenSet } = search.statistics;
  const { words, keyBits } = space;
  return {
    states: stored,
    generated,
    words,
    ...(keyBits && { keyBits: keyBits.reduce((sum, bits) => sum + bits, 0) }),
    ...(seenSet && { seenSet }),
    longestSlice,
  };
}

/** Explores until so many states were met; returns how many. */
function exploreAgain(least: number): number {
  let met = 0;
  while (met < least) met += explore().states;
  return met;
}

// Only a process that has done as much already has nothing to compile any more, and a mean has its share of collected garbage.
const isWarm = variant === 'warm';
if (isWarm) explore();
const bytesOfFirst = grown();
if (isWarm) exploreAgain(warmUp);
const cpu = process.cpuUsage();
const figures = variant === 'naive' ? { states: exploreNaively(game.rules(level)) } : explore();
const met = isWarm ? figures.states + exploreAgain(enough - figures.states) : figures.states;
const { user, system } = process.cpuUsage(cpu);
console.log(
  JSON.stringify({
    ...figures,
    cpuMilliseconds: ((user + system) / 1000) * (figures.states / met),
    bytes: isWarm ? bytesOfFirst : grown(),
  }),
);
