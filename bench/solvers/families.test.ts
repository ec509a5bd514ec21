import { describe, expect, it } from 'vitest';
import type { IceLevel } from '../../src/games/break-the-ice/level.ts';
import { type FoldLevel, groupLetters } from '../../src/games/folding-blocks/level.ts';
import type { TilesLevel } from '../../src/games/match-the-tiles/level.ts';
import { formatLevel, readPack } from '../../src/games/pack.ts';
import { bfs } from '../../src/search/algorithms/bfs.ts';
import { algorithmsFor } from '../../src/search/method.ts';
import { type Solution, solveNow } from '../../src/search/solve.ts';
import { loadSolvers } from '../../test/load-solvers.ts';
import { families } from './families.ts';
import { type Family, levelsOf } from './family.ts';

const familyOf = (id: string): Family => families.find((each) => each.id === id)!;
await loadSolvers(...families.map(({ game }) => game));

const small = ({ sizes }: Family): Family['sizes'] => sizes.slice(0, 3);
const levelsPerSize = 3;

/** The levels of some sizes, one after the other. */
const levels = <L>(family: Family, sizes = small(family)): L[] =>
  sizes.flatMap((size) => levelsOf(family, size, levelsPerSize).map(({ level }) => level as L));

const solved = (family: Family, algorithm = 'bfs', sizes = small(family)): Solution[] =>
  levels<FoldLevel>(family, sizes).map((level) =>
    solveNow(family.game, level, {
      algorithm: algorithmsFor(family.game).find(({ id }) => id === algorithm) ?? bfs,
    }),
  );

describe.each(families)('$id', (family) => {
  it('makes proper levels, all different, the same ones every time', () => {
    const texts = levels<FoldLevel>(family).map((level) => formatLevel({ game: family.game, level }));
    expect(new Set(texts).size).toBe(texts.length);
    expect(texts.filter((text) => !readPack(text).ok)).toEqual([]);
    expect(levels<FoldLevel>(family).map((level) => formatLevel({ game: family.game, level }))).toEqual(
      texts,
    );
  });

  it('has sizes that can be told apart', () => {
    expect(new Set(family.sizes.map(({ name }) => name)).size).toBe(family.sizes.length);
  });
});

describe('Folding Blocks', () => {
  const rectangles = familyOf('folding-blocks-rectangles');
  const moved = familyOf('folding-blocks-moved');

  it('has as many groups as it says, and room for folds', () => {
    for (const family of [rectangles, moved])
      for (const size of family.sizes)
        for (const { rows, columns, cells } of levels<FoldLevel>(family, [size])) {
          expect(size.name).toBe(`${rows}x${columns}, ${groupLetters(cells).length} groups`);
          expect(cells.split('.').length - 1).toBeGreaterThanOrEqual((rows * columns) / 2);
        }
  });

  it('can be solved, and seldom with groups out of place', () => {
    const statuses = (family: Family): string[] =>
      solved(family, 'cover', family.sizes).map(({ status }) => status);
    expect(new Set(statuses(rectangles))).toEqual(new Set(['solved']));
    const left = statuses(moved).filter((status) => status === 'solved');
    expect(left.length).toBeLessThan(statuses(moved).length / 2);
  });
});

describe('Match the Tiles', () => {
  const played = familyOf('match-the-tiles-played');
  const apart = familyOf('match-the-tiles-apart');

  it('has as many tiles as it says, each of its own colour, and goals that they come to', () => {
    for (const size of played.sizes)
      for (const { rows, columns, tiles, goals } of levels<TilesLevel>(played, [size])) {
        expect(size.name).toBe(`${rows}x${columns}, ${tiles.length} tiles`);
        expect(new Set(goals.map(({ colour }) => colour))).toEqual(
          new Set(tiles.map(({ colour }) => colour)),
        );
      }
    expect(new Set(solved(played).map(({ status }) => status))).toEqual(new Set(['solved']));
  });

  it('seldom has a solution where the goals are of games apart', () => {
    for (const { tiles, goals } of levels<TilesLevel>(apart))
      expect(new Set(goals.map(({ cell }) => cell)).size).toBe(tiles.length);
    const statuses = solved(apart, 'bfs', apart.sizes.slice(2, 4)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set(['unsolvable']));
  });
});

describe('Roll the Block', () => {
  it('has no solution where every position has to be met from the start', () => {
    const family = familyOf('roll-the-block-all');
    const [found] = solved(family, 'bfs', family.sizes.slice(1, 2));
    // 256 cells, three ways to lie or stand, three bridges that can each be hidden or shown.
    expect(found).toMatchObject({ status: 'unsolvable' });
    expect(found!.expanded).toBeGreaterThan(0.8 * 256 * 3 * 8);
  });
});

describe('Break the Ice', () => {
  it('has as many blocks as it says, and the optimum that it says', () => {
    const family = familyOf('break-the-ice-blocks');
    for (const size of small(family)) {
      const optima = solved(family, 'bfs', [size]).map(({ cost }) => cost);
      for (const [index, { stacks, clear }] of levels<IceLevel>(family, [size]).entries()) {
        expect(size.name).toBe(`${stacks.join('').length} blocks, ${optima[index]} moves`);
        expect(clear).toBe('contact');
      }
    }
  });
});
