import { shippedNames } from '../../experiments/levels-folder.ts';
import { allCommands, type CommandRecord, type OptionRecord, switchesOf } from '../command-tree.ts';
import type { Values } from '../values.ts';
import { levelFolders, quoted } from './bash.ts';

/** Completion for zsh: one function a command, which tells `_arguments` its options and arguments. */
export function zshCompletion(program: CommandRecord): string {
  const switches = switchesOf(program);
  return `#compdef fourfold
# Completion of fourfold for zsh. For every new shell, in ~/.zshrc after compinit:
#   source <(fourfold completion zsh)

# Files, and the levels that come with Fourfold, which have names like files in a folder.
_fourfold_levels() {
  local -a levels folders
  levels=(${shippedNames().map(quoted).join(' ')})
  folders=(${levelFolders().map(quoted).join(' ')})
  if [[ $PREFIX == */* ]]; then compadd -a levels; else compadd -S '' -a folders; fi
  _files
}

${allCommands(program)
  .map((command) => commandFunction(command, switches))
  .join('\n\n')}

if [[ $funcstack[1] == _fourfold ]]; then _fourfold "$@"; else compdef _fourfold fourfold; fi
`;
}

const functionName = (path: string): string => ['_fourfold', ...path.split(' ').filter(Boolean)].join('_');

function commandFunction(command: CommandRecord, switches: readonly OptionRecord[]): string {
  const { path, commands, options } = command;
  const specs = [
    ...options,
    ...switches.filter(({ long }) => !options.some((option) => option.long === long)),
  ].flatMap(optionSpecs);
  const specLines = specs.map((spec) => ` \\\n    ${quoted(spec)}`).join('');
  if (commands.length === 0)
    return `${functionName(path)}() {\n  _arguments${specLines}${argumentSpecs(command)}\n}`;
  const [first] = command.arguments;
  return `${functionName(path)}() {
  local -a commands
  commands=(
${commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`).join('\n')}
  )
  integer at
  for ((at = 2; at < CURRENT; at++)); do
    (( \${commands[(I)$words[at]:*]} )) || continue
    local name=$words[at]
    shift $((at - 1)) words
    (( CURRENT -= at - 1 ))
    ${functionName(path)}_$name
    return
  done
  _arguments${specLines} \\
    ${quoted(`*: :{_describe command commands${first ? `; ${actionOf(first.values)}` : ''}}`)}
}`;
}

function optionSpecs({ long, short, summary, value }: OptionRecord): string[] {
  const about = `[${escaped(summary)}]`;
  const names = short ? [short, long] : [long];
  return names.map((name) => {
    if (!value) return name + about;
    return `${name}${name.startsWith('--') ? '=' : '+'}${about}:${escaped(value.name)}:${actionOf(value.values)}`;
  });
}

/** Nothing is said of what cannot be completed. */
const argumentSpecs = (command: CommandRecord): string =>
  command.arguments
    .flatMap(({ name, values, repeats }, index) => {
      const place = repeats ? '*' : String(index + 1);
      if (values.kind === 'free') return [];
      return ` \\\n    ${quoted(`${place}:${escaped(name)}:${actionOf(values)}`)}`;
    })
    .join('');

function actionOf(values: Values): string {
  if (values.kind === 'words') return `(${values.words.join(' ')})`;
  if (values.kind === 'list') return `_sequence compadd - ${values.words.join(' ')}`;
  return { levels: '_fourfold_levels', files: '_files', folders: '_files -/', free: '' }[values.kind];
}

/** What `_arguments` would take for its own signs. */
const escaped = (text: string): string => text.replace(/[\\[\]:]/g, '\\$&');
