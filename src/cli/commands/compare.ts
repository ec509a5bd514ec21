import { Command, InvalidArgumentError, Option } from 'commander';
import type { Choice } from '../../experiments/choice.ts';
import { contradictions } from '../../experiments/contradictions.ts';
import { toCsv } from '../../experiments/csv.ts';
import { toJson } from '../../experiments/json.ts';
import { thisMachine } from '../../experiments/machine.ts';
import { refutedStatements } from '../../experiments/optimum.ts';
import { type PivotFigure, pivotFigures, pivotOf } from '../../experiments/pivot.ts';
import { planRuns, type SourceLevel } from '../../experiments/plan.ts';
import { builtWorker } from '../../experiments/process.ts';
import { quoted } from '../../experiments/provenance.ts';
import { type Comparison, compared, recordOf } from '../../experiments/record.ts';
import { type LevelAxis, levelAxes } from '../../experiments/report/axes.ts';
import { runInProcesses } from '../../experiments/runner.ts';
import { summaryOf } from '../../experiments/summary.ts';
import { aboutOf, pivotTable, summaryTable } from '../../experiments/tables.ts';
import { type TableFormat, tableFormats, writeTable } from '../../experiments/write-table.ts';
import { algorithms } from '../../search/algorithms/index.ts';
import { CompareProgress } from '../compare-progress.ts';
import { comparisonTable } from '../compare-table.ts';
import { CommandError, exitCodes } from '../exit.ts';
import { chooseLevels, loadLevels } from '../files.ts';
import { interruptSignal } from '../interrupt.ts';
import { NewFile } from '../new-file.ts';
import {
  algorithmOptions,
  costOption,
  givenAlgorithmOptions,
  jsonOption,
  type LimitOptions,
  limitOptions,
  limitsOf,
  mostJobs,
  wholeNumber,
} from '../options.ts';
import { errorStyle, jsonText, note, printError } from '../output.ts';

interface CompareCommandOptions extends LimitOptions {
  readonly methods?: readonly string[];
  readonly algorithms?: readonly string[];
  readonly heuristics?: readonly string[];
  readonly level?: string;
  readonly cost?: string;
  readonly repeat: number;
  readonly jobs: number;
  readonly json?: boolean;
  readonly csv?: boolean;
  readonly pivot?: PivotFigure;
  readonly summary?: boolean;
  readonly format?: TableFormat;
  readonly out?: string;
  readonly html?: string;
  readonly axis?: LevelAxis;
  readonly log?: string;
  readonly force?: boolean;
}

const usualLimits = { seconds: 60, megabytes: 1024 };

export function compareCommand(): Command {
  const command = new Command('compare')
    .description(
      'run several algorithms and heuristics on levels and compare what they find and what it takes',
    )
    .argument('<files...>', 'level files, - for standard input')
    .addOption(new Option('--level <which>', 'levels of each file: numbers (1-3,7), or a title'))
    .addOption(
      new Option(
        '--algorithms <ids>',
        `some of ${algorithms.map(({ id }) => id).join(',')}; all when left out`,
      ).argParser(list),
    )
    .addOption(
      new Option(
        '--heuristics <ids>',
        'for the algorithms that use one: heuristics, or all; the one that the game recommends when left out',
      ).argParser(list),
    )
    .addOption(
      new Option(
        '--methods <methods>',
        'methods one by one, with their options: "bfs, astar:pairs, wastar:pairs:weight=3"; alone, only these',
      ).argParser(list),
    )
    .addOption(costOption())
    .addOption(new Option('--repeat <n>', 'repeat every run').argParser(wholeNumber(1)).default(1))
    .addOption(
      new Option('--jobs <n>', 'processes at one time; times are rough with more than one')
        .argParser(wholeNumber(1, mostJobs))
        .default(1),
    );
  for (const option of [...limitOptions(usualLimits), ...algorithmOptions()]) command.addOption(option);
  return command
    .addOption(jsonOption())
    .addOption(new Option('--csv', 'print comma-separated values, one line per run').conflicts('json'))
    .addOption(
      new Option('--pivot <figure>', 'print one table for a report: a figure by level and method')
        .choices(pivotFigures)
        .conflicts(['json', 'csv']),
    )
    .addOption(
      new Option('--summary', 'print one table for a report: the summary of every method').conflicts([
        'json',
        'csv',
        'pivot',
      ]),
    )
    .addOption(new Option('--format <name>', 'of --pivot and --summary (markdown)').choices(tableFormats))
    .option('--out <file>', 'write JSON, CSV or the table to a new file instead of printing it')
    .option('--html <file>', 'also write a page with tables and plots, readable without a network')
    .addOption(new Option('--axis <what>', 'how the plots of the page order the levels').choices(levelAxes))
    .option('--log <file>', 'also write each run as a line of JSON as soon as it is finished')
    .option('--force', 'overwrite files that are there already')
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold compare match-the-tiles/starter --algorithms bfs,astar --repeat 3\n' +
        '  fourfold compare levels/*/starter.txt --html report.html\n' +
        '  fourfold compare match-the-tiles/starter --pivot moves --format latex',
    )
    .action(compare);
}

async function compare(paths: readonly string[], options: CompareCommandOptions): Promise<void> {
  if (options.format && !options.pivot && !options.summary)
    throw new CommandError('--format is for one table; expected --pivot or --summary too.');
  const levels = paths.flatMap((path) => levelsOf(path, options.level));
  const runs = planRuns(levels, choiceOf(options));
  if (!runs.ok) throw new CommandError(runs.error);
  const { force = false } = options;
  const output = (path: string | undefined): NewFile | undefined =>
    path === undefined ? undefined : new NewFile(path, { force, inputs: paths });
  const out = output(options.out);
  const page = output(options.html);
  const log = output(options.log)?.lines();
  const limits = limitsOf(options, usualLimits);
  const { repeat, jobs } = options;
  const signal = interruptSignal();
  const progress = new CompareProgress(runs.value.length);
  const outcomes = await runInProcesses(runs.value, {
    worker: builtWorker(),
    limits,
    repeat,
    jobs,
    signal,
    onStart: (run) => progress.started(run),
    onEnd: (run, _, outcome) => {
      progress.ended(run);
      if (outcome) log?.(JSON.stringify({ file: run.source.file, ...recordOf(run, outcome) }));
    },
  });
  progress.end();
  const recommendedHeuristics = options.heuristics === undefined && options.methods === undefined;
  const command = ['fourfold', ...process.argv.slice(2).map(quoted)].join(' ');
  const settings = { repeat, jobs, limits, recommendedHeuristics, command };
  const comparison = compared(runs.value, outcomes, settings, thisMachine());
  if (out) {
    out.write(resultText(comparison, options));
    note(`The results are in ${out.path}.`);
  } else process.stdout.write(resultText(comparison, options));
  if (page) await writePage(page, comparison, options.axis);
  report(comparison, runs.value.length);
  if (signal.aborted) process.exitCode = exitCodes.cancelled;
}

function list(text: string): readonly string[] {
  const ids = text.split(',').map((id) => id.trim());
  if (ids.some((id) => id === ''))
    throw new InvalidArgumentError(`Expected ids with commas between them, not "${text}".`);
  return ids;
}

function levelsOf(file: string, wanted: string | undefined): SourceLevel[] {
  const levels = loadLevels(file);
  const chosen = wanted === undefined ? levels : chooseLevels(file, levels, wanted);
  return chosen.map((each) => ({ ...each, file }));
}

const choiceOf = (options: CompareCommandOptions): Choice => ({
  ...(options.methods && { methods: options.methods }),
  ...(options.algorithms && { algorithms: options.algorithms }),
  ...(options.heuristics && { heuristics: options.heuristics }),
  ...(options.cost !== undefined && { costs: [options.cost] }),
  options: givenAlgorithmOptions({ ...options }),
});

function resultText(
  comparison: Comparison,
  { json, csv, pivot, summary, format = 'markdown' }: CompareCommandOptions,
): string {
  if (json) return `${jsonText(toJson(comparison))}\n`;
  if (csv) return toCsv(comparison);
  if (pivot) return writeTable(pivotTable(pivotOf(comparison, pivot), comparison), format);
  if (summary) return writeTable(summaryTable(summaryOf(comparison), aboutOf(comparison)), format);
  return `${comparisonTable(comparison)}\n`;
}

/** Loaded on demand: the page needs large libraries. */
async function writePage(file: NewFile, comparison: Comparison, axis?: LevelAxis): Promise<void> {
  const { reportPage } = await import('../../experiments/report/page.ts');
  file.write(reportPage(comparison, new Date(), axis));
  note(`The page is in ${file.path}.`);
}

/** Warnings, on standard error whatever the output format. */
function report(comparison: Comparison, planned: number): void {
  const finished = comparison.levels.flatMap(({ runs }) => runs);
  if (!comparison.complete) {
    printError(errorStyle.yellow(`Interrupted: ${finished.length} of ${planned} runs were finished.`));
  }
  const crashed = finished.filter(({ status }) => status === 'crashed').length;
  if (crashed > 0)
    printError(
      errorStyle.red(
        `${crashed} ${crashed === 1 ? 'run' : 'runs'} crashed; --json says how. Unless something else ended them, this is a bug of Fourfold.`,
      ),
    );
  for (const sentence of refutedStatements(comparison.levels)) printError(errorStyle.yellow(sentence));
  const found = contradictions(comparison);
  if (found.length === 0) return;
  printError(
    errorStyle.red('THESE RESULTS CONTRADICT EACH OTHER, so do not trust them; this is a bug of Fourfold:'),
  );
  for (const sentence of found) printError(errorStyle.red(`  ${sentence}`));
  process.exitCode = exitCodes.no;
}
