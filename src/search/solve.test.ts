import { describe, expect, it } from 'vitest';
import { type Variant, variants } from '../../test/algorithm-variants.ts';
import type { Level } from '../core/level.ts';
import type { Algorithm } from '../core/search.ts';
import { packedRow } from '../core/space.ts';
import { games } from '../games/index.ts';
import { readPack } from '../games/pack.ts';
import { algorithms } from './algorithms/index.ts';
import { solve, solveNow } from './solve.ts';

const read = (text: string): Level => {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!.level;
};
const [folding] = games;
const heuristic = folding!.heuristics.find(({ id }) => id === 'log')!;
const optionsFor = ({ algorithm, options }: Variant) => ({
  algorithm,
  options,
  ...(algorithm.usesHeuristic && { heuristic }),
});

/** Many positions, no solution nearby. */
const large = read(
  'game: folding-blocks\n\nA.........\n......B...\n..........\n...C......\n..........\n.......D..\n..........\n.E........\n..........\n.........F\n',
);
const small = read('game: folding-blocks\n\nA...\n....\n....\n...B\n');

const suitable = variants.filter(
  ({ algorithm }) => algorithm.unsuitable?.(folding!.space(small)) === undefined,
);
const named = (some: readonly Variant[]) => some.map((variant) => [variant.name, variant] as const);

describe.each(named(suitable))('%s', (_, variant) => {
  const { algorithm } = variant;
  const options = optionsFor(variant);

  it('stops when told to, with what it found so far', async () => {
    const controller = new AbortController();
    let progress = 0;
    const solution = await solve(folding!, large, {
      ...options,
      signal: controller.signal,
      onProgress: (statistics) => {
        progress = statistics.expanded;
        // On a busy machine the first slice may end before anything is expanded.
        if (progress > 0) controller.abort();
      },
    });
    // One that gives up by itself may do so within a slice.
    if (algorithm.complete) expect(solution.status).toBe('cancelled');
    expect(solution.expanded).toBeGreaterThan(0);
    expect(solution.expanded).toBe(progress);
  });

  it('gives the same moves and counts however it is sliced', async () => {
    const { milliseconds: _a, prepareMilliseconds: _b, ...atOnce } = solveNow(folding!, small, options);
    const { milliseconds: _c, prepareMilliseconds: _d, ...inSlices } = await solve(folding!, small, options);
    expect(inSlices).toEqual(atOnce);
    const space = folding!.space(small);
    const start = packedRow(space, folding!.rules(small).start());
    const estimate = heuristic.prepare(space);
    const search = algorithm.create({ space, start, limits: {}, estimate, options: variant.options });
    while (search.step(1) === 'running');
    expect(search.statistics).toMatchObject({ expanded: atOnce.expanded, stored: atOnce.stored });
  });

  it('solves a level that starts solved with no moves', () => {
    const solved = read('game: folding-blocks\n\nAB\n');
    expect(solveNow(folding!, solved, options)).toMatchObject({ status: 'solved', moves: [], cost: 0 });
  });

  it('starts from any position', () => {
    const rules = folding!.rules(small);
    const { moves } = solveNow(folding!, small, options);
    let state = rules.start();
    for (const text of moves.slice(0, 3)) {
      const move = rules.parseMove(text);
      const next = move.ok ? rules.apply(state, move.value) : move;
      if (!next.ok) throw new Error(next.error.code);
      state = next.value;
    }
    expect(solveNow(folding!, small, { ...options, from: { state, movesPlayed: 3 } }).moves).toHaveLength(
      moves.length - 3,
    );
  });
});

describe.each(named(suitable.filter(({ isExact }) => isExact)))('%s, which is exact,', (_, variant) => {
  const { algorithm, keepsOnlyPath } = variant;
  const options = optionsFor(variant);

  it('stops at each limit with the right status, and keeps to it', () => {
    const most = keepsOnlyPath ? 50 : 1000;
    const states = solveNow(folding!, large, { ...options, limits: { states: most } });
    expect(states).toMatchObject({ status: 'state-limit', stored: most, moves: [], optimal: false });
    expect(states.cost).toBeUndefined();
    const bytes = keepsOnlyPath ? 1536 : 4 * 1024 ** 2;
    const memory = solveNow(folding!, large, { ...options, limits: { bytes } });
    expect(memory.status).toBe('memory-limit');
    expect(memory.reservedBytes).toBeLessThanOrEqual(1.1 * bytes);
    expect(memory.bytes).toBeLessThanOrEqual(memory.reservedBytes);
    expect(solveNow(folding!, large, { ...options, limits: { seconds: 1e-6 } }).status).toBe('time-limit');
    expect(solveNow(folding!, small, { ...options, limits: { depth: 3 } }).status).toBe('depth-limit');
    expect(solveNow(folding!, small, { ...options, limits: { depth: 6 } })).toMatchObject({
      status: 'solved',
      cost: 6,
    });
  });

  it('says "unsolvable" when the moves of a level are used up, and finds what fits', () => {
    const game = games.find(({ headers }) => headers.some(({ key }) => key === 'moves'))!;
    const board = '.....\nbb.rr\nrbrbb\n';
    const free = read(`game: ${game.id}\n\n${board}`);
    const withHeuristic = {
      ...options,
      ...(algorithm.usesHeuristic && {
        heuristic: game.heuristics.find(({ admissible }) => admissible.length > 0)!,
      }),
    };
    const optimum = solveNow(game, free, { algorithm: algorithms[0]! }).moves.length;
    expect(optimum).toBeGreaterThan(3);
    const tight = read(`game: ${game.id}\nmoves: ${optimum - 2}\n\n${board}`);
    expect(solveNow(game, tight, withHeuristic)).toMatchObject({ status: 'solved' });
    const lost = read(`game: ${game.id}\nmoves: ${optimum - 3}\n\n${board}`);
    expect(solveNow(game, lost, withHeuristic).status).toBe('unsolvable');
    expect(solveNow(game, tight, { ...withHeuristic, limits: { depth: 1 } }).status).toBe('depth-limit');
  });
});

describe('memory that the system refuses', () => {
  const refuse = (message = 'Array buffer allocation failed'): never => {
    throw new RangeError(message);
  };
  const [bfs] = algorithms;
  const astar = algorithms.find(({ usesHeuristic }) => usesHeuristic)!;
  const failing = (step: () => never) => ({
    ...bfs!,
    create: (...args: Parameters<Algorithm['create']>) => Object.assign(bfs!.create(...args), { step }),
  });

  it('is a limit, while preparing and while searching', () => {
    const preparing = { ...heuristic, prepare: () => refuse() };
    expect(solveNow(folding!, small, { algorithm: astar, heuristic: preparing }).status).toBe('memory-limit');
    expect(solveNow(folding!, small, { algorithm: failing(() => refuse()) }).status).toBe('memory-limit');
  });

  it('is not what every error is', () => {
    const tooDeep = () => refuse('Maximum call stack size exceeded');
    expect(() => solveNow(folding!, small, { algorithm: failing(tooDeep) })).toThrow('call stack');
  });
});
