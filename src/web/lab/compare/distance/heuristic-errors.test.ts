import { expect, it } from 'vitest';
import { games } from '../../../../games/index.ts';
import { formatLevel } from '../../../../games/pack.ts';
import { catalogue } from '../../../shared/state/shipped.ts';
import { errorHistogram, errorsOf } from './heuristic-errors.ts';
import { runDistanceTask } from './protocol.ts';

const dead = Number.POSITIVE_INFINITY;

it('counts what is exact, too much, too little and lost', () => {
  const found = errorsOf(Float64Array.of(0, 1, 3, 1, dead, 0), Float64Array.of(0, 1, 2, 4, dead, dead));
  expect(found).toMatchObject({ exact: 2, above: 1, worstAbove: 1, meanError: 0.5, deadSeen: 1 });
  expect(found.counts).toContainEqual({ estimate: 1, distance: 4, count: 1 });
  expect(errorHistogram(found.counts)).toEqual([
    { error: -1, count: 1 },
    { error: 0, count: 2 },
    { error: 3, count: 1 },
  ]);
  expect(errorsOf(new Float64Array(), new Float64Array())).toMatchObject({ meanError: 0, counts: [] });
});

it('measures every heuristic of every game as it promises', () => {
  for (const game of games) {
    const entry = catalogue.levels(game.id).slice(0, 6).at(-1)!;
    const cost = game.costs[0]!.id;
    const task = { level: formatLevel(entry), heuristics: game.heuristics.map(({ id }) => id), cost };
    const reply = runDistanceTask({ ...task, maxStates: 200_000 });
    if (reply.kind !== 'done') throw new Error(`${game.id}: ${reply.kind}`);
    const { positions, dead: lost, heuristics } = reply.errors;
    expect(heuristics).toHaveLength(game.heuristics.length);
    for (const { heuristic, counts, above } of heuristics) {
      expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(positions - lost);
      const isAdmissible = game.heuristics.find(({ id }) => id === heuristic)!.admissible.includes(cost);
      if (isAdmissible) expect(above, heuristic).toBe(0);
    }
    expect(runDistanceTask({ ...task, maxStates: 2 })).toEqual({ kind: 'too-large' });
  }
  expect(() => runDistanceTask({ level: '?', heuristics: [], cost: 'unit', maxStates: 1 })).toThrow('read');
});
