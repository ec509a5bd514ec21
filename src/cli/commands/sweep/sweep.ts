import { Command } from 'commander';

/** The subcommands in the order of the help, each loaded on demand. */
const subcommands: Readonly<Record<string, () => Promise<Command>>> = {
  status: async () => (await import('./status.ts')).statusCommand(),
  check: async () => (await import('./check.ts')).checkCommand(),
  report: async () => (await import('./report.ts')).reportCommand(),
  export: async () => (await import('./export.ts')).exportCommand(),
  schema: async () => (await import('./schema.ts')).schemaCommand(),
};

/** `fourfold sweep`; the word behind it may be a subcommand, which then is all that is needed. */
export async function sweepCommand(word: string | undefined): Promise<Command> {
  if (word !== undefined && Object.hasOwn(subcommands, word))
    return new Command('sweep').addCommand(await subcommands[word]!());
  const { runCommand } = await import('./run.ts');
  const command = runCommand(Object.keys(subcommands));
  // The help lists all of them.
  for (const create of Object.values(subcommands)) command.addCommand(await create());
  return command;
}
