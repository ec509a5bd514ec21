import { Command, Option } from 'commander';
import { defaultMaxStates, type Grading, gradeInSlices } from '../../analysis/difficulty.ts';
import { exitCodes } from '../exit.ts';
import { chooseLevel, loadLevels, type NamedLevel } from '../files.ts';
import { describeGrading, gradingTable } from '../grade-text.ts';
import { interruptSignal } from '../interrupt.ts';
import { jsonOption, levelOption, wholeNumber } from '../options.ts';
import { number, print, printError, printJson } from '../output.ts';
import { heading } from './show.ts';

interface GradeCommandOptions {
  readonly level?: string;
  readonly maxStates: number;
  readonly json?: boolean;
}

/** A graded level of one of the files. */
interface Graded {
  readonly file: string;
  readonly named: NamedLevel;
  readonly grading: Grading;
}

export const gradeCommand = (): Command =>
  new Command('grade')
    .description('estimate how hard levels are for people, with the figures that say so')
    .argument('<files...>', 'level files, - for standard input')
    .addOption(levelOption())
    .addOption(
      new Option('--max-states <n>', 'grade levels with more positions from samples')
        .argParser(wholeNumber(1))
        .default(defaultMaxStates),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  fourfold grade levels/roll-the-block/starter.txt --level 5\n  fourfold grade levels/*/*.txt',
    )
    .action(grade);

async function grade(files: readonly string[], options: GradeCommandOptions): Promise<void> {
  // Read all files first, so that mistakes are reported before minutes of grading.
  const levels = files.flatMap((file) => levelsOf(file, options.level));
  const signal = interruptSignal();
  const graded: Graded[] = [];
  for (const { file, named } of levels) {
    if (process.stderr.isTTY)
      process.stderr.write(`\r\x1b[K${graded.length} of ${levels.length}: ${named.name}`);
    const grading = await gradeInSlices(named.game, named.level, { maxStates: options.maxStates }, signal);
    if (signal.aborted) break;
    graded.push({ file, named, grading });
  }
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  if (options.json) printJson(graded.map(record));
  else print(report(graded));
  if (signal.aborted) {
    printError(`Interrupted: ${number(graded.length)} of ${number(levels.length)} levels were graded.`);
    process.exitCode = exitCodes.cancelled;
  } else process.exitCode = exitCodeOf(graded);
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
function report(graded: readonly Graded[]): string {
  const [first] = graded;
  if (first && graded.length === 1) return `${heading(first.named)}\n\n${describeGrading(first.grading)}`;
  const files = [...new Set(graded.map(({ file }) => file))];
  return files
    .map((file) => {
      const levels = graded.filter((each) => each.file === file);
      return `${file}\n\n${gradingTable(levels.map(({ named, grading }) => ({ ...named, grading })))}`;
    })
    .join('\n\n');
}
