import { Command, Option } from 'commander';
import { inEnglish } from '../../core/english.ts';
import { replay, splitMoves } from '../../play/replay.ts';
import { CommandError, exitCodes } from '../exit.ts';
import { loadLevel } from '../files.ts';
import { costOf, costOption, jsonOption, levelOption, positiveNumber, wholeNumber } from '../options.ts';
import { number, print, printJson, style } from '../output.ts';
import { verifyPlan } from '../planning.ts';
import { type CertificateOptions, usualLimits, verifyCertificate } from '../verify-certificate.ts';

interface VerifyOptions extends CertificateOptions {
  readonly cost?: string;
  readonly certificate?: string;
  readonly plan?: string;
}

const { maxSeconds, maxStates, maxMemory } = usualLimits;
const limitOptions = (): Option[] => [
  new Option(
    '--max-seconds <s>',
    `with --certificate: check for so many seconds at most (${maxSeconds})`,
  ).argParser(positiveNumber),
  new Option(
    '--max-states <n>',
    `with --certificate: look at so many positions or choices again at most (${number(maxStates)})`,
  ).argParser(wholeNumber(1)),
  new Option(
    '--max-memory <mb>',
    `with --certificate: store so many megabytes of positions at most (${maxMemory})`,
  ).argParser(positiveNumber),
];

export function verifyCommand(): Command {
  const command = new Command('verify')
    .description(
      'replay moves, or the plan of a planner, by the rules and say whether they solve the level; or check a certificate again',
    )
    .argument('[file]', 'a level file, - for standard input')
    .argument('[moves...]', 'the moves in the notation of the game, between blanks or commas')
    .addOption(levelOption())
    .addOption(costOption())
    .option(
      '--certificate <file>',
      'check again what fourfold solve --certificate wrote, without the search that made it',
    )
    .option(
      '--plan <file>',
      'replay what a planner made of the files of fourfold export-pddl, - for standard input',
    );
  for (const option of limitOptions()) command.addOption(option);
  return command
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold verify match-the-tiles/starter "R D" --level 1\n' +
        '  fourfold verify match-the-tiles/starter --level 1 --plan sas_plan\n' +
        '  fourfold verify --certificate proof.json\n' +
        '  fourfold verify match-the-tiles/starter --level 1 --certificate proof.json',
    )
    .action(async (path: string | undefined, words: readonly string[], options: VerifyOptions) => {
      const { certificate, plan } = options;
      if (certificate !== undefined) {
        if (plan !== undefined) throw new CommandError('Expected either --certificate or --plan.');
        if (words.length > 0 || options.cost !== undefined)
          throw new CommandError(
            'A certificate holds its solution and its costs; give no others with --certificate.',
          );
        if (path === undefined && options.level !== undefined)
          throw new CommandError('--level chooses from a level file; expected one before --certificate.');
        await verifyCertificate(certificate, path, options);
        return;
      }
      if (path === undefined)
        throw new CommandError('Expected a level file and moves, or --certificate or --plan with a file.');
      for (const option of limitOptions())
        if (option.attributeName() in options) throw new CommandError(`${option.long} is for --certificate.`);
      if (plan !== undefined) {
        if (words.length > 0) throw new CommandError('A plan holds its moves; give no others with --plan.');
        if (path === '-' && plan === '-')
          throw new CommandError('Only one of the level and the plan can come from standard input.');
        await verifyPlan(path, plan, options);
        return;
      }
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
}
