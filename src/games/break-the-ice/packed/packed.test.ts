import { describe, expect, it } from 'vitest';
import { compareMany } from '../../../../test/compare-many.ts';
import { walkedStates } from '../../../../test/walked-states.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import { createSuccessors, packedRow } from '../../../core/space.ts';
import type { Clear, IceLevel } from '../level.ts';
import { iceRules } from '../rules/rules.ts';
import { steps } from '../rules/settling.ts';
import type { IceState } from '../rules/state.ts';
import { IceSpace } from './packed.ts';

/** The samples of the contract test have few blocks; on these boards much breaks, in several rounds. */
const sizes = [
  { rows: 4, columns: 6, colours: 3 },
  { rows: 5, columns: 6, colours: 2 },
  { rows: 3, columns: 6, colours: 4 },
  { rows: 2, columns: 6, colours: 26 },
  { rows: 10, columns: 3, colours: 2 },
  { rows: 1, columns: 9, colours: 3 },
  { rows: 16, columns: 2, colours: 3 },
  { rows: 15, columns: 2, colours: 2 },
  { rows: 6, columns: 6, colours: 5 },
  { rows: 8, columns: 8, colours: 4 },
  { rows: 10, columns: 10, colours: 5 },
  { rows: 10, columns: 10, colours: 2 },
  { rows: 16, columns: 9, colours: 3 },
  { rows: 20, columns: 6, colours: 4 },
  { rows: 64, columns: 3, colours: 26 },
  { rows: 33, columns: 4, colours: 2 },
] as const;
const boardsInOrder = 40;
const clears: readonly Clear[] = ['contact', 'line'];

describe.each(clears)('packed boards full of blocks, where %s breaks', (clear) => {
  it('have the successors that the rules give', () => {
    const random = createRandom(7);
    let longest = 0;
    for (const { rows, columns, colours } of sizes) {
      const level = crowded(random, rows, columns, colours, clear);
      let state = iceRules(level).start();
      for (let walked = 0; walked < 3; walked += 1) {
        const next = comparedSuccessors(level, state);
        longest = Math.max(longest, ...next.map(({ rounds }) => rounds));
        if (next.length === 0) break;
        // Those that break most are the most telling.
        state = next.reduce(
          (best, each) => (each.rounds > best.rounds ? each : best),
          random.pick(next),
        ).state;
      }
    }
    expect(longest).toBeGreaterThanOrEqual(4);
  });

  it('have the same successors in WebAssembly', () => {
    const random = createRandom(8);
    let compared = 0;
    for (const { rows, columns, colours } of sizes) {
      for (let made = 0; made < 5; made += 1) {
        const level = crowded(random, rows, columns, colours, clear);
        const space = new IceSpace(level);
        if (!space.manyAtOnce) continue;
        const walked = walkedStates(space, iceRules(level).start(), 200);
        compareMany(space, walked, random.below(walked.count), level.stacks.join('/'));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(20);
  });

  it('are met in the same order when moves are left out, from the start and in the middle of play', () => {
    const random = createRandom(10);
    let leftOut = 0;
    for (let made = 0; made < boardsInOrder; made += 1) {
      const colours = 1 + random.below(6);
      const level = crowded(
        random,
        1 + random.below(8),
        1 + random.below(10),
        colours,
        clear,
        random.chance(0.5),
      );
      const space = new IceSpace(level);
      const rules = iceRules(level);
      let start = rules.start();
      for (let moves = random.below(4); moves > 0 && rules.moves(start).length > 0; moves -= 1) {
        const next = rules.apply(start, random.pick(rules.moves(start)));
        if (next.ok) start = next.value;
      }
      const whole: IceSpace = Object.create(space, { moveKinds: { value: undefined } });
      const all = walkedStates(whole, start, 400);
      const some = walkedStates(space, start, 400);
      const what = level.stacks.join('/');
      expect(some.count, what).toBe(all.count);
      // As text, since that is quicker to compare.
      expect(some.rows.join(), what).toBe(all.rows.join());
      leftOut += all.repeats - some.repeats;
    }
    expect(leftOut).toBeGreaterThan(100 * boardsInOrder);
  }, 60_000);
});

it('fit in as few words as their bits need', () => {
  const space = new IceSpace(crowded(createRandom(9), 6, 6, 5, 'contact'));
  expect(space.keyBits.reduce((sum, bits) => sum + bits, 0)).toBe(6 * 3 * space.tallest);
  expect(space.words).toBe(Math.ceil((6 * 3 * space.tallest) / 32));
});

/** Checks all successors of a state, and returns them with the rounds of breaking that led there. */
function comparedSuccessors(level: IceLevel, state: IceState): { state: IceState; rounds: number }[] {
  const rules = iceRules(level);
  const space = new IceSpace(level);
  const out = createSuccessors(space.words, space.maxSuccessors);
  const count = space.expand(packedRow(space, state), 0, out, 0);
  const packed = Array.from({ length: count }, (_, index) => {
    const next = space.unpack(out.states, index * space.words);
    return `${rules.formatMove(space.move(out.moves[index]!))} ${rules.key(next)}`;
  });
  const next = rules.moves(state).map((move) => {
    const result = rules.apply(state, move);
    if (!result.ok) throw new Error(rules.formatMove(move));
    const blocks = steps(state, move, level.clear).map((stage) => stage.flat().filter(Boolean).length);
    return { move, state: result.value, rounds: new Set(blocks).size - 1 };
  });
  expect(packed).toEqual(next.map((each) => `${rules.formatMove(each.move)} ${rules.key(each.state)}`));
  return next;
}

/** A board filled to three quarters without a line, or with whatever lines come about. */
function crowded(
  random: Random,
  rows: number,
  columns: number,
  colours: number,
  clear: Clear,
  canHaveLines = false,
): IceLevel {
  const stacks = Array.from({ length: columns }, () => '');
  const letters = [...'abcdefghijklmnopqrstuvwxyz'].slice(0, colours);
  const blocks = Math.ceil(0.75 * rows * columns);
  for (let attempt = 0; attempt < 20 * blocks; attempt += 1) {
    const column = random.below(columns);
    const stack = stacks[column]!;
    if (stack.length === rows || stacks.join('').length === blocks) continue;
    stacks[column] = stack + random.pick(letters);
    if (!canHaveLines && hasLine({ stacks: stacks.map((each) => [...each]) })) stacks[column] = stack;
  }
  return { info: {}, rows, columns, stacks, clear };
}

const hasLine = ({ stacks }: { readonly stacks: readonly (readonly string[])[] }): boolean =>
  stacks.some((stack, column) =>
    stack.some(
      (colour, height) =>
        (stack[height + 1] === colour && stack[height + 2] === colour) ||
        (stacks[column + 1]?.[height] === colour && stacks[column + 2]?.[height] === colour),
    ),
  );
