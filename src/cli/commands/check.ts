import { Command } from 'commander';
import { CommandError, exitCodes } from '../exit.ts';
import { describeProblems, levelsIn, readText } from '../files.ts';
import { jsonOption } from '../options.ts';
import { print, printError, printJson } from '../output.ts';
import { refusedSolutions } from '../stated-solutions.ts';

export const checkCommand = (): Command =>
  new Command('check')
    .description(
      'read level files, replay the solutions that they state, and report every mistake with its place',
    )
    .argument('<files...>', 'level files, - for standard input')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  fourfold check levels/*/*.txt')
    .action((paths: readonly string[], options: { json?: boolean }) => {
      const answers = paths.map((path) => answerFor(path));
      if (options.json) printJson(answers);
      else {
        for (const { file, levels, problems, error } of answers) {
          if (error !== undefined) printError(error);
          else if (problems.length > 0) print(describeProblems(file, problems));
          else print(`${file}: ${levels} ${levels === 1 ? 'level' : 'levels'}, no mistakes`);
        }
      }
      // A file that cannot be read at all is bad input; for one with mistakes the answer is "no".
      if (answers.some(({ error }) => error !== undefined)) process.exitCode = exitCodes.usage;
      else if (answers.some(({ problems }) => problems.length > 0)) process.exitCode = exitCodes.no;
    });

/** Checks all files, also when one of them cannot be read. */
function answerFor(file: string) {
  try {
    const text = readText(file);
    const result = levelsIn(text);
    const problems = result.ok ? refusedSolutions(text, result.value) : result.error;
    const isValid = problems.length === 0;
    return { file, valid: isValid, levels: result.ok && isValid ? result.value.length : 0, problems };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { file, valid: false, levels: 0, problems: [], error: error.message };
  }
}
