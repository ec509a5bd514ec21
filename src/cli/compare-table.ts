import {
  type Column,
  legendText,
  levelColumns,
  summaryColumns,
  summaryLegend,
} from '../experiments/columns.ts';
import { levelText } from '../experiments/format.ts';
import { methodName } from '../experiments/methods.ts';
import type { Comparison, LevelRecord } from '../experiments/record.ts';
import { summaryOf } from '../experiments/summary.ts';
import { style, usesColour } from './output.ts';

/** Columns side by side under their titles. The best values are marked by colour, or by a star without colours. */
function layOut(columns: readonly Column[]): string {
  const padded = columns.map(({ title, align, cells }) => {
    const hasStars = !usesColour && cells.some(({ isBest }) => isBest);
    const head = title + (hasStars ? ' ' : '');
    const texts = cells.map(({ text, isBest }) => text + (hasStars ? (isBest ? '*' : ' ') : ''));
    const width = Math.max(...[head, ...texts].map((text) => [...text].length));
    const pad = (text: string): string => {
      const room = ' '.repeat(width - [...text].length);
      return align === 'right' ? room + text : text + room;
    };
    return [
      style.dim(pad(head)),
      ...texts.map((text, row) => (cells[row]?.isBest ? style.bold(style.green(pad(text))) : pad(text))),
    ];
  });
  const lines = padded[0]!.map((_, row) => padded.map((column) => column[row]).join('  '));
  return lines.map((line) => line.trimEnd()).join('\n');
}

function levelBlock(record: LevelRecord): string {
  const { level, game, rows, columns, file, runs } = record;
  return [
    `${style.bold(level)}  ${style.dim(`${game}, ${rows} x ${columns}, ${levelText(record)}, ${file}`)}`,
    layOut(levelColumns(record)),
    ...runs.flatMap((run) =>
      run.reason === null ? [] : [style.yellow(`  ${methodName(run)}: ${run.reason}`)],
    ),
  ].join('\n');
}

/** The comparison as text: a table per level and a summary, on the levels that all methods answered and on all. */
export function comparisonTable(comparison: Comparison): string {
  const { length } = comparison.levels;
  if (length === 0) return 'No run was finished.';
  const figures = summaryOf(comparison, { intervals: false });
  const common = figures[0]?.common.levels ?? 0;
  const summary = (set: 'common' | 'all'): string =>
    layOut(summaryColumns(figures, set, ({ method }) => method));
  return [
    ...comparison.levels.map(levelBlock),
    style.dim(legendText(comparison, usesColour ? 'Bold green:' : '*:')),
    // Where all methods answered all levels, both sets are one.
    ...(common > 0 && common < length
      ? [`${style.bold(`Summary of ${levels(common)} that all methods answered`)}\n${summary('common')}`]
      : []),
    `${style.bold(`Summary of ${levels(length)}${common === length ? ', all answered by all methods' : ''}`)}\n${summary('all')}`,
    style.dim(summaryLegend(comparison)),
  ].join('\n\n');
}

const levels = (count: number): string => (count === 1 ? '1 level' : `${count} levels`);
