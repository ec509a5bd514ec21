import { createHash } from 'node:crypto';
import { createRandom } from '../core/random.ts';
import type { Sweep, SweepHead, SweepMethod } from './model.ts';

/** Digits of a key or an id: 96 bits, so that among a billion runs no two are alike by chance. */
const digits = 24;

/** A short hash of some content. */
export const keyOf = (...parts: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, digits);

/** The most runs of a sweep. */
export const mostRuns = 100_000_000;

type Counted = Pick<SweepHead, 'levels' | 'methods' | 'repeat'>;

function methodsByGame(methods: readonly SweepMethod[]): ReadonlyMap<string, readonly SweepMethod[]> {
  const found = new Map<string, SweepMethod[]>();
  for (const method of methods) {
    const known = found.get(method.game);
    if (known) known.push(method);
    else found.set(method.game, [method]);
  }
  return found;
}

/** How many runs there are before each level, and in all. */
function firstRuns({ levels, methods, repeat }: Counted): readonly number[] {
  const byGame = methodsByGame(methods);
  const firsts = [0];
  for (const { game } of levels) firsts.push(firsts.at(-1)! + (byGame.get(game)?.length ?? 0) * repeat);
  return firsts;
}

export const countRuns = (head: Counted): number => firstRuns(head).at(-1)!;

/** The runs of a plan. Of each, only its place in the order is kept, in four bytes. */
export function sweepOf(head: SweepHead): Sweep {
  const { levels, seed, version, limits, isolated } = head;
  const byGame = methodsByGame(head.methods);
  const firsts = firstRuns(head);
  const count = firsts.at(-1)!;
  if (count > mostRuns) throw new RangeError(`There are ${count} runs; expected at most ${mostRuns}.`);
  const order = shuffled(count, seed);
  const { seconds, bytes, states = null, depth = null } = limits;
  const shared = [version, seconds, bytes, states, depth, isolated];
  // A repeat, a level or a method more changes nothing here, nor do names.
  const idOf: Sweep['idOf'] = (level, method, repeat) =>
    keyOf(...shared, level.key, method.key, method.modules ?? [], repeat);
  return {
    ...head,
    count,
    run(index) {
      const number = order[index];
      if (number === undefined) throw new RangeError(`There is no run ${index}; there are ${count}.`);
      const at = levelAt(firsts, number);
      const level = levels[at]!;
      const methods = byGame.get(level.game)!;
      const within = number - firsts[at]!;
      const method = methods[within % methods.length]!;
      const repeat = Math.floor(within / methods.length) + 1;
      return { id: idOf(level, method, repeat), level: level.key, method: method.key, repeat };
    },
    idOf,
  };
}

/** The last level whose runs begin at this one or before; levels without runs are passed over. */
function levelAt(firsts: readonly number[], number: number): number {
  let low = 0;
  let high = firsts.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (firsts[middle]! <= number) low = middle;
    else high = middle;
  }
  return low;
}

/** The numbers from 0 on in an order that only the seed decides. */
function shuffled(count: number, seed: number): Uint32Array {
  const order = Uint32Array.from({ length: count }, (_, index) => index);
  const random = createRandom(seed);
  for (let left = count - 1; left > 0; left -= 1) {
    const other = random.below(left + 1);
    const kept = order[left]!;
    order[left] = order[other]!;
    order[other] = kept;
  }
  return order;
}
