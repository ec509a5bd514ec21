import { Command, CommanderError } from 'commander';
import { isOutOfMemory } from '../core/memory.ts';
import { didYouMean } from '../core/near.ts';
import { Unreadable } from '../core/unreadable.ts';
import { version } from '../experiments/version.ts';
import { SweepError } from '../sweeps/error.ts';
import { documentation } from './documentation.ts';
import { CommandError, type ExitCode, exitCodes, exitWords } from './exit.ts';
import { errorStyle, printError, wantsJson } from './output.ts';

/**
 * The commands in the order of the help. Each is loaded on demand: together they take longer than a small level. The word behind
 * the name is told where it is known.
 */
const commands: Readonly<Record<string, (word?: string) => Promise<Command>>> = {
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
  sweep: async (word) => (await import('./commands/sweep/sweep.ts')).sweepCommand(word),
  worker: async () => (await import('./commands/worker.ts')).workerCommand(),
  generate: async () => (await import('./commands/generate.ts')).generateCommand(),
  grade: async () => (await import('./commands/grade.ts')).gradeCommand(),
  trace: async () => (await import('./commands/trace.ts')).traceCommand(),
  'export-pddl': async () => (await import('./commands/export-pddl.ts')).exportPddlCommand(),
  games: async () => (await import('./commands/games.ts')).gamesCommand(),
  algorithms: async () => (await import('./commands/algorithms.ts')).algorithmsCommand(),
  heuristics: async () => (await import('./commands/heuristics.ts')).heuristicsCommand(),
  completion: async () => (await import('./commands/completion.ts')).completionCommand(wholeProgram),
  man: async () => (await import('./commands/man.ts')).manCommand(wholeProgram),
};

/** With all commands, for what is written about them. */
const wholeProgram = (): Promise<Command> => createProgram(Object.values(commands));

/** Runs the command of this process's arguments; its name is known, or all of them are needed to say what is wrong. */
export async function runProgram(name: string): Promise<void> {
  try {
    const args = process.argv.slice(2);
    if (name === 'help') await tellHelp(args.slice(1));
    else await (await createProgram(needed(name, args[1]))).parseAsync(args, { from: 'user' });
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

/** The help of a command, also of one below another: `help sweep status`. The parser would print all help where it knows no such name. */
async function tellHelp(args: readonly string[]): Promise<void> {
  let command = await wholeProgram();
  for (const name of args) {
    if (name.startsWith('-')) break;
    const found = command.commands.find((each) => each.name() === name);
    const known = command.commands.map((each) => each.name());
    if (!found && known.length === 0) break;
    if (!found)
      throw new CommandError(
        `"${name}" is not a command; expected one of ${known.join(', ')}.${didYouMean(name, known)}`,
      );
    command = found;
  }
  command.help();
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
  if (exitCode !== 0 && wantsJson) refuse(helpful(message.replace(/^error: /, '')), exitCodes.usage);
}

/** The parser's sentence on one line; where a word is none of a few, it says which of them is near. */
function helpful(message: string): string {
  const line = message.trimEnd().replaceAll('\n', ' ');
  const [, word, choices] = /'([^']*)' is invalid.*Allowed choices are (.+)\.$/.exec(line) ?? [];
  return line + (word === undefined ? '' : didYouMean(word, choices!.split(', ')));
}

/** The version needs no command; help and the mistake in a name need all. */
function needed(name: string, word: string | undefined): readonly (() => Promise<Command>)[] {
  if (name === '--version' || name === '-V') return [];
  const create = Object.hasOwn(commands, name) ? commands[name] : undefined;
  return create ? [() => create(word)] : Object.values(commands);
}

const printed = (text: string): void => {
  process.stderr.write(text);
};

async function createProgram(needs: readonly (() => Promise<Command>)[]): Promise<Command> {
  const program = new Command('fourfold')
    .description('Play, solve and compare four puzzle games.')
    .version(version)
    .option('--quiet', 'no progress and no notes: only results, warnings and errors')
    .option('--no-color', 'no colours; NO_COLOR does the same, FORCE_COLOR asks for them')
    .showHelpAfterError('(fourfold --help says more)')
    .exitOverride()
    .configureOutput({
      writeErr: wantsJson ? () => {} : printed,
      outputError: (text, write) => write(`${helpful(text).replace(/^error:/, errorStyle.red('error:'))}\n`),
    })
    .addHelpText('after', `\n${exitText}\n\nExamples:\n  fourfold app\n  fourfold play`)
    .addHelpText('afterAll', () => `\nDocumentation: ${documentation()}`);
  for (const create of needs) program.addCommand(settled(await create(), program));
  return program;
}

/** A command and those below it, with the settings of the one above. */
function settled(command: Command, above: Command, path = command.name()): Command {
  command.copyInheritedSettings(above).showHelpAfterError(`(fourfold ${path} --help says more)`);
  for (const each of command.commands) settled(each, command, `${path} ${each.name()}`);
  return command;
}

const exitText = [
  'Exit codes:',
  ...Object.entries(exitWords).map(([code, what]) => `  ${code.padEnd(5)}${what}`),
].join('\n');
