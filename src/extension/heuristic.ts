import type { Game, Heuristic } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Estimate, Space } from '../core/space.ts';
import type { View } from '../core/view.ts';
import { mustBe, mustHaveId } from './check.ts';
import type { State } from './state-types.ts';
import { studentState } from './student-state.ts';

/** A heuristic as its author writes it: `h` of a readable position, or `prepare` as the engine has it. */
export interface OwnHeuristic {
  readonly id: string;
  readonly name?: string;
  readonly summary?: string;
  /** The cost models under which its author holds it admissible, and why. */
  readonly admissible?: readonly string[];
  readonly argument?: string;
  h?(state: State): number;
  prepare?(space: Space): Estimate;
}

/**
 * The most that an estimate counts, Infinity included. The engine takes Infinity for a proof that no goal can be reached, and
 * leaves such states out; what somebody wrote is none, so these states are only looked at last.
 */
const mostEstimate = 10_000;

/**
 * Makes a heuristic that the engine can use. It is never taken for admissible: whoever states it may be mistaken, and then
 * solutions would be called optimal that are not.
 */
export function ownHeuristic(own: OwnHeuristic, place: string): Heuristic {
  mustHaveId(own, 'heuristic', place);
  const { id, h } = own;
  const what = `the heuristic "${id}"`;
  mustBe(
    (h === undefined) !== (own.prepare === undefined),
    place,
    `${what} must have either h(state) or prepare(space)`,
  );
  for (const name of ['h', 'prepare'] as const)
    mustBe(
      own[name] === undefined || typeof own[name] === 'function',
      place,
      `${what} has ${name === 'h' ? 'an' : 'a'} "${name}" that is no function`,
    );
  const prepare = h ? readable(h.bind(own)) : own.prepare!.bind(own);
  return {
    id,
    name: own.name ?? id,
    summary: own.summary ?? '',
    admissible: [],
    consistent: [],
    argument: own.argument ?? '',
    ...(own.admissible && own.admissible.length > 0 && { claimedAdmissible: true }),
    prepare(space) {
      const estimate = prepare(space);
      return (words, at, cost, move) => checked(estimate(words, at, cost, move), what);
    },
  };
}

function checked(value: unknown, what: string): number {
  if (typeof value === 'number' && value >= 0) return Math.min(value, mostEstimate);
  throw new Error(`${what} gave ${String(value)}; expected a number from 0 on.`);
}

/** How positions of a space are drawn. */
const views = new WeakMap<Space, (state: unknown) => View>();

/** The game, with spaces that can be asked for what is drawn: that is what a readable heuristic is given. */
export function rememberingSpaces(game: Game): Game {
  const remember = (space: Space, level: Level, cost: string | undefined): Space => {
    const rules = game.rules(level, cost);
    views.set(space, (state) => rules.view(state));
    return space;
  };
  const { spaceInSteps } = game;
  return {
    ...game,
    space: (level, cost) => remember(game.space(level, cost), level, cost),
    ...(spaceInSteps && {
      *spaceInSteps(level: Level, cost?: string) {
        return remember(yield* spaceInSteps.call(game, level, cost), level, cost);
      },
    }),
  };
}

const readable =
  (h: (state: State) => number) =>
  (space: Space): Estimate => {
    const view = views.get(space.unobserved ?? space);
    if (!view) throw new Error('this space does not say how its positions are drawn');
    return (words, at) => h(studentState(view(space.unpack(words, at))));
  };
