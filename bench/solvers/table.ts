import { none, rounded, statusText, whole } from '../../src/experiments/format.ts';
import { isAnswered, methodName } from '../../src/experiments/methods.ts';
import type { RunRecord } from '../../src/experiments/record.ts';
import { median } from '../../src/experiments/statistics.ts';
import type { FamilyResult, SizeResult } from './race.ts';

/** A family's results as a table in Markdown: a row a method, a column a size, medians of the levels that it answered. */
export function familyTable(result: FamilyResult): string {
  const { methods, best, sizes } = result;
  const rows = methods.map(({ name, isExact }) => [
    name === best ? `**best: ${name}**` : `${name}${isExact ? '' : ' \\*'}`,
    ...sizes.map((size) => cellOf(runsOf(size, name), isExact, result.levelsPerSize)),
  ]);
  return [
    ['', ...sizes.map(({ name }) => name)],
    ['---', ...sizes.map(() => '---:')],
    ['fewest moves', ...sizes.map(optimumOf)],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** The runs of a method on the levels of a size. */
export const runsOf = ({ levels }: SizeResult, method: string): readonly RunRecord[] =>
  levels.flatMap(({ runs }) => runs.filter((run) => methodName(run) === method));

function cellOf(runs: readonly RunRecord[], isExact: boolean, levels: number): string {
  const [first] = runs;
  if (!first) return none;
  const answered = runs.filter(isAnswered);
  if (answered.length === 0) return statusText(first);
  const middle = (figure: (run: RunRecord) => number | null): number =>
    median(answered.map((run) => figure(run) ?? 0));
  const solved = answered.filter(({ status }) => status === 'solved');
  const moves =
    isExact || solved.length === 0 ? [] : [`${whole(median(solved.map(({ cost }) => cost!)))} moves`];
  const parts = [seconds(middle(timeOf)), short(middle(({ expanded }) => expanded)), ...moves];
  return `${answered.length < levels ? `${answered.length} of ${levels}: ` : ''}${parts.join(', ')}`;
}

/** What the methods together proved about the levels of a size. */
function optimumOf({ levels }: SizeResult): string {
  const optima = levels.flatMap(({ optimal }) => optimal ?? []);
  const unsolvable = levels.filter(({ runs }) => runs.some(({ status }) => status === 'unsolvable')).length;
  const unknown = levels.length - optima.length - unsolvable;
  const parts = [
    ...optima.toSorted((a, b) => a - b).map(String),
    ...Array.from({ length: unsolvable }, () => 'none'),
    ...Array.from({ length: unknown }, () => '?'),
  ];
  return parts.join(', ') || none;
}

export const timeOf = ({ milliseconds }: RunRecord): number => milliseconds ?? 0;

export const seconds = (milliseconds: number): string => `${rounded(milliseconds / 1000)} s`;

/** A count in a few characters: 731, 12.3k, 4.56M. */
function short(count: number): string {
  if (count < 1000) return whole(count);
  return count < 1e6 ? `${rounded(count / 1e3)}k` : `${rounded(count / 1e6)}M`;
}
