import { games } from '../../games/index.ts';
import { type Column, levelColumns, summaryColumns } from '../columns.ts';
import { levelText, none } from '../format.ts';
import { type PivotFigure, pivotOf } from '../pivot.ts';
import type { Comparison, LevelRecord, RunRecord } from '../record.ts';
import type { MethodFigures } from '../summary.ts';
import { pivotTable } from '../tables.ts';
import { plain } from '../write-table.ts';
import { boardPicture } from './board-picture.ts';
import { swatchText } from './drawing.ts';
import { escapeText } from './html.ts';
import type { Series } from './series.ts';

export const gameName = (id: string): string => games.find((game) => game.id === id)?.name ?? id;

/** A table of columns; `before` may put something before a name in the first one, or a class on a cell. */
export function columnTable(
  caption: string,
  columns: readonly Column[],
  before: (row: number) => string = () => '',
  attributes: (title: string, row: number) => string = () => '',
): string {
  const head = columns
    .map(
      ({ title, align }) =>
        `<th scope="col"${align === 'right' ? ' class="right"' : ''}>${escapeText(title)}</th>`,
    )
    .join('');
  const cell = ({ title, align, cells }: Column, row: number): string => {
    const { text, isBest, interval } = cells[row]!;
    const classes = [align === 'right' && 'right', isBest && 'best', text === none && 'off'].filter(Boolean);
    const note = isBest
      ? '<span class="hidden"> (best)</span>'
      : interval === undefined
        ? ''
        : `<small>${escapeText(interval)}</small>`;
    return `<td class="${classes.join(' ')}"${attributes(title, row)}>${escapeText(text)}${note}</td>`;
  };
  const [names, ...figures] = columns;
  const rows = names!.cells.map(
    ({ text }, row) =>
      `<tr><th scope="row">${before(row)}${escapeText(text)}</th>${figures.map((each) => cell(each, row)).join('')}</tr>`,
  );
  // A scrollable region must be focusable and have a label.
  return `<div class="scroll" tabindex="0" role="region" aria-label="${escapeText(caption)}"><table>
<caption class="hidden">${escapeText(caption)}</caption>
<thead><tr>${head}</tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table></div>`;
}

/** The summary on the levels that all methods answered, or on all. */
export function summarySection(
  figures: readonly MethodFigures[],
  set: 'common' | 'all',
  caption: string,
  series: readonly (Series | undefined)[],
): string {
  const share = (row: number): string => {
    const { solved, levels } = figures[row]![set];
    return ` style="background-image:linear-gradient(to right,var(--bar) ${Math.round((100 * solved) / Math.max(1, levels))}%,transparent 0)"`;
  };
  return columnTable(
    caption,
    summaryColumns(figures, set, ({ title }) => title),
    (row) => (series[row] ? swatchText(series[row]) : ''),
    (title, row) => (title === 'solved' ? share(row) : ''),
  );
}

export const levelId = (index: number): string => `level-${index + 1}`;

export function levelSection(level: LevelRecord, index: number, titleOf: (run: RunRecord) => string): string {
  const { rows, columns, file, number, runs } = level;
  const game = gameName(level.game);
  const reasons = runs.flatMap((run) =>
    run.reason === null ? [] : [`<li>${escapeText(`${titleOf(run)}: ${run.reason}`)}</li>`],
  );
  return `<section class="level" id="${levelId(index)}">
${boardPicture(level.text, level.level)}
<h3>${escapeText(level.level)}</h3>
<p class="note">${escapeText(`${game}, number ${number} in ${file}, ${rows} × ${columns}; ${levelText(level, titleOf)}`)}</p>
${columnTable(`Methods on ${level.level}`, levelColumns(level, titleOf))}
${reasons.length > 0 ? `<ul class="note">${reasons.join('')}</ul>` : ''}
</section>`;
}

/** A figure by level and method. */
export function pivotSection(comparison: Comparison, figure: PivotFigure): string {
  const { caption, columns, groups, footer, locale } = pivotTable(pivotOf(comparison, figure), comparison);
  const rows = [...groups.flat(), ...footer];
  const cellsOf = (index: number) =>
    rows.map((row) => ({
      text: plain(row[index]!, columns[index]!, locale),
      isBest: row[index]!.isBest ?? false,
    }));
  const laidOut = columns.map(({ title, align }, index) => ({ title, align, cells: cellsOf(index) }));
  return `<details><summary>${escapeText(caption)}</summary>\n${columnTable(caption, laidOut)}\n</details>`;
}
