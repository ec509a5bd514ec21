import type { Rules } from '../src/core/game.ts';

/** The fewest moves to a solution from every position that can be reached, by the key of the position; Infinity where there is none. */
export type RuleDistances = ReadonlyMap<string, number>;

/**
 * Breadth-first search over the readable rules alone, forwards and then back from the goals: it shares nothing with the engine.
 * Undefined where there are more than `most` positions.
 */
export function ruleDistances(rules: Rules, most: number): RuleDistances | undefined {
  const start = rules.start();
  const states = new Map([[rules.key(start), start]]);
  const before = new Map<string, string[]>();
  const goals: string[] = [];
  for (const [key, state] of states) {
    if (states.size > most) return undefined;
    if (rules.isGoal(state)) goals.push(key);
    for (const move of rules.moves(state)) {
      const next = rules.apply(state, move);
      if (!next.ok) throw new Error(next.error.code);
      const to = rules.key(next.value);
      if (!states.has(to)) states.set(to, next.value);
      before.set(to, [...(before.get(to) ?? []), key]);
    }
  }
  const distances = new Map([...states.keys()].map((key) => [key, Number.POSITIVE_INFINITY]));
  for (const key of goals) distances.set(key, 0);
  for (let layer = goals, moves = 1; layer.length > 0; moves += 1) {
    const nearer: string[] = [];
    for (const key of layer.flatMap((each) => before.get(each) ?? [])) {
      if (distances.get(key)! <= moves) continue;
      distances.set(key, moves);
      nearer.push(key);
    }
    layer = nearer;
  }
  return distances;
}
