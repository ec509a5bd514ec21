import { measured } from './format.ts';
import { boardLine } from './level-facts.ts';
import { methodsOf } from './methods.ts';
import { knownOptimum, optimalityOf, ratioOf } from './optimum.ts';
import { commandsOf } from './provenance.ts';
import type { Comparison, LevelRecord, RunRecord } from './record.ts';

type Value = string | number | boolean | null | undefined;

/** The columns in order: a name and a getter. */
const columns: readonly (readonly [name: string, value: (level: LevelRecord, run: RunRecord) => Value])[] = [
  ['file', ({ file }) => file],
  ['number', ({ number }) => number],
  ['level', ({ level }) => level],
  ['game', ({ game }) => game],
  ['rows', ({ rows }) => rows],
  ['columns', ({ columns: count }) => count],
  ['cells', ({ facts }) => facts.cells],
  ['pieces', ({ facts }) => facts.pieces],
  ['colours', ({ facts }) => facts.colours],
  ['board', ({ text }) => boardLine(text)],
  ['optimum', (level) => knownOptimum(level)?.cost],
  ['optimumFrom', (level) => knownOptimum(level)?.from],
  ['algorithm', (_, { algorithm }) => algorithm],
  ['heuristic', (_, { heuristic }) => heuristic],
  ['costModel', (_, { costModel }) => costModel],
  [
    'options',
    (_, { options }) =>
      Object.entries(options)
        .map((pair) => pair.join('='))
        .join(' '),
  ],
  ['status', (_, { status }) => status],
  ['reason', (_, { reason }) => reason],
  ['moves', (_, { moves }) => moves.join(' ')],
  ['length', (_, { length }) => length],
  ['cost', (_, { cost }) => cost],
  ['optimal', (_, { optimal }) => optimal],
  ['optimality', (level, run) => optimalityOf(run, level)?.kind],
  ['ratio', (level, run) => ratioOf(run, level)],
  ['bound', (_, { bound }) => bound],
  ['stoppedBy', (_, { stoppedBy }) => stoppedBy],
  ['expanded', (_, { expanded }) => expanded],
  ['generated', (_, { generated }) => generated],
  ['stored', (_, { stored }) => stored],
  ['reopened', (_, { reopened }) => reopened],
  ['peakFrontier', (_, { peakFrontier }) => peakFrontier],
  ['bytes', (_, { bytes }) => bytes],
  ['reservedBytes', (_, { reservedBytes }) => reservedBytes],
  ['seenSet', (_, { seenSet }) => seenSet],
  ['residentBytes', (_, { residentBytes }) => residentBytes],
  ['prepareMilliseconds', (_, { prepareMilliseconds }) => prepareMilliseconds],
  ['milliseconds', (_, { milliseconds }) => milliseconds],
  ['leastMilliseconds', (_, run) => extreme(Math.min, run)],
  ['mostMilliseconds', (_, run) => extreme(Math.max, run)],
  ['repeats', (_, { repeatMilliseconds }) => repeatMilliseconds.length],
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
  const header = [...columns.map(([name]) => name), 'method', 'version', 'command'];
  const lines = levels.flatMap((level) =>
    level.runs.map((run) => [
      ...columns.map(([, value]) => value(level, run)),
      titles.get(run),
      run.elsewhere?.version ?? version,
      command,
    ]),
  );
  return [header, ...lines].map((line) => `${line.map(field).join(',')}\r\n`).join('');
}

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
