import type { Distance, Reason, Verdict } from '../review/findings.ts';
import { type Review, verdictsOf } from '../review/reviewed.ts';
import { verdictOf } from '../review/verdict.ts';
import { table, wrap } from './output.ts';
import type { Style } from './play/layout.ts';

const counted = (moves: number): string => `${moves} ${moves === 1 ? 'move' : 'moves'}`;

/** The fewest moves that are left, as far as they are known. */
function leftText(distance: Distance): string {
  if (distance.status === 'exact') return String(distance.moves);
  if (distance.status === 'lost') return 'lost';
  const { least, most } = distance;
  return most === undefined ? `${least} or more` : `${least} to ${most}`;
}

function verdictText(verdict: Verdict, style: Style): string {
  switch (verdict.kind) {
    case 'kept':
      return style.good('kept the optimum');
    case 'lost-moves':
      return style.bad(`lost ${counted(verdict.moves)}`);
    case 'lost-level':
      return style.bad('lost the level');
    case 'lost-before':
      return style.dim('lost before');
    case 'unknown':
      return style.dim('unknown');
  }
}

/** How it ended, and what the whole of it lost. */
function summary({ line, distances }: Review): string {
  const first = distances[0]!;
  const played = line.moves.length;
  const lostBy = distances.findIndex(({ status }) => status === 'lost');
  const ending = {
    solved: `Solved in ${counted(played)}`,
    'out-of-moves': `Not solved in the ${counted(played)} that the level allows`,
    open: `Not solved after ${counted(played)}`,
  }[line.ending];
  if (lostBy === 0) return `${ending}: the level has no solution, proved.`;
  if (lostBy > 0) {
    const move = `move ${lostBy} (${line.moves[lostBy - 1]})`;
    const isProved = verdictOf(distances[lostBy - 1]!, distances[lostBy]!).kind === 'lost-level';
    return `${ending}: ${isProved ? `${move} lost the level` : `after ${move} it is lost`}.`;
  }
  if (first.status !== 'exact') return `${ending}; the optimum is not known.`;
  const last = distances.at(-1)!;
  if (last.status !== 'exact') return `${ending}; the optimum is ${counted(first.moves)}.`;
  const more = played + last.moves - first.moves;
  const left = line.ending === 'solved' ? '' : `, ${counted(last.moves)} to go`;
  const lost = more === 0 ? 'nothing was lost' : `${counted(more)} more than the optimum`;
  return `${ending}${left}; the optimum is ${first.moves}: ${lost}.`;
}

/** The line as a table: every move with the moves that are left after it and what it did. */
function lineTable(review: Review, style: Style): string[] {
  const verdicts = verdictsOf(review);
  const digits = String(verdicts.length).length;
  const rows = review.line.moves.map((move, at) => [
    `  ${String(at + 1).padStart(digits)}. ${move}`,
    leftText(review.distances[at + 1]!),
    verdictText(verdicts[at]!, style),
  ]);
  return table([['  move', 'to go', ''], ['  start', leftText(review.distances[0]!), ''], ...rows])
    .split('\n')
    .map((row) => row.trimEnd());
}

const reasonLines = ({ sentence, query }: Reason, verbose: boolean, width: number): string[] => [
  ...hanging('- ', sentence.en, width, '      '),
  ...(verbose
    ? [
        ...hanging('asked: ', query.asked.en, width, '        '),
        ...hanging('answer: ', query.answered.en, width, '        '),
      ]
    : []),
];

/** Wrapped text whose further lines stand below the first. */
function hanging(lead: string, text: string, width: number, indent: string): string[] {
  const deeper = indent + ' '.repeat(lead.length);
  return (indent + lead + wrap(text, width, deeper).slice(deeper.length)).split('\n');
}

/** What should have been played where a move lost something, and why. */
function mistakeLines(review: Review, at: number, verdict: Verdict, options: ReviewTextOptions): string[] {
  const { style, verbose, width } = options;
  const best = review.best[at];
  const reasons = review.reasons[at] ?? [];
  const head = `  ${style.bold(`${at + 1}. ${review.line.moves[at]}`)} ${verdictText(verdict, style)}`;
  if (!best) return [head, ...reasons.flatMap((reason) => reasonLines(reason, verbose, width))];
  const others =
    best.moves.length === 1 ? '' : ` (or ${best.moves.filter((move) => move !== best.way[0]).join(', ')})`;
  const open = best.isAll ? '' : '; whether other moves are as good is not known';
  return [
    head,
    ...hanging('best: ', `${best.way[0]}${others}${open}`, width, '    '),
    ...hanging('way:  ', best.way.join(' '), width, '    '),
    ...reasons.flatMap((reason) => reasonLines(reason, verbose, width)),
  ];
}

export interface ReviewTextOptions {
  readonly style: Style;
  /** With the query behind each reason. */
  readonly verbose: boolean;
  readonly width: number;
}

/** A review as lines of text. */
export function reviewLines(review: Review, options: ReviewTextOptions): string[] {
  const verdicts = verdictsOf(review);
  const isLoss = ({ kind }: Verdict): boolean => kind === 'lost-moves' || kind === 'lost-level';
  const unknown = verdicts.filter(({ kind }) => kind === 'unknown').length;
  const mistakes = verdicts.flatMap((verdict, at) => (isLoss(verdict) ? [{ verdict, at }] : []));
  return [
    ...wrap(summary(review), options.width).split('\n'),
    '',
    ...lineTable(review, options.style),
    ...mistakes.flatMap(({ verdict, at }) => ['', ...mistakeLines(review, at, verdict, options)]),
    ...(unknown > 0
      ? ['', options.style.bad(`${unknown} of ${counted(verdicts.length)} could not be proved.`)]
      : []),
  ];
}
