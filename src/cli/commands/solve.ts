import { Command, Option } from 'commander';
import { unitCost } from '../../core/game.ts';
import { usuallyListed } from '../../core/limits.ts';
import type { Status } from '../../core/search.ts';
import { allowanceOf } from '../../experiments/protocol.ts';
import type { Method, MethodChoice } from '../../search/method.ts';
import type { Solution } from '../../search/solve.ts';
import { solveAtOnce } from '../../threads/solve-at-once.ts';
import type { SolveTold } from '../../threads/solve-task.ts';
import type { EndedBy } from '../../threads/work-thread.ts';
import { draw } from '../draw.ts';
import { CommandError, type ExitCode, exitCodes } from '../exit.ts';
import { loadLevel, type NamedLevel } from '../files.ts';
import { interruptSignal } from '../interrupt.ts';
import { NewFile } from '../new-file.ts';
import {
  algorithmOption,
  algorithmOptions,
  algorithmOptionsOf,
  costOption,
  heuristicOption,
  jsonOption,
  type LimitOptions,
  levelOption,
  limitOptions,
  limitsOf,
  methodOf,
  wholeNumber,
} from '../options.ts';
import { print, printError, printExactly, printJson } from '../output.ts';
import { allRecord, describeAll, record, report } from '../solve-text.ts';
import { HeardSolve } from '../work/heard-solve.ts';
import type { SolveTask, SolvingTold } from '../work/task.ts';

/** Solutions that one may ask to be listed. */
const mostListed = 1_000_000;

interface SolveCommandOptions extends LimitOptions, MethodChoice {
  readonly level?: string;
  readonly steps?: boolean;
  readonly certificate?: string;
  readonly force?: boolean;
  readonly all?: boolean;
  readonly limit?: number;
  readonly json?: boolean;
}

export function solveCommand(): Command {
  const command = new Command('solve')
    .description('solve a level and print the moves and the figures of the search')
    .argument('<file>', 'a level file, - for standard input')
    .addOption(levelOption())
    .addOption(algorithmOption())
    .addOption(heuristicOption())
    .addOption(costOption())
    .option('--steps', 'print every position on the way')
    .option('--certificate <file>', 'write what was proved to a file, for fourfold verify --certificate')
    .option('--force', 'let --certificate overwrite a file')
    .option('--all', 'count all solutions with the fewest moves, and list some')
    .addOption(
      new Option('--limit <n>', `with --all: list at most so many (${usuallyListed})`).argParser(
        wholeNumber(0, mostListed),
      ),
    );
  for (const option of [...algorithmOptions(), ...limitOptions()]) command.addOption(option);
  return command
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold solve match-the-tiles/starter --level 3\n' +
        '  fourfold solve roll-the-block/starter --level 5 --algorithm ucs --cost roll --steps\n' +
        '  fourfold solve folding-blocks/starter --level 5 --all --limit 3',
    )
    .action(run);
}

async function run(path: string, options: SolveCommandOptions): Promise<void> {
  const named = loadLevel(path, options.level);
  const method = methodOf(named.game, options);
  checkAll(options, method);
  const { certificate: file, force = false } = options;
  const output = file === undefined ? undefined : new NewFile(file, { force, inputs: [path] });
  const limits = limitsOf(options);
  const task: SolveTask = {
    kind: 'solve',
    game: named.game.id,
    level: named.level,
    method: { algorithm: method.algorithm.id, heuristic: method.heuristic?.id, cost: method.cost },
    options: algorithmOptionsOf(method.algorithm, { ...options }),
    limits,
    certificate: file !== undefined,
    list: options.all ? (options.limit ?? usuallyListed) : undefined,
  };
  const heard = new HeardSolve(options.json ?? false);
  // Until there is an answer or a thread, Ctrl-C ends the process: nobody needs to hear it.
  const began = performance.now();
  const atOnce = await answerAtOnce(named, method, task);
  const signal = interruptSignal();
  for (const told of atOnce ?? []) heard.hear(told);
  const spent = (performance.now() - began) / 1000;
  const left = { ...task, limits: { ...limits, seconds: Math.max(0, limits.seconds - spent) } };
  const endedBy = atOnce ? undefined : await solveInThread(left, heard, signal);
  const solution = heard.solutionOr(endedBy);
  const endedLate = heard.solution && endedBy;
  const all = heard.all ?? (options.all && endedLate ? { status: endedLate, solutions: [] } : undefined);
  if (heard.certificate) output?.write(heard.certificate);
  for (const what of heard.leftOut) printError(what);
  if (options.json) printJson({ ...record(named, method, solution), ...(all && { all: allRecord(all) }) });
  else {
    print(report(named, method, solution, limits));
    if (options.steps) printSteps(named, method, solution);
    if (all) print(`\n${describeAll(all, limits)}`);
    if (file !== undefined) print(certificateText(file, heard, endedLate));
  }
  const status = all?.status ?? endedLate ?? solution.status;
  process.exitCode = exitCodeOf(signal.aborted ? 'cancelled' : status);
}

/** What a small level needs no thread for; certificates and all solutions are left to one. */
async function answerAtOnce(
  { game, level }: NamedLevel,
  method: Method,
  { options, limits, certificate, list }: SolveTask,
): Promise<readonly SolveTold[] | undefined> {
  if (certificate || list !== undefined) return undefined;
  return solveAtOnce(game, level, { ...method, options, limits });
}

/** The thread is loaded on demand: small levels do without it. */
async function solveInThread(
  task: SolveTask,
  heard: HeardSolve,
  signal: AbortSignal,
): Promise<EndedBy | undefined> {
  const { commandThread } = await import('../work/thread.ts');
  return commandThread<SolveTask, SolvingTold>().run(task, {
    onTold: (told) => heard.hear(told),
    signal,
    processBytes: allowanceOf(task.limits).bytes,
  });
}

function certificateText(file: string, { certificate }: HeardSolve, endedLate: EndedBy | undefined): string {
  if (certificate) return `Certificate: ${file}`;
  const reason =
    endedLate && certificate === undefined ? 'There was no time to write it' : 'Nothing was proved';
  return `${reason}: no certificate was written.`;
}

const exitCodeOf = (status: Status): ExitCode => {
  if (status === 'solved') return exitCodes.ok;
  if (status === 'unsolvable') return exitCodes.no;
  return status === 'cancelled' ? exitCodes.cancelled : exitCodes.limit;
};

function checkAll({ all, limit }: SolveCommandOptions, { cost }: Method): void {
  if (limit !== undefined && !all)
    throw new CommandError('--limit is for --all: it says how many are listed.');
  if (all && cost !== unitCost.id)
    throw new CommandError(`--all counts the solutions with the fewest moves; leave --cost ${cost} out.`);
}

function printSteps({ game, level }: NamedLevel, { cost }: Method, { moves }: Solution): void {
  const rules = game.rules(level, cost);
  let state = rules.start();
  printExactly(`\nstart\n${draw(rules.view(state))}`);
  for (const [index, text] of moves.entries()) {
    const move = rules.parseMove(text);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!next.ok) throw new Error(`a replayed move is refused: ${text}`);
    state = next.value;
    printExactly(`\n${index + 1}. ${text}\n${draw(rules.view(state))}`);
  }
}
