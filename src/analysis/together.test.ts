import { describe, expect, it } from 'vitest';
import { createRandom } from '../core/random.ts';
import { runNow, unhurried } from '../core/slices.ts';
import { togetherNever } from './together.ts';

describe('the smallest set that is never met together', () => {
  it('equals trying all sets', () => {
    const random = createRandom(3);
    for (let round = 0; round < 300; round += 1) {
      const count = 1 + random.below(6);
      const met = Array.from({ length: 1 + random.below(8) }, () =>
        Array.from({ length: count }, () => random.chance(0.7)),
      ).filter((set) => set.some((has) => !has));
      if (met.length === 0) continue;
      const { numbers, isSmallest } = runNow(togetherNever(met, count, unhurried));
      const isNever = (mask: number): boolean =>
        met.every((set) => set.some((has, number) => mask & (1 << number) && !has));
      const masks = Array.from({ length: 2 ** count }, (_, mask) => mask).filter(isNever);
      const bits = (mask: number): number => mask.toString(2).replaceAll('0', '').length;
      const smallest = Math.min(...masks.map(bits));
      const mask = numbers.reduce((sum, number) => sum | (1 << number), 0);
      expect(isNever(mask)).toBe(true);
      for (const number of numbers) expect(isNever(mask & ~(1 << number))).toBe(false);
      if (isSmallest) expect(numbers.length).toBe(smallest);
      else expect(smallest).toBeGreaterThan(3);
    }
  });
});
