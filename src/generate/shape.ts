import type { Difficulty, Generator, Shape } from '../core/generator.ts';
import type { Random } from '../core/random.ts';
import { known, type Plan, type ShapeWishes } from './request.ts';

const draws = 60;

/** The shape of one try: the request, and the rest drawn from the usual ranges. Undefined when nothing fits together. */
export function drawShape(random: Random, { generator, wishes, difficulty }: Plan): Shape | undefined {
  const suiting = generator.suiting?.(known(wishes), difficulty) ?? {};
  const isSuiting = generator.followsWishes && !isUsual(generator, wishes, difficulty);
  for (let draw = 0; draw < draws; draw += 1) {
    // The usual ranges may not fit the request; then what suits it, and the full ones, are tried.
    const inUsual = draw < draws / 2;
    const numbers = generator.shape.map((spec) => {
      const [least, most] = inUsual ? spec.usual[difficulty] : [spec.least, spec.most];
      const drawn = least + random.below(most - least + 1);
      const suited = inUsual && !isSuiting ? undefined : suiting[spec.key];
      return [spec.key, wishes[spec.key] ?? suited ?? drawn] as const;
    });
    const shape = Object.fromEntries(numbers) as Shape;
    if (generator.impossible?.(known(shape)) === undefined) return shape;
  }
  return undefined;
}

/** Whether levels of the difficulty often have what is wished for. */
const isUsual = ({ shape }: Generator, wishes: ShapeWishes, difficulty: Difficulty): boolean =>
  shape.every(
    ({
      key,
      usual: {
        [difficulty]: [least, most],
      },
    }) => {
      const wish = wishes[key] ?? least;
      return wish >= least && wish <= most;
    },
  );

/** Whether a level has the requested shape, as far as its generator can tell. */
export const hasShape = (actual: Shape | undefined, wanted: Shape): boolean =>
  actual === undefined ||
  Object.entries(wanted).every(([key, value]) => actual[key as keyof Shape] === value);
