import type { Requirement } from '../../../core/facts.ts';
import type { IceLevel } from '../level.ts';
import type { IceState } from '../rules/state.ts';

/** Blocks break in lines of so many at least. */
const shortestLine = 3;

/** All blocks of a colour must be broken, colour by colour. */
export function requirements({ stacks, rows }: IceLevel): readonly Requirement<IceState>[] {
  return [...new Set(stacks.join(''))].sort().map((colour) => {
    const cells = stacks.flatMap((stack, column) =>
      [...stack].flatMap((each, height) => (each === colour ? [{ row: rows - 1 - height, column }] : [])),
    );
    const letter = colour.toUpperCase();
    return {
      id: colour,
      name: { en: `all blocks ${letter} broken`, pt: `todos os blocos ${letter} quebrados` },
      cells,
      isMet: (state) => state.stacks.every((stack) => stack.every((block) => block.colour !== colour)),
      isHopeless: cells.length < shortestLine,
    };
  });
}
