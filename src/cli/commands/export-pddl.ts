import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { domainText, problemText } from '../../core/pddl-text.ts';
import { CommandError } from '../exit.ts';
import { loadLevel } from '../files.ts';
import { NewFile } from '../new-file.ts';
import { costOf, costOption, jsonOption, levelOption } from '../options.ts';
import { number, print, printExactly, printJson } from '../output.ts';
import { taskOf } from '../planning.ts';

interface ExportOptions {
  readonly level?: string;
  readonly cost?: string;
  readonly out?: string;
  readonly outDomain?: string;
  readonly outProblem?: string;
  readonly force?: boolean;
  readonly json?: boolean;
}

export const exportPddlCommand = (): Command =>
  new Command('export-pddl')
    .description('write a level for planners: a domain and a problem in PDDL, plain STRIPS with action costs')
    .argument('<file>', 'a level file, - for standard input')
    .addOption(levelOption())
    .addOption(costOption())
    .option(
      '--out <folder>',
      'write domain.pddl and problem.pddl to this folder, which is made if it is missing',
    )
    .option('--out-domain <file>', 'write the domain to this file')
    .option('--out-problem <file>', 'write the problem to this file')
    .option('--force', 'overwrite existing files')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nWithout files, both are printed, one after the other.\n\nExample:\n' +
        '  fourfold export-pddl roll-the-block/starter --level 4 --cost roll --out planning',
    )
    .action(async (path: string, options: ExportOptions) => {
      const named = loadLevel(path, options.level);
      const cost = costOf(named.game, options.cost);
      const files = filesOf(path, options);
      const task = await taskOf(named, cost);
      const texts = { domain: domainText(task), problem: problemText(task, named.name) };
      files?.domain.write(texts.domain);
      files?.problem.write(texts.problem);
      const { game, name } = named;
      const figures = { actions: task.actions.length, facts: task.start.length, goals: task.goal.length };
      if (options.json)
        printJson({
          ...{ game: game.id, level: name, costModel: cost, ...figures },
          ...(files ? { domain: files.domain.path, problem: files.problem.path } : texts),
        });
      else if (files)
        print(
          `${files.domain.path} has ${number(figures.actions)} actions, ${files.problem.path} ${number(figures.facts)} facts.`,
        );
      else printExactly(`; domain.pddl\n${texts.domain}\n; problem.pddl\n${texts.problem.trimEnd()}`);
    });

interface Files {
  readonly domain: NewFile;
  readonly problem: NewFile;
}

/** The files to write, both or none. */
function filesOf(
  input: string,
  { out, outDomain, outProblem, force = false }: ExportOptions,
): Files | undefined {
  if (out === undefined && outDomain === undefined && outProblem === undefined) return undefined;
  if (out !== undefined && (outDomain !== undefined || outProblem !== undefined))
    throw new CommandError('Expected either --out with a folder, or --out-domain and --out-problem.');
  if (out === undefined && (outDomain === undefined || outProblem === undefined))
    throw new CommandError(
      `Expected ${outDomain === undefined ? '--out-domain' : '--out-problem'} as well: a planner needs both files.`,
    );
  if (outDomain !== undefined && outDomain === outProblem)
    throw new CommandError(`${outDomain}: expected two files, not one for both.`);
  if (out !== undefined) makeFolder(out);
  const file = (path: string): NewFile => new NewFile(path, { force, inputs: [input] });
  return {
    domain: file(outDomain ?? join(out!, 'domain.pddl')),
    problem: file(outProblem ?? join(out!, 'problem.pddl')),
  };
}

function makeFolder(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new CommandError(`${path}: this folder cannot be made (${(error as Error).message}).`);
  }
}
