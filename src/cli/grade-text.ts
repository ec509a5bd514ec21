import type { Grading } from '../analysis/difficulty.ts';
import type { Basis, DifficultyFigures } from '../analysis/difficulty-figures.ts';
import type { Effort } from '../analysis/effort.ts';
import type { PathCount } from '../analysis/path-count.ts';
import { number, style, table } from './output.ts';

const endings: Readonly<Record<Exclude<Grading['status'], 'graded'>, string>> = {
  unsolvable: 'Not graded: there is no solution, which is proved.',
  'depth-limit': 'Not graded: no solution within the depth limit.',
  'state-limit':
    'Not graded: no shortest solution was proved within the limit of positions; try a larger --max-states.',
  'time-limit': 'Not graded: the time limit stopped it.',
  'memory-limit': 'Not graded: the memory limit stopped it.',
  cancelled: 'Not graded: cancelled.',
};

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
export function describeGrading({ status, estimated, score, figures }: Grading): string {
  if (status !== 'graded') return style.red(endings[status]);
  const rows = describeFigures(figures!).map(([name, basis, text]) => [name, style.dim(basis), text]);
  return `${style.bold(`estimated: ${estimated}`)} (score ${score!.toFixed(0)} of 100)\n\n${table(rows)}`;
}

type Line = readonly [name: string, basis: Basis | 'unknown', text: string];

function describeFigures(figures: DifficultyFigures): readonly Line[] {
  const { optimum, positions, solutions, information, counterIntuitive, walker, bottlenecks, effort } =
    figures;
  const ends = solutions.finals > 1 ? `, ending in ${number(solutions.finals)} positions` : '';
  const atLeast = solutions.basis === 'sampled' ? 'at least ' : '';
  return [
    ['optimal length', optimum.basis, plural(optimum.moves, 'move')],
    ['optimal solutions', solutions.basis, `${atLeast}${countText(solutions.count)}${ends}`],
    nearOptimalLine(figures),
    information
      ? ['information', information.basis, `${information.bits.toFixed(1)} bits`]
      : ['information', 'unknown', 'too many positions around the optimal solutions'],
    [
      'counter-intuitive',
      counterIntuitive.basis,
      `${plural(counterIntuitive.moves, 'move')} against "${counterIntuitive.heuristic}"`,
    ],
    trapsLine(figures),
    [
      'noisy walker',
      walker.basis,
      `${walker.isAtLeast ? 'more than ' : ''}${rough(walker.steps)} steps expected`,
    ],
    [
      'bottlenecks',
      bottlenecks.basis,
      `${plural(bottlenecks.optimal, 'position')} on every optimal solution` +
        (bottlenecks.all === undefined ? '' : `, ${number(bottlenecks.all)} on every solution`),
    ],
    [
      'positions',
      positions.basis,
      positions.basis === 'exact' ? number(positions.count) : `more than ${number(positions.count)}`,
    ],
    [
      'states expanded',
      effort.basis,
      `greedy ${effortText(effort.greedy)}, A* ${effortText(effort.astar)}, iterative deepening ${effortText(effort.deepening)}`,
    ],
  ];
}

function nearOptimalLine({ nearOptimal }: DifficultyFigures): Line {
  if (!nearOptimal) return ['near-optimal', 'unknown', 'too many positions to count them'];
  const { longer, partsAt, basis } = nearOptimal;
  const counts = longer.map((count, index) => `${countText(count)} with ${plural(index + 1, 'move')} more`);
  const where = partsAt === undefined ? '' : `; the first parts at move ${number(partsAt)}`;
  return ['near-optimal', basis, `${counts.join(', ')}${where}`];
}

function trapsLine({ traps }: DifficultyFigures): Line {
  const { rate, moves, of, positions, depth, wander, undecided = 0, basis } = traps;
  const share = `${percent(rate)} (${number(moves)} of ${plural(of, 'move')})`;
  const behind =
    moves > 0 && positions !== undefined && depth !== undefined
      ? `; behind them ${plural(positions, 'position')}, up to ${plural(depth, 'move')} deep`
      : '';
  const wandering = wander === undefined ? '' : `, ${rough(wander)} steps until the walker starts again`;
  const open = undecided > 0 ? `; ${number(undecided)} more undecided` : '';
  return ['traps', basis, share + behind + wandering + open];
}

/** Several levels: one line each. */
export function gradingTable(
  levels: readonly { readonly number: number; readonly name: string; readonly grading: Grading }[],
): string {
  const head = [
    '#',
    'level',
    'estimated',
    'score',
    'moves',
    'solutions',
    'bits',
    'against',
    'traps',
    'walker',
    'bottlenecks',
    'positions',
  ];
  const rows = levels.map(({ number: place, name, grading }) => [
    String(place),
    name,
    ...tableCells(grading),
  ]);
  const isSampled = rows.some((row) => row.some((cell) => cell.startsWith('~')));
  const note = isSampled ? '\n\n~ sampled; everything else is exact' : '';
  return table([head, ...rows]) + style.dim(note);
}

function tableCells({ status, estimated, score, figures }: Grading): string[] {
  if (!figures) return [status];
  const { optimum, positions, solutions, information, counterIntuitive, traps, walker, bottlenecks } =
    figures;
  const mark = (basis: Basis, text: string): string => (basis === 'sampled' ? `~${text}` : text);
  return [
    estimated!,
    score!.toFixed(0),
    number(optimum.moves),
    mark(solutions.basis, typeof solutions.count === 'number' ? number(solutions.count) : '>10^15'),
    information ? mark(information.basis, information.bits.toFixed(1)) : '?',
    mark(counterIntuitive.basis, number(counterIntuitive.moves)),
    mark(traps.basis, percent(traps.rate)),
    mark(walker.basis, (walker.isAtLeast ? '>' : '') + rough(walker.steps)),
    mark(bottlenecks.basis, number(bottlenecks.optimal)),
    mark(positions.basis, (positions.basis === 'sampled' ? '>' : '') + number(positions.count)),
  ];
}
