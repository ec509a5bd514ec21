import { summaryLegend } from '../../../experiments/columns.ts';
import { runTitles } from '../../../experiments/methods.ts';
import { pivotFigures } from '../../../experiments/pivot.ts';
import type { Comparison, RunRecord } from '../../../experiments/record.ts';
import { swatchText } from '../../../experiments/report/drawing.ts';
import { figures as plotFigures } from '../../../experiments/report/figures.ts';
import { count, escapeText } from '../../../experiments/report/html.ts';
import { factList, intervalNote, limitsText } from '../../../experiments/report/page.ts';
import type { Step } from '../../../experiments/report/points.ts';
import { looksOf, mostTogether, type Series } from '../../../experiments/report/series.ts';
import { pageShell, plotKey } from '../../../experiments/report/shell.ts';
import {
  columnTable,
  gameName,
  levelSection,
  pivotSection,
  summarySection,
} from '../../../experiments/report/tables.ts';
import type { MethodFigures } from '../../../experiments/summary.ts';
import type { SweepMachine } from '../../model.ts';
import { Cells, type MachineChoice } from '../cells.ts';
import type { SweepColumns } from '../columns.ts';
import { contradictions, type Doubts, refuted } from '../contradictions.ts';
import { failures } from '../failures.ts';
import type { ReportMethod } from '../layout.ts';
import { machineShares, timesText } from '../machines.ts';
import { cactus } from '../plots.ts';
import { levelRecordAt } from '../records.ts';
import { sampled } from '../sampling.ts';
import { methodsOf, mostIntervals, summary } from '../summary.ts';

export interface PageQuery {
  readonly games: readonly string[];
  readonly methods?: readonly string[];
  readonly machine?: MachineChoice;
}

/** More methods than this make plots that nobody reads: the best ones are drawn. */
const mostPanels = 12;
/** A plot has about so many marks. */
const mostMarks = 400;
/** And a curve so many steps. */
const mostSteps = 100;
/** Up to so many cells a game has tables by level and method, and up to so many a section with its board for each level. */
const mostPivotCells = 2500;
const mostLevelCells = 600;

/**
 * A sweep of any size as one page of bounded size, with the tables and plots of Compare, game by game. Of a large sweep the plots
 * show a sample of the levels, the curves and the tables all of them.
 */
export function sweepPage(
  columns: SweepColumns,
  machines: readonly SweepMachine[],
  now: Date,
  query: PageQuery,
): string {
  const parts = query.games.map((game) => gamePart(columns, game, query));
  const methods = new Set(parts.flatMap(({ names }) => names)).size;
  const levels = new Set(
    query.games.flatMap((game) =>
      [...columns.layout.rowsOf(game)].map((row) => columns.layout.level(row).key),
    ),
  ).size;
  const [longest] = parts.map(({ series }) => series).toSorted((a, b) => b.length - a.length);
  const times = timesText(columns, machines, query.machine) ?? '';
  return pageShell({
    title: `${columns.head.name}: ${count(methods, 'method')} on ${count(levels, 'level')}`,
    eyebrow: 'Fourfold sweep',
    series: longest ?? [],
    header: [
      `<p class="lead">${escapeText(madeText(columns))}</p>`,
      `<p class="note">${escapeText(times)}</p>`,
      doubtText('These results contradict each other: do not trust them.', contradictions(columns, 20)),
      doubtText('Levels whose file states another optimum than the runs found:', refuted(columns, 20)),
      facts(columns, machines, now, query.games),
    ].join('\n'),
    main: [
      query.games.length > 1
        ? `<ol class="contents">${query.games
            .map((game) => `<li><a href="#${game}">${escapeText(gameName(game))}</a></li>`)
            .join('')}<li><a href="#machines">Machines</a></li></ol>`
        : '',
      ...parts.map(({ text }) => text),
      machineSection(columns, machines),
      failureSection(columns),
    ].join('\n'),
  });
}

const madeText = ({ made, layout }: SweepColumns): string =>
  made === layout.slots
    ? `All ${count(made, 'run')} were made.`
    : `${count(made, 'run')} of ${layout.slots.toLocaleString('en')} were made when this page was written.`;

function doubtText(title: string, { sentences, levels }: Doubts): string {
  if (levels === 0) return '';
  const more = levels > sentences.length ? `<p>On ${count(levels, 'level')} in all.</p>` : '';
  return `<div class="warning"><strong>${escapeText(title)}</strong><ul>${sentences
    .map((sentence) => `<li>${escapeText(sentence)}</li>`)
    .join('')}</ul>${more}</div>`;
}

function facts(
  columns: SweepColumns,
  machines: readonly SweepMachine[],
  now: Date,
  games: readonly string[],
): string {
  const { head } = columns;
  return factList([
    ['Games', games.map(gameName).join(', ')],
    ['Limits of a run', limitsText(head.limits)],
    [
      'Runs',
      `${head.repeat === 1 ? 'once' : `${head.repeat} times`} each, ${head.isolated ? 'each in a fresh process' : 'in processes that are used again'}, order by seed ${head.seed}`,
    ],
    ['Machines', String(Math.max(1, machineShares(columns, machines).length))],
    ['Fourfold', head.version],
    ['Made', now.toISOString().slice(0, 16).replace('T', ' ').concat(' UTC')],
  ]);
}

/** One game: its summary, its plots, and tables by level where they are not too long. */
function gamePart(
  columns: SweepColumns,
  game: string,
  { methods: wanted, machine }: PageQuery,
): { readonly text: string; readonly names: readonly string[]; readonly series: readonly Series[] } {
  const query = { game, ...(wanted && { methods: wanted }), ...(machine !== undefined && { machine }) };
  const figures = summary(columns, { ...query, intervals: true });
  const methods = methodsOf(columns, query);
  const cells = new Cells(columns, machine);
  const rows = [...columns.layout.rowsOf(game)].filter((row) => hasRuns(cells, row));
  if (rows.length === 0) return { text: '', names: [], series: [] };
  const isSmall = rows.length * methods.length <= mostMarks;
  const drawn = bestOf(figures, methods, isSmall ? mostPanels : mostTogether);
  const chosen = sampled(rows, Math.max(2, Math.floor(mostMarks / drawn.length)));
  const shown = comparisonAt(cells, chosen, drawn);
  const series = looksOf(drawn.map(({ name, title }) => ({ method: name, title })));
  const ofMethod = new Map(drawn.map(({ name }, index) => [name, series[index]!]));
  const curves = new Map<string, readonly Step[]>(
    cactus(columns, { ...query, methods: drawn.map(({ name }) => name), most: mostSteps }).map(
      ({ method, steps }) => [method, steps],
    ),
  );
  const nameOf = ({ algorithm, heuristic, options, costModel: cost }: RunRecord): string =>
    columns.layout.nameOf({ algorithm, heuristic, options, cost });
  const notes = [
    drawn.length < methods.length &&
      `The ${drawn.length} methods that answered the most levels, the fastest of those first; the tables have all ${methods.length}.`,
    chosen.length < rows.length &&
      `Marks: a sample of ${chosen.length} of ${rows.length.toLocaleString('en')} levels; the curves count all.`,
  ].filter(Boolean);
  const text = `<h2 id="${game}">${escapeText(gameName(game))}</h2>
${summaries(figures, ofMethod)}
<p class="note">${escapeText([summaryLegend({ settings: columns.head }), rows.length * methods.length <= mostIntervals ? intervalNote : ''].join(' '))}</p>
<section class="plots">
<h3>Plots</h3>
${notes.length > 0 ? `<p class="note">${escapeText(notes.join(' '))}</p>` : ''}
${plotKey(series, swatchText, `only-${game}`)}
<div class="grid">
${plotFigures(shown, series, undefined, { curves, nameOf })}
</div>
</section>
${rows.length * methods.length <= mostPivotCells ? byLevel(cells, game, rows, methods) : ''}`;
  return { text, names: methods.map(({ name }) => name), series };
}

function hasRuns(cells: Cells, row: number): boolean {
  const [from, to] = cells.columns.layout.cellsOf(row);
  for (let cell = from; cell < to; cell += 1) if (cells.slot(cell) >= 0) return true;
  return false;
}

/** The methods that answered the most levels; of equals, those that took the least time with its penalty. */
function bestOf(
  figures: readonly MethodFigures[],
  methods: readonly ReportMethod[],
  most: number,
): ReportMethod[] {
  if (methods.length <= most) return [...methods];
  const answered = ({ all }: MethodFigures): number => all.solved + all.provedUnsolvable;
  const time = ({ all }: MethodFigures): number => all.par2?.mean ?? Number.POSITIVE_INFINITY;
  return figures
    .toSorted((a, b) => answered(b) - answered(a) || time(a) - time(b))
    .slice(0, most)
    .map(({ method }) => methods.find(({ name }) => name === method)!);
}

/** Some rows and methods as a comparison. */
function comparisonAt(cells: Cells, rows: readonly number[], methods: readonly ReportMethod[]): Comparison {
  const { head, layout } = cells.columns;
  const names = new Set(methods.map(({ name }) => name));
  const isWanted = ({ algorithm, heuristic, options, costModel: cost }: RunRecord): boolean =>
    names.has(layout.nameOf({ algorithm, heuristic, options, cost }));
  return {
    version: head.version,
    complete: true,
    settings: { repeat: head.repeat, jobs: 1, limits: head.limits, recommendedHeuristics: false },
    levels: rows.map((row) => {
      const level = levelRecordAt(cells, row);
      return { ...level, runs: level.runs.filter(isWanted) };
    }),
    machine: { node: null, platform: '', arch: '', cpu: '' },
  };
}

function summaries(figures: readonly MethodFigures[], ofMethod: ReadonlyMap<string, Series>): string {
  const common = figures[0]?.common.levels ?? 0;
  const all = Math.max(0, ...figures.map((each) => each.all.levels));
  const series = figures.map(({ method }) => ofMethod.get(method));
  const section = (set: 'common' | 'all', title: string): string =>
    `<h3>${escapeText(title)}</h3>\n${summarySection(figures, set, title, series)}`;
  return [
    common > 0 && common < all
      ? section('common', `On the ${count(common, 'level')} that all methods answered`)
      : '',
    section(
      'all',
      common === all
        ? `On ${count(all, 'level')}, all answered by all methods`
        : `On all ${count(all, 'level')}`,
    ),
  ].join('\n');
}

/** Figures by level and method, and a section with the board for each level of a small sweep. */
function byLevel(
  cells: Cells,
  game: string,
  rows: readonly number[],
  methods: readonly ReportMethod[],
): string {
  const comparison = comparisonAt(cells, rows, methods);
  const titleOf = runTitles(comparison);
  const first = cells.columns.layout.games.indexOf(game) * mostLevelCells;
  return `<h3>Figures by level and method</h3>
${pagePivots.map((figure) => pivotSection(comparison, figure)).join('\n')}
${
  rows.length * methods.length <= mostLevelCells
    ? `<h3>Levels</h3>\n${comparison.levels.map((level, index) => levelSection(level, first + index, titleOf)).join('\n')}`
    : ''
}`;
}

const pagePivots = pivotFigures.filter((figure) => figure !== 'cost' && figure !== 'generated');

function machineSection(columns: SweepColumns, machines: readonly SweepMachine[]): string {
  const shares = machineShares(columns, machines);
  const column = (title: string, align: 'left' | 'right', texts: readonly string[]) => ({
    title,
    align,
    cells: texts.map((text) => ({ text, isBest: false })),
  });
  const of = (tell: (machine: SweepMachine) => string): string[] =>
    shares.map(({ machine }) => (machine ? tell(machine) : '–'));
  return `<h2 id="machines">Machines</h2>
${columnTable('Machines', [
  column(
    'machine',
    'left',
    shares.map(({ key, machine }) => machine?.name ?? key),
  ),
  column(
    'runs',
    'right',
    shares.map(({ runs }) => runs.toLocaleString('en')),
  ),
  column(
    'processor',
    'left',
    of(({ cpu }) => cpu),
  ),
  column(
    'cores',
    'right',
    of(({ cores }) => String(cores)),
  ),
  column(
    'memory',
    'right',
    of(({ memoryBytes }) => `${Math.round(memoryBytes / 1024 ** 3)} GB`),
  ),
  column(
    'system',
    'left',
    of(({ platform, arch, node }) => `${platform} ${arch}, Node ${node}`),
  ),
])}`;
}

function failureSection(columns: SweepColumns): string {
  const { total, reasons } = failures(columns, { most: 0 });
  if (total === 0) return '';
  const items = reasons
    .slice(0, 20)
    .map(
      ({ reason, runs }) =>
        `<li>${escapeText(`${count(runs, 'run')}: ${reason ?? 'no reason was given'}`)}</li>`,
    );
  return `<h2>Failures</h2>\n<p>${count(total, 'run')} crashed.</p>\n<ul>${items.join('')}</ul>`;
}
