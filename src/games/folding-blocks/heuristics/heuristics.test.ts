import { describe, expect, it } from 'vitest';
import { createSuccessors, packedRow } from '../../../core/space.ts';
import { foldingBlocks } from '../game.ts';
import type { FoldSpace } from '../packed/packed.ts';
import { foldHeuristics } from './heuristics.ts';

const dead = Number.POSITIVE_INFINITY;

const spaceOf = (...rows: string[]): FoldSpace =>
  foldingBlocks.space({ info: {}, rows: rows.length, columns: rows[0]!.length, cells: rows.join('') });

const packed = (space: FoldSpace): Uint32Array => {
  const words = packedRow(space, { cells: space.level.cells });
  return words;
};

const prepare = (id: string, space: FoldSpace) => {
  const heuristic = foldHeuristics.find((each) => each.id === id);
  if (!heuristic) throw new Error(`There is no heuristic ${id}`);
  return heuristic.prepare(space);
};

/** The estimate at the start of a board. */
const estimate = (id: string, ...rows: string[]): number => {
  const space = spaceOf(...rows);
  return prepare(id, space)(packed(space), 0, 0, -1);
};

describe('published heuristics', () => {
  it('count empty cells', () => {
    expect(estimate('filled', 'A#..', 'B...')).toBe(5);
  });

  it('count doublings, exactly where they are whole', () => {
    expect(estimate('log', 'A...', '....')).toBe(3);
    expect(estimate('log', 'AB..', '..##')).toBeCloseTo(Math.log2(3));
    expect(estimate('log', 'AAA...', '......')).toBe(2);
    expect(estimate('log-groups', 'A..B', '....')).toBe(4);
    expect(estimate('log', 'AB')).toBe(0);
  });

  it('over-estimate when doublings count for every group', () => {
    // One fold of A is enough.
    expect(estimate('log-groups', 'A.', 'B#')).toBeGreaterThan(1);
  });

  it('score the largest reach of the group played last, as the others stand now', () => {
    const space = spaceOf('A...', 'B...');
    const successors = createSuccessors(space.words, space.maxSuccessors);
    const count = space.expand(packed(space), 0, successors, 0);
    const names = Array.from({ length: count }, (_, i) => space.move(successors.moves[i]!));
    expect(names).toEqual([
      { group: 'A', direction: 'R' },
      { group: 'B', direction: 'R' },
    ]);
    const score = prepare('largest-reach', space);
    // Twice the capacity, plus cost 1, less 3 filled cells, less 4 cells that A can reach.
    expect(score(successors.states, 0, 1, successors.moves[0]!)).toBe(16 + 1 - 3 - 4);
  });

  it('solve the sizes equation', () => {
    // 1 + 3 * 2 takes one fold, 4 + 3 two.
    expect(estimate('sizes', 'A..', 'BBB', '#.#')).toBe(1);
    // 3 * 2^n is never 7.
    expect(estimate('sizes', 'AAA....')).toBe(dead);
    // Sizes alone do not see that A cannot pass B.
    expect(estimate('sizes', 'ABBB...')).toBe(1);
    expect(estimate('sizes', 'AB')).toBe(0);
  });
});

describe('final shapes', () => {
  it('see a cell that no group can cover any more', () => {
    expect(estimate('sizes', 'A.B#.')).toBe(2);
    expect(estimate('final-shapes', 'A.B#.')).toBe(dead);
  });

  it('see two cells that one group alone may cover and no shape of it covers together', () => {
    expect(estimate('final-shapes', '.A.')).toBe(dead);
    expect(estimate('final-shapes', '.A..')).toBe(2);
  });

  it('know which group has to fold, where the sizes alone would let another one do it', () => {
    // C could double and fill six cells, but it has no room; A and B have to fold.
    expect(estimate('sizes', '.A.BCC')).toBe(1);
    expect(estimate('final-shapes', '.A.BCC')).toBe(2);
  });

  it('leave to one group what another cannot take without a cell that is not its own', () => {
    // The last cell is for B alone, so B grows to the right first, and then only B can cover the third cell.
    expect(estimate('final-shapes', 'A..B.')).toBe(2);
    expect(estimate('final-shapes', '.A.B.')).toBe(dead);
  });

  it('are nothing to do on a full board', () => {
    expect(estimate('final-shapes', 'AB#A')).toBe(0);
  });

  it('tell the cost of levels that need a choice', () => {
    expect(estimate('final-shapes', '....', '..A.', '...B', '...B')).toBe(5);
    expect(estimate('final-shapes', '..A..', '..A..', '.B...', '..C.D')).toBe(7);
  });
});

describe('greedy search by largest reach', () => {
  it('is not optimal, other than its inventors believed', () => {
    // The smallest of the boards found by random search, which met none with fewer than 20 cells.
    const space = spaceOf('..A..', '..A..', '.B...', '..C.D');
    expect(greedyCost(space, 'first')).toBe(8);
    expect(greedyCost(space, 'last')).toBe(8);
    expect(estimate('final-shapes', '..A..', '..A..', '.B...', '..C.D')).toBe(7);
    expect(play(space, 'DL DU DU CU BL BD BU'.split(' '))).toBe(true);
  });
});

/** Plays moves on packed states; whether the board is full at the end. */
function play(space: FoldSpace, moves: readonly string[]): boolean {
  const successors = createSuccessors(space.words, space.maxSuccessors);
  let state = packed(space);
  for (const text of moves) {
    const count = space.expand(state, 0, successors, 0);
    const names = Array.from({ length: count }, (_, i) => space.move(successors.moves[i]!));
    const index = names.findIndex(({ group, direction }) => group + direction === text);
    if (index < 0) throw new Error(`${text} is not legal`);
    state = successors.states.slice(index * space.words, (index + 1) * space.words);
  }
  return space.isGoal(state, 0);
}

/** The cost of the first solution that greedy search meets, taking the first or the last made among equals. */
function greedyCost(space: FoldSpace, ties: 'first' | 'last'): number {
  const score = prepare('largest-reach', space);
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const open = [{ state: packed(space), cost: 0, score: 0 }];
  const seen = new Set<string>();
  while (open.length > 0) {
    const best = Math.min(...open.map((node) => node.score));
    const isBest = (node: { score: number }): boolean => node.score === best;
    const [node] = open.splice(ties === 'first' ? open.findIndex(isBest) : open.findLastIndex(isBest), 1);
    if (!node) break;
    if (space.isGoal(node.state, 0)) return node.cost;
    const count = space.expand(node.state, 0, successors, 0);
    for (let i = 0; i < count; i += 1) {
      const state = successors.states.slice(i * space.words, (i + 1) * space.words);
      if (seen.has(state.join())) continue;
      seen.add(state.join());
      const cost = node.cost + 1;
      open.push({ state, cost, score: score(state, 0, cost, successors.moves[i]!) });
    }
  }
  return dead;
}
