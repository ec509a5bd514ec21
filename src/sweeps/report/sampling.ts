import { createRandom } from '../../core/random.ts';

/** So many of some numbers, chosen by a fixed seed, in their order; all of them where there are no more. */
export function sampled<T>(items: readonly T[], most: number): readonly T[] {
  if (items.length <= most) return items;
  const random = createRandom(1);
  const chosen: T[] = [];
  for (const [index, item] of items.entries())
    if (random.below(items.length - index) < most - chosen.length) chosen.push(item);
  return chosen;
}

/** At most so many steps of a curve, as far apart as can be, the first and the last among them. */
export function thinned<T>(steps: readonly T[], most: number): readonly T[] {
  if (steps.length <= most) return steps;
  return Array.from(
    { length: most },
    (_, index) => steps[Math.round((index * (steps.length - 1)) / (most - 1))]!,
  );
}
