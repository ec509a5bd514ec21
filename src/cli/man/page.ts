import { shippedNames } from '../../experiments/levels-folder.ts';
import { version } from '../../experiments/version.ts';
import { games } from '../../games/index.ts';
import { algorithms } from '../../search/algorithms/index.ts';
import type { ArgumentRecord, CommandRecord, OptionRecord } from '../command-tree.ts';
import { documentationFile } from '../documentation.ts';
import { exitWords } from '../exit.ts';
import { bold, example, item, paragraph, plain, request } from './roff.ts';

const environment: Readonly<Record<string, string>> = {
  NO_COLOR: 'No colours.',
  FORCE_COLOR: 'Colours also where the output is no terminal; with 0, none.',
  TERM: 'With dumb, no colours and no lines that are drawn over.',
  XDG_STATE_HOME:
    'Where fourfold/progress.json keeps what was solved in the terminal; ~/.local/state when not set.',
};

/** The manual page of the program, in troff with the macros of man. */
export function manualPage(program: CommandRecord): string {
  const { commands, options, summary } = program;
  return `${[
    request('TH', 'FOURFOLD', '1', '', `Fourfold ${version}`, 'User commands'),
    // Ragged on the right, as help is.
    '.ad l',
    request('SH', 'NAME'),
    `${plain('fourfold')} \\- ${plain(lowerFirst(summary.replace(/\.$/, '')))}`,
    request('SH', 'SYNOPSIS'),
    `${bold('fourfold')} ${plain('[options] <command> [arguments]')}`,
    request('SH', 'DESCRIPTION'),
    plain(
      'Fourfold is a workbench for four puzzle games for one player. It plays them, solves them with proofs, compares methods and makes new levels.',
    ),
    paragraph(
      'A level file is a path, the name of levels that come with Fourfold, or - for standard input. Options can stand before and behind the arguments.',
    ),
    request('SH', 'OPTIONS'),
    ...options.map(optionText),
    request('SH', 'COMMANDS'),
    ...commands.flatMap(commandText),
    request('SH', 'GAMES'),
    ...games.map(({ id, summary: what, notation }) => item(bold(id), `${what} Moves: ${notation}`)),
    request('SH', 'ALGORITHMS'),
    ...[...algorithms, ...games.flatMap(({ solvers = [] }) => solvers)].map(({ id, name, summary: what }) =>
      item(bold(id), `${name}. ${what}`),
    ),
    request('SH', 'HEURISTICS'),
    ...games.flatMap(({ name, heuristics }) => [
      request('SS', name),
      ...heuristics.map(({ id, summary: what }) => item(bold(id), what)),
    ]),
    request('SH', 'LEVELS'),
    plain('These names work in every folder:'),
    example(shippedNames().join('\n')),
    request('SH', 'ENVIRONMENT'),
    ...Object.entries(environment).map(([name, what]) => item(bold(name), what)),
    request('SH', 'EXIT STATUS'),
    ...Object.entries(exitWords).map(([code, what]) => item(bold(code), `${what}.`)),
    request('SH', 'SEE ALSO'),
    plain(`${documentationFile} in the folder of the package.`),
  ].join('\n')}\n`;
}

function commandText(record: CommandRecord): string[] {
  const { path, summary, usage, options, commands, more } = record;
  // The parser's own; its commands are those above.
  const below = path === 'help' ? [] : commands.flatMap(commandText);
  const name = path.includes(' ') ? path.slice(0, path.lastIndexOf(' ') + 1) : '';
  return [
    request('SS', `fourfold ${name}${usage}`),
    plain(`${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`),
    ...record.arguments.map(argumentText),
    ...options.filter(({ long }) => long !== '--help').map(optionText),
    ...(more === '' ? [] : [example(more)]),
    ...below,
  ];
}

const argumentText = ({ name, summary }: ArgumentRecord): string => item(bold(`<${name}>`), summary);

const optionText = ({ flags, summary }: OptionRecord): string => item(bold(flags), summary);

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
