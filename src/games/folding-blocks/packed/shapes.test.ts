import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { runNow } from '../../../core/slices.ts';
import type { FoldLevel } from '../level.ts';
import { foldRules } from '../rules/rules.ts';
import { sampleLevel } from '../sample.ts';
import { Shapes } from './shapes.ts';

const levelOf = (...rows: string[]): FoldLevel => ({
  info: {},
  rows: rows.length,
  columns: rows[0]!.length,
  cells: rows.join(''),
});

describe('shapes', () => {
  it('count every way to grow, on its own, around holes and the cells others start on', () => {
    expect(runNow(Shapes.make(levelOf('A...'))).sizes).toEqual(Int32Array.of(1, 2, 4));
    expect(runNow(Shapes.make(levelOf('.A..'))).sizes).toEqual(Int32Array.of(1, 2, 2, 4));
    expect(runNow(Shapes.make(levelOf('.A#.'))).sizes).toEqual(Int32Array.of(1, 2));
    expect(runNow(Shapes.make(levelOf('A.B.'))).sizes).toEqual(Int32Array.of(1, 2, 1, 2, 2));
  });

  it('stay few on the largest boards', () => {
    const cells = [...'.'.repeat(64 * 64)].with(32 * 64 + 31, 'A').join('');
    const shapes = runNow(Shapes.make({ info: {}, rows: 64, columns: 64, cells }));
    expect(shapes.sizes).toHaveLength(64 * 64);
    expect(Math.max(...shapes.sizes)).toBe(64 * 64);
  });
});

/**
 * Every shape on the way to a shape is a part of it. So folds of different groups never disturb each other when their
 * final shapes do not overlap, and solving is choosing one shape a group that together cover every cell once.
 */
describe('exact covers by shapes', () => {
  it('are what solutions end in, and their cost is the number of folds of their shapes', () => {
    const random = createRandom(11);
    let solvable = 0;
    for (let i = 0; i < 300; i += 1) {
      const level = sampleLevel(random, 1 + random.below(4), 1 + random.below(5));
      if (!level) continue;
      const cheapest = cheapestCover(runNow(Shapes.make(level)));
      expect(cheapestSolution(level)).toBe(cheapest);
      if (cheapest < Number.POSITIVE_INFINITY) solvable += 1;
    }
    expect(solvable).toBeGreaterThan(50);
  });
});

/** The fewest folds in an exact cover, by trying all choices of one shape a group. */
function cheapestCover(shapes: Shapes, group = 0, chosen: readonly number[] = []): number {
  if (group === shapes.letters.length) {
    const covered = chosen.reduce((sum, shape) => sum + shapes.sizes[shape]!, 0);
    const folds = chosen.reduce((sum, shape) => sum + shapes.folds[shape]!, 0);
    return covered === shapes.capacity ? folds : Number.POSITIVE_INFINITY;
  }
  let cheapest = Number.POSITIVE_INFINITY;
  for (let shape = shapes.first[group]!; shape < shapes.first[group + 1]!; shape += 1) {
    if (chosen.some((other) => shapes.overlap(shape, other))) continue;
    cheapest = Math.min(cheapest, cheapestCover(shapes, group + 1, [...chosen, shape]));
  }
  return cheapest;
}

/** The fewest folds to a full board, by breadth-first search with the rules. */
function cheapestSolution(level: FoldLevel): number {
  const rules = foldRules(level);
  let layer = [rules.start()];
  for (let cost = 0; layer.length > 0; cost += 1) {
    if (layer.some(rules.isGoal)) return cost;
    const next = layer.flatMap((state) =>
      rules.moves(state).flatMap((move) => {
        const result = rules.apply(state, move);
        return result.ok ? [result.value] : [];
      }),
    );
    layer = [...new Map(next.map((state) => [rules.key(state), state])).values()];
  }
  return Number.POSITIVE_INFINITY;
}
