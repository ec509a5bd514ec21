import { describe, expect, it } from 'vitest';
import { Bounds } from './bounds.ts';

const told = (bounds: Bounds): string[] =>
  bounds.placeOf.map((_, at) => {
    const distance = bounds.distance(at);
    if (distance.status === 'exact') return String(distance.moves);
    return distance.status === 'lost' ? 'lost' : `${distance.least}-${distance.most ?? ''}`;
  });

describe('bounds along a line', () => {
  it('spread: at most one more before a move, at least one less after it', () => {
    const bounds = new Bounds(['a', 'b', 'c', 'd']);
    bounds.narrow(3, 0, 0);
    expect(told(bounds)).toEqual(['0-3', '0-2', '0-1', '0']);
    bounds.narrow(0, 3, Number.POSITIVE_INFINITY);
    expect(told(bounds)).toEqual(['3', '2', '1', '0']);
  });

  it('are shared by equal positions', () => {
    const bounds = new Bounds(['a', 'b', 'a', 'c']);
    expect(bounds.placeOf).toEqual([0, 1, 0, 2]);
    bounds.narrow(2, 1, 4);
    expect(told(bounds)).toEqual(['0-5', '0-6', '0-5', '1-4']);
    bounds.narrow(0, 3, 3);
    expect(told(bounds)).toEqual(['3', '2-4', '3', '2-4']);
  });

  it('stay lost once they are', () => {
    const bounds = new Bounds(['a', 'b', 'c', 'd']);
    bounds.lose(1);
    expect(told(bounds)).toEqual(['0-', 'lost', 'lost', 'lost']);
  });

  it('are lost by the limit of moves only as late in the game as that', () => {
    // After b there are too few moves left; the position before it has enough, and comes again too late.
    const bounds = new Bounds(['a', 'b', 'a'], 2);
    bounds.lose(1);
    bounds.narrow(0, 2, 2);
    expect(told(bounds)).toEqual(['2', 'lost', 'lost']);
  });

  it('say how many moves at most only where the limit of moves allows so many', () => {
    const bounds = new Bounds(['a', 'b'], 3);
    bounds.narrow(1, 1, 3);
    expect(told(bounds)).toEqual(['0-', '1-']);
    bounds.narrow(1, 1, 2);
    expect(told(bounds)).toEqual(['0-3', '1-2']);
  });

  it('do not take two proofs that contradict each other', () => {
    const bounds = new Bounds(['a']);
    bounds.narrow(0, 2, 2);
    expect(() => bounds.narrow(0, 3, 3)).toThrow(/contradict/);
  });
});
