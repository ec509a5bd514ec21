import type { CellText, Level, LevelSource, LevelText } from '../../core/level.ts';
import { shorten } from '../../core/level-text.ts';
import type { Place, Problems } from '../../core/problem.ts';
import { tilesMessage } from './messages.ts';

/** A tile at the start, or a goal: a colour (0 is A) on a cell. */
export interface Coloured {
  readonly cell: number;
  readonly colour: number;
}

/** Sliding tiles, obstacles and coloured goals. Cells are numbered row by row from 0. */
export interface TilesLevel extends Level {
  readonly walls: readonly boolean[];
  /** In the order of their cells; so are the goals. */
  readonly tiles: readonly Coloured[];
  readonly goals: readonly Coloured[];
}

/** The letter of a colour, as a tile is written. */
export const tileLetter = (colour: number): string => String.fromCharCode(65 + colour);
export const goalLetter = (colour: number): string => tileLetter(colour).toLowerCase();
const colourOf = (letter: string): number => letter.toUpperCase().charCodeAt(0) - 65;

interface FoundTile extends Coloured {
  readonly place: Place;
}

export function readLevel(source: LevelSource, problems: Problems): TilesLevel | undefined {
  const before = problems.list.length;
  const level = understoodLevel(source, problems);
  const ragged = source.rows.some((row) => row.length !== level.columns);
  return ragged || problems.list.length > before ? undefined : level;
}

/** The level as far as it is understood, whatever is wrong with it. */
export function understoodLevel(source: LevelSource, problems: Problems): TilesLevel {
  const columns = source.rows[0]?.length ?? 0;
  const walls: boolean[] = [];
  const tiles: FoundTile[] = [];
  const goals: Coloured[] = [];
  for (const { text, place } of source.rows.flat()) {
    const cell = walls.length;
    walls.push(text === '#');
    if (text === '#' || text === '.') continue;
    const letters = /^(?=.)([A-Z])?([a-z])?$/.exec(text);
    if (!letters) reportBadCell({ text, place }, problems);
    const [, tile, goal] = letters ?? [];
    if (tile) tiles.push({ cell, colour: colourOf(tile), place });
    if (goal) goals.push({ cell, colour: colourOf(goal) });
  }
  if (tiles.length === 0) problems.add(source.place, tilesMessage('no-tile'));
  checkGoals(tiles, goals, problems);
  return {
    info: source.info,
    rows: source.rows.length,
    columns,
    walls,
    tiles: tiles.map(({ cell, colour }) => ({ cell, colour })),
    goals,
  };
}

function reportBadCell({ text, place }: CellText, problems: Problems): void {
  const isGoalFirst = /^[a-z][A-Z]$/.test(text);
  const meant = isGoalFirst && { meant: `${text[1]}${text[0]}` };
  problems.add(place, tilesMessage('bad-cell', { text: shorten(text), ...meant }));
}

/** Each colour needs a goal for every tile; the first tile that has none is where the mistake is reported. */
function checkGoals(tiles: readonly FoundTile[], goals: readonly Coloured[], problems: Problems): void {
  for (const colour of new Set(tiles.map((tile) => tile.colour))) {
    const own = tiles.filter((tile) => tile.colour === colour);
    const goalCount = goals.filter((goal) => goal.colour === colour).length;
    const extra = own[goalCount];
    if (!extra) continue;
    problems.add(
      extra.place,
      tilesMessage('too-few-goals', {
        colour: tileLetter(colour),
        tiles: own.length,
        goals: goalCount,
        goal: goalLetter(colour),
      }),
    );
  }
}

/**
 * A board one column wide cannot be written when a tile starts on a goal: its rows have no white space inside, so the two
 * letters would be read as two cells. Only levels made by a program can have this.
 */
export function writeLevel(level: TilesLevel): LevelText {
  const signs = level.walls.map((wall) => (wall ? '#' : ''));
  for (const { cell, colour } of level.tiles) signs[cell] += tileLetter(colour);
  for (const { cell, colour } of level.goals) signs[cell] += goalLetter(colour);
  const rows = Array.from({ length: level.rows }, (_, row) =>
    signs.slice(row * level.columns, (row + 1) * level.columns).map((sign) => sign || '.'),
  );
  return { headers: [], rows };
}
