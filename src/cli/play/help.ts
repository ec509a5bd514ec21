import type { PlayedGame } from '../../core/game.ts';
import { type CellView, groundId, type View } from '../../core/view.ts';
import { draw } from '../draw.ts';
import { visibleLength, wrap } from '../output.ts';
import { keyList } from './keys.ts';
import type { Style } from './layout.ts';

/** What the help is about. */
export interface HelpSubject {
  readonly game: PlayedGame;
  readonly view: View;
  /** Names of pieces that one key picks, and whether there is anything to pick. */
  readonly letters: readonly string[];
  readonly picks: boolean;
}

/** The rules of the game, the signs on the board now, and the keys that work: line by line, in groups that stay together. */
export function helpGroups(
  { game, view, letters, picks }: HelpSubject,
  style: Style,
  width: number,
): string[][] {
  const inner = Math.max(20, width - 4);
  return [
    [style.bold(`How ${game.name} is played`), ...game.words.en.how.flatMap((each) => item(each, inner))],
    [style.bold('What is on the board'), ...legend(game, view, style)],
    [style.bold('Keys'), ...keyList(picks, letters)],
  ];
}

const item = (text: string, width: number): string[] =>
  wrap(`- ${text}`, width, '  ').replace('  - ', '- ').split('\n');

/** One line a kind of sign, with the first cell that shows it. */
function legend(game: PlayedGame, view: View, style: Style): string[] {
  const found = new Map<string, { readonly cell: CellView; readonly name: string }>();
  const names: Readonly<Record<string, string>> = {
    void: 'no floor',
    floor: 'floor',
    goal: 'goal',
    ...game.words.en.parts,
  };
  const add = (key: string, cell: CellView, name: string): void => {
    if (!found.has(key)) found.set(key, { cell, name });
  };
  for (const cell of view.cells.flat()) {
    const { piece, ...ground } = cell;
    if (piece) add('piece', { ground: 'floor', piece }, 'a piece, with the letter of its colour');
    const id = groundId(cell);
    // In colour there is nothing to see of it.
    if (id === 'void' && style.colour) continue;
    add(`ground ${id}`, ground, names[id] ?? id);
    if (piece && id !== 'floor') add(`piece on ${id}`, cell, `a piece on ${article(names[id] ?? id)}`);
  }
  const signs = [...found.values()].map(({ cell, name }) => ({
    sign: draw({ cells: [[cell]] }, { colour: style.colour }),
    name,
  }));
  const widest = Math.max(...signs.map(({ sign }) => visibleLength(sign)));
  return signs.map(({ sign, name }) => `${sign}${' '.repeat(widest - visibleLength(sign))}  ${name}`);
}

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
