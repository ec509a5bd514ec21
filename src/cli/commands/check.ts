import { Command } from 'commander';
import { Unreadable } from '../../core/unreadable.ts';
import type { ToldProblem } from '../../games/pack.ts';
import { exitCodes } from '../exit.ts';
import { describeProblems, levelsIn, readText } from '../files.ts';
import { interruptSignal } from '../interrupt.ts';
import { jsonOption } from '../options.ts';
import { print, printError, printJson } from '../output.ts';
import { bar, withProgress } from '../progress.ts';
import { checkedGuards, unknownGuard } from '../stated-guards.ts';
import { refusedSolutions } from '../stated-solutions.ts';

/** Of each part of the proof of a guard. */
const guardLimits = { seconds: 60, bytes: 2 ** 30 };

export const checkCommand = (): Command =>
  new Command('check')
    .description(
      'read level files, replay the solutions that they state, and report every mistake with its place',
    )
    .argument('<files...>', 'level files, - for standard input')
    .option('--guards', 'also prove the guards that levels state, or show how they are broken')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  fourfold check levels/*/*.txt\n  fourfold check mine.txt --guards')
    .action(async (paths: readonly string[], options: { json?: boolean; guards?: boolean }) => {
      const signal = options.guards ? interruptSignal() : undefined;
      const answers: Answer[] = [];
      const text = (): string => `${bar(answers.length, paths.length)}  ${paths[answers.length] ?? ''}`;
      await withProgress(text, async () => {
        for (const path of paths) answers.push(await answerFor(path, signal));
      });
      if (options.json) printJson(answers);
      else {
        for (const { file, levels, guards, problems, error } of answers) {
          if (error !== undefined) printError(error);
          else if (problems.length > 0) print(describeProblems(file, problems));
          else {
            const held =
              guards === undefined ? '' : `, ${guards} ${guards === 1 ? 'guard holds' : 'guards hold'}`;
            print(`${file}: ${levels} ${levels === 1 ? 'level' : 'levels'}, no mistakes${held}`);
          }
        }
      }
      // A file that cannot be read at all is bad input; for one with mistakes the answer is "no".
      if (signal?.aborted) process.exitCode = exitCodes.cancelled;
      else if (answers.some(({ error }) => error !== undefined)) process.exitCode = exitCodes.usage;
      else if (isOnlyUnknown(answers)) process.exitCode = exitCodes.limit;
      else if (answers.some(({ problems }) => problems.length > 0)) process.exitCode = exitCodes.no;
    });

interface Answer {
  readonly file: string;
  readonly valid: boolean;
  readonly levels: number;
  /** Those that hold, where they were asked for. */
  readonly guards?: number;
  readonly problems: readonly ToldProblem[];
  readonly error?: string;
}

/** Nothing is wrong, but something could not be proved. */
const isOnlyUnknown = (answers: readonly Answer[]): boolean => {
  const problems = answers.flatMap((answer) => answer.problems);
  return problems.length > 0 && problems.every(({ code }) => code === unknownGuard);
};

/** Checks a file, also when it cannot be read; with a signal, its guards too. */
async function answerFor(file: string, signal: AbortSignal | undefined): Promise<Answer> {
  try {
    const text = readText(file);
    const result = levelsIn(text);
    const mistakes = result.ok ? refusedSolutions(text, result.value) : result.error;
    const levels = result.ok && mistakes.length === 0 ? result.value : [];
    const guards = signal && (await checkedGuards(text, levels, guardLimits, signal));
    const problems = guards ? [...mistakes, ...guards.problems] : mistakes;
    const held = guards && { guards: guards.holding };
    return { file, valid: problems.length === 0, levels: levels.length, ...held, problems };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { file, valid: false, levels: 0, problems: [], error: error.message };
  }
}
