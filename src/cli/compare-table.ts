import {
  type Column,
  legendText,
  levelColumns,
  summaryColumns,
  summaryLegend,
} from '../experiments/columns.ts';
import { levelText } from '../experiments/format.ts';
import { runNames } from '../experiments/methods.ts';
import type { Comparison, LevelRecord, RunRecord } from '../experiments/record.ts';
import { summaryOf } from '../experiments/summary.ts';
import { style, usesColour } from './output.ts';

/**
 * Columns side by side under their titles. The best values are marked by colour, or by a star without colours. What does not fit
 * in a line goes below, with the first column again.
 */
export function layOut(columns: readonly Column[], width = process.stdout.columns ?? Infinity): string {
  const [first, ...others] = columns.map(laidOut);
  const blocks: LaidOut[][] = [[]];
  const room = (block: readonly LaidOut[]): number =>
    block.reduce((left, each) => left - each.width - gap.length, width - first!.width);
  for (const column of others) {
    if (blocks.at(-1)!.length > 0 && room([...blocks.at(-1)!, column]) < 0) blocks.push([]);
    blocks.at(-1)!.push(column);
  }
  return blocks.map((block) => lines([first!, ...block])).join('\n\n');
}

const gap = '  ';

/** A column as text: its title, then its cells, all of one width. */
interface LaidOut {
  readonly width: number;
  readonly texts: readonly string[];
}

function laidOut({ title, align, cells }: Column): LaidOut {
  const hasStars = !usesColour && cells.some(({ isBest }) => isBest);
  const head = title + (hasStars ? ' ' : '');
  const texts = cells.map(({ text, isBest }) => text + (hasStars ? (isBest ? '*' : ' ') : ''));
  const width = Math.max(...[head, ...texts].map((text) => [...text].length));
  const pad = (text: string): string => {
    const room = ' '.repeat(width - [...text].length);
    return align === 'right' ? room + text : text + room;
  };
  return {
    width,
    texts: [
      style.dim(pad(head)),
      ...texts.map((text, row) => (cells[row]?.isBest ? style.bold(style.green(pad(text))) : pad(text))),
    ],
  };
}

const lines = (columns: readonly LaidOut[]): string =>
  columns[0]!.texts
    .map((_, row) =>
      columns
        .map(({ texts }) => texts[row])
        .join(gap)
        .trimEnd(),
    )
    .join('\n');

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
  return [
    ...comparison.levels.map((level) => levelBlock(level, nameOf)),
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
