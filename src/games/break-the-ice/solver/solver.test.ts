import { describe, expect, it } from 'vitest';
import { exactDistances } from '../../../analysis/distances.ts';
import type { Game } from '../../../core/game.ts';
import { createRandom } from '../../../core/random.ts';
import { runNow } from '../../../core/slices.ts';
import { createSuccessors, packedRow } from '../../../core/space.ts';
import { judgingMethod, mustChoose } from '../../../search/method.ts';
import { solveNow } from '../../../search/solve.ts';
import { formatLevel } from '../../pack.ts';
import { breakTheIce } from '../game.ts';
import { generator } from '../generator/generator.ts';
import { TravelTable, travelTable } from '../heuristics/travel.ts';
import type { IceLevel } from '../level.ts';
import { IceSpace } from '../packed/packed.ts';
import { stateOf } from '../rules/state.ts';
import { sampleLevel } from '../sample.ts';
import { Independence } from './independence.ts';
import { IceSearch, type IceSearchParts } from './search.ts';
import { SearchNode } from './search-node.ts';
import { iceSolvers } from './solver.ts';

const game = breakTheIce as unknown as Game;
const thaw = iceSolvers[0]!;
await thaw.load?.();

function startOf(level: IceLevel): { space: IceSpace; start: Uint32Array } {
  const space = new IceSpace(level);
  const start = packedRow(space, stateOf(level.stacks));
  return { space, start };
}

/** Random levels of which all positions are known. */
function* explored(seed: number, levels: number, maxStates: number) {
  const random = createRandom(seed);
  for (let done = 0; done < levels; ) {
    const level = sampleLevel(random, 1 + random.below(6), 1 + random.below(6));
    if (!level) continue;
    const { space, start } = startOf(level);
    const exact = exactDistances(space, start, maxStates);
    if (!exact) continue;
    done += 1;
    yield { level, space, start, exact, text: formatLevel({ game, level }) };
  }
}

const nodeOf = (
  space: IceSpace,
  level: IceLevel,
  independence = runNow(Independence.make(space.board)),
): SearchNode =>
  new SearchNode(
    space.board,
    level.clear === 'contact',
    space.colours.length,
    runNow(travelTable(level)),
    independence,
  );

describe('the bound', () => {
  it('never says more than it takes, calls nothing dead that is not, and falls by at most 1 a move', () => {
    const seen = { contact: 0, line: 0, dead: 0 };
    for (const { level, space, exact, text } of explored(41, 400, 1_500)) {
      const node = nodeOf(space, level);
      const successors = createSuccessors(space.words, space.maxSuccessors);
      const boundAt = (states: Uint32Array, at: number): number => {
        space.load(states, at);
        node.board.copyFrom(space.board);
        return node.evaluate() ? node.bound() : Number.POSITIVE_INFINITY;
      };
      for (let id = 0; id < exact.count; id += 1) {
        const bound = boundAt(exact.states, id * space.words);
        if (bound > exact.toGoal[id]!) expect.fail(`${bound} for ${exact.toGoal[id]} at ${id} of\n${text}`);
        seen[level.clear] += 1;
        if (bound === Number.POSITIVE_INFINITY) {
          seen.dead += 1;
          continue;
        }
        const made = space.expand(exact.states, id * space.words, successors, 0);
        for (let index = 0; index < made; index += 1)
          if (boundAt(successors.states, index * space.words) < bound - 1) expect.fail(`${id} of\n${text}`);
      }
    }
    expect(Math.min(seen.contact, seen.line, seen.dead)).toBeGreaterThan(1_000);
  }, 120_000);

  it.each([
    ['three in a row are complete', 'line', [1, 1, 1], 2, 0],
    ['two in a column between two others: with contact they break together', 'contact', [1, 2, 1], 2, 0],
    ['… but with lines alone one is left, and no line upwards is possible', 'line', [1, 2, 1, 0], 2, 2],
    ['three in one column need a column so high', 'contact', [3, 0, 0], 2, 3],
    ['… and break there where there is one', 'contact', [3, 0, 0], 3, 0],
    ['four in one column need one of four', 'line', [4, 0], 3, undefined],
    ['… and break there where there is one', 'line', [4, 0], 4, 0],
    ['four on three columns leave one over for ever', 'line', [1, 2, 1], 2, undefined],
    ['five on four columns too', 'line', [1, 2, 1, 1], 2, undefined],
    ['three on two low columns never break', 'contact', [1, 2], 2, undefined],
  ] as const)('%s', (_, clear, counts, tallest, expected) => {
    const table = runNow(TravelTable.make(counts.length, 6, clear));
    const cost = table.costs(tallest)[table.find(Uint8Array.from(counts), 0) * 5];
    expect(cost === 255 ? undefined : cost).toBe(expected);
  });

  it('says nothing of colours with more blocks than it has numbers for', () => {
    const table = runNow(TravelTable.make(4, 9, 'line', 50));
    expect(table.mostBlocks).toBeLessThan(9);
    expect(table.costs(9)[table.find(Uint8Array.of(9, 0, 0, 0), 0) * 5]).toBe(0);
  });
});

it('takes only moves for independent that lead to the same position in both orders', () => {
  let pairs = 0;
  const random = createRandom(43);
  for (const { level, space, exact, text } of explored(47, 300, 1_500)) {
    const independence = runNow(Independence.make(space.board));
    const node = nodeOf(space, level, independence);
    const after = nodeOf(space, level, independence);
    const start = stateOf(level.stacks);
    const rules = breakTheIce.rules(level);
    for (let tries = 0; tries < 20; tries += 1) {
      const id = random.below(exact.count);
      const state = space.unpack(exact.states, id * space.words);
      if (rules.key(state) === rules.key(start)) continue;
      space.load(exact.states, id * space.words);
      node.board.copyFrom(space.board);
      if (!node.evaluate()) continue;
      node.asleep.fill(0);
      node.listMoves(1_000, false);
      const play = (from: typeof state, move: number): typeof state => {
        const next = rules.apply(from, space.move(independence.codeOf(move)));
        if (!next.ok) return expect.fail(`${next.error.code} at\n${rules.key(state)}\n${text}`);
        return next.value;
      };
      // Moves that break nothing, all the others being treated as asleep by the search.
      const quiet = [...node.moves.subarray(0, node.moveCount)].filter((move) => move < 1 << 30);
      for (const move of quiet) {
        after.follow(node, move, false);
        for (const other of quiet) {
          const bit = independence.sets[move * independence.words + (other >> 5)]! & (1 << (other & 31));
          if (other === move || bit === 0) continue;
          pairs += 1;
          const one = play(play(state, move), other);
          expect(rules.key(play(play(state, other), move)), text).toBe(rules.key(one));
        }
      }
    }
  }
  expect(pairs).toBeGreaterThan(5_000);
}, 120_000);

it('is graded and generated by a method that gives up at a limit of states, as thaw does not', () => {
  const level = generator.propose(createRandom(1), { rows: 5, columns: 6, colours: 4, pieces: 18 })!;
  const limits = { states: 100 };
  expect(solveNow(game, level, { ...judgingMethod(game), limits }).status).toBe('state-limit');
  expect(solveNow(game, level, { algorithm: thaw, limits }).status).toBe('solved');
});

describe('the search', () => {
  const solved = (space: IceSpace, start: Uint32Array, parts: IceSearchParts, limits = {}) => {
    const search = new IceSearch({ space, start, limits }, parts);
    let status = search.step(1_000);
    while (status === 'running') status = search.step(1_000);
    return status === 'solved' ? search.path().length : status;
  };

  it('finds the same optimum with and without each of its parts', () => {
    const seen = { contact: 0, line: 0 };
    for (const { level, space, start, exact, text } of explored(53, 1_000, 3_000)) {
      const distance = exact.toGoal[0]!;
      const optimum =
        distance > (space.moveLimit ?? Number.POSITIVE_INFINITY) ? Number.POSITIVE_INFINITY : distance;
      const expected = Number.isFinite(optimum) ? optimum : 'unsolvable';
      if (Number.isFinite(optimum) && optimum > 2) seen[level.clear] += 1;
      for (const parts of [
        {},
        { anytime: true },
        { firstTurn: 5 },
        { rounds: true },
        { rounds: true, sleep: false },
        { rounds: true, anytime: true },
      ])
        expect(solved(space, start, parts), `${JSON.stringify(parts)}\n${text}`).toBe(expected);
      // Without memory a level that has no solution is never done with.
      if (Number.isFinite(optimum)) {
        expect(solved(space, start, { rounds: true, remember: false }), text).toBe(expected);
        expect(solved(space, start, {}, { states: 8 }), text).toBe(expected);
        expect(solved(space, start, { anytime: true }, { states: 8 }), text).toBe(expected);
      }
    }
    expect(Math.min(seen.contact, seen.line)).toBeGreaterThan(20);
  }, 120_000);

  it('agrees with A* on larger boards, with and without each of its parts', () => {
    const random = createRandom(59);
    const method = mustChoose(game, { algorithm: 'astar', heuristic: 'displacement' });
    const seen = { contact: 0, line: 0 };
    for (let done = 0; done < 40; ) {
      const shape = { rows: 5, columns: 5, colours: 3, pieces: 11 + random.below(4) };
      const level = generator.propose(random, shape);
      if (!level) continue;
      done += 1;
      seen[level.clear] += 1;
      const { space, start } = startOf(level);
      const exact = solveNow(game, level, { ...method, limits: { depth: 6 } });
      const expected = exact.cost ?? exact.status;
      for (const parts of [
        {},
        { anytime: true },
        { rounds: true },
        { rounds: true, sleep: false },
        { remember: false, rounds: true },
      ])
        expect(solved(space, start, parts, { depth: 6 }), formatLevel({ game, level })).toBe(expected);
    }
    expect(Math.min(seen.contact, seen.line)).toBeGreaterThan(5);
  }, 120_000);

  it('finds some solution at once when asked to, then better ones with true bounds, and proves the last', () => {
    const random = createRandom(61);
    const seen = { improved: 0, early: 0 };
    for (let done = 0; done < 8; ) {
      const level = generator.propose(random, { rows: 5, columns: 6, colours: 4, pieces: 18 });
      if (!level) continue;
      const { status, moves: best, expanded } = solveNow(game, level, { algorithm: thaw });
      if (status !== 'solved') continue;
      done += 1;
      const improvements: { cost: number; bound: number | undefined }[] = [];
      const solution = solveNow(game, level, {
        algorithm: thaw,
        options: { anytime: true },
        onImprovement: (improvement) => improvements.push(improvement),
      });
      const text = formatLevel({ game, level });
      expect(solution, text).toMatchObject({ status: 'solved', cost: best.length, optimal: true, bound: 1 });
      expect(improvements.at(-1)?.cost, text).toBe(best.length);
      for (const [index, { cost, bound }] of improvements.entries()) {
        expect(cost / best.length, text).toBeLessThanOrEqual(bound!);
        if (index > 0) expect(cost, text).toBeLessThan(improvements[index - 1]!.cost);
      }
      if (improvements.length > 1) seen.improved += 1;
      // Stopped long before there is a proof, it has a solution all the same.
      const search = new IceSearch({ ...startOf(level), limits: {} }, { anytime: true });
      search.step(300);
      if (expanded > 3_000 && search.path().length > 0) seen.early += 1;
    }
    expect(Math.min(seen.improved, seen.early)).toBeGreaterThan(2);
  });
});
