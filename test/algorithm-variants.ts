import type { Algorithm, AlgorithmOptions } from '../src/core/search.ts';
import { algorithms } from '../src/search/algorithms/index.ts';

/** An algorithm as the tests run it. */
export interface Variant {
  readonly name: string;
  readonly algorithm: Algorithm;
  readonly options: AlgorithmOptions;
  /** It remembers only its path, so that it needs next to no memory and takes long where many ways lead to a position. */
  readonly keepsOnlyPath: boolean;
  /** It finds what there is within its limits, and says which of them stopped it. */
  readonly isExact: boolean;
}

const pathKeepers = ['dls', 'ids', 'idastar', 'rbfs'];

/** Not complete, because of a limit of their own, and exact all the same. */
const exact = ['dls', 'beam'];

/** Every algorithm as it is, and once more with each of its flags set. */
export const variants: readonly Variant[] = algorithms.flatMap((algorithm) => {
  const plain = { name: algorithm.id, algorithm, options: {} };
  const flags = (algorithm.options ?? []).filter(({ value }) => value.kind === 'flag');
  const flagged = flags.map(({ id }) => ({
    name: `${algorithm.id} --${id}`,
    algorithm,
    options: { [id]: true },
  }));
  return [plain, ...flagged].map((variant) => ({
    ...variant,
    keepsOnlyPath: pathKeepers.includes(variant.name),
    isExact: algorithm.complete || exact.includes(algorithm.id),
  }));
});
