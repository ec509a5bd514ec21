import { Command } from 'commander';
import { defaultMaxStates, type Grading } from '../../analysis/difficulty.ts';
import type { KnownFigures } from '../../analysis/difficulty-figures.ts';
import { usualGradeSeconds } from '../../core/limits.ts';
import { allowanceOf } from '../../experiments/protocol.ts';
import { exitCodes } from '../exit.ts';
import { chooseLevel, loadLevels, type NamedLevel } from '../files.ts';
import { describeGrading, type GradeLimits, gradingTable } from '../grade-text.ts';
import { interruptSignal } from '../interrupt.ts';
import { jsonOption, type LimitOptions, levelOption, limitOptions, limitsOf } from '../options.ts';
import { number, print, printError, printJson } from '../output.ts';
import { bar, withProgress } from '../progress.ts';
import type { GradeTask, GradingTold } from '../work/task.ts';
import { commandThread } from '../work/thread.ts';
import { heading } from './show.ts';

interface GradeCommandOptions extends LimitOptions {
  readonly level?: string;
  readonly json?: boolean;
}

const usualLimits = { seconds: usualGradeSeconds, megabytes: 4096 };

/** A graded level of one of the files. */
interface Graded {
  readonly file: string;
  readonly named: NamedLevel;
  readonly grading: Grading;
}

export function gradeCommand(): Command {
  const command = new Command('grade')
    .description('estimate how hard levels are for people, with the figures that say so')
    .argument('<files...>', 'level files, - for standard input')
    .addOption(levelOption());
  for (const option of limitOptions(usualLimits)) {
    if (option.attributeName() === 'depth') continue;
    if (option.attributeName() === 'maxStates')
      option.description = `grade levels with more positions from samples (${number(defaultMaxStates)})`;
    if (option.attributeName() === 'maxSeconds') option.description = `${option.description}, for each level`;
    command.addOption(option);
  }
  return command
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold grade roll-the-block/starter --level 5\n  fourfold grade levels/*/*.txt',
    )
    .action(grade);
}

async function grade(files: readonly string[], options: GradeCommandOptions): Promise<void> {
  // Read all files first, so that mistakes are reported before minutes of grading.
  const levels = files.flatMap((file) => levelsOf(file, options.level));
  const limits = { states: defaultMaxStates, ...limitsOf(options, usualLimits) };
  const signal = interruptSignal();
  const graded: Graded[] = [];
  const text = (): string =>
    `${bar(graded.length, levels.length)}  ${levels[graded.length]?.named.name ?? ''}`;
  await withProgress(text, async () => {
    for (const { file, named } of levels) {
      graded.push({ file, named, grading: await gradingOf(named, limits, signal) });
      if (signal.aborted) break;
    }
  });
  if (options.json) printJson(graded.map(record));
  else print(report(graded, limits));
  if (signal.aborted) {
    const done = graded.filter(({ grading }) => grading.status !== 'cancelled').length;
    printError(`Interrupted: ${number(done)} of ${number(levels.length)} levels were graded.`);
    process.exitCode = exitCodes.cancelled;
  } else process.exitCode = exitCodeOf(graded);
}

/** Grades in the thread; where that is ended from outside, what it told is the answer. */
async function gradingOf(
  { game, level }: NamedLevel,
  limits: GradeLimits,
  signal: AbortSignal,
): Promise<Grading> {
  let known: KnownFigures = {};
  let grading: Grading | undefined;
  const endedBy = await commandThread<GradeTask, GradingTold>().run(
    { kind: 'grade', game: game.id, level, limits },
    {
      onTold: (told) => {
        if (told.kind === 'figures') known = told.known;
        else grading = told.grading;
      },
      signal,
      processBytes: allowanceOf(limits).bytes,
    },
  );
  return grading ?? { status: endedBy ?? 'cancelled', ...known };
}

function levelsOf(file: string, wanted: string | undefined): Pick<Graded, 'file' | 'named'>[] {
  const levels = loadLevels(file);
  const chosen = wanted === undefined ? levels : [chooseLevel(file, levels, wanted)];
  return chosen.map((named) => ({ file, named }));
}

const record = ({ file, named, grading }: Graded) => ({
  file,
  number: named.number,
  level: named.name,
  game: named.game.id,
  ...grading,
});

function exitCodeOf(graded: readonly Graded[]): number {
  const statuses = graded.map(({ grading }) => grading.status);
  if (statuses.every((status) => status === 'graded')) return exitCodes.ok;
  return statuses.every((status) => status === 'graded' || status === 'unsolvable')
    ? exitCodes.no
    : exitCodes.limit;
}

/** One level with every figure explained; several as a table. */
function report(graded: readonly Graded[], limits: GradeLimits): string {
  const [first] = graded;
  if (first && graded.length === 1)
    return `${heading(first.named)}\n\n${describeGrading(first.grading, limits)}`;
  const files = [...new Set(graded.map(({ file }) => file))];
  return files
    .map((file) => {
      const levels = graded.filter((each) => each.file === file);
      return `${file}\n\n${gradingTable(levels.map(({ named, grading }) => ({ ...named, grading })))}`;
    })
    .join('\n\n');
}
