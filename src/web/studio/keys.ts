import { type Direction, step } from '../../core/grid.ts';
import type { KeyPress } from '../play/keys.ts';
import type { Desk } from './desk.ts';
import { type ToolId, toolIds } from './tools.ts';

/** What the page does for a key, where the desk cannot. */
export type PageKey = 'try' | 'list';

export const toolKeys: Readonly<Record<ToolId, string>> = {
  brush: 'B',
  line: 'L',
  rectangle: 'R',
  fill: 'F',
  erase: 'E',
  pick: 'I',
  move: 'M',
  select: 'S',
  wire: 'W',
};

const arrows: Readonly<Record<string, Direction>> = {
  ...{ ArrowUp: 'U', ArrowDown: 'D', ArrowLeft: 'L', ArrowRight: 'R' },
};

/** Tools that need a beginning and an end: with keys, the first press begins and the second one ends. */
const spanning: readonly ToolId[] = ['line', 'rectangle', 'move', 'select', 'wire'];

/** Carries out a key; what only the page can do is answered. Undefined where it is none of ours and is left to the browser. */
export function pressKey(desk: Desk, press: KeyPress): PageKey | 'done' | undefined {
  if (press.altKey) return undefined;
  const key = [...press.key].length === 1 ? press.key.toUpperCase() : press.key;
  if (press.ctrlKey || press.metaKey) return withControl(desk, key, press.shiftKey);
  const direction = arrows[press.key];
  if (direction) walk(desk, direction, press.shiftKey);
  else if (key === ' ' || key === 'Enter') put(desk);
  else if (key === 'Delete' || key === 'Backspace') desk.eraseHere();
  else if (key === 'Escape') leave(desk);
  else if (key === ',' || key === '.') desk.stepLetter(key === '.' ? 1 : -1);
  else if (key === '?') return 'list';
  else if (press.shiftKey && chooseLetter(desk, key)) return 'done';
  else if (/^[1-9]$/.test(key)) {
    const brush = desk.studio.brushes[Number(key) - 1];
    if (brush) desk.take(brush);
  } else if (key === 'T') return 'try';
  else return chooseTool(desk, key);
  return 'done';
}

function withControl(desk: Desk, key: string, shift: boolean): 'done' | undefined {
  const commands: Readonly<Record<string, () => void>> = {
    Z: () => (shift ? desk.redo() : desk.undo()),
    Y: () => desk.redo(),
    C: () => desk.copy(),
    X: () => desk.cut(),
    V: () => desk.paste(),
    A: () => desk.selectAll(),
  };
  commands[key]?.();
  return commands[key] ? 'done' : undefined;
}

function walk(desk: Desk, direction: Direction, isSelecting: boolean): void {
  const { row, column } = desk.cursor;
  const to = {
    row: Math.max(0, Math.min(desk.rows - 1, row + step[direction].row)),
    column: Math.max(0, Math.min(desk.columns - 1, column + step[direction].column)),
  };
  if (isSelecting && desk.stroke?.tool !== 'select') {
    if (desk.tool !== 'select') desk.use('select');
    desk.select(undefined);
    desk.press(desk.cursor, 'select');
  } else if (!isSelecting && desk.stroke?.tool === 'select' && desk.isSelectingByKeys) desk.release();
  desk.isSelectingByKeys = isSelecting;
  if (desk.stroke) desk.drag(to);
  else desk.goTo(to);
}

function put(desk: Desk): void {
  if (desk.stroke) desk.release();
  else {
    desk.press(desk.cursor);
    if (!spanning.includes(desk.tool)) desk.release();
  }
}

/** Forgets what was begun, then what is selected. */
function leave(desk: Desk): void {
  if (desk.stroke) desk.drop();
  else desk.select(undefined);
}

function chooseLetter(desk: Desk, key: string): boolean {
  const letter = desk.brush.letters?.find((each) => each.toUpperCase() === key);
  if (letter !== undefined) desk.take(desk.brush, letter);
  return letter !== undefined;
}

function chooseTool(desk: Desk, key: string): 'done' | undefined {
  const tool = toolIds.find((id) => toolKeys[id] === key);
  if (!tool || (tool === 'wire' && !desk.studio.wiring)) return undefined;
  desk.use(tool);
  return 'done';
}
