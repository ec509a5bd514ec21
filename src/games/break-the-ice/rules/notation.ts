import { type Direction, isDirection } from '../../../core/grid.ts';
import { shorten } from '../../../core/level-text.ts';
import type { Message } from '../../../core/message.ts';
import { failure, type Result, success } from '../../../core/result.ts';
import { iceMessage } from '../messages.ts';

/** A cell, counted from 0 at the left and at the bottom. */
export interface Position {
  readonly column: number;
  readonly height: number;
}

/** A block, named by where it stands, and where it goes. */
export interface IceMove extends Position {
  readonly direction: Direction;
}

const letters = 26;
const letter = (index: number): string => String.fromCharCode(97 + index);
const indexOf = (text: string, at: number): number => text.charCodeAt(at) - 97;

/** Columns are a to z, then aa, ab, … from the left; rows count from 1 at the bottom. */
export function formatCell({ column, height }: Position): string {
  const name =
    column < letters ? letter(column) : letter(Math.floor(column / letters) - 1) + letter(column % letters);
  return `${name}${height + 1}`;
}

export const formatMove = (move: IceMove): string => formatCell(move) + move.direction;

const cellPattern = /^([a-z]{1,2})([1-9][0-9]?)$/;

/** The cell that a text such as `c1` names, on the board or not. */
export function parseCell(text: string): Position | undefined {
  const [, name, number] = cellPattern.exec(text.toLowerCase()) ?? [];
  if (name === undefined) return undefined;
  const last = indexOf(name, name.length - 1);
  const column = name.length === 1 ? last : (indexOf(name, 0) + 1) * letters + last;
  return { column, height: Number(number) - 1 };
}

export function parseMove(text: string): Result<IceMove, Message> {
  const direction = text.slice(-1).toUpperCase();
  const cell = parseCell(text.slice(0, -1));
  return cell && isDirection(direction)
    ? success({ ...cell, direction })
    : failure(iceMessage('not-a-move', { text: shorten(text) }));
}
