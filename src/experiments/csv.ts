import { measured } from './format.ts';
import { boardLine } from './level-facts.ts';
import { methodsOf } from './methods.ts';
import { knownOptimum, optimalityOf, ratioOf } from './optimum.ts';
import { commandsOf } from './provenance.ts';
import type { Comparison, LevelRecord, RunRecord } from './record.ts';

export type Value = string | number | boolean | null | undefined;

/** What a column holds: a text, a number that stays small, a count, a measured number, a yes or no. */
export type ColumnKind = 'text' | 'small' | 'whole' | 'number' | 'flag';

/** A name, what it holds, and a getter. */
export type CsvColumn<Of extends readonly unknown[]> = readonly [
  name: string,
  kind: ColumnKind,
  value: (...of: Of) => Value,
];

/** The columns in order: first what the level is, which many lines share, then what the run found. */
export const csvLevelColumns: readonly CsvColumn<[LevelRecord]>[] = [
  ['file', 'text', ({ file }) => file],
  ['number', 'small', ({ number }) => number],
  ['level', 'text', ({ level }) => level],
  ['game', 'text', ({ game }) => game],
  ['rows', 'small', ({ rows }) => rows],
  ['columns', 'small', ({ columns: count }) => count],
  ['cells', 'small', ({ facts }) => facts.cells],
  ['pieces', 'small', ({ facts }) => facts.pieces],
  ['colours', 'small', ({ facts }) => facts.colours],
  ['board', 'text', ({ text }) => boardLine(text)],
  ['optimum', 'number', (level) => knownOptimum(level)?.cost],
  ['optimumFrom', 'text', (level) => knownOptimum(level)?.from],
];

export const csvRunColumns: readonly CsvColumn<[LevelRecord, RunRecord]>[] = [
  ['algorithm', 'text', (_, { algorithm }) => algorithm],
  ['heuristic', 'text', (_, { heuristic }) => heuristic],
  ['costModel', 'text', (_, { costModel }) => costModel],
  [
    'options',
    'text',
    (_, { options }) =>
      Object.entries(options)
        .map((pair) => pair.join('='))
        .join(' '),
  ],
  ['status', 'text', (_, { status }) => status],
  ['reason', 'text', (_, { reason }) => reason],
  ['moves', 'text', (_, { moves }) => moves.join(' ')],
  ['length', 'small', (_, { length }) => length],
  ['cost', 'number', (_, { cost }) => cost],
  ['optimal', 'flag', (_, { optimal }) => optimal],
  ['optimality', 'text', (level, run) => optimalityOf(run, level)?.kind],
  ['ratio', 'number', (level, run) => ratioOf(run, level)],
  ['bound', 'number', (_, { bound }) => bound],
  ['stoppedBy', 'text', (_, { stoppedBy }) => stoppedBy],
  ['expanded', 'whole', (_, { expanded }) => expanded],
  ['generated', 'whole', (_, { generated }) => generated],
  ['stored', 'whole', (_, { stored }) => stored],
  ['reopened', 'whole', (_, { reopened }) => reopened],
  ['peakFrontier', 'whole', (_, { peakFrontier }) => peakFrontier],
  ['bytes', 'whole', (_, { bytes }) => bytes],
  ['reservedBytes', 'whole', (_, { reservedBytes }) => reservedBytes],
  ['seenSet', 'text', (_, { seenSet }) => seenSet],
  ['residentBytes', 'whole', (_, { residentBytes }) => residentBytes],
  ['prepareMilliseconds', 'number', (_, { prepareMilliseconds }) => prepareMilliseconds],
  ['milliseconds', 'number', (_, { milliseconds }) => milliseconds],
  ['leastMilliseconds', 'number', (_, run) => extreme(Math.min, run)],
  ['mostMilliseconds', 'number', (_, run) => extreme(Math.max, run)],
  ['repeats', 'small', (_, { repeatMilliseconds }) => repeatMilliseconds.length],
];

const extreme = (pick: (...values: number[]) => number, { repeatMilliseconds }: RunRecord): number | null =>
  repeatMilliseconds.length > 0 ? pick(...repeatMilliseconds) : null;

/**
 * A comparison in the format of RFC 4180: a header, one line per run, lines ended by CR LF. Names, version and command stand in
 * columns of their own, as CSV has no comments.
 */
export function toCsv(comparison: Comparison): string {
  const { levels, version } = comparison;
  const command = commandsOf(comparison).join('; ');
  const titles = new Map(methodsOf(comparison).flatMap(({ title, runs }) => runs.map((run) => [run, title])));
  const header = [...csvLevelColumns, ...csvRunColumns].map(([name]) => name);
  const lines = levels.flatMap((level) =>
    level.runs.map((run) => [
      ...csvLevelColumns.map(([, , value]) => value(level)),
      ...csvRunColumns.map(([, , value]) => value(level, run)),
      titles.get(run),
      run.elsewhere?.version ?? version,
      command,
    ]),
  );
  return [[...header, 'method', 'version', 'command'], ...lines].map(csvLine).join('');
}

/** One line of RFC 4180. */
export const csvLine = (values: readonly Value[]): string => `${values.map(field).join(',')}\r\n`;

/**
 * One field, quoted where necessary. A text that a spreadsheet would take for a formula gets an apostrophe, which spreadsheets
 * read as "this is text".
 */
export function field(given: Value): string {
  // A clock of a microsecond does not know 1.2999999998137355.
  const value = typeof given === 'number' ? measured(given) : given;
  const text = typeof value === 'string' && /^'*[=+\-@\t\r]/.test(value) ? `'${value}` : String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
