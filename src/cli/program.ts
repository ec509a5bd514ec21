import { Command, CommanderError } from 'commander';
import { isOutOfMemory } from '../core/memory.ts';
import { version } from '../experiments/version.ts';
import { CommandError, type ExitCode, exitCodes } from './exit.ts';
import { errorStyle, printError } from './output.ts';

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
  generate: async () => (await import('./commands/generate.ts')).generateCommand(),
  grade: async () => (await import('./commands/grade.ts')).gradeCommand(),
  games: async () => (await import('./commands/games.ts')).gamesCommand(),
  algorithms: async () => (await import('./commands/algorithms.ts')).algorithmsCommand(),
  heuristics: async () => (await import('./commands/heuristics.ts')).heuristicsCommand(),
};

/** Runs the command of this process's arguments; its name is known, or all of them are needed to say what is wrong. */
export async function runProgram(name: string): Promise<void> {
  try {
    await (await createProgram(name)).parseAsync();
  } catch (error) {
    if (error instanceof CommandError) refuse(error.message, error.exitCode);
    else if (isOutOfMemory(error))
      refuse(
        'The system has not enough memory for this; expected a smaller level or limit.',
        exitCodes.limit,
      );
    else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
    else throw error;
  }
}

function refuse(message: string, exitCode: ExitCode): void {
  printError(`${errorStyle.red('error:')} ${message}`);
  process.exitCode = exitCode;
}

/** The version needs no command; help and the mistake in a name need all. */
function needed(name: string): readonly (() => Promise<Command>)[] {
  if (name === '--version' || name === '-V') return [];
  return Object.hasOwn(commands, name) ? [commands[name]!] : Object.values(commands);
}

async function createProgram(name: string): Promise<Command> {
  const program = new Command('fourfold')
    .description('Play, solve and compare four puzzle games.')
    .version(version)
    .showHelpAfterError('(fourfold --help says more)')
    .exitOverride()
    .addHelpText(
      'after',
      '\nExit codes: 0 solved or done, 1 the answer is no (unsolvable, invalid), 2 wrong use or bad input,\n' +
        '3 a limit stopped it, 4 the output could not be written, 130 cancelled.\n\nExamples:\n  fourfold app\n  fourfold play',
    );
  for (const create of needed(name)) program.addCommand((await create()).copyInheritedSettings(program));
  return program;
}
