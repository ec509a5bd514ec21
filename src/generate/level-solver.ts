import { replayed } from '../analysis/replayed.ts';
import { Estimates, type Searched, searched } from '../analysis/searched.ts';
import { type Game, type Heuristic, unitCost } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Algorithm, Limits } from '../core/search.ts';
import type { Pace, Steps } from '../core/slices.ts';
import { packedRow, type Space } from '../core/space.ts';
import { beam } from '../search/algorithms/beam.ts';
import { bfs } from '../search/algorithms/bfs.ts';
import { judgingMethod, type Method } from '../search/method.ts';
import { spaceInSteps } from '../search/prepare.ts';

/** A level with its optimum. */
export interface Measured {
  readonly level: Level;
  readonly optimum: number;
}

/** Breadth-first search comes first, up to so many states: it has no heuristic to prepare. */
const fewStates = 10_000;
/** A level is large when the thorough method expands so many states. The one after it is likely to be large too. */
const largeFrom = 500;

/** Keeps so few positions of each depth that it takes about a millisecond. */
const narrowBeam: Algorithm = {
  ...beam,
  create: (problem) => beam.create({ ...problem, options: { width: 16 } }),
};

type Found = Searched & { readonly space: Space };

/** Solves levels for a generator, in steps, and counts the runs; guesses do not count. Running out of time ends the generation, so no answer depends on it. */
export class LevelSolver {
  readonly game: Game;
  readonly states: number;
  readonly pace: Pace;
  solves = 0;
  private readonly quick: Method;
  private readonly thorough: Method;
  /** Whether the last level was large. It decides which method comes first, never what the answer is. */
  private isLarge = false;
  /** The last level that the thorough method solved. */
  private proved: { readonly level: Level; readonly found: Found } | undefined;

  constructor(game: Game, states: number, pace: Pace) {
    this.game = game;
    this.states = states;
    this.pace = pace;
    this.quick = { algorithm: bfs, cost: unitCost.id };
    this.thorough = judgingMethod(game);
  }

  /**
   * The length of the shortest solution; Infinity when there is none, or none of up to `depth` moves; undefined when neither
   * method can tell within its limit of states.
   */
  *optimumOf(level: Level, depth = Number.POSITIVE_INFINITY): Steps<number | undefined> {
    const limit = Number.isFinite(depth) ? { depth } : {};
    const order = this.isLarge ? (['thorough', 'quick'] as const) : (['quick', 'thorough'] as const);
    for (const which of order) {
      if (which === 'thorough' && this.states <= fewStates) continue;
      const states = which === 'quick' ? Math.min(fewStates, this.states) : this.states;
      const found = yield* this.solve(level, this[which], { ...limit, states });
      this.isLarge = which === 'thorough' && found.expanded >= largeFrom;
      // Levels without a part are solved up to a depth, and must not take the place of the whole one.
      if (which === 'thorough' && found.isOptimal && depth === Number.POSITIVE_INFINITY)
        this.proved = { level, found };
      const answer = answerOf(found);
      if (answer !== undefined) return answer;
    }
    return undefined;
  }

  /** The length of a solution that a narrow beam finds: often the optimum, never less. Undefined when it finds none. */
  *guess(level: Level, guide: Heuristic): Steps<number | undefined> {
    const method = { algorithm: narrowBeam, heuristic: guide, cost: unitCost.id };
    const { status, path } = yield* this.search(level, method, { states: this.states });
    return status === 'solved' ? path.length : undefined;
  }

  /** The optimum, proved by the thorough method; undefined when it could not be proved. */
  *prove(level: Level): Steps<number | undefined> {
    const { space, isOptimal, path } =
      this.proved?.level === level
        ? this.proved.found
        : yield* this.solve(level, this.thorough, { states: this.states });
    return isOptimal ? replayed(this.game, level, space, path).length : undefined;
  }

  private solve(level: Level, method: Method, limits: Limits): Steps<Found> {
    this.solves += 1;
    return this.search(level, method, limits);
  }

  private *search(level: Level, { algorithm, heuristic }: Method, limits: Limits): Steps<Found> {
    const space = yield* spaceInSteps(this.game, level, unitCost.id);
    const start = packedRow(space, this.game.rules(level).start());
    const method = yield* new Estimates(space).method(algorithm, heuristic);
    return { space, ...(yield* searched(space, start, method, { limits, pace: this.pace })) };
  }
}

function answerOf({ status, isOptimal, path }: Searched): number | undefined {
  if (status === 'solved') return isOptimal ? path.length : undefined;
  return status === 'unsolvable' || status === 'depth-limit' ? Number.POSITIVE_INFINITY : undefined;
}
