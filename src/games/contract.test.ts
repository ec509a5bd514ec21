import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import { inEnglish } from '../core/english.ts';
import type { Game, Rules } from '../core/game.ts';
import { directions } from '../core/grid.ts';
import { type Level, maxBoardSide } from '../core/level.ts';
import { createRandom, type Random } from '../core/random.ts';
import type { SampleLevel } from '../core/sample.ts';
import { createSuccessors, type Space } from '../core/space.ts';
import { games } from './index.ts';
import { formatLevel, readPack } from './pack.ts';
import { template } from './template/game.ts';

/** Boards of more cells are walked about on for a shorter time, which is long enough. */
const largeBoard = 600;

/** The contract of every game, checked on random levels of every size. */
describe.each([template as Game, ...games].map((game) => [game.id, game] as const))('%s', (_, game) => {
  const sample = sampleOf(game);

  it('has the same successors in the rules and in the packed space, at every board size', () => {
    const random = createRandom(1);
    let positions = 0;
    for (let rows = 1; rows <= maxBoardSide; rows += 1) {
      for (let columns = 1; columns <= maxBoardSide; columns += 1) {
        const level = sample(random, rows, columns);
        if (!level) continue;
        const cost = random.pick(game.costs).id;
        const steps = rows * columns > largeBoard ? 2 : 5;
        positions += walk(game.rules(level, cost), game.space(level, cost), random, steps);
      }
    }
    // Walks end early on small boards, which get more of them here.
    while (positions < 24_000) {
      const level = sample(random, 1 + random.below(8), 1 + random.below(8));
      if (!level) continue;
      const cost = random.pick(game.costs).id;
      positions += walk(game.rules(level, cost), game.space(level, cost), random, 20);
    }
    expect(positions).toBeGreaterThanOrEqual(20_000);
  }, 300_000);

  it('reads back what it writes', () => {
    const random = createRandom(2);
    for (const level of sampleMany(sample, random, 1_000)) {
      const text = formatLevel({ game, level });
      const read = readPack(text, [game]);
      if (!read.ok) throw new Error(`${text}\n${JSON.stringify(read.error)}`);
      expect(read.value).toHaveLength(1);
      expect(read.value[0]?.level).toEqual(level);
      expect(formatLevel({ game, level: read.value[0]!.level })).toBe(text);
    }
  });

  it('reads back its own notation, and refuses what is not a move', () => {
    const random = createRandom(3);
    for (const level of sampleMany(sample, random, 200)) {
      const rules = game.rules(level);
      for (const move of rules.moves(rules.start())) {
        const text = rules.formatMove(move);
        expect(rules.parseMove(text)).toEqual({ ok: true, value: move });
        expect(rules.parseMove(text.toLowerCase()).ok).toBe(true);
      }
      for (const nonsense of ['', ' ', '?', 'XX', '99Z', 'é', 'R R'])
        expect(rules.parseMove(nonsense).ok).toBe(false);
    }
  });

  it('draws every position with the size of its board, and reaches every legal move through its controls', () => {
    const random = createRandom(4);
    for (const level of sampleMany(sample, random, 200)) {
      const rules = game.rules(level);
      let state = rules.start();
      for (let moveNumber = 0; moveNumber < 5; moveNumber += 1) {
        const { cells } = rules.view(state);
        expect(cells).toHaveLength(level.rows);
        expect(new Set(cells.map((row) => row.length))).toEqual(new Set([level.columns]));
        const moves = rules.moves(state);
        for (const move of moves) {
          const choice = rules.controls.choiceOf(state, move);
          if (choice !== undefined)
            expect(rules.controls.choices(state).map((each) => each.id)).toContain(choice);
          const meant = directions.map((direction) => rules.controls.move(state, choice, direction));
          expect(meant).toContainEqual(move);
        }
        if (moves.length === 0) break;
        state = played(rules, state, random.pick(moves));
      }
    }
  });

  it('says why an illegal move is illegal, and never changes a state', () => {
    const random = createRandom(5);
    let refused = 0;
    for (const level of sampleMany(sample, random, 300)) {
      const rules = game.rules(level);
      const state = rules.start();
      const key = rules.key(state);
      const legal = new Set(rules.moves(state).map((move) => rules.formatMove(move)));
      const choices = [undefined, ...rules.controls.choices(state).map((choice) => choice.id)];
      for (const choice of choices) {
        for (const direction of directions) {
          const move = rules.controls.move(state, choice, direction);
          if (move === undefined) continue;
          const result = rules.apply(state, move);
          expect(result.ok).toBe(legal.has(rules.formatMove(move)));
          if (!result.ok) {
            refused += 1;
            expect(inEnglish(result.error, game)).toMatch(/^\S.*[^.\s]$/);
          }
        }
      }
      expect(rules.key(state)).toBe(key);
    }
    expect(refused).toBeGreaterThan(100);
  });

  it('describes itself completely', () => {
    expect(game.costs[0]?.id).toBe('unit');
    expect(game.heuristics.length).toBeGreaterThan(0);
    for (const heuristic of game.heuristics) {
      for (const text of [heuristic.name, heuristic.summary, heuristic.argument])
        expect(text.length).toBeGreaterThan(3);
      for (const cost of heuristic.consistent) expect(heuristic.admissible).toContain(cost);
    }
    expect(new Set(game.heuristics.map((heuristic) => heuristic.id)).size).toBe(game.heuristics.length);
    const named = game.recommended.heuristic;
    if (named !== undefined) expect(game.heuristics.map((heuristic) => heuristic.id)).toContain(named);
  });
});

function* sampleMany(sample: SampleLevel, random: Random, count: number): Generator<Level> {
  for (let made = 0; made < count; ) {
    const level = sample(random, 1 + random.below(10), 1 + random.below(10));
    if (!level) continue;
    made += 1;
    yield level;
  }
}

function played(rules: Rules, state: unknown, move: unknown): unknown {
  const result = rules.apply(state, move);
  if (!result.ok)
    throw new Error(`${rules.formatMove(move)} is listed as legal but refused: ${result.error.code}`);
  return result.value;
}

/** Plays at random through both views, comparing all successors of every position; returns how many it compared. */
function walk(rules: Rules, space: Space, random: Random, steps: number): number {
  const successors = createSuccessors(space.words, space.maxSuccessors);
  const row = new Uint32Array(space.words);
  const again = new Uint32Array(space.words);
  let state = rules.start();
  let positions = 0;
  for (; positions < steps; ) {
    positions += 1;
    space.pack(state, row, 0);
    expect(rules.key(space.unpack(row, 0))).toBe(rules.key(state));
    expect(space.isGoal(row, 0)).toBe(rules.isGoal(state));
    const count = space.expand(row, 0, successors, 0);
    const packed = Array.from({ length: count }, (_, index) => {
      const next = space.unpack(successors.states, index * space.words);
      space.pack(next, again, 0);
      // Many thousands of comparisons: `expect` takes its time over arrays of numbers.
      if (again.some((word, at) => word !== successors.states[index * space.words + at]))
        expect.fail(`${rules.key(next)} is packed in two ways`);
      return `${rules.formatMove(space.move(successors.moves[index]!))} ${successors.costs[index]} ${rules.key(next)}`;
    });
    const moves = rules.moves(state);
    const readable = moves.map(
      (move) =>
        `${rules.formatMove(move)} ${rules.cost(state, move)} ${rules.key(played(rules, state, move))}`,
    );
    if (packed.join('\n') !== readable.join('\n')) expect(packed).toEqual(readable);
    expect(rules.moveLimit).toBe(space.moveLimit);
    if (moves.length === 0) break;
    state = played(rules, state, random.pick(moves));
  }
  return positions;
}
