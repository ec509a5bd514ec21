import { describe, expect, it } from 'vitest';
import { type Variant, variants } from '../../test/algorithm-variants.ts';
import { recordNow } from '../../test/record-now.ts';
import { sampleOf } from '../../test/samples.ts';
import { exactDistances } from '../analysis/distances.ts';
import type { Game, Heuristic } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { createRandom } from '../core/random.ts';
import { createSuccessors, packedRow, type Space } from '../core/space.ts';
import { games } from '../games/index.ts';
import { formatLevel, readPack } from '../games/pack.ts';
import { findAlgorithm } from '../search/algorithms/index.ts';
import { solveNow } from '../search/solve.ts';
import { TraceReader } from './reader.ts';
import { marks, none, type TraceData, traceBuffers } from './trace.ts';

const levelsWanted = 60;
const figures = [
  ...(['status', 'expanded', 'generated', 'stored', 'reopened', 'peakFrontier'] as const),
  ...(['bytes', 'reservedBytes', 'seenSet'] as const),
];

function* smallLevels(game: Game): Generator<{ level: Level; cost: string; count: number }> {
  const random = createRandom(5);
  const sample = sampleOf(game);
  for (let done = 0; done < levelsWanted; ) {
    const level = sample(random, 1 + random.below(5), 1 + random.below(5));
    if (!level) continue;
    const cost = random.pick(game.costs).id;
    const space = game.space(level, cost);
    const start = packedRow(space, game.rules(level, cost).start());
    const exact = exactDistances(space, start, 600);
    if (!exact) continue;
    done += 1;
    yield { level, cost, count: exact.count };
  }
}

describe.each(games.map((game) => [game.id, game] as const))('a record of %s', (_, game) => {
  it('is of the very search that is timed, and every way in it can be played', () => {
    for (const { level, cost, count } of smallLevels(game)) {
      for (const variant of variants) {
        if (variant.algorithm.unsuitable?.(game.space(level, cost)) !== undefined) continue;
        if (variant.keepsOnlyPath && count > 22) continue;
        const [heuristic] = variant.algorithm.usesHeuristic ? game.heuristics : [undefined];
        compare(game, level, cost, variant, heuristic);
      }
    }
  }, 120_000);
});

function compare(
  game: Game,
  level: Level,
  cost: string,
  { name, algorithm, options }: Variant,
  heuristic: Heuristic | undefined,
): void {
  const what = `${name} ${cost}\n${formatLevel({ game, level })}`;
  const method = { algorithm, cost, ...(heuristic && { heuristic }) };
  const solution = solveNow(game, level, { ...method, options });
  const trace = recordNow(game, level, { method, options });
  expect({ ...trace.statistics, status: trace.status }, what).toEqual(
    Object.fromEntries(figures.map((figure) => [figure, solution[figure]])),
  );
  expect(trace.moves, what).toEqual(solution.moves);
  expect(trace.optimal, what).toBe(solution.optimal);
  expect(trace.full, what).toBe(solution.expanded);
  expect(trace.expansions.generated.at(-1) ?? 0, what).toBe(solution.generated);
  const space = game.space(level, cost);
  const reader = new TraceReader(trace);
  for (let at = 0; at < trace.full; at += 1)
    if (!isPossible(trace, at, space)) expect.fail(`${what}\nat ${at}`);
  if (solution.status === 'solved' && !trace.solution.includes(none))
    expect(space.isGoal(reader.row(trace.solution.at(-1)!), 0), what).toBe(true);
}

/** Whether the state of an expansion is a successor of the one it came from, at the cost that is written beside it. */
function isPossible({ expansions, states }: TraceData, at: number, space: Space): boolean {
  const from = expansions.from[at]!;
  // Frontier search begins anew in the middle, and a search from both ends at a goal.
  if (from === none) return expansions.state[at] === 0 || (expansions.marks[at]! & ~marks.again) !== 0;
  const { words } = space;
  const out = createSuccessors(words, space.maxSuccessors);
  const [here, there] = [expansions.state[from]!, expansions.state[at]!];
  const isBackward = (expansions.marks[at]! & marks.backward) !== 0;
  const made = space.expand(states.rows, (isBackward ? there : here) * words, out, 0);
  const wanted = isBackward ? here : there;
  const step = expansions.cost[at]! - expansions.cost[from]!;
  for (let index = 0; index < made; index += 1) {
    const isIt = out.states
      .subarray(index * words, (index + 1) * words)
      .every((word, offset) => word === states.rows[wanted * words + offset]);
    if (isIt && (isBackward || out.costs[index] === step)) return true;
  }
  return false;
}

const load = (text: string) => {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!;
};
const { game, level } = load('game: match-the-tiles\n\nC..BCA\n......\n......\n......\n..#.cb\n..c##a\n');
const record = (algorithm: string, more: object = {}, limit?: number) =>
  recordNow(game, level, {
    method: {
      algorithm: findAlgorithm(algorithm)!,
      cost: 'unit',
      ...(findAlgorithm(algorithm)!.usesHeuristic && { heuristic: game.heuristics[0]! }),
    },
    ...(limit !== undefined && { recordLimits: { expansions: limit, bytes: 1e9 } }),
    ...more,
  });

describe('reading a record', () => {
  it('goes to any moment, forwards and backwards', () => {
    const reader = new TraceReader(record('bfs'));
    expect(reader.at(0)).toMatchObject({ number: 0, state: 0, waiting: 1, generated: 0 });
    expect(reader.at(1)).toMatchObject({ number: 1, state: 0, from: none, depth: 0 });
    const last = reader.at(reader.end);
    expect(last.number).toBe(reader.data.statistics.expanded);
    expect(last.stored).toBe(reader.data.statistics.stored);
    for (let position = 0; position <= reader.end; position += 1) {
      const step = reader.at(position);
      expect(step.fresh + step.known).toBe(
        step.generated - (position > 0 ? reader.at(position - 1).generated : 0),
      );
      expect(reader.positionOf(step.number)).toBe(position);
    }
    expect(reader.at(1)).toEqual(reader.at(1));
  });

  it('lists the waiting states in the order in which the search takes them', () => {
    const reader = new TraceReader(record('bfs'));
    for (let position = 0; position < reader.end; position += 1) {
      const next = reader.next(position, 1000);
      // The queue of breadth-first search is its table.
      const taken = reader.data.expansions.state
        .slice(position)
        .filter((id) => id < reader.madeUpTo(position));
      expect(next.map(({ state }) => state)).toEqual([...taken]);
      expect(next[0]?.takenIn).toBe(position);
    }
  });

  it('says what stands behind a state and what came of it', () => {
    const { data } = new TraceReader(record('astar'));
    const reader = new TraceReader(data);
    for (let at = 0; at < data.full; at += 1) {
      for (const child of reader.children(at)) expect(data.expansions.from[child]).toBe(at);
      expect(reader.chain(at)).toHaveLength(data.expansions.depth[at]! + 1);
    }
    expect([...reader.children(none)]).toEqual([0]);
    const goal = data.solution.at(-1)!;
    expect(reader.pathOf(goal)).toEqual([...data.solution]);
  });

  it('marks the rounds of a search that begins again', () => {
    const reader = new TraceReader(record('ids'));
    const rounds = Array.from({ length: reader.end }, (_, at) => reader.at(at + 1)).filter(
      (step) => step.isRound,
    );
    expect(rounds).toHaveLength(reader.data.moves.length - 1);
    for (const step of rounds) expect(step.state).toBe(0);
  });
});

describe('a long run', () => {
  it('is sampled behind the part that is recorded, with the same figures', () => {
    const whole = record('bfs');
    const part = record('bfs', {}, 20);
    expect(part.statistics).toEqual(whole.statistics);
    expect(part.full).toBeGreaterThanOrEqual(20);
    expect(part.full).toBeLessThan(whole.full);
    const reader = new TraceReader(part);
    expect(reader.isSampled).toBe(true);
    expect(new TraceReader(whole).isSampled).toBe(false);
    const sample = reader.at(reader.end);
    expect(sample).toMatchObject({ isSample: true, state: none });
    const same = new TraceReader(whole).at(sample.number);
    expect(sample.generated).toBe(same.generated);
    expect([...reader.rowAt(reader.end)]).toEqual([...new TraceReader(whole).rowAt(sample.number)]);
    expect(part.moves).toEqual(whole.moves);
  });

  it('stays within its memory', () => {
    const { game: ice, level: large } = load(
      'game: break-the-ice\n\nA.B.C.D.\nB.A.D.C.\nA.B.C.D.\nBCADDACB\nCBDAADBC\n',
    );
    const trace = recordNow(ice, large, {
      method: { algorithm: findAlgorithm('bfs')!, cost: 'unit' },
      limits: { states: 1_500_000 },
    });
    expect(trace.full).toBeGreaterThan(1000);
    expect(traceBuffers(trace).reduce((sum, { byteLength }) => sum + byteLength, 0)).toBeLessThan(50e6);
  });
});
