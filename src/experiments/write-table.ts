import type { Interval } from './bootstrap.ts';
import { csvLine } from './csv.ts';
import { measured, none } from './format.ts';

/** A cell: a word, a figure, or nothing. */
export interface TableCell {
  readonly value: string | number | null;
  /** What a text says where there is no figure; CSV has an empty field, so that its columns stay numbers. */
  readonly instead?: string;
  readonly interval?: Interval | undefined;
  readonly isBest?: boolean;
  /** Where its row has a unit and digits of its own, which the row's title tells: CSV divides too. */
  readonly unit?: number;
  readonly digits?: number;
}

export interface TableColumn {
  readonly title: string;
  readonly align: 'left' | 'right';
  /** Its title in CSV, where figures are not divided. */
  readonly csvTitle?: string;
  /** Texts show figures divided by this. */
  readonly unit?: number;
  /** Digits after the point in texts, the same in the whole column so that its numbers align. */
  readonly digits?: number;
  /** CSV has two more columns for their ends. */
  readonly hasIntervals?: boolean;
}

/** A table for a report, before it is written in some format. */
export interface TextTable {
  readonly caption: string;
  /** A word by which a text refers to the table. */
  readonly label: string;
  /** For numbers. */
  readonly locale: string;
  /** What the formats with comments also say: version, command, levels. */
  readonly comments: readonly string[];
  readonly columns: readonly TableColumn[];
  /** Rows that belong together. */
  readonly groups: readonly (readonly (readonly TableCell[])[])[];
  /** Sums and the like; CSV leaves them out, as they are no data. */
  readonly footer: readonly (readonly TableCell[])[];
}

export const tableFormats = ['markdown', 'latex', 'csv'] as const;

export type TableFormat = (typeof tableFormats)[number];

export const writeTable = (table: TextTable, format: TableFormat): string =>
  ({ markdown: markdownTable, latex: latexTable, csv: csvTable })[format](table);

/** RFC 4180. Figures as they are, rounded to what can be measured; nothing for a missing one. */
export function csvTable({ columns, groups }: TextTable): string {
  const head = columns.flatMap(({ title, csvTitle = title, hasIntervals }) =>
    hasIntervals ? [csvTitle, `${csvTitle} from`, `${csvTitle} to`] : [csvTitle],
  );
  const lines = groups.flat().map((row) =>
    row.flatMap(({ value, interval, unit = 1 }, index) => {
      const figure = typeof value === 'number' ? measured(value / unit) : value;
      if (!columns[index]!.hasIntervals) return [figure];
      return [figure, interval && measured(interval.from), interval && measured(interval.to)];
    }),
  );
  return [head, ...lines].map(csvLine).join('');
}

/** A table of GitHub's Markdown, laid out so that it can be read as it is; the best values are bold. */
export function markdownTable({ caption, locale, comments, columns, groups, footer }: TextTable): string {
  const cellText = (cell: TableCell, column: TableColumn): string => {
    const text = escapeMarkdown(plain(cell, column, locale));
    return cell.isBest ? `**${text}**` : text;
  };
  const body = [...groups.flat(), ...footer].map((row) =>
    row.map((cell, index) => cellText(cell, columns[index]!)),
  );
  const head = columns.map(({ title }) => escapeMarkdown(title));
  const widths = columns.map((_, index) =>
    Math.max(3, ...[head, ...body].map((row) => [...row[index]!].length)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((text, index) => pad(text, widths[index]!, columns[index]!.align)).join(' | ')} |`;
  const rule = columns.map(({ align }, index) =>
    align === 'right' ? `${'-'.repeat(widths[index]! - 1)}:` : '-'.repeat(widths[index]!),
  );
  return [
    ...comments.map((comment) => `<!-- ${oneLine(comment).replaceAll('-->', '-- >')} -->`),
    '',
    escapeMarkdown(caption),
    '',
    line(head),
    line(rule),
    ...body.map(line),
    '',
  ].join('\n');
}

/** A table of LaTeX with the rules of the package `booktabs`; the best values are bold. */
export function latexTable(table: TextTable): string {
  const { caption, label, locale, comments, columns, groups, footer } = table;
  const cellText = (cell: TableCell, column: TableColumn): string => {
    const text = escapeLatex(plain(cell, column, locale));
    // A comma among digits is no punctuation.
    const set = typeof cell.value === 'number' ? text.replace(/(?<!\\),(?=\d)/g, '{,}') : text;
    return cell.isBest ? `\\textbf{${set}}` : set;
  };
  const line = (row: readonly TableCell[]): string =>
    `    ${row.map((cell, index) => cellText(cell, columns[index]!)).join(' & ')} \\\\`;
  const blocks = [...groups, ...(footer.length > 0 ? [footer] : [])];
  return [
    ...comments.map((comment) => `% ${oneLine(comment)}`),
    '% Needs \\usepackage{booktabs}.',
    '\\begin{table}',
    '  \\centering',
    `  \\caption{${escapeLatex(caption)}}`,
    `  \\label{tab:${label}}`,
    `  \\begin{tabular}{${columns.map(({ align }) => align[0]).join('')}}`,
    '    \\toprule',
    `    ${columns.map(({ title }) => escapeLatex(title)).join(' & ')} \\\\`,
    ...blocks.flatMap((rows) => ['    \\midrule', ...rows.map(line)]),
    '    \\bottomrule',
    '  \\end{tabular}',
    '\\end{table}',
    '',
  ].join('\n');
}

/** The text of a cell before it is escaped: words as they are, figures with the digits of their column. */
export function plain(cell: TableCell, column: TableColumn, locale: string): string {
  const { value, instead = none, interval } = cell;
  if (value === null) return instead;
  if (typeof value === 'string') return value;
  const { digits = column.digits ?? 0, unit = column.unit ?? 1 } = cell;
  const fixed = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const text = (figure: number): string => (figure / unit).toLocaleString(locale, fixed);
  return interval ? `${text(value)} [${text(interval.from)}–${text(interval.to)}]` : text(value);
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

const pad = (text: string, width: number, align: TableColumn['align']): string => {
  const room = ' '.repeat(width - [...text].length);
  return align === 'right' ? room + text : text + room;
};

/** What Markdown would read as a cell's end, as markup or as HTML. */
const escapeMarkdown = (text: string): string => oneLine(text).replace(/[\\`*_[\]<>|#~]/g, '\\$&');

const latexSigns: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '<': '\\textless{}',
  '>': '\\textgreater{}',
  '"': "''",
  '–': '--',
  '×': '$\\times$',
  '\u00a0': '\\,',
  '\u202f': '\\,',
};

/** Text that means itself in LaTeX. Brackets after a line's end would be read as its argument. */
const escapeLatex = (text: string): string =>
  oneLine(text.replace(/[\\~^<>"–×\u00a0\u202f&%$#_{}]/g, (sign) => latexSigns[sign] ?? `\\${sign}`)).replace(
    /^\[/,
    '{[}',
  );
