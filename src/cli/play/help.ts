import type { PlayedGame } from '../../core/game.ts';
import type { LevelText } from '../../core/level.ts';
import { type CellView, type Choice, groundId, type View } from '../../core/view.ts';
import { draw } from '../draw.ts';
import { table, wrap } from '../output.ts';
import { keyList } from './keys.ts';
import type { Style } from './layout.ts';

/** What the help is about. */
export interface HelpSubject {
  readonly game: PlayedGame;
  readonly view: View;
  /** What the text of the level says of this one: what its switches do. */
  readonly headers: LevelText['headers'];
  readonly picks: Picks | undefined;
}

/** Where a piece is picked before it moves: the names that are one key. */
export interface Picks {
  readonly letters: readonly string[];
}

export const picksOf = (choices: readonly Choice[]): Picks | undefined =>
  choices.length === 0
    ? undefined
    : { letters: choices.map(({ id }) => id).filter((id) => /^[A-Z0-9]$/.test(id)) };

/** The rules of the game, the signs on the board now, and the keys that work: line by line, in groups that stay together. */
export function helpGroups(
  { game, view, headers, picks }: HelpSubject,
  style: Style,
  width: number,
): string[][] {
  const inner = Math.max(20, width - 4);
  return [
    [style.bold(`How ${game.name} is played`), ...game.words.en.how.flatMap((each) => item(each, inner))],
    [style.bold('What is on the board'), ...table(legend(game, view, style), inner).split('\n')],
    ...(headers.length > 0
      ? [[style.bold('In this level'), ...headers.map(([key, value]) => `${key}: ${value}`)]]
      : []),
    [
      style.bold('Keys'),
      ...table(keyList(picks), inner).split('\n'),
      ...wrap(`Moves in notation: ${game.words.en.notation}`, inner).split('\n'),
    ],
  ];
}

const item = (text: string, width: number): string[] =>
  wrap(`- ${text}`, width, '  ').replace('  - ', '- ').split('\n');

/** The kinds of signs, each with the first cell that shows it. */
function legend(game: PlayedGame, view: View, style: Style): string[][] {
  const found = new Map<string, { readonly cell: CellView; readonly name: string }>();
  const { piece: kind = 'piece', parts } = game.words.en;
  const names: Readonly<Record<string, string>> = {
    void: 'no floor',
    floor: 'floor',
    goal: 'goal',
    ...parts,
  };
  const add = (key: string, cell: CellView, name: string): void => {
    if (!found.has(key)) found.set(key, { cell, name });
  };
  for (const cell of view.cells.flat()) {
    const { piece, ...ground } = cell;
    if (piece)
      add('piece', { ground: 'floor', piece }, kind + (isLetter(piece.label) ? ', with its letter' : ''));
    const id = groundId(cell);
    // In colour there is nothing to see of it.
    if (id === 'void' && style.colour) continue;
    add(`ground ${id}`, ground, names[id] ?? id);
    if (piece && id !== 'floor') add(`piece on ${id}`, cell, `${kind} on ${article(names[id] ?? id)}`);
  }
  return [...found.values()].map(({ cell, name }) => [
    draw({ cells: [[cell]] }, { colour: style.colour }),
    name,
  ]);
}

const isLetter = (label: string): boolean => /^\p{L}$/u.test(label);

const article = (name: string): string => (/^(no|floor)\b/.test(name) ? name : `a ${name}`);

/** Groups in as few pages of so many lines as their order allows; a group that is longer than a page is cut. */
export function pagesOf(groups: readonly (readonly string[])[], lines: number): string[][] {
  const pages: string[][] = [];
  for (const group of groups) {
    const last = pages.at(-1);
    if (last && last.length + 1 + group.length <= lines) last.push('', ...group);
    else for (let at = 0; at < group.length; at += lines) pages.push(group.slice(at, at + lines));
  }
  return pages;
}
