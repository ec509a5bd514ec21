import { describe, expect, it } from 'vitest';
import { type Fracture, fractureOf, type Shard } from './fracture.ts';

const area = ({ points }: Shard): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length]!;
    return sum + (x * nextY - nextX * y) / 2;
  }, 0);

const fractures = (together: number): readonly Fracture[] => [
  ...new Set(Array.from({ length: 200 }, (_, index) => fractureOf(`block ${index}`, together)!)),
];

describe('a fracture', () => {
  it.each([1, 100])(
    'is made of shards that fill the block without a gap, %i breaking together',
    (together) => {
      expect(fractures(together).length).toBeGreaterThan(3);
      for (const { shards } of fractures(together)) {
        for (const shard of shards) {
          // All drawn the same way round, so none is turned inside out.
          expect(area(shard)).toBeGreaterThan(0);
          for (const value of shard.points.flat()) expect(value >= -1e-9 && value <= 100 + 1e-9).toBe(true);
          expect(Number.isFinite(shard.x + shard.y + shard.turn)).toBe(true);
        }
        expect(shards.reduce((sum, shard) => sum + area(shard), 0)).toBeCloseTo(10_000, 6);
      }
    },
  );

  it('has fewer shards the more blocks break together, and none in the end', () => {
    const count = (together: number): number => fractureOf('block 1', together)?.shards.length ?? 0;
    expect(count(3)).toBeGreaterThan(count(60));
    expect(count(60)).toBeGreaterThan(count(1000));
    expect(count(1000)).toBe(0);
  });

  it('is always the same for a block', () => {
    expect(fractureOf('block 5', 3)).toBe(fractureOf('block 5', 3));
  });
});
