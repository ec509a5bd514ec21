import { existsSync } from 'node:fs';
import { Command, InvalidArgumentError, Option } from 'commander';
import { nearest } from '../../../core/near.ts';
import { quoted } from '../../../experiments/provenance.ts';
import { algorithms } from '../../../search/algorithms/index.ts';
import { isPlanFile } from '../../../sweeps/place.ts';
import { CommandError } from '../../exit.ts';
import { interruptSignal } from '../../interrupt.ts';
import {
  algorithmOptions,
  costOption,
  type LimitOptions,
  limitOptions,
  mostJobs,
  wholeNumber,
} from '../../options.ts';
import { sweepHere } from '../../sweep-here.ts';
import { tellPlanned } from './dry-run.ts';
import { planned } from './planned.ts';

/** What `fourfold sweep` can be told. The choices of `compare` are for level files; a plan file says all that itself. */
export interface SweepOptions extends LimitOptions {
  readonly methods?: readonly string[];
  readonly algorithms?: readonly string[];
  readonly heuristics?: readonly string[];
  readonly level?: string;
  readonly cost?: string;
  readonly repeat?: number;
  readonly order?: number;
  readonly use?: readonly string[];
  readonly folder?: string;
  readonly on?: string;
  readonly name?: string;
  readonly jobs: number;
  readonly isolated?: boolean;
  readonly retry?: 'limits' | 'crashed';
  readonly dryRun?: boolean;
}

/** `names` are the commands below `sweep`: somebody may have mistyped one. */
export function runCommand(names: readonly string[]): Command {
  const command = new Command('sweep')
    .description('run a plan of experiments, keep each result as it comes, and go on where it stopped')
    .usage('[options] <plan.yaml | level files...>')
    .argument('<files...>', 'a plan (.yaml, .yml or .json), or level files with the choices of compare')
    .option('--folder <dir>', 'where the results are kept (plan.sweep beside plan.yaml)')
    .option('--on <address>', 'keep plan, runs and results in a database instead: postgres://…')
    .option('--name <sweep>', 'with --on: what the sweep is called there (the name of the plan)')
    .addOption(
      new Option(
        '--jobs <n>',
        'runs at one time; times are rough with more than one; 0 with --on leaves them to workers',
      )
        .argParser(wholeNumber(0, mostJobs))
        .default(1),
    )
    .option('--isolated', 'a fresh process for each run; otherwise processes are used again')
    .addOption(
      new Option('--retry <which>', 'make runs again that a limit stopped, or that crashed').choices([
        'limits',
        'crashed',
      ]),
    )
    .option('--dry-run', 'only say what would run')
    .addOption(new Option('--level <which>', 'levels of each file: numbers (1-3,7), or a title'))
    .addOption(
      new Option(
        '--algorithms <ids>',
        `some of ${algorithms.map(({ id }) => id).join(',')}; all when left out`,
      ).argParser(list),
    )
    .addOption(
      new Option('--heuristics <ids>', 'for the algorithms that use one: heuristics, or all').argParser(list),
    )
    .addOption(
      new Option(
        '--methods <methods>',
        'methods one by one: "bfs, astar:pairs, wastar:pairs:weight=3"',
      ).argParser(list),
    )
    .addOption(costOption())
    .addOption(new Option('--repeat <n>', 'repeat every run (1)').argParser(wholeNumber(1)))
    .addOption(
      new Option('--use <files>', 'modules with games, heuristics and algorithms of your own').argParser(
        list,
      ),
    )
    .addOption(
      new Option('--order <seed>', 'the seed of the order of the runs (1)').argParser(wholeNumber(0)),
    );
  for (const option of [...limitOptions({ seconds: 60, megabytes: 1024 }), ...algorithmOptions()])
    command.addOption(option);
  return command
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold sweep plan.yaml\n  fourfold sweep levels/*/starter.txt --algorithms bfs,astar --folder first\n' +
        '  fourfold sweep status plan.yaml',
    )
    .action(async (files: readonly string[], options: SweepOptions) => {
      checkWord(files[0]!, names);
      checkPlace(options);
      const signal = interruptSignal();
      const { sweep, folder } = await planned(files, options, signal);
      if (options.on !== undefined) {
        const { sweepOnDatabase } = await import('../../sweep-on-database.ts');
        return sweepOnDatabase(sweep, options.on, { ...options, signal });
      }
      if (options.dryRun) return tellPlanned(sweep, folder, options.retry);
      await sweepHere(sweep, folder, { ...options, signal, again: againText() });
    });
}

/** A word that is no file and looks like a command is one that was mistyped. */
function checkWord(word: string, names: readonly string[]): void {
  const meant = nearest(word, names);
  if (meant === undefined || existsSync(word) || isPlanFile(word)) return;
  throw new CommandError(
    `${word}: there is no such file, and no such command of sweep. Did you mean "${meant}"?`,
  );
}

/** Options that are only for one of the two places where results can be kept. */
function checkPlace({ on, name, jobs, folder, dryRun }: SweepOptions): void {
  if (on === undefined && name !== undefined)
    throw new CommandError('--name is for --on; a folder holds one sweep.');
  if (on === undefined && jobs === 0)
    throw new CommandError('--jobs 0 is for --on, where workers make the runs; expected 1 or more.');
  if (on !== undefined && folder !== undefined)
    throw new CommandError('--folder and --on are two places for results; expected one of them.');
  if (on !== undefined && dryRun) throw new CommandError('--dry-run looks into a folder; expected no --on.');
}

/** The command that goes on. */
const againText = (): string => ['fourfold', ...process.argv.slice(2).map(quoted)].join(' ');

function list(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  if (ids.some((id) => id === ''))
    throw new InvalidArgumentError(`Expected ids with commas between them, not "${text}".`);
  return ids;
}
