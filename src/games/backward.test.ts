import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import { type Backward, createSuccessors, packedRow, type Space } from '../core/space.ts';
import { games } from './index.ts';

const levelsWanted = 400;
const mostStates = 600;
const mostPredecessors = 256;

const keyOf = (words: Uint32Array, at: number, width: number): string =>
  words.subarray(at, at + width).join();

/** The successors of a state as keys. */
function successorsOf(space: Space, state: Uint32Array): string[] {
  const out = createSuccessors(space.words, space.maxSuccessors);
  const made = space.expand(state, 0, out, 0);
  return Array.from({ length: made }, (_, index) => keyOf(out.states, index * space.words, space.words));
}

/** The predecessors of a state, in as much room as they need; undefined when there are too many to look at. */
function predecessorsOf(space: Space, backward: Backward, state: Uint32Array): Uint32Array[] | undefined {
  for (let rows = 1; rows <= mostPredecessors; rows *= 2) {
    const out = new Uint32Array(rows * space.words);
    const made = backward.expand(state, 0, out, 0);
    if (made < 0) continue;
    return Array.from({ length: made }, (_, i) => out.slice(i * space.words, (i + 1) * space.words));
  }
  return undefined;
}

/** All reachable states by key, or undefined when there are too many. */
function reachable(space: Space, start: Uint32Array): Map<string, Uint32Array> | undefined {
  const states = new Map([[keyOf(start, 0, space.words), start]]);
  for (const state of states.values()) {
    for (const key of successorsOf(space, state))
      if (!states.has(key)) states.set(key, Uint32Array.from(key.split(','), Number));
    if (states.size > mostStates) return undefined;
  }
  return states;
}

const random = createRandom(21);
const hasBackward = (game: Game): boolean => {
  const sample = sampleOf(game);
  return Array.from({ length: 20 }, () => sample(random, 4, 4)).some(
    (level) => level && game.space(level).backward,
  );
};

describe.each(games.filter(hasBackward).map((game) => [game.id, game] as const))('%s', (_, game) => {
  const sample = sampleOf(game);

  it('goes back only where moves go on, and wherever a shortest solution may have come from', () => {
    const random = createRandom(22);
    let edges = 0;
    for (let done = 0; done < levelsWanted; ) {
      const level = sample(random, 1 + random.below(5), 1 + random.below(5));
      if (!level) continue;
      const space = game.space(level, random.pick(game.costs).id);
      if (!space.backward) continue;
      const start = packedRow(space, game.rules(level).start());
      const states = reachable(space, start);
      if (!states) continue;
      done += 1;
      edges += compareMoves(space, space.backward, states);
    }
    expect(edges).toBeGreaterThan(2_000);
  });

  it('lists all goals, and nothing else', () => {
    const random = createRandom(23);
    let met = 0;
    for (let done = 0; done < levelsWanted; ) {
      const level = sample(random, 1 + random.below(5), 1 + random.below(5));
      if (!level) continue;
      const space = game.space(level);
      const goals = space.backward?.goals(1000);
      if (!goals) continue;
      done += 1;
      const count = goals.length / space.words;
      const keys = Array.from({ length: count }, (_, row) => keyOf(goals, row * space.words, space.words));
      expect(new Set(keys).size).toBe(count);
      for (let row = 0; row < count; row += 1) expect(space.isGoal(goals, row * space.words)).toBe(true);
      if (count > 1) expect(space.backward?.goals(count - 1)).toBeUndefined();
      const start = packedRow(space, game.rules(level).start());
      for (const [key, state] of reachable(space, start) ?? []) {
        if (!space.isGoal(state, 0)) continue;
        expect(keys).toContain(key);
        met += 1;
      }
    }
    expect(met).toBeGreaterThan(50);
  });
});

/** Compares both directions on the reachable states; returns how many moves had to be found. */
function compareMoves(space: Space, backward: Backward, states: ReadonlyMap<string, Uint32Array>): number {
  const onwards = new Map([...states].map(([key, state]) => [key, new Set(successorsOf(space, state))]));
  const into = new Map([...states.keys()].map((key) => [key, new Set<string>()]));
  for (const [key, targets] of onwards) for (const to of targets) into.get(to)!.add(key);
  /** Whether two moves over a state lead somewhere that one move cannot. */
  const isPassed = (over: string, to: string): boolean =>
    [...into.get(over)!].some((from) => from !== to && !onwards.get(from)!.has(to));
  let edges = 0;
  for (const [key, state] of states) {
    const found = new Set<string>();
    const listed = predecessorsOf(space, backward, state);
    if (!listed) continue;
    for (const before of listed) {
      // Reachable or not, it must really lead here.
      if (!successorsOf(space, before).includes(key)) expect.fail(`${before} does not lead to ${key}`);
      found.add(keyOf(before, 0, space.words));
    }
    for (const before of into.get(key)!) {
      if (!isPassed(before, key)) continue;
      edges += 1;
      if (!found.has(before)) expect.fail(`${before} leads to ${key}`);
    }
  }
  return edges;
}
