import { Argument, Command } from 'commander';
import { commandTree } from '../command-tree.ts';
import { bashCompletion } from '../completion/bash.ts';
import { fishCompletion } from '../completion/fish.ts';
import { zshCompletion } from '../completion/zsh.ts';

const shells = { bash: bashCompletion, zsh: zshCompletion, fish: fishCompletion };

/** What a shell completes is made of the same records as the commands themselves. */
export const completionCommand = (whole: () => Promise<Command>): Command =>
  new Command('completion')
    .description('print what a shell needs to complete commands, options, levels, algorithms and heuristics')
    .addArgument(new Argument('<shell>', 'the shell').choices(Object.keys(shells)))
    .addHelpText(
      'after',
      '\nExamples:\n  source <(fourfold completion bash)      in ~/.bashrc\n' +
        '  source <(fourfold completion zsh)       in ~/.zshrc, after compinit\n' +
        '  fourfold completion fish > ~/.config/fish/completions/fourfold.fish',
    )
    .action(async (shell: keyof typeof shells) => {
      process.stdout.write(shells[shell](commandTree(await whole())));
    });
