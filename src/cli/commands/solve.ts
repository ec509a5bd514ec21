import { Command, Option } from 'commander';
import { type AllSolutions, allSolutions, usuallyListed } from '../../analysis/optimal-solutions.ts';
import { certificateOf } from '../../certificate/certificate.ts';
import { unitCost } from '../../core/game.ts';
import type { Status } from '../../core/search.ts';
import type { Method, MethodChoice } from '../../search/method.ts';
import { type Improvement, type Solution, solve, UnsuitableError } from '../../search/solve.ts';
import { draw } from '../draw.ts';
import { CommandError, type ExitCode, exitCodes } from '../exit.ts';
import { loadLevel, type NamedLevel } from '../files.ts';
import { countText } from '../grade-text.ts';
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
import { duration, megabytes, number, print, printJson, style, wrap } from '../output.ts';
import { ProgressLine } from '../progress.ts';
import { heading } from './show.ts';

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
        wholeNumber(0),
      ),
    );
  for (const option of [...algorithmOptions(), ...limitOptions()]) command.addOption(option);
  return command
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold solve levels/match-the-tiles/starter.txt --level 3\n' +
        '  fourfold solve levels/roll-the-block/starter.txt --level 5 --algorithm ucs --cost roll --steps\n' +
        '  fourfold solve levels/folding-blocks/starter.txt --level 5 --all --limit 3',
    )
    .action(async (path: string, options: SolveCommandOptions) => {
      const named = loadLevel(path, options.level);
      const method = methodOf(named.game, options);
      checkAll(options, method);
      const { certificate: file, force = false } = options;
      const output = file === undefined ? undefined : new NewFile(file, { force, inputs: [path] });
      const signal = interruptSignal();
      const progress = new ProgressLine();
      const solution = await solve(named.game, named.level, {
        ...method,
        options: algorithmOptionsOf(method.algorithm, { ...options }),
        limits: limitsOf(options),
        withEvidence: file !== undefined,
        signal,
        onProgress: (statistics, milliseconds) => progress.update(statistics, milliseconds),
        onImprovement: (improvement) => {
          progress.clear();
          if (!options.json) print(describeImprovement(improvement));
        },
      }).catch((error: unknown) => {
        if (error instanceof UnsuitableError) throw new CommandError(error.message);
        throw error;
      });
      progress.clear();
      const certificate = file === undefined ? undefined : certificateOf(named, method, solution);
      if (certificate) output?.write(`${JSON.stringify(certificate, null, 2)}\n`);
      const all =
        options.all && solution.status === 'solved' && !signal.aborted
          ? await allSolutions(named.game, named.level, {
              list: options.limit,
              limits: limitsOf(options),
              // Without a proof from this search, the optimum is searched again.
              ...(solution.optimal && { optimum: solution.moves.length }),
              signal,
            })
          : undefined;
      if (options.json)
        printJson({ ...record(named, method, solution), ...(all && { all: allRecord(all) }) });
      else {
        print(report(named, method, solution));
        if (options.steps) printSteps(named, method, solution);
        if (all) print(`\n${describeAll(all)}`);
        if (file !== undefined)
          print(certificate ? `Certificate: ${file}` : 'Nothing was proved: no certificate was written.');
      }
      const status = solution.stoppedBy === 'cancelled' ? 'cancelled' : solution.status;
      process.exitCode = exitCodeOf(all ? all.status : status);
    });
}

function checkAll({ all, limit }: SolveCommandOptions, { cost }: Method): void {
  if (limit !== undefined && !all)
    throw new CommandError('--limit is for --all: it says how many are listed.');
  if (all && cost !== unitCost.id)
    throw new CommandError(`--all counts the solutions with the fewest moves; leave --cost ${cost} out.`);
}

const allRecord = ({ status, optimum, count, finals, solutions }: AllSolutions) => ({
  status,
  length: optimum ?? null,
  count: count ?? null,
  finals: finals ?? null,
  solutions,
});

function describeAll({ status, optimum, count, finals, solutions }: AllSolutions): string {
  if (count === undefined || optimum === undefined)
    return style.red(`The optimal solutions were not counted: ${reasons[status]}.`);
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
    return place + wrap(moves.join(' '), 100, ' '.repeat(width + 4)).slice(width + 2);
  });
  return [head + lead, ...lines].join('\n');
}

const reasons: Readonly<Record<Status, string>> = {
  solved: 'nothing kept them',
  unsolvable: 'there is none',
  'depth-limit': 'there is none within the depth limit',
  'state-limit': 'the limit of states stopped it',
  'time-limit': 'the time limit stopped it',
  'memory-limit': 'the memory limit stopped it',
  cancelled: 'cancelled',
};

const record = ({ game, name }: NamedLevel, { algorithm, heuristic, cost }: Method, solution: Solution) => ({
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
  prepareMilliseconds: solution.prepareMilliseconds,
  milliseconds: solution.milliseconds,
});

const exitCodeOf = (status: Status): ExitCode => {
  if (status === 'solved') return exitCodes.ok;
  if (status === 'unsolvable') return exitCodes.no;
  return status === 'cancelled' ? exitCodes.cancelled : exitCodes.limit;
};

const endings: Readonly<Record<Exclude<Status, 'solved'>, string>> = {
  unsolvable: 'Unsolvable: proved, there is no solution.',
  'depth-limit': 'No solution within the depth limit; there may be longer ones.',
  'state-limit': 'No answer: the limit of states stopped the search.',
  'time-limit': 'No answer: the time limit stopped the search.',
  'memory-limit': 'No answer: the memory limit stopped the search.',
  cancelled: 'Cancelled before there was an answer.',
};

const stoppers: Readonly<Record<NonNullable<Solution['stoppedBy']>, string>> = {
  'depth-limit': 'the depth limit',
  'state-limit': 'the limit of states',
  'time-limit': 'the time limit',
  'memory-limit': 'the memory limit',
  cancelled: 'Ctrl-C',
};

const quality = (bound: number | undefined): string =>
  bound === undefined ? 'not proved to be optimal' : `proved: at most ${bound.toFixed(2)} times the optimum`;

const describeImprovement = ({ cost, bound, milliseconds }: Improvement): string =>
  style.dim(`${duration(milliseconds).padStart(10)}  cost ${cost}, ${quality(bound)}`);

function report(named: NamedLevel, { algorithm, heuristic, cost }: Method, solution: Solution): string {
  const lines = [heading(named), ''];
  if (solution.status === 'solved') {
    const { length } = solution.moves;
    const price = cost === 'unit' ? '' : `, cost ${solution.cost}`;
    const proof = solution.optimal ? style.green('optimal: proved') : style.yellow(quality(solution.bound));
    lines.push(`Solved in ${style.bold(`${length} ${length === 1 ? 'move' : 'moves'}`)}${price} (${proof})`);
    if (length > 0) lines.push(wrap(solution.moves.join(' '), 100, '  '));
    if (solution.stoppedBy)
      lines.push(`It was looking for a better one when ${stoppers[solution.stoppedBy]} stopped it.`);
  } else {
    const moveLimit = named.game.rules(named.level).moveLimit;
    const limit = solution.status === 'unsolvable' && moveLimit !== undefined;
    lines.push(
      style.red(endings[solution.status]) + (limit ? ` (The level is lost after ${moveLimit} moves.)` : ''),
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
      `${duration(solution.milliseconds)} of search after ${duration(solution.prepareMilliseconds)} of preparing, ${megabytes(solution.bytes)}`,
    ),
  );
  return lines.join('\n');
}

function printSteps({ game, level }: NamedLevel, { cost }: Method, { moves }: Solution): void {
  const rules = game.rules(level, cost);
  let state = rules.start();
  print(`\nstart\n${draw(rules.view(state))}`);
  for (const [index, text] of moves.entries()) {
    const move = rules.parseMove(text);
    const next = move.ok ? rules.apply(state, move.value) : move;
    if (!next.ok) throw new Error(`a replayed move is refused: ${text}`);
    state = next.value;
    print(`\n${index + 1}. ${text}\n${draw(rules.view(state))}`);
  }
}
