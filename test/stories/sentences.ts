import type { Entry } from './diary.ts';
import type { World } from './world.ts';

/** A step and what the sentence about it can speak of. */
export interface Told {
  readonly world: World;
  readonly entry: Entry;
  readonly before: Entry | undefined;
  readonly after: Entry | undefined;
  /** Its number, from 1. */
  readonly step: number;
  /** How many waited before it. */
  readonly waited: number;
  /** The least value cut since the round began. */
  readonly leastSoFar: number;
  readonly weight: number;
}

const finite = (...values: readonly number[]): number[] => values.filter(Number.isFinite);
const some = (value: number): number[] => (value > 0 ? [value] : []);

/** An estimate that is rounded up is written both ways. */
const rounded = (h: number): number[] => (Number.isInteger(h) ? [h] : [Math.ceil(h), h]);
const h = ({ world, entry }: Told): number => world.h(entry.key);
const f = (told: Told): number => told.entry.g + Math.ceil(h(told));

function move({ entry, before, step }: Told): number[] {
  if (!before) return [step];
  const back = before.depth + 1 - entry.depth;
  return back > 0 ? [step, back, entry.depth] : [step, entry.depth];
}

const makes = ({ all }: Entry): number[] => some(all);
const listed = ({ all, fresh, cheaper }: Entry, reopens = false): number[] =>
  all === 0 ? [] : [all, ...some(fresh), ...some(all - fresh), ...(reopens ? some(cheaper) : [])];

function deepens(told: Told): number[] {
  const { entry, before, step } = told;
  const isRound = before !== undefined && before.round !== entry.round;
  return [
    ...(isRound ? [entry.round, entry.limit, step] : [...move(told), ...finite(entry.limit)]),
    ...makes(entry),
    ...(entry.cut.length > 0 ? [entry.cut.length, entry.limit] : []),
    ...some(entry.skipped),
  ];
}

function deepensByTotal(told: Told): number[] {
  const { entry, before, step, leastSoFar } = told;
  const isRound = before !== undefined && before.round !== entry.round;
  const { limit, round, cut } = entry;
  const least = Math.min(...cut);
  return [
    ...(isRound
      ? [round, limit, step]
      : [...move(told), f(told), entry.g, ...rounded(h(told)), limit, round]),
    ...makes(entry),
    ...(cut.length > 0 ? [cut.length, ...(Number.isFinite(least) ? [limit, least] : [])] : []),
    ...(cut.length > 0 && Number.isFinite(least) && leastSoFar !== least ? [leastSoFar] : []),
    ...some(entry.tooDeep),
    ...some(entry.skipped),
  ];
}

function recursive(told: Told): number[] {
  const { entry } = told;
  const { writtenBack, value } = entry;
  const total = f(told);
  const F = Number.isNaN(value) ? total : value;
  return [
    ...move(told),
    ...(F === total ? [F] : [F, total]),
    entry.g,
    ...rounded(h(told)),
    ...finite(entry.limit),
    ...makes(entry),
    ...(writtenBack.length === 0
      ? finite(entry.leastLeft)
      : [...finite(writtenBack[0]!), writtenBack.length, ...finite(...writtenBack)]),
  ];
}

function climbing(told: Told): number[] {
  const { entry, before, after, step, waited } = told;
  const isRound = before !== undefined && before.round !== entry.round;
  const hasClimbed = before !== undefined && !isRound && entry.limit < before.limit;
  const climbs = after !== undefined && after.round === entry.round && after.limit < entry.limit;
  return [
    ...(isRound ? [step] : hasClimbed ? [step, h(told)] : [step, entry.limit, h(told), waited]),
    ...listed(entry),
    ...(climbs ? [after.limit, ...some(entry.dropped)] : []),
    ...some(entry.tooDeep),
  ];
}

function repairing(told: Told): number[] {
  const { entry, before, step, waited } = told;
  const begins = before !== undefined && entry.limit < before.limit;
  const { limit, g, bound } = entry;
  const estimate = Math.ceil(h(told));
  const best = entry.solutions.at(-1);
  return [
    ...(begins ? [limit] : []),
    ...[step, g + limit * estimate, g, limit, estimate, waited],
    ...listed(entry, true),
    ...(best === undefined ? [] : [best, ...(bound > 1 ? [Math.ceil(bound * 100) / 100] : [])]),
  ];
}

/** The numbers in the sentence about a step, in their order, by the id of the algorithm. */
export const numbersOf: Readonly<Record<string, (told: Told) => number[]>> = {
  bfs: ({ entry, step, waited }) => [step, entry.depth, waited, ...listed(entry)],
  dfs: ({ entry, step, waited }) => [step, entry.depth, waited, ...listed(entry), ...some(entry.tooDeep)],
  ucs: ({ entry, step, waited }) => [step, entry.g, waited, ...listed(entry, true), ...some(entry.tooDeep)],
  greedy: (told) => [told.step, h(told), told.waited, ...listed(told.entry), ...some(told.entry.tooDeep)],
  astar: (told) => [
    ...[told.step, f(told), told.entry.g, ...rounded(h(told)), told.waited],
    ...listed(told.entry, true),
    ...some(told.entry.tooDeep),
  ],
  wastar: (told) => {
    const { step, entry, weight, waited } = told;
    const estimate = Math.ceil(h(told));
    return [
      ...[step, entry.g + weight * estimate, entry.g, weight, estimate, waited],
      ...listed(entry, true),
      ...some(entry.tooDeep),
    ];
  },
  beam: (told) => {
    const { entry, step, waited } = told;
    const { dropped, standing } = entry;
    const left = standing.waiting.length;
    return [
      step,
      entry.depth,
      h(told),
      waited,
      ...listed(entry),
      ...(dropped > 0 ? [left + dropped, left, dropped] : []),
    ];
  },
  bibfs: ({ entry, step, waited }) => [step, entry.depth, waited, ...listed(entry)],
  frontier: ({ entry, before, step, waited }) => [
    ...(before && before.round !== entry.round ? [step] : [step, entry.depth, waited]),
    ...listed(entry),
  ],
  hill: climbing,
  anytime: repairing,
  rbfs: recursive,
  'greedy-dfs': (told) => [
    ...[...move(told), h(told)],
    ...makes(told.entry),
    ...(told.entry.cut.length > 0 ? [told.entry.cut.length, told.entry.limit] : []),
    ...some(told.entry.skipped),
  ],
  dls: deepens,
  ids: deepens,
  'ids-table': deepens,
  idastar: deepensByTotal,
  'idastar-table': deepensByTotal,
};
