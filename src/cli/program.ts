import { Command, CommanderError, Option } from 'commander';
import { isOutOfMemory } from '../core/memory.ts';
import { didYouMean } from '../core/near.ts';
import { Unreadable } from '../core/unreadable.ts';
import { version } from '../experiments/version.ts';
import { SweepError } from '../sweeps/error.ts';
import { CommandError, type ExitCode, exitCodes } from './exit.ts';
import { errorStyle, printError, wantsJson } from './output.ts';

/** The commands in the order of the help. Each is loaded on demand: together they take longer than a small level. */
const commands: Readonly<Record<string, () => Promise<Command>>> = {
  app: async () => (await import('./commands/app.ts')).appCommand(),
  studio: async () => (await import('./commands/studio.ts')).studioCommand(),
  play: async () => (await import('./commands/play.ts')).playCommand(),
  solve: async () => (await import('./commands/solve.ts')).solveCommand(),
  verify: async () => (await import('./commands/verify.ts')).verifyCommand(),
  review: async () => (await import('./commands/review.ts')).reviewCommand(),
  show: async () => (await import('./commands/show.ts')).showCommand(),
  check: async () => (await import('./commands/check.ts')).checkCommand(),
  explore: async () => (await import('./commands/explore.ts')).exploreCommand(),
  count: async () => (await import('./commands/count.ts')).countCommand(),
  compare: async () => (await import('./commands/compare.ts')).compareCommand(),
  sweep: async () => (await import('./commands/sweep/sweep.ts')).sweepCommand(process.argv[3]),
  worker: async () => (await import('./commands/worker.ts')).workerCommand(),
  generate: async () => (await import('./commands/generate.ts')).generateCommand(),
  grade: async () => (await import('./commands/grade.ts')).gradeCommand(),
  trace: async () => (await import('./commands/trace.ts')).traceCommand(),
  'export-pddl': async () => (await import('./commands/export-pddl.ts')).exportPddlCommand(),
  games: async () => (await import('./commands/games.ts')).gamesCommand(),
  algorithms: async () => (await import('./commands/algorithms.ts')).algorithmsCommand(),
  heuristics: async () => (await import('./commands/heuristics.ts')).heuristicsCommand(),
};

/** Runs the command of this process's arguments; its name is known, or all of them are needed to say what is wrong. */
export async function runProgram(name: string): Promise<void> {
  try {
    if (name === 'help') mustKnow(process.argv[3]);
    await loadUsed(name, process.argv.slice(3));
    await (await createProgram(name)).parseAsync();
  } catch (error) {
    if (error instanceof CommandError) refuse(error.message, error.exitCode);
    else if (error instanceof Unreadable) refuse(error.message, exitCodes.usage);
    else if (error instanceof SweepError)
      refuse(error.message, error.kind === 'output' ? exitCodes.output : exitCodes.usage);
    else if (isOutOfMemory(error))
      refuse(
        'The system has not enough memory for this; expected a smaller level or limit.',
        exitCodes.limit,
      );
    else if (error instanceof CommanderError) misuse(error);
    else throw error;
  }
}

/** The parser of commands would print all help instead of a word about it. */
function mustKnow(name: string | undefined): void {
  if (name === undefined || name.startsWith('-') || Object.hasOwn(commands, name)) return;
  const known = Object.keys(commands);
  throw new CommandError(
    `"${name}" is not a command; expected one of ${known.join(', ')}.${didYouMean(name, known)}`,
  );
}

function refuse(message: string, exitCode: ExitCode): void {
  printError(
    wantsJson ? JSON.stringify({ error: { message, exitCode } }) : `${errorStyle.red('error:')} ${message}`,
  );
  process.exitCode = exitCode;
}

/** The parser has printed its sentence, unless JSON is wanted. Help and the version are no mistake. */
function misuse({ exitCode, message }: CommanderError): void {
  process.exitCode = exitCode === 0 ? 0 : exitCodes.usage;
  if (exitCode !== 0 && wantsJson) refuse(message.replace(/^error: /, ''), exitCodes.usage);
}

/** The version needs no command; help and the mistake in a name need all. */
function needed(name: string): readonly (() => Promise<Command>)[] {
  if (name === '--version' || name === '-V') return [];
  return Object.hasOwn(commands, name) ? [commands[name]!] : Object.values(commands);
}

const printed = (text: string): void => {
  process.stderr.write(text);
};

/** They know games, heuristics and algorithms of the user's own. `sweep` has an option of that name, for files that it sends to machines. */
const extensible: ReadonlySet<string> = new Set([
  'play',
  'solve',
  'verify',
  'review',
  'show',
  'check',
  'explore',
  'count',
  'compare',
  'generate',
  'grade',
  'trace',
  'export-pddl',
  'games',
  'algorithms',
  'heuristics',
]);

const useOption = (): Option =>
  new Option(
    '--use <module>',
    'also games, heuristics and algorithms of your own: a JavaScript module; may be repeated',
  ).argParser((path: string, before: readonly string[] = []) => [...before, path]);

/** Loads them before the command is made: options and lists are made from all that is known. */
async function loadUsed(name: string, words: readonly string[]): Promise<void> {
  if (!extensible.has(name)) return;
  const end = words.indexOf('--');
  const paths = (end < 0 ? words : words.slice(0, end)).flatMap((word, index) => {
    if (word.startsWith('--use=')) return word.slice('--use='.length);
    return word === '--use' ? (words[index + 1] ?? []) : [];
  });
  if (paths.length === 0) return;
  const { useInProcess } = await import('../experiments/in-process.ts');
  await useInProcess([...new Set(paths)]);
}

async function createProgram(name: string): Promise<Command> {
  const program = new Command('fourfold')
    .description('Play, solve and compare four puzzle games.')
    .version(version)
    .option('--quiet', 'no progress and no notes: only results, warnings and errors')
    .option('--no-color', 'no colours; NO_COLOR does the same, FORCE_COLOR asks for them')
    .showHelpAfterError('(fourfold --help says more)')
    .exitOverride()
    .configureOutput({ writeErr: wantsJson ? () => {} : printed })
    .addHelpText(
      'after',
      '\nExit codes: 0 solved or done, 1 the answer is no (unsolvable, invalid), 2 wrong use or bad input,\n' +
        '3 a limit stopped it, 4 the output could not be written, 130 cancelled.\n\nExamples:\n  fourfold app\n  fourfold play',
    );
  for (const create of needed(name)) {
    const command = (await create()).copyInheritedSettings(program);
    if (extensible.has(command.name())) command.addOption(useOption());
    program.addCommand(command.showHelpAfterError(`(fourfold ${command.name()} --help says more)`));
  }
  return program;
}
