import { shippedNames } from '../../experiments/levels-folder.ts';
import { allCommands, type CommandRecord, type OptionRecord, switchesOf } from '../command-tree.ts';
import type { Values } from '../values.ts';

/** Completion for fish: one line for each thing that can follow a command, with a question whether it is that command. */
export function fishCompletion(program: CommandRecord): string {
  const commands = allCommands(program);
  const switches = switchesOf(program);
  const paths = commands.flatMap(({ path }) => (path === '' ? [] : quoted(path)));
  return `# Completion of fourfold for fish. For every new shell:
#   fourfold completion fish > ~/.config/fish/completions/fourfold.fish

# Whether this is the command so far.
function __fourfold_at
    set -l path ''
    set -l words (commandline -opc)
    for word in $words[2..]
        set -l longer (string trim -- "$path $word")
        if contains -- $longer ${paths.join(' ')}
            set path $longer
        end
    end
    test "$path" = "$argv"
end

# Words with commas between them: the last one is completed.
function __fourfold_list
    set -l before (string replace -r '^--[a-z-]+=' '' -- (commandline -ct) | string replace -r '[^,]*$' '')
    for word in $argv
        echo $before$word
    end
end

complete -c fourfold -f
${switches.map((option) => optionLine('', option)).join('\n')}
${commands.flatMap((command) => commandLines(command, switches)).join('\n')}
`;
}

function commandLines(command: CommandRecord, switches: readonly OptionRecord[]): string[] {
  const here = ` -n ${quoted(`__fourfold_at ${command.path}`.trim())}`;
  const options = command.options.filter((option) => !switches.includes(option));
  const [first] = command.arguments;
  return [
    ...command.commands.map(
      ({ name, summary }) => `complete -c fourfold${here} -a ${name} -d ${quoted(summary)}`,
    ),
    ...(first ? argumentLines(here, first.values) : []),
    ...options.map((option) => optionLine(here, option)),
  ];
}

function argumentLines(here: string, values: Values): string[] {
  const line = `complete -c fourfold${here}`;
  if (values.kind === 'words') return [`${line} -a ${quoted(values.words.join(' '))}`];
  if (values.kind === 'levels') return [`${line} -F`, `${line} -a ${quoted(shippedNames().join(' '))}`];
  return values.kind === 'files' ? [`${line} -F`] : [];
}

function optionLine(here: string, { long, short, summary, value }: OptionRecord): string {
  const names = [`-l ${long.replace(/^--/, '')}`, ...(short ? [`-s ${short.replace(/^-/, '')}`] : [])];
  return `complete -c fourfold${here} ${names.join(' ')}${value ? taking(value.values) : ''} -d ${quoted(summary)}`;
}

function taking(values: Values): string {
  if (values.kind === 'words') return ` -x -a ${quoted(values.words.join(' '))}`;
  if (values.kind === 'list') return ` -x -a ${quoted(`(__fourfold_list ${values.words.join(' ')})`)}`;
  if (values.kind === 'folders') return ` -x -a '(__fish_complete_directories)'`;
  return values.kind === 'files' || values.kind === 'levels' ? ' -r -F' : ' -x';
}

/** fish knows a backslash between single quotes. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
