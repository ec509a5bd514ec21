import { type Direction, directions, neighbour } from '../../core/grid.ts';
import type { Space, Successors } from '../../core/space.ts';
import type { WalkLevel } from './level.ts';
import type { WalkState } from './rules.ts';

/** A state is one word: the number of the cell the walker stands on. */
export class WalkSpace implements Space<WalkState, Direction> {
  readonly words = 1;
  readonly maxSuccessors = 4;
  readonly unitCosts = true;
  readonly level: WalkLevel;
  /** `next[cell * 4 + direction]` is the cell the walker comes to, or -1. */
  private readonly next: Int32Array;

  constructor(level: WalkLevel) {
    this.level = level;
    this.next = new Int32Array(level.rows * level.columns * 4).fill(-1);
    for (const cell of level.walls.keys()) {
      for (const [number, direction] of directions.entries()) {
        const to = neighbour(cell, direction, level);
        if (to !== undefined && !level.walls[to]) this.next[cell * 4 + number] = to;
      }
    }
  }

  pack(state: WalkState, words: Uint32Array, at: number): void {
    words[at] = state.row * this.level.columns + state.column;
  }

  unpack(words: Uint32Array, at: number): WalkState {
    const cell = words[at]!;
    return { row: Math.floor(cell / this.level.columns), column: cell % this.level.columns };
  }

  isGoal(words: Uint32Array, at: number): boolean {
    return words[at] === this.level.goal;
  }

  expand(words: Uint32Array, at: number, out: Successors, count: number): number {
    const cell = words[at]!;
    if (cell === this.level.goal) return count;
    let made = count;
    for (let direction = 0; direction < 4; direction += 1) {
      const to = this.next[cell * 4 + direction]!;
      if (to < 0) continue;
      out.states[made] = to;
      out.moves[made] = direction;
      out.costs[made] = 1;
      made += 1;
    }
    return made;
  }

  move(code: number): Direction {
    return directions[code]!;
  }
}
