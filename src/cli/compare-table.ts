import { legendText, levelColumns, summaryColumns, summaryLegend } from '../experiments/columns.ts';
import { levelText } from '../experiments/format.ts';
import { runNames } from '../experiments/methods.ts';
import type { Comparison, LevelRecord, RunRecord } from '../experiments/record.ts';
import { summaryOf } from '../experiments/summary.ts';
import { layOut } from './lay-out.ts';
import { fitted, style, usesColour } from './output.ts';

function levelBlock(record: LevelRecord, nameOf: (run: RunRecord) => string): string {
  const { level, game, rows, columns, file, runs } = record;
  return [
    `${style.bold(level)}  ${style.dim(`${game}, ${rows} x ${columns}, ${levelText(record, nameOf)}, ${file}`)}`,
    layOut(levelColumns(record, nameOf)),
    ...runs.flatMap((run) => (run.reason === null ? [] : [style.yellow(`  ${nameOf(run)}: ${run.reason}`)])),
  ].join('\n');
}

/** The comparison as text: a table per level and a summary, on the levels that all methods answered and on all. */
export function comparisonTable(comparison: Comparison): string {
  const { length } = comparison.levels;
  if (length === 0) return 'No run was finished.';
  const nameOf = runNames(comparison);
  const figures = summaryOf(comparison, { intervals: false });
  const common = figures[0]?.common.levels ?? 0;
  const summary = (set: 'common' | 'all'): string =>
    layOut(summaryColumns(figures, set, ({ method }) => method));
  const parts = [
    ...comparison.levels.map((level) => levelBlock(level, nameOf)),
    style.dim(legendText(comparison, usesColour ? 'Bold green:' : '*:')),
    // Where all methods answered all levels, both sets are one.
    ...(common > 0 && common < length
      ? [`${style.bold(`Summary of ${levels(common)} that all methods answered`)}\n${summary('common')}`]
      : []),
    `${style.bold(`Summary of ${levels(length)}${common === length ? ', all answered by all methods' : ''}`)}\n${summary('all')}`,
    style.dim(summaryLegend(comparison)),
  ];
  return fitted(parts.join('\n\n'));
}

const levels = (count: number): string => (count === 1 ? '1 level' : `${count} levels`);
