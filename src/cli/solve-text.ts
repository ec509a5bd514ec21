import type { AllSolutions } from '../analysis/optimal-solutions.ts';
import type { Limits, Status } from '../core/search.ts';
import type { Method } from '../search/method.ts';
import type { Improvement, Solution } from '../search/solve.ts';
import { heading } from './commands/show.ts';
import type { NamedLevel } from './files.ts';
import { countText } from './grade-text.ts';
import { limitOption, limitText } from './limit-text.ts';
import { duration, megabytes, number, style, textWidth, wrap } from './output.ts';

export const allRecord = ({ status, optimum, count, finals, solutions }: AllSolutions) => ({
  status,
  length: optimum ?? null,
  count: count ?? null,
  finals: finals ?? null,
  solutions,
});

export function describeAll(
  { status, optimum, count, finals, solutions }: AllSolutions,
  limits: Limits,
): string {
  if (count === undefined || optimum === undefined)
    return style.red(`The optimal solutions were not counted: ${reasonOf(status, limits)}.`);
  const isOne = count === 1;
  const ends = finals === 1 ? '' : `, ending in ${number(finals ?? 0)} different positions`;
  const head =
    `${style.bold(`${countText(count)} optimal ${isOne ? 'solution' : 'solutions'}`)} ` +
    `of ${optimum} ${optimum === 1 ? 'move' : 'moves'}${ends}`;
  const isAll = solutions.length === count;
  const lead = solutions.length === 0 ? '' : isAll ? ':' : `; the first ${number(solutions.length)}:`;
  const width = String(solutions.length).length;
  const lines = solutions.map((moves, index) => {
    const place = String(index + 1).padStart(width + 2);
    return place + wrap(moves.join(' '), textWidth(), ' '.repeat(width + 4)).slice(width + 2);
  });
  return [head + lead, ...lines].join('\n');
}

function reasonOf(status: Status, limits: Limits): string {
  if (status === 'unsolvable' || status === 'solved') return 'there is none';
  return status === 'cancelled' ? 'it was cancelled' : `${limitText(status, limits)} ended it`;
}

export const record = (
  { game, name }: NamedLevel,
  { algorithm, heuristic, cost }: Method,
  solution: Solution,
) => ({
  game: game.id,
  level: name,
  algorithm: algorithm.id,
  heuristic: heuristic?.id ?? null,
  costModel: cost,
  status: solution.status,
  moves: solution.moves,
  length: solution.moves.length,
  cost: solution.cost ?? null,
  optimal: solution.optimal,
  ...(solution.bound !== undefined && { bound: solution.bound }),
  ...(solution.stoppedBy && { stoppedBy: solution.stoppedBy }),
  expanded: solution.expanded,
  generated: solution.generated,
  stored: solution.stored,
  reopened: solution.reopened,
  peakFrontier: solution.peakFrontier,
  bytes: solution.bytes,
  reservedBytes: solution.reservedBytes,
  ...(solution.seenSet && { seenSet: solution.seenSet }),
  prepareMilliseconds: solution.prepareMilliseconds,
  milliseconds: solution.milliseconds,
});

function endingOf(status: Exclude<Status, 'solved'>, limits: Limits): string {
  if (status === 'unsolvable') return 'Unsolvable: proved, there is no solution.';
  if (status === 'cancelled') return 'Cancelled before there was an answer.';
  const limit = limitText(status, limits);
  if (status === 'depth-limit') return `No solution within ${limit}; there may be longer ones.`;
  return `No answer: ${limit} ended the search; ${limitOption[status]} allows more.`;
}

const quality = (bound: number | undefined): string =>
  bound === undefined ? 'not proved to be optimal' : `proved: at most ${bound.toFixed(2)} times the optimum`;

export const describeImprovement = ({ cost, bound, milliseconds }: Improvement): string =>
  style.dim(`${duration(milliseconds).padStart(10)}  cost ${cost}, ${quality(bound)}`);

export function report(
  named: NamedLevel,
  { algorithm, heuristic, cost }: Method,
  solution: Solution,
  limits: Limits,
): string {
  const lines = [heading(named), ''];
  if (solution.status === 'solved') {
    const { length } = solution.moves;
    const price = cost === 'unit' ? '' : `, cost ${solution.cost}`;
    const proof = solution.optimal ? style.green('optimal: proved') : style.yellow(quality(solution.bound));
    lines.push(`Solved in ${style.bold(`${length} ${length === 1 ? 'move' : 'moves'}`)}${price} (${proof})`);
    if (length > 0) lines.push(wrap(solution.moves.join(' '), textWidth(), '  '));
    const { stoppedBy } = solution;
    if (stoppedBy) {
      const stopper = stoppedBy === 'cancelled' ? 'Ctrl-C' : limitText(stoppedBy, limits);
      lines.push(`It was looking for a better one when ${stopper} ended it.`);
    }
  } else {
    const moveLimit = named.game.rules(named.level).moveLimit;
    const limit = solution.status === 'unsolvable' && moveLimit !== undefined;
    lines.push(
      style.red(endingOf(solution.status, limits)) +
        (limit ? ` (The level is lost after ${moveLimit} moves.)` : ''),
    );
  }
  const method = heuristic ? `${algorithm.name}, ${heuristic.name}` : algorithm.name;
  lines.push(
    '',
    style.dim(`${method}, ${cost} cost`),
    style.dim(
      `${number(solution.expanded)} expanded, ${number(solution.generated)} generated, ${number(solution.stored)} stored, ` +
        `${number(solution.reopened)} reopened, frontier up to ${number(solution.peakFrontier)}`,
    ),
    style.dim(
      `${duration(solution.milliseconds)} of search after ${duration(solution.prepareMilliseconds)} of preparing, ${megabytes(solution.bytes)} used of ${megabytes(solution.reservedBytes)} reserved`,
    ),
  );
  return lines.join('\n');
}
