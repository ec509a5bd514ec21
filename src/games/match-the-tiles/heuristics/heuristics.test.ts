import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { packedRow } from '../../../core/space.ts';
import { readPack } from '../../pack.ts';
import { matchTheTiles as game } from '../game.ts';
import type { TilesLevel } from '../level.ts';
import { Assignment } from './assignment.ts';

function levelOf(...rows: string[]): TilesLevel {
  const read = readPack(['game: match-the-tiles', '', ...rows].join('\n'), [game]);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value[0]!.level as TilesLevel;
}

/** The estimate of a heuristic at the start of a level. */
function estimate(id: string, ...rows: string[]): number {
  const level = levelOf(...rows);
  const space = game.space(level);
  const words = packedRow(space, game.rules(level).start());
  return game.heuristics.find((heuristic) => heuristic.id === id)!.prepare(space)(words, 0, 0, -1);
}

describe('the published heuristics', () => {
  it('simple counts the tiles that are not on a goal of theirs', () => {
    expect(estimate('simple', 'Aa Ab B', 'a  .  .')).toBe(2);
    expect(estimate('simple', 'A.a', 'B.b')).toBe(2);
  });

  it('fast adds up guesses: in line or not, goal against a border or not', () => {
    expect(estimate('fast', 'Aa .  .', '.  .  .', '.  .  .')).toBe(0);
    expect(estimate('fast', 'A.a', '...', '...')).toBe(1);
    expect(estimate('fast', '...', 'Aa.', '...')).toBe(2);
    expect(estimate('fast', 'A..', '..a', '...')).toBe(2);
    expect(estimate('fast', 'A..', '.a.', '...')).toBe(3);
    expect(estimate('fast', 'A.a', 'B.b')).toBe(2);
  });

  it('fast gives two tiles of a colour different goals', () => {
    expect(estimate('fast', 'A.a.', 'A...', '...a')).toBe(1 + 2);
  });

  it('complex takes the worst tile and sees obstacles between', () => {
    expect(estimate('complex', 'A.a', 'B.b')).toBe(1);
    expect(estimate('complex', 'A#a', '...')).toBe(3);
    expect(estimate('complex', 'A.a.', 'A...', '...a')).toBe(2);
  });

  it('complex over-estimates: an obstacle can stop a tile on a goal away from the border', () => {
    const board = ['...', 'Aa#', '...'];
    expect(estimate('complex', ...board)).toBe(2);
    const rules = game.rules(levelOf(...board));
    const after = rules.apply(rules.start(), 'R');
    expect(after.ok && rules.isGoal(after.value)).toBe(true);
  });
});

describe('the worst tile', () => {
  it('is exact for a tile that is alone', () => {
    expect(estimate('reach', 'A.a.', '....', '....', '...#')).toBe(3);
    expect(estimate('reach', 'A..', '.a.', '...')).toBe(Number.POSITIVE_INFINITY);
  });

  it('lets one other tile stop a tile one cell before the end of its way, not two', () => {
    expect(estimate('reach', 'A.a.B', '....b')).toBe(Number.POSITIVE_INFINITY);
    expect(estimate('reach', 'A..aB', '....b')).toBe(1);
    expect(estimate('reach', 'A.aBC', '...bc')).toBe(1);
  });

  it('counts to the nearest goal of the colour, for the tile that is furthest', () => {
    expect(estimate('reach', 'A..a', '....', 'B...', 'a#.b')).toBe(2);
  });
});

describe('the worst pair', () => {
  it('is exact for two tiles', () => {
    expect(estimate('pairs', 'A..B', '....', '..ab')).toBe(2);
    expect(estimate('pairs', 'A..B', '....', '..ba')).toBe(Number.POSITIVE_INFINITY);
    expect(estimate('pairs', '...A', 'aa..', '##..', 'A...')).toBe(5);
  });

  it('knows that two tiles of a colour need two goals', () => {
    expect(estimate('reach', 'Aa # a', 'A  # .')).toBe(1);
    expect(estimate('pairs', 'Aa # a', 'A  # .')).toBe(Number.POSITIVE_INFINITY);
  });

  it('falls back to the worst tile where its tables would be too large', () => {
    const rows = (count: number) => Array.from({ length: count }, () => '.'.repeat(64));
    expect(estimate('pairs', `AB${'.'.repeat(60)}ba`, ...rows(63))).toBe(1);
  });
});

describe('the assignment of tiles to goals', () => {
  /** Tries every way; exact and slow. */
  function best(
    costs: readonly number[][],
    join: (a: number, b: number) => number,
    taken = 0,
    tile = 0,
  ): number {
    if (tile === costs.length) return 0;
    return Math.min(
      ...costs[tile]!.flatMap((cost, goal) =>
        taken & (1 << goal) ? [] : [join(cost, best(costs, join, taken | (1 << goal), tile + 1))],
      ),
    );
  }

  it('agrees with trying every way', () => {
    const random = createRandom(1);
    for (let round = 0; round < 500; round += 1) {
      const tiles = 1 + random.below(5);
      const goals = tiles + random.below(3);
      const costs = Array.from({ length: tiles }, () => Array.from({ length: goals }, () => random.below(4)));
      const assignment = new Assignment(tiles, goals);
      assignment.costs.set(costs.flat());
      expect(assignment.smallestSum()).toBe(best(costs, (a, b) => a + b));
      expect(assignment.smallestWorst(3)).toBe(best(costs, Math.max));
    }
  });
});
