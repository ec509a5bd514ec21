import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A seeded random generator: the same seed gives the same numbers on every machine. */
export interface Random {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** One of the items. */
  pick<T>(items: readonly T[]): T;
  /** A new array with the same items in a random order. */
  shuffle<T>(items: readonly T[]): T[];
}

/** A generator that begins with a seed. */
export function createRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const below = (count: number): number => uniformInt(generator, 0, count - 1);
  return {
    below,
    chance: (probability) => below(1_000_000) < probability * 1_000_000,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Cannot pick from an empty list');
      return item;
    },
    shuffle: (items) => {
      const shuffled = [...items];
      for (let i = shuffled.length - 1; i > 0; i -= 1) {
        const j = below(i + 1);
        [shuffled[i], shuffled[j]] = [shuffled[j]!, shuffled[i]!];
      }
      return shuffled;
    },
  };
}
