import type { Requirement } from '../../../core/facts.ts';
import type { CellPlace } from '../../../core/sketch.ts';
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
    const cellsIn = (state: IceState): CellPlace[] =>
      state.stacks.flatMap((stack, column) =>
        stack.flatMap((block, height) =>
          block.colour === colour ? [{ row: rows - 1 - height, column }] : [],
        ),
      );
    return {
      id: colour,
      name: { en: `all blocks ${letter} broken`, pt: `todos os blocos ${letter} quebrados` },
      cells,
      cellsIn,
      isMet: (state) => state.stacks.every((stack) => stack.every((block) => block.colour !== colour)),
      isHopeless: cells.length < shortestLine,
      hopelessIn(state) {
        const { length } = cellsIn(state);
        if (length === 0 || length >= shortestLine) return undefined;
        return length === 1
          ? { en: 'only 1 is left, and it takes 3', pt: 'só resta 1, e são precisos 3' }
          : { en: 'only 2 are left, and it takes 3', pt: 'só restam 2, e são precisos 3' };
      },
    };
  });
}
