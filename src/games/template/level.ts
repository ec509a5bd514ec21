import type { Level, LevelSource, LevelText } from '../../core/level.ts';
import { shorten } from '../../core/level-text.ts';
import type { Message } from '../../core/message.ts';
import type { Place, Problems } from '../../core/problem.ts';
import { walkMessage } from './messages.ts';

/** A walker on a board with walls, and the cell it wants to reach. Cells are numbered row by row from 0. */
export interface WalkLevel extends Level {
  readonly walls: readonly boolean[];
  readonly start: number;
  readonly goal: number;
}

export function readLevel(source: LevelSource, problems: Problems): WalkLevel | undefined {
  const before = problems.list.length;
  const columns = source.rows[0]?.length ?? 0;
  const walls: boolean[] = [];
  const starts: { cell: number; place: Place }[] = [];
  const goals: { cell: number; place: Place }[] = [];
  for (const cell of source.rows.flat()) {
    if (cell.text === '@') starts.push({ cell: walls.length, place: cell.place });
    else if (cell.text === '*') goals.push({ cell: walls.length, place: cell.place });
    else if (cell.text !== '.' && cell.text !== '#')
      problems.add(cell.place, walkMessage('bad-cell', { text: shorten(cell.text) }));
    walls.push(cell.text === '#');
  }
  const onlyOne = (found: readonly { cell: number; place: Place }[], none: Message, second: Message) => {
    if (found.length === 0) problems.add(source.place, none);
    for (const { place } of found.slice(1)) problems.add(place, second);
    return found[0]?.cell ?? 0;
  };
  const start = onlyOne(starts, walkMessage('no-start'), walkMessage('second-start'));
  const goal = onlyOne(goals, walkMessage('no-goal'), walkMessage('second-goal'));
  if (problems.list.length > before || source.rows.some((row) => row.length !== columns)) return undefined;
  return { info: source.info, rows: source.rows.length, columns, walls, start, goal };
}

export function writeLevel(level: WalkLevel): LevelText {
  const sign = (cell: number): string => {
    if (cell === level.start) return '@';
    if (cell === level.goal) return '*';
    return level.walls[cell] ? '#' : '.';
  };
  const rows = Array.from({ length: level.rows }, (_, row) =>
    Array.from({ length: level.columns }, (_, column) => sign(row * level.columns + column)),
  );
  return { headers: [], rows };
}
