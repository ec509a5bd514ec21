import { Command, Option } from 'commander';
import { inEnglish } from '../../core/english.ts';
import { usualReviewSeconds } from '../../core/limits.ts';
import type { Message } from '../../core/message.ts';
import { type BadMove, splitMoves } from '../../play/replay.ts';
import type { Distance, Finding } from '../../review/findings.ts';
import { review } from '../../review/review.ts';
import { type Review, verdictsOf } from '../../review/reviewed.ts';
import { CommandError, exitCodes } from '../exit.ts';
import { loadLevel, type NamedLevel, readText } from '../files.ts';
import { interruptSignal } from '../interrupt.ts';
import { jsonOption, type LimitOptions, levelOption, limitOptions, limitsOf } from '../options.ts';
import { number, print, printJson, style, textWidth, usesColour } from '../output.ts';
import { createStyle } from '../play/layout.ts';
import { withProgress } from '../progress.ts';
import { reviewLines } from '../review-text.ts';
import { heading } from './show.ts';

interface ReviewCommandOptions extends LimitOptions {
  readonly level?: string;
  readonly json?: boolean;
  readonly verbose?: boolean;
}

const usualLimits = { seconds: usualReviewSeconds, megabytes: 4096 };

export function reviewCommand(): Command {
  const command = new Command('review')
    .description('prove what each move of a game did: kept the optimum, lost moves or lost the level')
    .argument('<file>', 'a level file, - for standard input')
    .argument(
      '[moves...]',
      'the moves in the notation of the game, between blanks or commas, - for standard input; the solution that the level states when left out',
    )
    .addOption(levelOption())
    .addOption(new Option('--verbose', 'show the query that proved each reason'));
  for (const option of limitOptions(usualLimits)) {
    if (option.attributeName() === 'depth') continue;
    if (option.attributeName() === 'maxStates')
      option.description = 'of each search: at most so many positions';
    command.addOption(option);
  }
  return command
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold review match-the-tiles/starter "D R U" --level 3\n' +
        '  fourfold review mine.txt - --json < moves.txt',
    )
    .action(run);
}

async function run(path: string, words: readonly string[], options: ReviewCommandOptions): Promise<void> {
  if (path === '-' && isInput(words))
    throw new CommandError(
      'Level and moves cannot both be on standard input; expected a file for one of them.',
    );
  const named = loadLevel(path, options.level);
  const moves = movesOf(named, words);
  const signal = interruptSignal();
  const proved = new Set<number>();
  const found = await withProgress(
    () => `${number(proved.size)} of ${number(moves.length + 1)} positions are proved`,
    () =>
      review(named, moves, {
        limits: limitsOf(options, usualLimits),
        signal,
        onFinding: (finding) => {
          if (isProved(finding)) proved.add(finding.at);
        },
      }),
  );
  if (!found.ok) {
    process.exitCode = exitCodes.no;
    refuse(named, moves, found.error, options.json ?? false);
    return;
  }
  const isComplete = verdictsOf(found.value).every(({ kind }) => kind !== 'unknown');
  if (options.json) printJson(record(named, found.value, isComplete));
  else print([heading(named), '', ...linesOf(found.value, options)].join('\n'));
  if (signal.aborted) process.exitCode = exitCodes.cancelled;
  else if (!isComplete) process.exitCode = exitCodes.limit;
}

const isProved = (finding: Finding): finding is Extract<Finding, { kind: 'distance' }> =>
  finding.kind === 'distance' && finding.distance.status !== 'unknown';

const linesOf = (found: Review, { verbose = false }: ReviewCommandOptions): string[] =>
  reviewLines(found, { style: createStyle(usesColour), verbose, width: textWidth() });

const isInput = (words: readonly string[]): boolean => words.length === 1 && words[0] === '-';

/** The moves of the command, of standard input, or of the level. */
function movesOf({ level, name }: NamedLevel, words: readonly string[]): string[] {
  if (isInput(words)) return splitMoves(readText('-', 'list of moves'));
  if (words.length > 0) return words.flatMap(splitMoves);
  if (level.info.solution !== undefined) return splitMoves(level.info.solution);
  throw new CommandError(`${name} states no solution; expected moves after the file.`);
}

function refuse(
  { game, name }: NamedLevel,
  moves: readonly string[],
  { number: failedAt, move, reason }: BadMove<Message>,
  json: boolean,
): void {
  const sentence = inEnglish(reason, game);
  if (json) printJson({ game: game.id, level: name, valid: false, moves, failedAt, reason: sentence });
  else print(`${style.red('not valid')}: move ${failedAt} (${move}): ${sentence}`);
}

const distanceRecord = (distance: Distance) =>
  distance.status === 'unknown' ? { ...distance, most: distance.most ?? null } : distance;

const record = ({ game, name }: NamedLevel, found: Review, complete: boolean) => ({
  game: game.id,
  level: name,
  valid: true,
  ending: found.line.ending,
  complete,
  start: distanceRecord(found.distances[0]!),
  moves: verdictsOf(found).map((verdict, at) => ({
    number: at + 1,
    move: found.line.moves[at],
    verdict: verdict.kind,
    ...(verdict.kind === 'lost-moves' && { lost: verdict.moves }),
    after: distanceRecord(found.distances[at + 1]!),
    ...(found.best[at] && { best: found.best[at] }),
    ...(found.reasons[at] && { reasons: found.reasons[at] }),
  })),
});
