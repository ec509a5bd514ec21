import type { Random } from '../../../core/random.ts';
import type { IceLevel } from '../level.ts';
import type { IceMove } from '../rules/notation.ts';
import { iceRules } from '../rules/rules.ts';
import { stateOf } from '../rules/state.ts';

/** The letters of the blocks of each column from the bottom up. */
type Stacks = readonly string[];

/** A board as it was before a move. */
interface Before {
  readonly stacks: Stacks;
  readonly move: IceMove;
}

const without = (stack: string, height: number): string => stack.slice(0, height) + stack.slice(height + 1);
const inserted = (stack: string, height: number, letters: string): string =>
  stack.slice(0, height) + letters + stack.slice(height);
const replaced = (stacks: Stacks, changes: Readonly<Record<number, string>>): Stacks =>
  stacks.map((stack, column) => changes[column] ?? stack);

/** Whether three blocks of one colour stand in a line. */
export const hasLine = (stacks: Stacks): boolean =>
  stacks.some((stack, column) =>
    [...stack].some((colour, height) => {
      const upwards = stack[height + 1] === colour && stack[height + 2] === colour;
      return upwards || (stacks[column + 1]?.[height] === colour && stacks[column + 2]?.[height] === colour);
    }),
  );

/** All boards from which one slide or swap, before anything breaks, leads to this one. */
function boardsBefore(stacks: Stacks, rows: number): Before[] {
  const found: Before[] = [];
  for (const [column, stack] of stacks.entries()) {
    for (const [height, colour] of [...stack].entries()) {
      const above = stack[height + 1];
      if (above !== undefined && above !== colour) {
        const swapped = inserted(without(stack, height), height + 1, colour);
        found.push({
          stacks: replaced(stacks, { [column]: swapped }),
          move: { column, height, direction: 'U' },
        });
      }
      const beside = stacks[column + 1]?.[height];
      if (beside !== undefined && beside !== colour) {
        const swapped = {
          [column]: inserted(without(stack, height), height, beside),
          [column + 1]: inserted(without(stacks[column + 1]!, height), height, colour),
        };
        found.push({ stacks: replaced(stacks, swapped), move: { column, height, direction: 'R' } });
      }
    }
    if (stack.length > 0) found.push(...slidesOnto(stacks, column, rows));
  }
  return found;
}

/** The block on top of a column may have slid there from a neighbouring column, from its own height or from higher up. */
function slidesOnto(stacks: Stacks, column: number, rows: number): Before[] {
  const stack = stacks[column]!;
  const landed = stack.length - 1;
  return ([-1, 1] as const).flatMap((side): Before[] => {
    const from = stacks[column + side];
    if (from === undefined || from.length === rows) return [];
    return Array.from({ length: Math.max(0, from.length - landed + 1) }, (_, index): Before => {
      const height = landed + index;
      return {
        stacks: replaced(stacks, {
          [column]: stack.slice(0, -1),
          [column + side]: inserted(from, height, stack[landed]!),
        }),
        move: { column: column + side, height, direction: side < 0 ? 'R' : 'L' },
      };
    });
  });
}

/**
 * A board without lines from which one move leads, by the rules and after all breaking, to the wanted one. `unsettled` is
 * the board just after that move, before anything breaks.
 */
function takeBack(random: Random, level: IceLevel, unsettled: Stacks, wanted: Stacks): IceLevel | undefined {
  const rules = iceRules(level);
  const key = rules.key(stateOf(wanted));
  for (const { stacks, move } of random.shuffle(boardsBefore(unsettled, level.rows))) {
    if (hasLine(stacks)) continue;
    const after = rules.apply(stateOf(stacks), move);
    if (after.ok && rules.key(after.value) === key) return { ...level, stacks };
  }
  return undefined;
}

/** The board with a new line of a colour among its blocks, those above it pushed up; undefined where it has no room. */
function insertLine(
  random: Random,
  stacks: Stacks,
  rows: number,
  colour: string,
  length: number,
): Stacks | undefined {
  const isUpright = random.chance(0.35);
  const width = isUpright ? 1 : length;
  if (width > stacks.length) return undefined;
  const first = random.below(stacks.length - width + 1);
  const columns = stacks.slice(first, first + width);
  const added = isUpright ? colour.repeat(length) : colour;
  if (columns.some((stack) => stack.length + added.length > rows)) return undefined;
  const height = random.below(Math.min(...columns.map((stack) => stack.length)) + 1);
  return stacks.map((stack, column) =>
    column >= first && column < first + width ? inserted(stack, height, added) : stack,
  );
}

/** Some lines to insert before one move. */
export type Lines = readonly { readonly colour: string; readonly length: number }[];

/**
 * The level one move earlier, when these lines were still there: they are inserted into each other, so that the first line to
 * break brings the others together, and one of their blocks is moved out of place. The rules must confirm that the move breaks
 * all of them and nothing else.
 */
export function withLines(random: Random, level: IceLevel, lines: Lines): IceLevel | undefined {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    let stacks: Stacks | undefined = level.stacks;
    for (const { colour, length } of lines)
      stacks = stacks && insertLine(random, stacks, level.rows, colour, length);
    const before = stacks && takeBack(random, level, stacks, level.stacks);
    if (before) return before;
  }
  return undefined;
}

/** The level one move earlier, the move breaking nothing. */
export const withQuietMove = (random: Random, level: IceLevel): IceLevel | undefined =>
  takeBack(random, level, level.stacks, level.stacks);
