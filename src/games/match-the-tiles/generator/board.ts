import { type Direction, directions, neighbour, opposite } from '../../../core/grid.ts';
import type { Random } from '../../../core/random.ts';
import type { Coloured, TilesLevel } from '../level.ts';
import { tilesRules } from '../rules/rules.ts';

/** The cells beside a cell that are on the board. */
const neighboursOf = (cell: number, rows: number, columns: number): number[] =>
  directions.flatMap((direction) => neighbour(cell, direction, { rows, columns }) ?? []);

/** Whether the free cells are connected: no tile could enter or leave a separate pocket. */
export function isConnected(walls: readonly boolean[], rows: number, columns: number): boolean {
  const first = walls.indexOf(false);
  if (first < 0) return false;
  const seen = new Set([first]);
  for (const cell of seen) {
    for (const next of neighboursOf(cell, rows, columns)) if (!walls[next]) seen.add(next);
  }
  return seen.size === walls.filter((wall) => !wall).length;
}

/** Adds so many walls, about half of them next to others, while the free cells stay connected. */
export function addWalls(
  random: Random,
  walls: boolean[],
  count: number,
  rows: number,
  columns: number,
  kept: ReadonlySet<number> = new Set(),
): void {
  let left = count;
  for (let tries = 4 * count; left > 0 && tries > 0; tries -= 1) {
    const free = [...walls.keys()].filter((cell) => !walls[cell] && !kept.has(cell));
    const beside = free.filter((cell) => neighboursOf(cell, rows, columns).some((next) => walls[next]));
    const choice = beside.length > 0 && random.chance(0.4) ? beside : free;
    if (choice.length === 0) return;
    const cell = random.pick(choice);
    walls[cell] = true;
    if (isConnected(walls, rows, columns)) left -= 1;
    else walls[cell] = false;
  }
}

/** Goals where the tiles are after some random slides, so that there is a solution. Undefined when they cannot move. */
export function goalsByPlaying(random: Random, level: TilesLevel, slides: number): Coloured[] | undefined {
  // Without goals no position is solved, so that the tiles keep sliding.
  const rules = tilesRules({ ...level, goals: [] });
  let state = rules.start();
  let last: Direction | undefined;
  for (let left = slides; left > 0; left -= 1) {
    // Sliding back and forth along one axis reaches no new position.
    const moves = rules.moves(state).filter((move) => move !== last && move !== (last && opposite[last]));
    if (moves.length === 0) break;
    last = random.pick(moves);
    const result = rules.apply(state, last);
    if (result.ok) state = result.value;
  }
  if (last === undefined) return undefined;
  return inReadingOrder(level.tiles.map(({ colour }, tile) => ({ cell: state.cells[tile]!, colour })));
}

export const inReadingOrder = (coloured: readonly Coloured[]): Coloured[] =>
  coloured.toSorted((a, b) => a.cell - b.cell);
