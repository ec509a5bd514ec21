import type { Grading, NotGraded } from '../analysis/difficulty.ts';
import type { Basis, DifficultyFigures, TrapFigures } from '../analysis/difficulty-figures.ts';
import type { Effort } from '../analysis/effort.ts';
import type { NearOptimal } from '../analysis/near-optimal.ts';
import type { PathCount } from '../analysis/path-count.ts';
import type { Limits } from '../core/search.ts';
import type { Column } from '../experiments/columns.ts';
import { layOut } from './lay-out.ts';
import { limitOption, limitText } from './limit-text.ts';
import { number, style, table } from './output.ts';

/** The limits of a grade. */
export type GradeLimits = Required<Pick<Limits, 'states' | 'seconds' | 'bytes'>>;

/** Why a level was not graded, or not all figures are known. */
function reasonOf(status: NotGraded['status'], limits: GradeLimits): string {
  if (status === 'unsolvable') return 'there is no solution, which is proved';
  return status === 'cancelled' ? 'it was cancelled' : `${limitText(status, limits)} ended it`;
}

export const countText = (count: PathCount): string => (typeof count === 'number' ? number(count) : count);

const plural = (count: number, one: string, many = `${one}s`): string =>
  `${number(count)} ${count === 1 ? one : many}`;
const percent = (share: number): string => `${(100 * share).toFixed(share > 0 && share < 0.1 ? 1 : 0)} %`;
/** Three significant digits; an estimate is no more exact. */
const rough = (value: number): string => {
  if (value >= 1e9) return value.toExponential(1).replace('e+', ' x 10^');
  return value >= 1000 ? number(Number(value.toPrecision(3))) : String(Number(value.toPrecision(3)));
};
const effortText = ({ expanded, isAtLeast }: Effort): string =>
  `${isAtLeast ? 'more than ' : ''}${number(expanded)}`;

/** One level: every figure on a line of its own, with its basis. */
export function describeGrading(grading: Grading, limits: GradeLimits): string {
  const { status, estimated, score } = grading;
  const reason = status === 'graded' ? '' : reasonOf(status, limits);
  const lines: string[] = [];
  if (estimated !== undefined)
    lines.push(`${style.bold(`estimated: ${estimated}`)} (score ${score!.toFixed(0)} of 100)`);
  if (reason) lines.push(style.red(`${estimated ? 'Some figures are not known' : 'Not graded'}: ${reason}.`));
  if (status === 'unsolvable') return lines.join('\n');
  const rows = figureLines.map(({ name, key, tell }) => {
    const known = tell(grading.figures ?? {});
    if (known) return [name, style.dim(known.basis), known.text];
    const why = isTooMany(key, grading) ? tooMany[key]! : `not known: ${reason}`;
    return [name, style.dim('unknown'), why];
  });
  lines.push('', table(rows));
  if (status !== 'graded' && status !== 'cancelled') lines.push('', `${limitOption[status]} allows more.`);
  return lines.join('\n');
}

type Key = keyof DifficultyFigures;

/** Figures that are left out where there is too much to look at. */
const tooMany: Partial<Record<Key, string>> = {
  nearOptimal: 'too many positions to count them',
  information: 'too many positions around the optimal solutions',
};

/** Whether a missing figure was given up: others, which are found after it, are known. */
function isTooMany(key: Key, { status, score, figures }: Grading): boolean {
  if (status === 'graded') return true;
  return key === 'information'
    ? figures?.bottlenecks !== undefined
    : key === 'nearOptimal' && score !== undefined;
}

interface FigureLine {
  readonly name: string;
  readonly key: Key;
  tell(figures: Partial<DifficultyFigures>): { readonly basis: Basis; readonly text: string } | undefined;
}

const line = <K extends Key>(
  name: string,
  key: K,
  textOf: (figure: NonNullable<DifficultyFigures[K]>) => string,
): FigureLine => ({
  name,
  key,
  tell({ [key]: figure }) {
    return figure && { basis: figure.basis, text: textOf(figure) };
  },
});

const figureLines: readonly FigureLine[] = [
  line('optimal length', 'optimum', ({ moves }) => plural(moves, 'move')),
  line('optimal solutions', 'solutions', ({ count, finals, basis }) => {
    const ends = finals > 1 ? `, ending in ${number(finals)} positions` : '';
    return `${basis === 'sampled' ? 'at least ' : ''}${countText(count)}${ends}`;
  }),
  line('near-optimal', 'nearOptimal', nearOptimalText),
  line('information', 'information', ({ bits }) => `${bits.toFixed(1)} bits`),
  line(
    'counter-intuitive',
    'counterIntuitive',
    ({ moves, heuristic }) => `${plural(moves, 'move')} against "${heuristic}"`,
  ),
  line('traps', 'traps', trapsText),
  line(
    'noisy walker',
    'walker',
    ({ steps, isAtLeast }) => `${isAtLeast ? 'more than ' : ''}${rough(steps)} steps expected`,
  ),
  line(
    'bottlenecks',
    'bottlenecks',
    ({ optimal, all }) =>
      `${plural(optimal, 'position')} on every optimal solution` +
      (all === undefined ? '' : `, ${number(all)} on every solution`),
  ),
  line(
    'positions',
    'positions',
    ({ count, basis }) => `${basis === 'exact' ? '' : 'more than '}${number(count)}`,
  ),
  line(
    'states expanded',
    'effort',
    ({ greedy, astar, deepening }) =>
      `greedy ${effortText(greedy)}, A* ${effortText(astar)}, iterative deepening with a table ${effortText(deepening)}`,
  ),
];

function nearOptimalText({ longer, partsAt }: NearOptimal): string {
  const counts = longer.map((count, index) => `${countText(count)} with ${plural(index + 1, 'move')} more`);
  const where = partsAt === undefined ? '' : `; the first parts at move ${number(partsAt)}`;
  return `${counts.join(', ')}${where}`;
}

function trapsText({ rate, moves, of, positions, depth, wander, undecided = 0 }: TrapFigures): string {
  const share = `${percent(rate)} (${number(moves)} of ${plural(of, 'move')})`;
  const behind =
    moves > 0 && positions !== undefined && depth !== undefined
      ? `; behind them ${plural(positions, 'position')}, up to ${plural(depth, 'move')} deep`
      : '';
  const wandering = wander === undefined ? '' : `, ${rough(wander)} steps until the walker starts again`;
  const open = undecided > 0 ? `; ${number(undecided)} more undecided` : '';
  return share + behind + wandering + open;
}

/** The titles of the cells below, the estimate first. */
const titles = [
  ...['estimated', 'score', 'moves', 'solutions', 'bits'],
  ...['against', 'traps', 'walker', 'bottlenecks', 'positions'],
];

const column = (title: string, align: Column['align'], texts: readonly string[]): Column => ({
  title,
  align,
  cells: texts.map((text) => ({ text, isBest: false })),
});

/** Several levels: one line each. */
export function gradingTable(
  levels: readonly { readonly number: number; readonly name: string; readonly grading: Grading }[],
): string {
  const rows = levels.map(({ grading }) => tableCells(grading));
  const places = levels.map(({ number: place }) => String(place));
  const widest = Math.max(...places.map(({ length }) => length));
  const names = levels.map(({ name }, index) => `${places[index]!.padStart(widest)}  ${name}`);
  const columns: Column[] = [
    column(`${'#'.padStart(widest)}  level`, 'left', names),
    ...titles.map((title, at) =>
      column(
        title,
        at === 0 ? 'left' : 'right',
        rows.map((row) => row[at] ?? ''),
      ),
    ),
  ];
  const has = (mark: string): boolean => rows.some((row) => row.some((cell) => cell.startsWith(mark)));
  const notes = [has('~') && '~ sampled; everything else is exact', has('?') && '? not known'].filter(
    Boolean,
  );
  return layOut(columns) + style.dim(notes.length > 0 ? `\n\n${notes.join('\n')}` : '');
}

function tableCells({ status, estimated, score, figures = {} }: Grading): string[] {
  if (status === 'unsolvable') return [status];
  const { optimum, positions, solutions, information, counterIntuitive, traps, walker, bottlenecks } =
    figures;
  const cell = <F extends { readonly basis: Basis }>(
    figure: F | undefined,
    textOf: (figure: F) => string,
  ): string => (figure ? (figure.basis === 'sampled' ? '~' : '') + textOf(figure) : '?');
  return [
    estimated ?? status,
    score?.toFixed(0) ?? '?',
    cell(optimum, ({ moves }) => number(moves)),
    cell(solutions, ({ count }) => (typeof count === 'number' ? number(count) : '>10^15')),
    cell(information, ({ bits }) => bits.toFixed(1)),
    cell(counterIntuitive, ({ moves }) => number(moves)),
    cell(traps, ({ rate }) => percent(rate)),
    cell(walker, ({ steps, isAtLeast }) => (isAtLeast ? '>' : '') + rough(steps)),
    cell(bottlenecks, ({ optimal }) => number(optimal)),
    cell(positions, ({ count, basis }) => (basis === 'sampled' ? '>' : '') + number(count)),
  ];
}
