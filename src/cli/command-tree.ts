import type { Argument, Command, Help, Option } from 'commander';
import { type Values, valuesOfArgument, valuesOfOption } from './values.ts';

/** A command as completion and the manual page tell it, read from the parser's own record. */
export interface CommandRecord {
  readonly name: string;
  /** From the program on, without its name: `sweep status`. */
  readonly path: string;
  readonly summary: string;
  readonly usage: string;
  readonly arguments: readonly ArgumentRecord[];
  readonly options: readonly OptionRecord[];
  readonly commands: readonly CommandRecord[];
  /** What its help says at the end: examples. */
  readonly more: string;
}

export interface ArgumentRecord {
  readonly name: string;
  readonly summary: string;
  readonly repeats: boolean;
  readonly values: Values;
}

export interface OptionRecord {
  /** As help writes it: `--level <which>`. */
  readonly flags: string;
  readonly long: string;
  readonly short?: string;
  readonly summary: string;
  /** What follows it; nothing follows a switch. */
  readonly value?: { readonly name: string; readonly values: Values };
}

export function commandTree(command: Command, path = ''): CommandRecord {
  const help = command.createHelp();
  const below = help.visibleCommands(command).filter((each) => each.name() !== 'help');
  const commands = below.map((each) => commandTree(each, `${path} ${each.name()}`.trim()));
  return {
    name: command.name(),
    path,
    summary: command.description(),
    usage: `${command.name()} ${command.usage()}`,
    arguments: command.registeredArguments.map(argumentRecord),
    options: help.visibleOptions(command).map((option) => optionRecord(option, help)),
    commands: path === '' ? [...commands, helpRecord(commands)] : commands,
    more: endOfHelp(command),
  };
}

function argumentRecord(argument: Argument): ArgumentRecord {
  const { description, variadic } = argument;
  return {
    name: argument.name(),
    summary: description,
    repeats: variadic,
    values: valuesOfArgument(argument.name(), argument.argChoices),
  };
}

function optionRecord(option: Option, help: Help): OptionRecord {
  const { flags, long, short, argChoices } = option;
  const name = /[<[](.+?)(\.\.\.)?[>\]]/.exec(flags)?.[1];
  return {
    flags,
    long: long ?? short ?? flags,
    ...(long && short && { short }),
    summary: help.optionDescription(option),
    ...(name !== undefined && {
      value: { name, values: valuesOfOption(option.name(), name, argChoices) },
    }),
  };
}

/** The parser makes this command itself. */
function helpRecord(commands: readonly CommandRecord[]): CommandRecord {
  const bare = (record: CommandRecord): CommandRecord => ({
    ...record,
    path: `help ${record.path}`,
    arguments: [],
    options: [],
    commands: record.commands.map(bare),
  });
  return {
    ...{ name: 'help', path: 'help', summary: 'say what a command does and takes', usage: 'help [command]' },
    ...{ arguments: [], options: [], more: '' },
    commands: commands.map(bare),
  };
}

/** The parser keeps this text behind an event. */
function endOfHelp(command: Command): string {
  let text = '';
  const write = (part: string): void => {
    text += part;
  };
  (command as unknown as NodeJS.EventEmitter).emit('afterHelp', { error: false, command, write });
  return text.trim();
}

/** The options of the program that work behind every command, too. */
export const switchesOf = ({ options }: CommandRecord): OptionRecord[] =>
  options.filter(({ long }) => long !== '--version' && long !== '--help');

/** A command and all below it. */
export const allCommands = (record: CommandRecord): CommandRecord[] => [
  record,
  ...record.commands.flatMap(allCommands),
];
