import { Command, InvalidArgumentError, Option } from 'commander';
import type { Game } from '../../core/game.ts';
import { type Difficulty, difficulties, type ShapeKey, shapeKeys } from '../../core/generator.ts';
import type { Level } from '../../core/level.ts';
import { packFiles } from '../../experiments/levels-folder.ts';
import { games } from '../../games/index.ts';
import { formatLevel, formatPack } from '../../games/pack.ts';
import { type Generation, generate } from '../../generate/generate.ts';
import { mostCount, type Plan, planGeneration } from '../../generate/request.ts';
import { CommandError, exitCodes } from '../exit.ts';
import { loadLevels } from '../files.ts';
import { withGenerateProgress } from '../generate-progress.ts';
import { interruptSignal } from '../interrupt.ts';
import { NewFile } from '../new-file.ts';
import { gameNamed, jsonOption, positiveNumber, wholeNumber } from '../options.ts';
import { duration, note, number, printError, printJson } from '../output.ts';

interface GenerateCommandOptions extends Readonly<Partial<Record<ShapeKey, number>>> {
  readonly count?: number;
  readonly seed?: number;
  readonly minMoves?: number;
  readonly maxMoves?: number;
  readonly difficulty?: Difficulty;
  readonly try?: number;
  readonly generator?: number;
  readonly maxSeconds?: number;
  readonly out?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

export async function generateCommand(): Promise<Command> {
  const command = new Command('generate')
    .description('make new levels, each with its proved optimum, and print them as a level file')
    .argument('<game>', `one of ${games.flatMap(({ id, generator }) => (generator ? id : [])).join(', ')}`)
    .addOption(new Option('--count <n>', 'how many levels (1)').argParser(wholeNumber(1, mostCount)))
    .addOption(
      new Option('--seed <n>', 'the same seed and options give the same levels (1)').argParser(
        wholeNumber(0),
      ),
    );
  for (const key of shapeKeys)
    command.addOption(new Option(`--${key} <n>`, `the ${key} of each level`).argParser(anyWholeNumber));
  return command
    .addOption(
      new Option('--min-moves <n>', 'the shortest solution has at least so many moves').argParser(
        wholeNumber(1),
      ),
    )
    .addOption(
      new Option('--max-moves <n>', 'the shortest solution has at most so many moves').argParser(
        wholeNumber(1),
      ),
    )
    .addOption(
      new Option(
        '--difficulty <how>',
        `${difficulties.join(', ')}: chooses shape and moves where they are left open`,
      ).choices(difficulties),
    )
    .addOption(
      new Option(
        '--try <n>',
        'make the level of this one try again, with the other options of its header "generator"',
      )
        .argParser(wholeNumber(0))
        .conflicts('count'),
    )
    .addOption(
      new Option(
        '--generator <n>',
        'the version of the generator: the number after the game in that header (the newest)',
      ).argParser(wholeNumber(1)),
    )
    .addOption(new Option('--max-seconds <s>', 'stop after so many seconds (60)').argParser(positiveNumber))
    .option('--out <file>', 'write the levels to a new file instead of printing them')
    .option('--force', 'let --out overwrite a file')
    .addOption(jsonOption())
    .addHelpText('after', await generateHelp())
    .action(run);
}

/** The plan knows the range, which is different for each game. */
function anyWholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError(`Expected a whole number, not "${text}".`);
}

const examples =
  'Examples:\n  fourfold generate match-the-tiles --difficulty hard --count 5 --seed 7\n' +
  '  fourfold generate match-the-tiles --rows 6 --columns 6 --pieces 4 --min-moves 25 --out mine.txt';

/** The end of the help: the parameters of each generator. Generators are loaded on demand. */
async function generateHelp(): Promise<string> {
  const ranges = await Promise.all(games.map(rangesOf));
  return `\n${ranges.flat().join('\n')}\n\n${examples}`;
}

async function rangesOf({ id, generator: load }: Game): Promise<readonly string[]> {
  if (!load) return [];
  const { generator } = await load();
  const shape = generator.shape.map(
    ({ key, summary, least, most }) => `  ${key} ${least} to ${most}: ${summary}`,
  );
  const moves = difficulties.map((each) => `${each} ${generator.moves[each].join(' to ')}`);
  return [`${id}:`, ...shape, `  moves: ${moves.join(', ')}`];
}

async function run(id: string, options: GenerateCommandOptions): Promise<void> {
  const plan = await planOf(id, options);
  const { out, force = false } = options;
  const output = out === undefined ? undefined : new NewFile(out, { force });
  const signal = interruptSignal();
  const generation = await withGenerateProgress((onProgress) => generate(plan, { signal, onProgress }));

  const message = shortcoming(plan, generation);
  const pack = packOf(plan, generation.levels);
  if (generation.made > 0) output?.write(pack);
  if (options.json) printJson(record(plan, generation, message));
  else if (out === undefined) process.stdout.write(pack);
  else if (generation.made > 0) note(`${levelsIn(generation.made)} in ${out}.`);
  if (message !== undefined) {
    if (!options.json) printError(message);
    process.exitCode = generation.stoppedBy === 'cancelled' ? exitCodes.cancelled : exitCodes.limit;
  }
}

async function planOf(id: string, options: GenerateCommandOptions): Promise<Plan> {
  const game = gameNamed(id);
  const { count, seed, minMoves, maxMoves, difficulty, maxSeconds } = options;
  const again = options.try;
  const plan = await planGeneration(game, {
    count,
    seed,
    shape: Object.fromEntries(shapeKeys.map((key) => [key, options[key]])),
    minMoves,
    maxMoves,
    difficulty,
    version: options.generator,
    firstTry: again,
    limits: { seconds: maxSeconds, tries: again === undefined ? undefined : 1 },
    // A level that is generated again may be a shipped one.
    exclude: again === undefined ? shipped(id) : [],
  });
  if (!plan.ok) throw new CommandError(plan.error);
  return plan.value;
}

/** The shipped levels of a game, which must not be generated again. */
const shipped = (id: string): Level[] =>
  packFiles(id).flatMap((file) =>
    loadLevels(file).flatMap(({ game, level }) => (game.id === id ? [level] : [])),
  );

const packOf = ({ game }: Plan, levels: readonly Level[]): string =>
  formatPack(levels.map((level) => ({ game, level })));

const levelsIn = (count: number): string => `${count} ${count === 1 ? 'level' : 'levels'}`;

/** Sentences on how many levels are missing and why, with the nearest level when there is none; undefined when none is missing. */
function shortcoming(plan: Plan, generation: Generation): string | undefined {
  const { stoppedBy, made, count, tries, milliseconds, nearest, rejected } = generation;
  if (!stoppedBy) return undefined;
  const ending = {
    'time-limit': `the time limit of ${plan.limits.seconds} s ended it`,
    'try-limit': 'the last try was made',
    'nothing-fits': 'it was given up: no board with these numbers could be laid out',
    cancelled: 'it was cancelled',
  }[stoppedBy];
  const reasons = Object.entries(rejected)
    .filter(([, times]) => times > 0)
    .map(([why, times]) => `${number(times)} ${why.replace('-', ' ')}`)
    .join(', ');
  const figures = `${number(tries)} ${tries === 1 ? 'try' : 'tries'} in ${duration(milliseconds)}${reasons && `: ${reasons}`}`;
  if (made > 0) return `Only ${made} of ${levelsIn(count)} were made before ${ending} (${figures}).`;
  const sentence = `No level of ${plan.game.name} with ${wanted(plan)} was found before ${ending} (${figures}).`;
  if (!nearest) return sentence;
  const moves = `${nearest.info.optimal} ${nearest.info.optimal === 1 ? 'move' : 'moves'}`;
  return `${sentence}\nThe nearest one takes ${moves}:\n\n${formatLevel({ game: plan.game, level: nearest })}`;
}

function wanted({ wishes, moves: { least, most } }: Plan): string {
  const shape = shapeKeys.flatMap((key) => (wishes[key] === undefined ? [] : `${key} ${wishes[key]}`));
  const moves = Number.isFinite(most) ? `${least} to ${most} moves` : `at least ${least} moves`;
  return [...shape, moves].join(', ');
}

const record = (plan: Plan, generation: Generation, message: string | undefined) => ({
  game: plan.game.id,
  version: plan.generator.version,
  seed: plan.seed,
  shape: plan.wishes,
  difficulty: plan.difficulty,
  minMoves: plan.moves.least,
  maxMoves: Number.isFinite(plan.moves.most) ? plan.moves.most : null,
  complete: generation.stoppedBy === undefined,
  stoppedBy: generation.stoppedBy ?? null,
  message: message ?? null,
  levels: generation.levels.map((level) => levelRecord(plan, level)),
  nearest: generation.nearest ? levelRecord(plan, generation.nearest) : null,
  tries: generation.tries,
  rejected: generation.rejected,
  solves: generation.solves,
  milliseconds: generation.milliseconds,
});

const levelRecord = ({ game }: Plan, level: Level) => ({
  rows: level.rows,
  columns: level.columns,
  optimal: level.info.optimal ?? null,
  generator: level.info.generator ?? null,
  text: formatLevel({ game, level }),
});
