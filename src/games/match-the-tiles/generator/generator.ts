import type { Generator, Shape } from '../../../core/generator.ts';
import type { Random } from '../../../core/random.ts';
import type { Coloured, TilesLevel } from '../level.ts';
import type { TilesState } from '../rules/rules.ts';
import { addWalls, goalsByPlaying, inReadingOrder, isConnected } from './board.ts';
import { canonicalTiles } from './symmetry.ts';

/** Enough slides to mix the tiles thoroughly. */
const slides = 40;

/** Random walls and tiles, goals where random slides take the tiles; the start is moved away from the goals afterwards. */
const first: Generator<TilesLevel, TilesState> = {
  version: 1,
  shape: [
    {
      key: 'rows',
      summary: 'rows of the board',
      least: 3,
      most: 10,
      usual: { easy: [4, 5], medium: [5, 5], hard: [5, 6], expert: [6, 6] },
    },
    {
      key: 'columns',
      summary: 'columns of the board',
      least: 3,
      most: 10,
      usual: { easy: [4, 5], medium: [5, 6], hard: [5, 6], expert: [6, 7] },
    },
    {
      key: 'colours',
      summary: 'colours of the tiles',
      least: 1,
      most: 6,
      usual: { easy: [1, 2], medium: [2, 3], hard: [2, 3], expert: [2, 4] },
    },
    {
      key: 'pieces',
      summary: 'tiles',
      pt: 'peças',
      least: 1,
      most: 6,
      usual: { easy: [2, 2], medium: [3, 3], hard: [3, 4], expert: [4, 4] },
    },
  ],
  moves: { easy: [4, 7], medium: [8, 13], hard: [14, 21], expert: [22, 60] },

  impossible: ({ colours = 1, pieces }) =>
    pieces !== undefined && colours > pieces
      ? {
          en: `${colours} colours need at least ${colours} tiles, not ${pieces}.`,
          pt: `${colours} cores precisam de pelo menos ${colours} peças, não de ${pieces}.`,
        }
      : undefined,

  propose(random, shape) {
    const { rows, columns } = shape;
    const walls = Array.from({ length: rows * columns }, () => false);
    const density = 0.08 + random.below(18) / 100;
    addWalls(random, walls, Math.round(density * walls.length), rows, columns);
    const tiles = randomTiles(random, walls, shape);
    return tiles && withNewGoals(random, { info: {}, rows, columns, walls, tiles, goals: [] });
  },

  vary(random, level) {
    const change = random.pick(changes);
    return change(random, level);
  },

  startingFrom: (level, { cells }) => ({
    ...level,
    tiles: inReadingOrder(level.tiles.map(({ colour }, tile) => ({ cell: cells[tile]!, colour }))),
  }),

  *simpler(level) {
    yield* withoutOneTile(level);
    yield* withoutOneSpareGoal(level);
    for (const [cell, wall] of level.walls.entries())
      if (wall) yield { ...level, walls: level.walls.with(cell, false) };
  },

  shapeOf: ({ rows, columns, tiles }) => ({
    rows,
    columns,
    colours: new Set(tiles.map(({ colour }) => colour)).size,
    pieces: tiles.length,
  }),

  canonical: canonicalTiles,
};

export const generator: Generator<TilesLevel, TilesState> = {
  ...first,
  version: 2,
  earlier: [first],
  followsWishes: true,

  /** A tile of each colour, many of them on a small board: each cell more makes far more positions. One tile alone needs room. */
  suiting({ colours = 1, pieces }, difficulty) {
    if (pieces === 1 && difficulty === 'expert') return { rows: 10, columns: 10 };
    return { ...(colours > 2 && { pieces: colours }), ...(colours > 4 && { rows: 5, columns: 5 }) };
  },
};

/** The largest surplus of goals over tiles of a colour. */
const mostSpare = 1;

function randomTiles(
  random: Random,
  walls: readonly boolean[],
  { colours = 1, pieces = 1 }: Shape,
): Coloured[] | undefined {
  const free = random.shuffle([...walls.keys()].filter((cell) => !walls[cell]));
  // Tiles that fill the board cannot slide.
  if (pieces < colours || pieces > free.length - 2) return undefined;
  return inReadingOrder(
    free
      .slice(0, pieces)
      .map((cell, tile) => ({ cell, colour: tile < colours ? tile : random.below(colours) })),
  );
}

function withNewGoals(random: Random, level: TilesLevel): TilesLevel | undefined {
  const goals = goalsByPlaying(random, level, slides);
  if (!goals) return undefined;
  if (random.chance(0.9)) return { ...level, goals };
  // Sometimes a spare goal, so that the target of a tile is not certain.
  const taken = new Set(goals.map(({ cell }) => cell));
  const open = [...level.walls.keys()].filter((cell) => !level.walls[cell] && !taken.has(cell));
  const spare = Array.from({ length: mostSpare }, () => ({
    cell: random.pick(open),
    colour: random.pick(level.tiles).colour,
  }));
  return { ...level, goals: inReadingOrder([...goals, ...spare]) };
}

type Change = (random: Random, level: TilesLevel) => TilesLevel | undefined;

/** Moves a wall; the cells of goals and tiles stay free. */
const moveWall: Change = (random, level) => {
  const { rows, columns } = level;
  const standing = [...level.walls.keys()].filter((cell) => level.walls[cell]);
  const walls = [...level.walls];
  if (standing.length > 0) walls[random.pick(standing)] = false;
  addWalls(random, walls, 1, rows, columns, occupied(level));
  return isConnected(walls, rows, columns) ? { ...level, walls } : undefined;
};

const addWall: Change = (random, level) => {
  const walls = [...level.walls];
  addWalls(random, walls, 1, level.rows, level.columns, occupied(level));
  return { ...level, walls };
};

/** Moves one goal anywhere else. */
const moveGoal: Change = (random, level) => {
  const moved = random.below(level.goals.length);
  const others = level.goals.filter((_, goal) => goal !== moved);
  const taken = new Set(level.goals.map(({ cell }) => cell));
  const open = [...level.walls.keys()].filter((cell) => !level.walls[cell] && !taken.has(cell));
  if (open.length === 0) return undefined;
  const goals = inReadingOrder([...others, { cell: random.pick(open), colour: level.goals[moved]!.colour }]);
  return { ...level, goals };
};

/** Moves one tile anywhere else, which may make other positions reachable. */
const moveTile: Change = (random, level) => {
  const moved = random.below(level.tiles.length);
  const others = level.tiles.filter((_, tile) => tile !== moved);
  const taken = new Set(level.tiles.map(({ cell }) => cell));
  const open = [...level.walls.keys()].filter((cell) => !level.walls[cell] && !taken.has(cell));
  if (open.length === 0) return undefined;
  const tiles = inReadingOrder([...others, { cell: random.pick(open), colour: level.tiles[moved]!.colour }]);
  return { ...level, tiles };
};

/** Moving a wall mostly requires new goals. */
const moveWallAndGoals: Change = (random, level) => {
  const moved = moveWall(random, level);
  return moved && withNewGoals(random, moved);
};

const changes: readonly Change[] = [
  moveWall,
  moveWall,
  addWall,
  moveWallAndGoals,
  moveWallAndGoals,
  withNewGoals,
  moveGoal,
  moveTile,
];

const occupied = ({ tiles, goals }: TilesLevel): ReadonlySet<number> =>
  new Set([...tiles, ...goals].map(({ cell }) => cell));

/** One tile less, and one goal of its colour less: every pair of them, since any goal may be the one it would take. */
function* withoutOneTile(level: TilesLevel): Iterable<TilesLevel> {
  if (level.tiles.length === 1) return;
  for (const tile of level.tiles) {
    const tiles = level.tiles.filter((each) => each !== tile);
    for (const goal of level.goals.filter(({ colour }) => colour === tile.colour))
      yield { ...level, tiles, goals: level.goals.filter((each) => each !== goal) };
  }
}

/** One goal less of the colours that have more goals than tiles. */
function* withoutOneSpareGoal(level: TilesLevel): Iterable<TilesLevel> {
  for (const goal of level.goals) {
    const sameColour = ({ colour }: Coloured): boolean => colour === goal.colour;
    if (level.goals.filter(sameColour).length > level.tiles.filter(sameColour).length)
      yield { ...level, goals: level.goals.filter((each) => each !== goal) };
  }
}
