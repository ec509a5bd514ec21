import { type Game, unitCost } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { bfs } from '../search/algorithms/bfs.ts';
import { judgingMethod, type Method } from '../search/method.ts';
import { type Solution, type SolveOptions, solveNow } from '../search/solve.ts';

/** A level with its optimum. */
export interface Measured {
  readonly level: Level;
  readonly optimum: number;
}

/** Breadth-first search comes first, up to so many states: it has no heuristic to prepare. */
const fewStates = 10_000;

/** Solves levels for a generator and counts the runs. Running out of time ends the generation, so no answer depends on it. */
export class LevelSolver {
  readonly game: Game;
  readonly states: number;
  solves = 0;
  private readonly quick: Method;
  private readonly thorough: Method;
  private readonly secondsLeft: () => number;

  constructor(game: Game, states: number, secondsLeft: () => number) {
    this.game = game;
    this.states = states;
    this.quick = { algorithm: bfs, cost: unitCost.id };
    this.thorough = judgingMethod(game);
    this.secondsLeft = secondsLeft;
  }

  /**
   * The length of the shortest solution; Infinity when there is none, or none of up to `depth` moves; undefined at the limit
   * of states.
   */
  optimumOf(level: Level, depth = Number.POSITIVE_INFINITY): number | undefined {
    const limits = { states: Math.min(fewStates, this.states), ...(Number.isFinite(depth) && { depth }) };
    const quick = answerOf(this.solve(level, { ...this.quick, limits }));
    if (quick !== undefined || this.states <= fewStates) return quick;
    return answerOf(this.solve(level, { ...this.thorough, limits: { ...limits, states: this.states } }));
  }

  /** The optimum, proved by the thorough method; undefined when it could not be proved. */
  prove(level: Level): number | undefined {
    const solution = this.solve(level, { ...this.thorough, limits: { states: this.states } });
    return solution.status === 'solved' && solution.optimal ? solution.cost : undefined;
  }

  private solve(level: Level, options: SolveOptions): Solution {
    this.solves += 1;
    const seconds = Math.max(0, this.secondsLeft());
    return solveNow(this.game, level, { ...options, limits: { ...options.limits, seconds } });
  }
}

function answerOf({ status, optimal, cost }: Solution): number | undefined {
  if (status === 'solved') return optimal ? cost : undefined;
  return status === 'unsolvable' || status === 'depth-limit' ? Number.POSITIVE_INFINITY : undefined;
}
