import { replayed } from '../analysis/replayed.ts';
import { Estimates, type Searched, searched } from '../analysis/searched.ts';
import { type Game, unitCost } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import type { Limits } from '../core/search.ts';
import type { Pace, Steps } from '../core/slices.ts';
import { packedRow, type Space } from '../core/space.ts';
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

/** Solves levels for a generator, in steps, and counts the runs. Running out of time ends the generation, so no answer depends on it. */
export class LevelSolver {
  readonly game: Game;
  readonly states: number;
  readonly pace: Pace;
  solves = 0;
  private readonly quick: Method;
  private readonly thorough: Method;

  constructor(game: Game, states: number, pace: Pace) {
    this.game = game;
    this.states = states;
    this.pace = pace;
    this.quick = { algorithm: bfs, cost: unitCost.id };
    this.thorough = judgingMethod(game);
  }

  /**
   * The length of the shortest solution; Infinity when there is none, or none of up to `depth` moves; undefined at the limit
   * of states.
   */
  *optimumOf(level: Level, depth = Number.POSITIVE_INFINITY): Steps<number | undefined> {
    const limits = { states: Math.min(fewStates, this.states), ...(Number.isFinite(depth) && { depth }) };
    const quick = answerOf(yield* this.solve(level, this.quick, limits));
    if (quick !== undefined || this.states <= fewStates) return quick;
    return answerOf(yield* this.solve(level, this.thorough, { ...limits, states: this.states }));
  }

  /** The optimum, proved by the thorough method; undefined when it could not be proved. */
  *prove(level: Level): Steps<number | undefined> {
    const { space, isOptimal, path } = yield* this.solve(level, this.thorough, { states: this.states });
    return isOptimal ? replayed(this.game, level, space, path).length : undefined;
  }

  private *solve(
    level: Level,
    { algorithm, heuristic }: Method,
    limits: Limits,
  ): Steps<Searched & { readonly space: Space }> {
    this.solves += 1;
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
