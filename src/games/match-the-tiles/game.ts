import type { Game } from '../../core/game.ts';
import type { Direction } from '../../core/grid.ts';
import { tilesHeuristics } from './heuristics/heuristics.ts';
import type { TilesLevel } from './level.ts';
import { tilesSpace } from './packed/packed.ts';
import type { TilesSpace } from './packed/space.ts';
import { played } from './played.ts';
import type { TilesState } from './rules/rules.ts';

export const matchTheTiles: Game<TilesLevel, TilesState, Direction, TilesSpace> = Object.assign(played, {
  heuristics: tilesHeuristics,
  space: (level: TilesLevel) => tilesSpace(level),
});
