import type { Rules } from '../src/core/game.ts';

/**
 * The straightforward search that a student writes: objects for states, a `Map` with string keys, an array as the queue.
 * It plays by the readable rules and visits every reachable position once.
 */
export function exploreNaively(rules: Rules): number {
  const start = rules.start();
  const parents = new Map<string, string | undefined>([[rules.key(start), undefined]]);
  const queue = [start];
  for (let at = 0; at < queue.length; at += 1) {
    const state = queue[at];
    const key = rules.key(state);
    for (const move of rules.moves(state)) {
      const next = rules.apply(state, move);
      if (!next.ok) throw new Error(next.error.code);
      const nextKey = rules.key(next.value);
      if (parents.has(nextKey)) continue;
      parents.set(nextKey, key);
      queue.push(next.value);
    }
  }
  return parents.size;
}
