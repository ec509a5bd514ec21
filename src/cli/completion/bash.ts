import { shippedNames } from '../../experiments/levels-folder.ts';
import { allCommands, type CommandRecord, type OptionRecord, switchesOf } from '../command-tree.ts';
import type { Values } from '../values.ts';

/**
 * Completion for bash, from 3.2 on, without help of other packages. The command so far is a path such as ` sweep status`; cases say
 * what can follow it, and what can follow an option of it.
 */
export function bashCompletion(program: CommandRecord): string {
  const commands = allCommands(program);
  const at = ({ path }: CommandRecord): string => quoted(path === '' ? '' : ` ${path}`);
  const values = grouped(
    commands.flatMap((command) =>
      command.options.flatMap(({ long, value }) =>
        value ? { key: quoted(`${command.path} ${long}`.trim()), text: fill(value.values) } : [],
      ),
    ),
  );
  const following = commands.map((command) => {
    const words = command.commands.map(({ name }) => name);
    const [first] = command.arguments;
    const options = new Set([...command.options, ...switchesOf(program)].flatMap(namesOf));
    return `    ${at(command)})
      options=${quoted([...options].join(' '))}
      names=${quoted(words.join(' '))}
      argument=${quoted(first ? fill(first.values) : ':')} ;;`;
  });
  return `# Completion of fourfold for bash. For every new shell, in ~/.bashrc:
#   source <(fourfold completion bash)

_fourfold_words() { COMPREPLY+=($(compgen -W "$1" -- "$word")); }

# Words with commas between them: the last one is completed.
_fourfold_list() {
  local before=
  [[ $word == *,* ]] && before="\${word%,*},"
  COMPREPLY+=($(compgen -P "$before" -W "$1" -- "\${word##*,}"))
  compopt -o nospace 2>/dev/null
}

_fourfold_paths() {
  local IFS=$'\\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY+=($(compgen "$1" -- "$word"))
}

# Files, and the levels that come with Fourfold, which have names like files in a folder.
_fourfold_levels() {
  local levels=${quoted(shippedNames().join(' '))} folders=${quoted(levelFolders().join(' '))}
  _fourfold_paths -f
  if [[ $word == */* ]]; then _fourfold_words "$levels"; else _fourfold_words "$folders"; fi
  if [[ \${#COMPREPLY[@]} == 1 && \${COMPREPLY[0]} == */ ]]; then compopt -o nospace 2>/dev/null; fi
}

_fourfold() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD-1]}
  local path= options= names= argument= i
  COMPREPLY=()
  # bash takes --option=value apart.
  if [[ $word == = ]]; then word=
  elif [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD-2]}
  elif [[ $word == : || $before == : ]]; then return
  fi
  for ((i = 1; i < COMP_CWORD; i++)); do
    case "$path \${COMP_WORDS[i]}" in
      ${commands
        .filter(({ path }) => path !== '')
        .map(at)
        .join(' | ')})
        path="$path \${COMP_WORDS[i]}" ;;
    esac
  done
  local key="$path $before"
  case "\${key# }" in
${values.map(({ keys, text }) => `    ${keys.join(' | ')})\n      ${text}\n      return ;;`).join('\n')}
  esac
  case "$path" in
${following.join('\n')}
  esac
  if [[ $word == -* ]]; then _fourfold_words "$options"; return; fi
  _fourfold_words "$names"
  eval "$argument"
}

complete -F _fourfold fourfold
`;
}

const namesOf = ({ long, short }: OptionRecord): string[] => (short ? [long, short] : [long]);

/** The folders that the names of levels seem to be in. */
export const levelFolders = (): string[] => [
  ...new Set(shippedNames().map((name) => name.slice(0, name.indexOf('/') + 1))),
];

/** The call that completes such a value. */
function fill(values: Values): string {
  if (values.kind === 'words') return `_fourfold_words ${quoted(values.words.join(' '))}`;
  if (values.kind === 'list') return `_fourfold_list ${quoted(values.words.join(' '))}`;
  if (values.kind === 'levels') return '_fourfold_levels';
  return { files: '_fourfold_paths -f', folders: '_fourfold_paths -d', free: ':' }[values.kind];
}

/** Keys with the same text together. */
function grouped(
  entries: readonly { readonly key: string; readonly text: string }[],
): { readonly keys: readonly string[]; readonly text: string }[] {
  const groups = new Map<string, string[]>();
  for (const { key, text } of entries) groups.set(text, [...(groups.get(text) ?? []), key]);
  return [...groups].map(([text, keys]) => ({ keys, text }));
}

/** For bash and zsh. */
export const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
