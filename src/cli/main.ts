#!/usr/bin/env node
import { Command, CommanderError } from 'commander';
import packageJson from '../../package.json' with { type: 'json' };
import { algorithmsCommand } from './commands/algorithms.ts';
import { appCommand } from './commands/app.ts';
import { checkCommand } from './commands/check.ts';
import { compareCommand } from './commands/compare.ts';
import { countCommand } from './commands/count.ts';
import { exploreCommand } from './commands/explore.ts';
import { gamesCommand } from './commands/games.ts';
import { generateCommand, generateHelp } from './commands/generate.ts';
import { gradeCommand } from './commands/grade.ts';
import { heuristicsCommand } from './commands/heuristics.ts';
import { playCommand } from './commands/play.ts';
import { showCommand } from './commands/show.ts';
import { solveCommand } from './commands/solve.ts';
import { verifyCommand } from './commands/verify.ts';
import { CommandError, exitCodes } from './exit.ts';
import { errorStyle, printError } from './output.ts';

const commands = [
  appCommand,
  playCommand,
  solveCommand,
  verifyCommand,
  showCommand,
  checkCommand,
  exploreCommand,
  countCommand,
  compareCommand,
  generateCommand,
  gradeCommand,
  gamesCommand,
  algorithmsCommand,
  heuristicsCommand,
];

function createProgram(): Command {
  const program = new Command('fourfold')
    .description('Play, solve and compare four puzzle games.')
    .version(packageJson.version)
    .showHelpAfterError('(fourfold --help says more)')
    .exitOverride()
    .hook('preSubcommand', async (_, command) => {
      if (command.name() === 'generate') command.addHelpText('after', await generateHelp());
    })
    .addHelpText(
      'after',
      '\nExit codes: 0 solved or done, 1 the answer is no (unsolvable, invalid), 2 wrong use or bad input,\n' +
        '3 a limit stopped it, 4 the output could not be written, 130 cancelled.\n\nExamples:\n  fourfold app\n  fourfold play',
    );
  for (const create of commands) program.addCommand(create().copyInheritedSettings(program));
  return program;
}

try {
  await createProgram().parseAsync();
} catch (error) {
  if (error instanceof CommandError) {
    printError(`${errorStyle.red('error:')} ${error.message}`);
    process.exitCode = error.exitCode;
  } else if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? 0 : exitCodes.usage;
  else throw error;
}
