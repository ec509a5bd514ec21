import type { CellText, Level, LevelSource, LevelText } from '../../core/level.ts';
import { shorten } from '../../core/level-text.ts';
import type { Message } from '../../core/message.ts';
import type { Problems } from '../../core/problem.ts';
import { bridgeNumber, readHeaders } from './headers.ts';
import { rollMessage } from './messages.ts';

/** The ground of one cell; the start and the goal are floor. */
export type Cell =
  | { readonly kind: 'void' | 'floor' | 'fragile' }
  | { readonly kind: 'switch'; readonly letter: string }
  | { readonly kind: 'bridge'; readonly number: number };

/** The effect of a switch on one bridge. */
export interface Action {
  readonly effect: 'toggle' | 'show' | 'hide';
  readonly bridge: number;
}

/** A switch: soft and heavy ones change bridges, in the order of their actions; split ones cut the block in two. */
export type Switch =
  | { readonly letter: string; readonly kind: 'soft' | 'heavy'; readonly actions: readonly Action[] }
  | { readonly letter: string; readonly kind: 'split'; readonly cells: readonly [number, number] };

/** A board for the rolling block. Cells are numbered row by row from 0. */
export interface RollLevel extends Level {
  readonly cells: readonly Cell[];
  readonly start: number;
  readonly goal: number;
  /** The bridges that are shown at the start, in ascending order. */
  readonly shown: readonly number[];
  /** One for every letter on the board, in the order of the alphabet. */
  readonly switches: readonly Switch[];
}

export function readLevel(source: LevelSource, problems: Problems): RollLevel | undefined {
  const before = problems.list.length;
  const level = understoodLevel(source, problems);
  const ragged = source.rows.some((row) => row.length !== level.columns);
  return ragged || problems.list.length > before ? undefined : level;
}

/** The level as far as it is understood, whatever is wrong with it; a start or goal that is missing is -1. */
export function understoodLevel(source: LevelSource, problems: Problems): RollLevel {
  const columns = source.rows[0]?.length ?? 0;
  const texts = source.rows.flat();
  const board = source.rows.map((row) => row.map((text) => readCell(text, problems)));
  const onlyOne = (sign: string, none: Message, second: Message): number => {
    const found = texts.flatMap(({ text }, cell) => (text === sign ? [cell] : []));
    if (found.length === 0) problems.add(source.place, none);
    for (const extra of found.slice(1)) problems.add(texts[extra]!.place, second);
    return found[0] ?? -1;
  };
  const start = onlyOne('S', rollMessage('no-start'), rollMessage('second-start'));
  const goal = onlyOne('G', rollMessage('no-goal'), rollMessage('second-goal'));
  const { shown, switches } = readHeaders(source, board, problems);
  const cells = board.flat();
  return { info: source.info, rows: source.rows.length, columns, cells, start, goal, shown, switches };
}

function readCell({ text, place }: CellText, problems: Problems): Cell {
  if (text === '#') return { kind: 'void' };
  if (text === ':') return { kind: 'fragile' };
  if (/^[a-z]$/.test(text)) return { kind: 'switch', letter: text };
  const number = bridgeNumber(text);
  if (number !== undefined) return { kind: 'bridge', number };
  if (text !== '.' && text !== 'S' && text !== 'G')
    problems.add(place, rollMessage('bad-cell', { text: shorten(text) }));
  return { kind: 'floor' };
}

export function writeLevel(level: RollLevel): LevelText {
  const sign = (cell: number): string => {
    if (cell === level.start) return 'S';
    if (cell === level.goal) return 'G';
    const ground = level.cells[cell]!;
    if (ground.kind === 'switch') return ground.letter;
    if (ground.kind === 'bridge') return String(ground.number);
    return { void: '#', floor: '.', fragile: ':' }[ground.kind];
  };
  const bridges = level.shown.map((number): [string, string] => [`bridge ${number}`, 'shown']);
  const switches = level.switches.map((each): [string, string] => [
    `switch ${each.letter}`,
    writeSwitch(each, level.columns),
  ]);
  const rows = Array.from({ length: level.rows }, (_, row) =>
    Array.from({ length: level.columns }, (_, column) => sign(row * level.columns + column)),
  );
  return { headers: [...bridges, ...switches], rows };
}

/** Neighbouring actions with the same word share it: `show 1, show 2` is written `show 1 2`. The order stays. */
export function writeSwitch(each: Switch, columns: number): string {
  if (each.kind === 'split') {
    const places = each.cells.map((cell) => `${Math.floor(cell / columns) + 1},${(cell % columns) + 1}`);
    return `split ${places.join(' ')}`;
  }
  let text: string = each.kind;
  each.actions.forEach(({ effect, bridge }, index) => {
    const previous = each.actions[index - 1];
    if (previous?.effect === effect) text += ` ${bridge}`;
    else text += `${previous ? ',' : ''} ${effect} ${bridge}`;
  });
  return text;
}
