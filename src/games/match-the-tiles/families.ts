import { growing, type LevelFamily } from '../../core/level-family.ts';
import type { Random } from '../../core/random.ts';
import { addWalls, goalsByPlaying, inReadingOrder } from './generator/board.ts';
import type { TilesLevel } from './level.ts';

const sizes = [
  [6, 4],
  [6, 6],
  [8, 5],
  [8, 6],
  [10, 5],
  [10, 6],
  [10, 8],
  [12, 8],
  [12, 10],
] as const;

/** Of the cells. */
const shareOfWalls = 0.15;
/** Enough random slides to make the end independent of the start. */
const slides = 500;

export const families: readonly LevelFamily[] = [
  {
    id: 'match-the-tiles-played',
    title: 'Match the Tiles, solvable',
    about:
      'Walls on 15 % of the cells at random, the other cells connected; tiles of different colours at random, and their goals where ' +
      `they come to after ${slides} random slides.`,
    sizes: growing('tile', sizes, played),
  },
  {
    id: 'match-the-tiles-apart',
    title: 'Match the Tiles, goals of games apart',
    about:
      'The same levels, but each tile has its goal where it comes to in a game of its own. Every tile alone can get there; on larger boards there is ' +
      'hardly ever a position with all of them in place.',
    sizes: growing('tile', sizes, (random, side, tiles) => {
      const level = played(random, side, tiles);
      return level && withGoalsApart(random, level);
    }),
  },
];

function played(random: Random, side: number, count: number): TilesLevel | undefined {
  const walls = Array.from({ length: side * side }, () => false);
  addWalls(random, walls, Math.round(shareOfWalls * walls.length), side, side);
  const free = random.shuffle([...walls.keys()].filter((cell) => !walls[cell]));
  const tiles = inReadingOrder(free.slice(0, count).map((cell, colour) => ({ cell, colour })));
  const level = { info: {}, rows: side, columns: side, walls, tiles, goals: [] };
  const goals = goalsByPlaying(random, level, slides);
  return goals && { ...level, goals };
}

/** The level with goals from as many games as it has tiles; undefined when two of them are on one cell. */
function withGoalsApart(random: Random, level: TilesLevel): TilesLevel | undefined {
  const goals = level.tiles.flatMap(
    ({ colour }) => goalsByPlaying(random, level, slides)?.find((goal) => goal.colour === colour) ?? [],
  );
  const areApart = new Set(goals.map(({ cell }) => cell)).size === level.tiles.length;
  return areApart ? { ...level, goals: inReadingOrder(goals) } : undefined;
}
