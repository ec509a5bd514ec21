import type { PlannedRun } from '../../../experiments/plan.ts';
import type { RunRecord, RunStatus } from '../../../experiments/record.ts';
import type { Change } from '../../../search/algorithms/former.ts';

/** The figures of a run that are the same wherever and whenever it is made. */
const figureNames = [
  'length',
  'cost',
  'expanded',
  'generated',
  'stored',
  'reopened',
  'peakFrontier',
  'reservedBytes',
  'bytes',
] as const;

export type FigureName = (typeof figureNames)[number];
/** Older addresses do not have it. */
const lastFigure: FigureName = 'bytes';

/** A run as it travels in an address. */
export interface StoredRun {
  readonly status: RunStatus;
  /** Whether only the clock ended it, so that its figures depend on the machine. */
  readonly byClock: boolean;
  /** Whether its cost was proved to be the least. */
  readonly optimal?: true;
  readonly figures: Readonly<Record<FigureName, number | null>>;
}

/** In the order of their letters in addresses: new ones go to the end. */
const statuses: readonly RunStatus[] = [
  'solved',
  'unsolvable',
  'depth-limit',
  'state-limit',
  'time-limit',
  'memory-limit',
  'cancelled',
  'unsuitable',
  'crashed',
];

export function storedRun(run: RunRecord): StoredRun {
  return {
    status: run.status,
    byClock: run.status === 'time-limit' || run.stoppedBy === 'time-limit',
    ...(run.optimal && { optimal: true }),
    figures: Object.fromEntries(figureNames.map((name) => [name, run[name]])) as StoredRun['figures'],
  };
}

/** One word a run in the order of the plan, `-` where it was not made. */
export const formatResults = (results: readonly (StoredRun | undefined)[]): string =>
  results.map((run) => (run ? formatRun(run) : '-')).join(',');

function formatRun({ status, byClock, optimal, figures }: StoredRun): string {
  const letter = String.fromCharCode(97 + statuses.indexOf(status));
  const numbers = figureNames.map((name) => figures[name]?.toString(36) ?? '');
  return `${letter}${byClock ? '!' : ''}${optimal ? '*' : ''}${numbers.join('.')}`;
}

/** Reads what `formatResults` writes; undefined when it is something else. */
export function parseResults(text: string): readonly (StoredRun | undefined)[] | undefined {
  const results: (StoredRun | undefined)[] = [];
  for (const word of text.split(',')) {
    if (word === '-') {
      results.push(undefined);
      continue;
    }
    const [, letter = '', clock = '', proof = '', rest = ''] =
      /^([a-z])(!?)(\*?)([0-9a-z.]*)$/.exec(word) ?? [];
    const status = statuses[letter.charCodeAt(0) - 97];
    const parts = rest.split('.');
    if (!status || figureNames.length - parts.length > 1 || parts.length > figureNames.length)
      return undefined;
    const numbers = parts.map((part) => (part === '' ? null : Number.parseInt(part, 36)));
    const figures = Object.fromEntries(figureNames.map((name, index) => [name, numbers[index] ?? null]));
    results.push({
      status,
      byClock: clock !== '',
      ...(proof !== '' && { optimal: true }),
      figures: figures as StoredRun['figures'],
    });
  }
  return results;
}

/** Leaves out the figures of algorithms that have changed since: they cannot come out the same. */
export const withoutChanged = (
  results: readonly (StoredRun | undefined)[],
  runs: readonly PlannedRun[],
  changes: readonly Change[],
): readonly (StoredRun | undefined)[] =>
  results.map((run, index) => (changes.some(({ id }) => id === runs[index]?.algorithm.id) ? undefined : run));

/** A figure that came out differently. */
export interface FigureDifference {
  /** Of the run, in the order of the plan. */
  readonly run: number;
  readonly figure: FigureName | 'status';
  readonly stored: number | string | null;
  readonly now: number | string | null;
}

/** The result of comparing the figures of a link with those of this machine. */
export interface Reproduction {
  /** Figures compared. */
  readonly compared: number;
  readonly differences: readonly FigureDifference[];
  /** Runs that a clock ended, here or there: their figures say something about the machine only. */
  readonly byClock: number;
  /** Runs that are in one of the two only. */
  readonly missing: number;
}

/** Compares figure by figure. */
export function reproduce(
  stored: readonly (StoredRun | undefined)[],
  now: readonly (StoredRun | undefined)[],
): Reproduction {
  let compared = 0;
  let byClock = 0;
  let missing = 0;
  const differences: FigureDifference[] = [];
  for (let run = 0; run < Math.max(stored.length, now.length); run += 1) {
    const before = stored[run];
    const after = now[run];
    if (!before || !after) {
      if (before || after) missing += 1;
      continue;
    }
    if (before.byClock || after.byClock) {
      byClock += 1;
      continue;
    }
    compared += 1;
    if (before.status !== after.status)
      differences.push({ run, figure: 'status', stored: before.status, now: after.status });
    for (const figure of figureNames) {
      const [was, is] = [before.figures[figure], after.figures[figure]];
      if (figure === lastFigure && was === null) continue;
      compared += 1;
      if (was !== is) differences.push({ run, figure, stored: was, now: is });
    }
  }
  return { compared, differences, byClock, missing };
}
