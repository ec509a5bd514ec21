import { Command, Option } from 'commander';
import { didYouMean } from '../../../core/near.ts';
import { summaryColumns, summaryLegend } from '../../../experiments/columns.ts';
import {
  plain,
  type TableFormat,
  type TextTable,
  tableFormats,
  writeTable,
} from '../../../experiments/write-table.ts';
import type { SweepMachine } from '../../../sweeps/model.ts';
import { openResults } from '../../../sweeps/open.ts';
import { allMachines, type CellFigure, cellFigures } from '../../../sweeps/report/cells.ts';
import type { SweepColumns } from '../../../sweeps/report/columns.ts';
import { contradictions, refuted } from '../../../sweeps/report/contradictions.ts';
import { timesText } from '../../../sweeps/report/machines.ts';
import { readColumns } from '../../../sweeps/report/read.ts';
import { summary } from '../../../sweeps/report/summary.ts';
import {
  absoluteTables,
  comparativeTables,
  pivotText,
  summaryText,
  type TableQuery,
} from '../../../sweeps/report/tables.ts';
import { CommandError, exitCodes } from '../../exit.ts';
import { layOut } from '../../lay-out.ts';
import { NewFile } from '../../new-file.ts';
import { wholeNumber } from '../../options.ts';
import { errorStyle, fitted, note, number, printError, style } from '../../output.ts';
import { withProgress } from '../../progress.ts';

interface ReportOptions {
  readonly name?: string;
  readonly game?: string;
  readonly methods?: readonly string[];
  readonly machine?: string;
  readonly pivot?: CellFigure;
  readonly absolute?: boolean;
  readonly comparative?: readonly string[];
  readonly scatter?: readonly string[];
  readonly figure?: CellFigure;
  readonly most: number;
  readonly format?: TableFormat;
  readonly out?: string;
  readonly html?: string;
  readonly svg?: string;
  readonly force?: boolean;
}

export function reportCommand(): Command {
  return new Command('report')
    .description('summarise the results of a sweep, also while it runs: tables, plots, a page')
    .argument('<target>', 'a plan, the folder of a sweep, or postgres://…')
    .option('--name <sweep>', 'which sweep, where a database has several')
    .option('--game <id>', 'only this game')
    .option('--methods <names...>', 'only these methods, as tables name them: astar:pairs')
    .option(
      '--machine <name>',
      'whose times: the name or key of a machine, or all to mix them; the one with the most runs when left out',
    )
    .addOption(new Option('--pivot <figure>', 'a figure by level and method').choices(cellFigures))
    .option('--absolute', 'coverage and attributes of all methods, in all and level by level')
    .option('--comparative <methods...>', 'two methods: their attributes and the differences')
    .option('--scatter <methods...>', 'two methods: a figure of one against that of the other')
    .addOption(new Option('--figure <figure>', 'of --scatter (expanded)').choices(cellFigures))
    .addOption(new Option('--most <n>', 'levels listed in a table').argParser(wholeNumber(0)).default(200))
    .addOption(
      new Option('--format <name>', 'write tables for a report instead of for a terminal').choices(
        tableFormats,
      ),
    )
    .option('--out <file>', 'write the tables to a new file instead of printing them')
    .option('--html <file>', 'write a page with tables and plots, readable without a network')
    .option('--svg <file>', 'write the picture of --scatter')
    .option('--force', 'overwrite files that are there already')
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold sweep report plan.yaml\n  fourfold sweep report plan.yaml --pivot expanded --format latex\n' +
        '  fourfold sweep report plan.yaml --comparative bfs astar:pairs\n  fourfold sweep report plan.yaml --html report.html',
    )
    .action(report);
}

async function report(target: string, options: ReportOptions): Promise<void> {
  const { force = false } = options;
  const kinds = [options.pivot, options.absolute, options.comparative, options.scatter].filter(Boolean);
  if (kinds.length > 1)
    throw new CommandError('Expected only one of --pivot, --absolute, --comparative and --scatter.');
  if (options.svg !== undefined && !options.scatter)
    throw new CommandError('--svg is the picture of two methods; expected --scatter A B too.');
  if (options.figure && !options.scatter)
    throw new CommandError('--figure belongs to --scatter; tables have --pivot.');
  const file = (path: string | undefined): NewFile | undefined =>
    path === undefined ? undefined : new NewFile(path, { force, inputs: [target] });
  const [out, page, picture] = [options.out, options.html, options.svg].map(file);
  const results = await openResults(target, options.name === undefined ? {} : { name: options.name });
  try {
    const columns = await withProgress(
      () => 'reading the results',
      () => readColumns(results),
    );
    if (columns.made === 0) throw new CommandError(`${target}: no run of this sweep was made yet.`);
    const machines = await results.machines();
    const asked = { ...options, ...checked(columns, machines, options) };
    if (options.scatter) await scatter(columns, machines, asked, { page, picture, out });
    else {
      if (!page || out || kinds.length > 0) {
        const text = reportText(columns, machines, asked);
        if (out) out.write(text);
        else process.stdout.write(text);
      }
      if (page) await writePage(page, columns, machines, asked);
    }
    for (const each of [out, page, picture]) if (each) note(`Written: ${each.path}.`);
    warn(columns);
  } finally {
    await results.close();
  }
}

/** Names that are checked against the sweep. */
interface Checked {
  readonly games: readonly string[];
  readonly methods: readonly string[] | undefined;
  /** A key, or `all`. */
  readonly machine: string | undefined;
  readonly pair: readonly [string, string] | undefined;
}

type Asked = Omit<ReportOptions, 'methods' | 'machine'> & Checked;

function checked(columns: SweepColumns, machines: readonly SweepMachine[], options: ReportOptions): Checked {
  const { games, methods } = columns.layout;
  if (options.game !== undefined && !games.includes(options.game))
    throw new CommandError(unknown(options.game, 'a game of this sweep', games));
  const method = (written: string): string => {
    const keys = columns.head.methods.map(({ key }) => key);
    const found =
      methods.find(({ name }) => name === written) ??
      // The key of a method has its cost model, which names leave out where they can.
      methods.find(({ name }) => keys.includes(written) && written.startsWith(`${name}:cost=`));
    if (found) return found.name;
    throw new CommandError(
      unknown(
        written,
        'a method of this sweep',
        methods.map(({ name }) => name),
      ),
    );
  };
  const pair = options.comparative ?? options.scatter;
  const two = pair?.flatMap((text) => text.split(',')).map((text) => text.trim());
  if (two && two.length !== 2)
    throw new CommandError(
      `Expected two methods after ${options.comparative ? '--comparative' : '--scatter'}, not ${two.length}; the sweep is named before them.`,
    );
  return {
    games: options.game === undefined ? games : [options.game],
    methods: options.methods?.flatMap((text) => text.split(',')).map((text) => method(text.trim())),
    machine: machineKey(columns, machines, options.machine),
    pair: two && [method(two[0]!), method(two[1]!)],
  };
}

function machineKey(
  { machines: keys }: SweepColumns,
  machines: readonly SweepMachine[],
  wanted: string | undefined,
): string | undefined {
  if (wanted === undefined || wanted === allMachines || keys.includes(wanted)) return wanted;
  const named = machines.filter(({ name, key }) => name === wanted && keys.includes(key));
  if (named.length === 1) return named[0]!.key;
  if (named.length > 1)
    throw new CommandError(
      `Several machines are called "${wanted}"; expected one of the keys ${named.map(({ key }) => key).join(', ')}.`,
    );
  const names = machines.filter(({ key }) => keys.includes(key)).map(({ name }) => name);
  throw new CommandError(unknown(wanted, 'a machine that made runs', [...new Set(names), allMachines]));
}

const unknown = (word: string, what: string, known: readonly string[]): string =>
  `"${word}" is not ${what}.${didYouMean(word, known) || ` Expected one of ${known.join(', ')}.`}`;

function reportText(columns: SweepColumns, machines: readonly SweepMachine[], asked: Asked): string {
  const { format, machine, methods, most, pair } = asked;
  const times = timesText(columns, machines, machine) ?? '';
  const { name, version } = columns.head;
  const games = asked.games.filter(
    (game) =>
      (pair ?? methods ?? []).every(
        (each) => columns.layout.methods.find((other) => other.name === each)?.games.includes(game) ?? false,
      ) || !pair,
  );
  if (pair && games.length === 0)
    throw new CommandError(`No game has both ${pair[0]} and ${pair[1]}; expected methods of one game.`);
  const query = (game: string): TableQuery => ({
    game,
    most,
    comments: [`Fourfold ${version}`, `Sweep ${name}: ${madeText(columns)}`, times],
    ...(methods && { methods }),
    ...(machine !== undefined && { machine }),
  });
  const tables = (game: string): Iterable<TextTable> => {
    if (asked.absolute) return absoluteTables(columns, query(game));
    if (pair) return comparativeTables(columns, { ...query(game), methods: pair });
    return [
      asked.pivot
        ? pivotText(columns, { ...query(game), figure: asked.pivot })
        : summaryText(columns, query(game)),
    ];
  };
  if (format)
    return games.flatMap((game) => [...tables(game)].map((table) => writeTable(table, format))).join('\n');
  const hasTables = asked.absolute || pair || asked.pivot;
  const blocks = games.flatMap((game) =>
    hasTables ? [...tables(game)].map(terminalTable) : summaryBlocks(columns, query(game)),
  );
  const legend = hasTables ? [] : [summaryLegend({ settings: columns.head })];
  const parts = [
    style.bold(`${name}: ${madeText(columns)}`),
    ...blocks,
    style.dim([...legend, times].join('\n')),
  ];
  return `${fitted(parts.join('\n\n'))}\n`;
}

const madeText = ({ made, layout }: SweepColumns): string =>
  made === layout.slots
    ? `${number(made)} runs`
    : `${number(made)} of ${number(layout.slots)} runs, the rest not made yet`;

/** The summary of a game, on the levels that all methods answered and on all, as `compare` has it. */
function summaryBlocks(columns: SweepColumns, { game, ...query }: TableQuery): string[] {
  const figures = summary(columns, { ...query, game });
  const common = figures[0]?.common.levels ?? 0;
  const all = Math.max(0, ...figures.map((each) => each.all.levels));
  const block = (set: 'common' | 'all', title: string): string =>
    `${style.bold(`${game}: ${title}`)}\n${layOut(summaryColumns(figures, set, ({ method }) => method))}`;
  return [
    ...(common > 0 && common < all ? [block('common', `${levels(common)} that all methods answered`)] : []),
    block('all', `${levels(all)}${common === all ? ', all answered by all methods' : ''}`),
  ];
}

const levels = (count: number): string => (count === 1 ? '1 level' : `${number(count)} levels`);

/** A table for a report as a terminal shows it. */
function terminalTable({ caption, columns, groups, footer, locale }: TextTable): string {
  const rows = [...groups.flat(), ...footer];
  const laidOut = columns.map((column, index) => ({
    title: column.title,
    align: column.align,
    cells: rows.map((row) => ({
      text: plain(row[index]!, column, locale),
      isBest: row[index]!.isBest ?? false,
    })),
  }));
  return `${style.bold(caption.replace('the best in bold', 'the best marked'))}\n${layOut(laidOut)}`;
}

/** Loaded on demand: pages and plots need large libraries. */
async function writePage(
  file: NewFile,
  columns: SweepColumns,
  machines: readonly SweepMachine[],
  { games, methods, machine }: Asked,
): Promise<void> {
  const { sweepPage } = await import('../../../sweeps/report/page/page.ts');
  file.write(
    sweepPage(columns, machines, new Date(), {
      games,
      ...(methods && { methods }),
      ...(machine !== undefined && { machine }),
    }),
  );
}

async function scatter(
  columns: SweepColumns,
  machines: readonly SweepMachine[],
  { pair, figure = 'expanded', game, machine, format }: Asked,
  {
    page,
    picture,
    out,
  }: { page?: NewFile | undefined; picture?: NewFile | undefined; out?: NewFile | undefined },
): Promise<void> {
  const { scatterReport } = await import('../../../sweeps/report/page/scatter.ts');
  const { text, csv, html, svg } = scatterReport(columns, machines, {
    pair: pair!,
    figure,
    ...(game !== undefined && { game }),
    ...(machine !== undefined && { machine }),
  });
  page?.write(html());
  picture?.write(svg());
  if (out) out.write(csv());
  else process.stdout.write(format === 'csv' ? csv() : `${text}\n`);
}

/** What cannot be true is said whatever was asked for. */
function warn(columns: SweepColumns): void {
  const few = 5;
  const tell = (
    { sentences, levels: count }: ReturnType<typeof refuted>,
    colour: (text: string) => string,
  ): void => {
    for (const sentence of sentences) printError(colour(`  ${sentence}`));
    if (count > sentences.length) printError(colour(`  On ${number(count)} levels in all.`));
  };
  tell(refuted(columns, few), errorStyle.yellow);
  const found = contradictions(columns, few);
  if (found.levels === 0) return;
  printError(
    errorStyle.red(
      'THESE RESULTS CONTRADICT EACH OTHER, so do not trust them; this is a bug of Fourfold or of an own method:',
    ),
  );
  tell(found, errorStyle.red);
  process.exitCode = exitCodes.no;
}
