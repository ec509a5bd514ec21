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

/** Options that change what an algorithm promises. */
const further: Readonly<Record<string, AlgorithmOptions>> = { ids: { step: 2 } };

/** Every algorithm as it is, and some once more with an option set. */
export const variants: readonly Variant[] = algorithms.flatMap((algorithm) => {
  const { id, complete } = algorithm;
  const kind = { keepsOnlyPath: pathKeepers.includes(id), isExact: complete || exact.includes(id) };
  const plain = { name: id, algorithm, options: {}, ...kind };
  const options = further[id];
  return options ? [plain, { ...plain, name: `${id} ${JSON.stringify(options)}`, options }] : [plain];
});
