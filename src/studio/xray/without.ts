import type { Rules } from '../../core/game.ts';
import type { CellPlace } from '../../core/sketch.ts';
import type { Space } from '../../core/space.ts';
import type { Use } from '../../core/studio.ts';

/**
 * The space without the moves that make use of something. Every fact about a space that is proved with all moves is left out;
 * an admissible estimate stays one, since fewer moves make no way shorter.
 */
export function withoutUse(space: Space, use: Use): Space {
  const { words, maxSuccessors, unitCosts, moveLimit, keyBits } = space;
  return {
    words,
    maxSuccessors,
    unitCosts,
    ...(moveLimit !== undefined && { moveLimit }),
    ...(keyBits && { keyBits }),
    pack: (state, to, at) => space.pack(state, to, at),
    unpack: (from, at) => space.unpack(from, at),
    isGoal: (from, at) => space.isGoal(from, at),
    move: (code) => space.move(code),
    expand(from, at, out, count) {
      const made = space.expand(from, at, out, count);
      const before = space.unpack(from, at);
      let kept = count;
      for (let i = count; i < made; i += 1) {
        const after = space.unpack(out.states, i * words);
        if (use.isUsedBy(before, space.move(out.moves[i]!), after)) continue;
        out.states.copyWithin(kept * words, i * words, (i + 1) * words);
        out.moves[kept] = out.moves[i]!;
        out.costs[kept] = out.costs[i]!;
        kept += 1;
      }
      return kept;
    },
  };
}

/** The piece on a cell as one sees it: two that look alike are alike to the rules too. */
const pieceOn = (rules: Rules, { row, column }: CellPlace, state: unknown): string | undefined => {
  const piece = rules.view(state).cells[row]?.[column]?.piece;
  return piece && `${piece.colour} ${piece.label}`;
};

/** Whether a piece lies on a cell. */
export const isVisited = (rules: Rules, cell: CellPlace, state: unknown): boolean =>
  pieceOn(rules, cell, state) !== undefined;

/** The moves after which a piece lies on a cell. */
export const visitsTo = (rules: Rules, cell: CellPlace): Use => ({
  isUsedBy: (_before, _move, after) => isVisited(rules, cell, after),
});

/** The moves by which a piece comes to lie on a cell. */
export const arrivalsAt = (rules: Rules, cell: CellPlace): Use => ({
  isUsedBy(before, _move, after) {
    const piece = pieceOn(rules, cell, after);
    return piece !== undefined && piece !== pieceOn(rules, cell, before);
  },
});
