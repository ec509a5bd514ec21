import { describe, expect, it } from 'vitest';
import { packedRow } from '../../../core/space.ts';
import { IceSpace } from '../packed/packed.ts';
import { stateOf } from '../rules/state.ts';
import { iceHeuristics } from './heuristics.ts';

/** The estimate of a position given as columns from the left, each from the bottom up. */
function estimate(id: string, columns: string): number {
  const stacks = columns.split('/');
  const rows = Math.max(1, ...stacks.map((stack) => stack.length));
  const space = new IceSpace({ info: {}, rows, columns: stacks.length, stacks, clear: 'contact' });
  const words = packedRow(space, stateOf(stacks));
  const heuristic = iceHeuristics.find((each) => each.id === id)!;
  return heuristic.prepare(space)(words, 0, 0, -1);
}

describe('blocks', () => {
  it('counts them', () => {
    expect(estimate('blocks', 'ab//a')).toBe(3);
    expect(estimate('blocks', '//')).toBe(0);
  });
});

describe('colours-blocks', () => {
  it('counts colours and a third of the blocks', () => {
    expect(estimate('colours-blocks', 'aab/bb//a')).toBe(4);
    expect(estimate('colours-blocks', 'aab/ab/a/b')).toBeCloseTo(2 + 7 / 3);
    expect(estimate('colours-blocks', '/')).toBe(0);
  });

  it('knows that fewer than three of a colour never break', () => {
    expect(estimate('colours-blocks', 'aab/b//a')).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('chains', () => {
  it('takes 1 for a colour that a move can break and 2 for others', () => {
    expect(estimate('chains', 'a/a//a')).toBe(1);
    expect(estimate('chains', 'a//a//a')).toBe(2);
    expect(estimate('chains', 'ba//ab//ab')).toBe(4);
    expect(estimate('chains', '//')).toBe(0);
    expect(estimate('chains', 'a/a')).toBe(Number.POSITIVE_INFINITY);
  });

  it('sees lines made by a slide, by what falls after it and by swaps in both directions', () => {
    expect(estimate('chains', 'ba//a/a/b/b')).toBe(3);
    expect(estimate('chains', 'a/a/ba//b/b')).toBe(2);
    expect(estimate('chains', 'a/ba/a//b/b')).toBe(3);
  });

  // Called admissible by its inventors. Two colours need six blocks, and one colour alone never deceives it,
  // so no smaller board does: six cells, one move.
  it('is not admissible: here one swap breaks both colours', () => {
    expect(estimate('chains', 'aba/bab')).toBe(2);
  });
});

describe('displacement', () => {
  it.each([
    ['no block', '//', 0],
    ['at least one move while a block is left', 'aaba/b/b', 1],
    ['three columns side by side', 'a//a//a', 2],
    ['three blocks in one column, where the board is too narrow for a row', 'aabbc/ccab', 2],
    ['two groups, each completed by itself', 'a/a//a/////a/a//a', 2],
    ['two left over, which have to join the others', 'a/a///a/a/a', 4],
    ['a long way for one block', 'a////a/a', 3],
    ['a long way for two colours: some to the right, some to the left', 'ab////ab/ab', 4],
    ['two blocks of a colour', 'aa/b/b/b', Number.POSITIVE_INFINITY],
    ['one block of a colour', 'a', Number.POSITIVE_INFINITY],
  ])('%s', (_, columns, expected) => {
    expect(estimate('displacement', columns)).toBe(expected);
  });
});
