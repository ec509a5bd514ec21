import { directions } from '../../../core/grid.ts';
import type { Clear } from '../level.ts';
import type { IceMove, Position } from './notation.ts';
import { type Block, blockAt, type IceState, neighbour, type Stack } from './state.ts';

/** A column in the middle of a move, from the bottom up: there may be gaps in it, and blocks that are about to fall. */
export type LooseColumn = readonly (Block | undefined)[];

/**
 * The stages of the board during a legal move: after the slide or swap, after falling, after a round of breaking, after
 * falling again, … Each one differs from the one before it, and the last one is at rest.
 */
export function steps(state: IceState, move: IceMove, clear: Clear): readonly (readonly LooseColumn[])[] {
  const passed: (readonly LooseColumn[])[] = [];
  let loose: readonly LooseColumn[] | undefined = afterShift(state, move);
  while (loose) {
    passed.push(loose);
    const stacks = fallen(loose);
    if (!loose.every(isResting)) passed.push(stacks);
    loose = afterBreaking(stacks, clear);
  }
  return passed;
}

/** Just after the slide or swap, when nothing has fallen yet. */
function afterShift(state: IceState, move: IceMove): readonly LooseColumn[] {
  const other = neighbour(move, move.direction);
  return state.stacks.map((stack, column) => {
    if (column !== move.column && column !== other.column) return stack;
    const loose: (Block | undefined)[] = [...stack];
    if (column === other.column) {
      // A block that slides over the edge hangs in the air for a moment.
      while (loose.length < other.height) loose.push(undefined);
      loose[other.height] = blockAt(state, move);
    }
    if (column === move.column) loose[move.height] = blockAt(state, other);
    return loose;
  });
}

/** Lets everything fall until it rests. */
export const fallen = (columns: readonly LooseColumn[]): readonly Stack[] =>
  columns.map((column) => column.filter((block) => block !== undefined));

function isResting(column: LooseColumn): boolean {
  const gap = column.indexOf(undefined);
  return gap < 0 || column.slice(gap).every((block) => block === undefined);
}

/** After everything that breaks now has gone and before anything falls; undefined when nothing breaks. */
function afterBreaking(stacks: readonly Stack[], clear: Clear): readonly LooseColumn[] | undefined {
  const breaking = breakingBlocks({ stacks }, clear);
  if (breaking.size === 0) return undefined;
  return stacks.map((stack) => stack.map((block) => (breaking.has(block) ? undefined : block)));
}

/** The two ways that a line can go on from its first block: upwards and to the right. */
const aheads = [
  [0, 1],
  [1, 0],
] as const;

/** The blocks that break at this moment. */
function breakingBlocks(state: IceState, clear: Clear): ReadonlySet<Block> {
  const breaking = new Map<Block, Position>();
  const { stacks } = state;
  const colourAt = (column: number, height: number): string | undefined => stacks[column]?.[height]?.colour;
  // Every line of three or more is made of lines of exactly three.
  for (const [column, stack] of stacks.entries()) {
    for (const [height, { colour }] of stack.entries()) {
      for (const [right, up] of aheads) {
        if (colourAt(column + right, height + up) !== colour) continue;
        if (colourAt(column + 2 * right, height + 2 * up) !== colour) continue;
        for (const steps of [0, 1, 2]) {
          const cell = { column: column + steps * right, height: height + steps * up };
          breaking.set(blockAt(state, cell)!, cell);
        }
      }
    }
  }
  if (clear === 'contact') {
    // Iterating over a map includes entries added meanwhile, so this reaches everything connected.
    for (const [block, cell] of breaking) {
      for (const direction of directions) {
        const beside = neighbour(cell, direction);
        const other = blockAt(state, beside);
        if (other?.colour === block.colour && !breaking.has(other)) breaking.set(other, beside);
      }
    }
  }
  return new Set(breaking.keys());
}
