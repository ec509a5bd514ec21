import type { Shape } from '../core/generator.ts';
import type { Random } from '../core/random.ts';
import { known, type Plan } from './request.ts';

const draws = 60;

/** The shape of one try: the request, and the rest drawn from the usual ranges. Undefined when nothing fits together. */
export function drawShape(random: Random, { generator, wishes, difficulty }: Plan): Shape | undefined {
  const suiting = generator.suiting?.(known(wishes)) ?? {};
  for (let draw = 0; draw < draws; draw += 1) {
    // The usual ranges may not fit the request; then what suits it, and the full ones, are tried.
    const isUsual = draw < draws / 2;
    const numbers = generator.shape.map((spec) => {
      const [least, most] = isUsual ? spec.usual[difficulty] : [spec.least, spec.most];
      const drawn = least + random.below(most - least + 1);
      return [spec.key, wishes[spec.key] ?? (isUsual ? drawn : (suiting[spec.key] ?? drawn))] as const;
    });
    const shape = Object.fromEntries(numbers) as Shape;
    if (generator.impossible?.(known(shape)) === undefined) return shape;
  }
  return undefined;
}

/** Whether a level has the requested shape, as far as its generator can tell. */
export const hasShape = (actual: Shape | undefined, wanted: Shape): boolean =>
  actual === undefined ||
  Object.entries(wanted).every(([key, value]) => actual[key as keyof Shape] === value);
