import { setImmediate } from 'node:timers/promises';
import { Command, Option } from 'commander';
import type { Game } from '../../core/game.ts';
import type { Status } from '../../core/search.ts';
import type { Method, MethodChoice } from '../../search/method.ts';
import { UnsuitableError } from '../../search/solve.ts';
import { type PosthocFile, posthocFile, usualEvents } from '../../trace/posthoc.ts';
import { Recording, type RecordOptions } from '../../trace/recording.ts';
import type { TraceData } from '../../trace/trace.ts';
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
import { number, print, printJson, style } from '../output.ts';
import { withProgress } from '../progress.ts';

const mostEvents = 1_000_000;
const sliceMilliseconds = 15;

interface TraceOptions extends LimitOptions, MethodChoice {
  readonly level?: string;
  readonly out: string;
  readonly maxEvents?: number;
  readonly force?: boolean;
  readonly json?: boolean;
}

export function traceCommand(): Command {
  const command = new Command('trace')
    .description('record a search for Posthoc, a viewer of searches made by others')
    .argument('<file>', 'a level file, - for standard input')
    .requiredOption('--out <file>', 'the file to write; its name ends in .trace.json')
    .addOption(levelOption())
    .addOption(algorithmOption())
    .addOption(heuristicOption())
    .addOption(costOption())
    .addOption(
      new Option(
        '--max-events <n>',
        `write at most so many events of the search (${number(usualEvents)})`,
      ).argParser(wholeNumber(1, mostEvents)),
    )
    .option('--force', 'overwrite an existing file');
  for (const option of [...algorithmOptions(), ...limitOptions()]) command.addOption(option);
  return command
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  fourfold trace levels/match-the-tiles/starter.txt --level 5 --algorithm astar --heuristic pairs --out search.trace.json',
    )
    .action(run);
}

async function run(path: string, options: TraceOptions): Promise<void> {
  const named = loadLevel(path, options.level);
  const { game, level, name } = named;
  const method = recordable(game, options);
  if (!options.out.endsWith('.trace.json'))
    throw new CommandError(`${options.out}: expected a name that ends in .trace.json, as Posthoc does.`);
  const output = new NewFile(options.out, { force: options.force ?? false, inputs: [path] });
  const data = await recorded(named, {
    method,
    options: algorithmOptionsOf(method.algorithm, { ...options }),
    limits: limitsOf(options),
  });
  if (!data) {
    process.exitCode = exitCodes.cancelled;
    throw new CommandError('Cancelled; nothing was written.', exitCodes.cancelled);
  }
  const file = posthocFile(game, level, data, options.maxEvents);
  output.write(file.text);
  process.exitCode = exitCodeOf(data.status);
  const { status, moves, optimal, full, statistics } = data;
  if (options.json)
    printJson({
      ...{
        game: game.id,
        level: name,
        algorithm: data.algorithm,
        heuristic: data.heuristic ?? null,
        costModel: data.cost,
      },
      ...{ status, moves, optimal, expanded: statistics.expanded, recorded: full },
      ...{ file: options.out, events: file.events, allEvents: file.all },
    });
  else print(report(options.out, data, file));
}

/** The method; where nothing is chosen, the usual one with the heuristic of the game. A game's own solvers have no steps to record. */
function recordable(game: Game, options: TraceOptions): Method {
  const isOpen = options.algorithm === undefined && options.heuristic === undefined;
  const heuristic = game.recommended.heuristic ?? game.heuristics[0]?.id;
  const method = methodOf(game, isOpen && heuristic !== undefined ? { ...options, heuristic } : options);
  if (game.solvers?.some(({ id }) => id === method.algorithm.id))
    throw new CommandError(
      `${method.algorithm.id} is made for ${game.name} and does not work state by state; expected a general algorithm (fourfold algorithms lists them).`,
    );
  return method;
}

/** The record; undefined after Ctrl-C. */
async function recorded({ game, level }: NamedLevel, options: RecordOptions): Promise<TraceData | undefined> {
  const signal = interruptSignal();
  await options.method.algorithm.load?.();
  try {
    const recording = new Recording(game, level, options);
    return await withProgress(
      () => `${number(recording.progress.expanded)} expansions`,
      async () => {
        while (!recording.slice(sliceMilliseconds)) {
          await setImmediate();
          if (signal.aborted) return undefined;
        }
        return recording.finish();
      },
    );
  } catch (error) {
    if (error instanceof UnsuitableError) throw new CommandError(error.message);
    throw error;
  }
}

function report(
  out: string,
  { status, moves, optimal, full, statistics }: TraceData,
  file: PosthocFile,
): string {
  const answer =
    status === 'solved'
      ? `${style.green('solved')} in ${moves.length} moves${optimal ? ', optimal' : ''}`
      : style.yellow(status);
  const lines = [`${answer}: ${number(statistics.expanded)} expansions`];
  if (statistics.expanded > full)
    lines.push(`The first ${number(full)} of them were recorded; the record was full then.`);
  lines.push(
    file.events < file.all
      ? `${out} has the first ${number(file.events)} of ${number(file.all)} events, and the solution; --max-events takes more.`
      : `${out} has all ${number(file.all)} events.`,
  );
  return lines.join('\n');
}

function exitCodeOf(status: Status): ExitCode {
  if (status === 'solved') return exitCodes.ok;
  if (status === 'unsolvable') return exitCodes.no;
  return status === 'cancelled' ? exitCodes.cancelled : exitCodes.limit;
}
