import { Command, Option } from 'commander';
import { checkCertificate } from '../../certificate/check.ts';
import { inEnglish } from '../../core/english.ts';
import { replay, splitMoves } from '../../play/replay.ts';
import { CommandError, exitCodes } from '../exit.ts';
import { loadLevel, readText } from '../files.ts';
import { costOf, costOption, jsonOption, levelOption, wholeNumber } from '../options.ts';
import { print, printJson, style } from '../output.ts';

interface VerifyOptions {
  readonly level?: string;
  readonly cost?: string;
  readonly certificate?: string;
  readonly maxStates?: number;
  readonly json?: boolean;
}

/** The default number of positions to check: a few seconds. */
const mostPositions = 1_000_000;

export const verifyCommand = (): Command =>
  new Command('verify')
    .description(
      'replay moves by the rules and say whether they solve the level; or check a certificate again',
    )
    .argument('[file]', 'a level file, - for standard input')
    .argument('[moves...]', 'the moves in the notation of the game, between blanks or commas')
    .addOption(levelOption())
    .addOption(costOption())
    .option(
      '--certificate <file>',
      'check again what fourfold solve --certificate wrote, without the search that made it',
    )
    .addOption(
      new Option(
        '--max-states <n>',
        `with --certificate: look at so many positions again at most (${mostPositions.toLocaleString('en')})`,
      ).argParser(wholeNumber(1)),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold verify levels/match-the-tiles/starter.txt "R D" --level 1\n' +
        '  fourfold verify --certificate proof.json',
    )
    .action(async (path: string | undefined, words: readonly string[], options: VerifyOptions) => {
      if (options.certificate !== undefined) {
        if (path !== undefined || options.level !== undefined || options.cost !== undefined)
          throw new CommandError(
            'A certificate holds its level and its solution; give no other with --certificate.',
          );
        await verifyCertificate(options.certificate, options);
        return;
      }
      if (path === undefined)
        throw new CommandError('Expected a level file and moves, or --certificate with a file.');
      if (options.maxStates !== undefined) throw new CommandError('--max-states is for --certificate.');
      const { game, level, name } = loadLevel(path, options.level);
      const cost = costOf(game, options.cost);
      const moves = words.flatMap(splitMoves);
      const result = replay(game.rules(level, cost), moves);
      if (!result.ok) process.exitCode = exitCodes.no;
      if (options.json) {
        const common = { game: game.id, level: name, valid: result.ok };
        if (result.ok)
          printJson({
            ...common,
            moves: result.value.moves,
            length: moves.length,
            cost: result.value.cost,
          });
        else
          printJson({
            ...common,
            moves,
            failedAt: result.error.number,
            reason: inEnglish(result.error.reason, game),
          });
      } else if (result.ok) {
        const price = cost === 'unit' ? '' : `, cost ${result.value.cost} (${cost})`;
        print(
          `${style.green('valid')}: ${moves.length} ${moves.length === 1 ? 'move solves' : 'moves solve'} the level${price}`,
        );
      } else {
        const { number, move, reason } = result.error;
        const which = move === undefined ? `after move ${number - 1}` : `move ${number} (${move})`;
        print(`${style.red('not valid')}: ${which}: ${inEnglish(reason, game)}`);
      }
    });

async function verifyCertificate(
  path: string,
  { maxStates = mostPositions, json }: VerifyOptions,
): Promise<void> {
  const checked = await checkCertificate(readText(path), { maxPositions: maxStates });
  if (!checked.ok) throw new CommandError(`${path}: ${checked.error}`);
  const { certificate, checks, verdict } = checked.value;
  process.exitCode = { holds: exitCodes.ok, 'in part': exitCodes.limit, fails: exitCodes.no }[verdict];
  if (json) {
    printJson({ verdict, algorithm: certificate.algorithm, claim: certificate.claim, checks });
    return;
  }
  const marks = {
    holds: style.green('holds'),
    fails: style.red('fails'),
    'not checked': style.yellow('not checked'),
  };
  for (const { result, what } of checks) print(`${marks[result]}: ${what}`);
  print(
    {
      holds: style.green('The certificate holds.'),
      'in part': style.yellow('The certificate holds as far as it was checked; --max-states allows more.'),
      fails: style.red('The certificate is wrong.'),
    }[verdict],
  );
}
