import { type Direction, opposite } from '../../core/grid.ts';
import type { Random } from '../../core/random.ts';
import type { SampleLevel } from '../../core/sample.ts';
import type { Coloured, TilesLevel } from './level.ts';
import { tilesRules } from './rules/rules.ts';

/** A random level of the given size, for tests; about two in three are solvable by construction. */
export const sampleLevel: SampleLevel<TilesLevel> = (random, rows, columns) => {
  const cells = Array.from({ length: rows * columns }, (_, cell) => cell);
  const density = random.below(40) / 100;
  const walls = cells.map(() => random.chance(density));
  const free = random.shuffle(cells.filter((cell) => !walls[cell]));
  // One column wide, a tile cannot be written on a goal: tiles and goals then share the cells.
  const narrow = columns === 1;
  const room = narrow ? Math.floor(free.length / 2) : free.length;
  if (room === 0) return undefined;

  const colours = 1 + random.below(random.chance(0.1) ? 26 : 4);
  const tiles = inReadingOrder(
    free.slice(0, tileCount(random, room)).map((cell) => ({ cell, colour: random.below(colours) })),
  );
  const level: TilesLevel = { info: {}, rows, columns, walls, tiles, goals: [] };

  const goals = new Map<number, number>();
  const forbidden = new Set(narrow ? tiles.map((tile) => tile.cell) : []);
  const open = free.filter((cell) => !forbidden.has(cell));
  const ends = random.chance(2 / 3) ? walkAtRandom(level, random) : random.shuffle(open);
  for (const [index, { colour }] of tiles.entries()) {
    const wanted = ends[index]!;
    const cell =
      forbidden.has(wanted) || goals.has(wanted) ? open.find((other) => !goals.has(other)) : wanted;
    goals.set(cell!, colour);
  }
  // Spare goals, also of colours that have no tile.
  for (const cell of random.chance(0.3) ? open.slice(0, 1 + random.below(4)) : [])
    if (!goals.has(cell)) goals.set(cell, random.below(colours));
  return { ...level, goals: inReadingOrder([...goals].map(([cell, colour]) => ({ cell, colour }))) };
};

/** Mostly a few; sometimes many, the more seldom the larger the board, where they take long. */
function tileCount(random: Random, room: number): number {
  const most = random.chance(Math.min(0.15, 8 / room)) ? room : 5;
  return 1 + random.below(Math.min(most, room));
}

/** Where the tiles of a level come to when it is played at random for some moves, not going straight back. */
function walkAtRandom(level: TilesLevel, random: Random): readonly number[] {
  const rules = tilesRules(level);
  let state = rules.start();
  let back: Direction | undefined;
  for (let left = 1 + random.below(level.walls.length > 400 ? 3 : 24); left > 0; left -= 1) {
    const moves = rules.moves(state).filter((move) => move !== back);
    if (moves.length === 0) break;
    const move = random.pick(moves);
    const result = rules.apply(state, move);
    if (result.ok) state = result.value;
    back = opposite[move];
  }
  return state.cells;
}

const inReadingOrder = (coloured: readonly Coloured[]): Coloured[] =>
  coloured.toSorted((a, b) => a.cell - b.cell);
