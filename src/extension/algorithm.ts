import { type Algorithm, newStatistics, type Search, type Status } from '../core/search.ts';
import { isObject, mustBe, mustHaveId } from './check.ts';

/**
 * Makes an algorithm that the engine can use. What it finds is replayed by the rules, and counts; what it states does not: no
 * solution of it is called optimal, no factor proved, and no level unsolvable.
 */
export function ownAlgorithm(own: Algorithm, place: string): Algorithm {
  mustHaveId(own, 'algorithm', place);
  const { id, options = [] } = own;
  const what = `the algorithm "${id}"`;
  mustBe(typeof own.create === 'function', place, `${what} must have create(problem), which makes a search`);
  mustBe(
    Array.isArray(options) && options.every((each) => isObject(each) && isObject(each['value'])),
    place,
    `${what} has options that are none; expected { id, summary, value: { kind, fallback, … } }`,
  );
  for (const option of options) mustHaveId(option, `option of ${what}`, place);
  return {
    id,
    name: own.name ?? id,
    summary: own.summary ?? '',
    guarantee: own.guarantee ?? '',
    origin: own.origin ?? '',
    usesHeuristic: own.usesHeuristic === true,
    options,
    complete: false,
    isOptimal: () => false,
    ...(own.unsuitable && { unsuitable: own.unsuitable.bind(own) }),
    ...(own.refusals && { refusals: own.refusals }),
    ...(own.load && { load: own.load.bind(own) }),
    create: (problem) => withoutClaims(own.create(problem), what),
  };
}

const statuses: ReadonlySet<string> = new Set<Status | 'running'>([
  'running',
  'solved',
  'unsolvable',
  'depth-limit',
  'state-limit',
  'time-limit',
  'memory-limit',
  'cancelled',
]);

function withoutClaims(search: Search, what: string): Search {
  for (const name of ['step', 'path'] as const)
    if (typeof search?.[name] !== 'function')
      throw new Error(`${what} made a search without ${name}(); expected a function.`);
  const { pathInSteps } = search;
  return {
    // Figures that it does not count are 0.
    get statistics() {
      return { ...newStatistics(), ...search.statistics };
    },
    mayHaveMissedCheaper: true,
    get incumbents() {
      return search.incumbents ?? 0;
    },
    step(budget, pace) {
      const status = search.step(budget, pace);
      if (!statuses.has(status)) throw new Error(`${what} ended as "${status}", which is no status.`);
      // It found none. That there is none, nobody has proved.
      return status === 'unsolvable' ? 'depth-limit' : status;
    },
    path: () => search.path(),
    ...(pathInSteps && { pathInSteps: () => pathInSteps.call(search) }),
  };
}
