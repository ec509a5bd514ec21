import { createRandom } from '../core/random.ts';
import { median } from './statistics.ts';

/** A confidence interval. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The settings of all intervals, so that the same figures always give the same ones. */
export const bootstrap = { resamples: 2000, confidence: 0.95, seed: 1 } as const;

/** Which values each resample takes, by how many there are; all methods get the same draws. */
const draws = new Map<number, Uint32Array>();
const drawsKept = 20;

function drawsOf(count: number): Uint32Array {
  const known = draws.get(count);
  if (known) return known;
  const random = createRandom(bootstrap.seed);
  const made = Uint32Array.from({ length: bootstrap.resamples * count }, () => random.below(count));
  if (draws.size >= drawsKept) draws.delete(draws.keys().next().value!);
  draws.set(count, made);
  return made;
}

/**
 * The percentile bootstrap interval of a mean: the values are drawn anew with replacement, and the middle 95 % of the means
 * are kept. Fewer than two values say nothing about how much they vary.
 */
export function meanInterval(values: readonly number[]): Interval | undefined {
  const { length } = values;
  if (length < 2) return undefined;
  const drawn = drawsOf(length);
  const means = new Float64Array(bootstrap.resamples);
  for (let resample = 0; resample < means.length; resample += 1) {
    let total = 0;
    for (let at = resample * length; at < (resample + 1) * length; at += 1) total += values[drawn[at]!]!;
    means[resample] = total / length;
  }
  return middleOf(means);
}

/**
 * The same for the mean of medians: the repeats of every group are drawn anew, the groups stay. It says how well the clock knows
 * the mean, not how much the groups differ. Undefined where nothing was repeated.
 */
export function medianMeanInterval(groups: readonly (readonly number[])[]): Interval | undefined {
  if (groups.every(({ length }) => length < 2)) return undefined;
  const random = createRandom(bootstrap.seed);
  const means = new Float64Array(bootstrap.resamples);
  for (const values of groups) {
    for (let resample = 0; resample < means.length; resample += 1)
      means[resample]! += median(values.map(() => values[random.below(values.length)]!)) / groups.length;
  }
  return middleOf(means);
}

function middleOf(means: Float64Array): Interval {
  const sorted = means.sort();
  const cut = (1 - bootstrap.confidence) / 2;
  const at = (share: number): number => sorted[Math.round(share * (sorted.length - 1))]!;
  return { from: at(cut), to: at(1 - cut) };
}
