import type { Generator } from '../../core/generator.ts';
import { firstText, imagesOf } from '../../core/grid.ts';
import type { Random } from '../../core/random.ts';
import type { WalkLevel } from './level.ts';
import type { WalkState } from './rules.ts';

const side = {
  least: 2,
  most: 12,
  usual: { easy: [3, 4], medium: [4, 5], hard: [5, 6], expert: [6, 8] },
} as const;

/** Random walls; the framework moves the start away from the goal and removes walls that change nothing. */
export const generator: Generator<WalkLevel, WalkState> = {
  version: 1,
  shape: [
    { key: 'rows', summary: 'rows of the board', ...side },
    { key: 'columns', summary: 'columns of the board', ...side },
  ],
  moves: { easy: [3, 5], medium: [6, 9], hard: [10, 14], expert: [15, 40] },

  propose(random, { rows, columns }) {
    const walls = Array.from({ length: rows * columns }, () => random.chance(0.3));
    const [start, goal] = random.shuffle([...walls.keys()]);
    walls[start!] = false;
    walls[goal!] = false;
    return { info: {}, rows, columns, walls, start: start!, goal: goal! };
  },

  vary(random, level) {
    const cell = randomCell(random, level);
    return cell === undefined ? undefined : { ...level, walls: level.walls.with(cell, !level.walls[cell]) };
  },

  startingFrom: (level, { row, column }) => ({ ...level, start: row * level.columns + column }),

  *simpler(level) {
    for (const [cell, wall] of level.walls.entries())
      if (wall) yield { ...level, walls: level.walls.with(cell, false) };
  },

  canonical: (level) =>
    firstText(
      imagesOf(level).map(({ rows, columns, from }) => {
        const sign = (cell: number): string => {
          if (cell === level.start) return '@';
          if (cell === level.goal) return '*';
          return level.walls[cell] ? '#' : '.';
        };
        return `${rows}x${columns} ${from.map(sign).join('')}`;
      }),
    ),
};

/** A cell that may become a wall or stop being one. */
function randomCell(random: Random, { walls, start, goal }: WalkLevel): number | undefined {
  const cells = [...walls.keys()].filter((cell) => cell !== start && cell !== goal);
  return cells.length > 0 ? random.pick(cells) : undefined;
}
