import { type Direction, neighbour } from '../../../core/grid.ts';
import type { Lesson, Played } from '../../../web/play/lessons/lesson.ts';
import type { TilesLevel } from '../level.ts';
import type { TilesState } from '../rules/rules.ts';

type Slide = Played<TilesLevel, TilesState, Direction>;

/** The cells before which tiles have been stopped. */
const stops = ({ level, before, move, after }: Slide): number[] =>
  after.cells.flatMap((cell, tile) =>
    cell === before.cells[tile] ? [] : (neighbour(cell, move, level) ?? []),
  );

const homes = ({ goals, tiles }: TilesLevel, { cells }: TilesState): number =>
  tiles.filter(({ colour }, tile) =>
    goals.some((goal) => goal.cell === cells[tile] && goal.colour === colour),
  ).length;

export const lessons: readonly Lesson<TilesLevel, TilesState, Direction>[] = [
  {
    id: 'slide',
    says: {
      en: 'Swipe or press an arrow: all tiles slide that way together, as far as they can.',
      pt: 'Deslize o dedo ou prima uma seta: todas as peças deslizam juntas para esse lado, até onde puderem.',
    },
    isIn: () => true,
    isShownBy: () => true,
    example: { board: 'A..\n...\n..a', moves: 'R' },
  },
  {
    id: 'goal',
    says: {
      en: 'Every tile has to stop on a goal of its own colour; on the way tiles slide over goals.',
      pt: 'Cada peça tem de parar num alvo da sua cor; pelo caminho, as peças passam por cima dos alvos.',
    },
    isIn: () => true,
    isShownBy: ({ level, before, after }) => homes(level, after) > homes(level, before),
    onlySaid: true,
    example: { board: 'A.a\nB.b', moves: 'R' },
  },
  {
    id: 'wall',
    says: {
      en: 'A wall stops the tiles that slide against it.',
      pt: 'Uma parede para as peças que deslizam contra ela.',
    },
    isIn: ({ walls }) => walls.includes(true),
    isShownBy: (slide) => stops(slide).some((cell) => slide.level.walls[cell]),
    example: { board: 'A..#\n..a.', moves: 'R' },
  },
  {
    id: 'tile',
    says: {
      en: 'Tiles stop each other too: one that cannot go on holds those behind it.',
      pt: 'As peças também se param umas às outras: a que não pode avançar segura as que vêm atrás.',
    },
    isIn: ({ tiles }) => tiles.length > 1,
    isShownBy: (slide) => stops(slide).some((cell) => slide.after.cells.includes(cell)),
    example: { board: 'A..B\n..ab', moves: 'R' },
  },
];
