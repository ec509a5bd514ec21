import type { Direction } from '../../../core/grid.ts';
import { Problems } from '../../../core/problem.ts';
import { sourceOf } from '../../../core/sketch.ts';
import type { Studio } from '../../../core/studio.ts';
import { type TilesLevel, understoodLevel } from '../level.ts';
import type { TilesState } from '../rules/rules.ts';
import { tilesView } from '../rules/view.ts';
import { brushes } from './brushes.ts';
import { drop, free, lift } from './cells.ts';

export const studio: Studio<TilesLevel, TilesState, Direction> = {
  empty: free,
  brushes,
  first: ['A....', '.....', '..#..', '.....', '....a'],
  draft(sketch) {
    const level = understoodLevel(
      sourceOf(sketch, () => false),
      new Problems(),
    );
    return { level, view: tilesView(level, { cells: level.tiles.map(({ cell }) => cell) }) };
  },
  lift,
  drop,
  turnMove: (move, { direction }) => direction[move],
};
