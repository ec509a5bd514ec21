import { type Direction, neighbour } from '../../../core/grid.ts';
import type { CellPlace } from '../../../core/sketch.ts';
import type { Use } from '../../../core/studio.ts';
import type { RollLevel } from '../level.ts';
import type { Block, RollMove, RollState } from '../rules/rules.ts';

/** Pressing the switch on a cell; undefined where there is none. */
export function useOf(level: RollLevel, { row, column }: CellPlace): Use<RollState, RollMove> | undefined {
  const cell = row * level.columns + column;
  const ground = level.cells[cell];
  if (ground?.kind !== 'switch') return undefined;
  const { kind } = level.switches.find(({ letter }) => letter === ground.letter)!;
  return {
    isUsedBy({ block: before }, { direction }, { block: after }) {
      const upright = standsNext(before, direction, level);
      // A block that comes to stand presses any switch, also a split, which takes it away from there at once.
      if (upright !== undefined) return upright === cell;
      // Otherwise only soft ones are pressed: by what has come to lie there, and nothing that moves stays on a cell.
      return kind === 'soft' && after.cells.includes(cell as never) && !before.cells.includes(cell as never);
    },
  };
}

/** Where a block that lies would stand after a roll; undefined where it would not. */
function standsNext({ kind, cells }: Block, direction: Direction, level: RollLevel): number | undefined {
  const [first, second] = cells;
  if (kind !== 'lying' || second === undefined) return undefined;
  const isForward = direction === 'D' || direction === 'R';
  const [rear, front] = isForward ? [first, second] : [second, first];
  return neighbour(rear, direction, level) === front ? neighbour(front, direction, level) : undefined;
}
