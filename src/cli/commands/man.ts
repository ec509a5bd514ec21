import { Command } from 'commander';
import { commandTree } from '../command-tree.ts';
import { manualPage } from '../man/page.ts';

/** The manual page is made of the same records as the commands themselves. The build keeps it beside the program. */
export const manCommand = (whole: () => Promise<Command>): Command =>
  new Command('man')
    .description('print the manual page, in troff')
    .addHelpText('after', '\nExample:\n  fourfold man | man -l -')
    .action(async () => {
      process.stdout.write(manualPage(commandTree(await whole())));
    });
