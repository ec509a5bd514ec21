import type { Evidence } from '../core/certificate.ts';
import type { Game, Heuristic } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { type Message, say } from '../core/message.ts';
import type {
  Algorithm,
  AlgorithmOptions,
  Limits,
  Search,
  SearchLayers,
  Statistics,
  Status,
} from '../core/search.ts';
import { inSlices, SliceBudget } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import { packedRow } from '../core/space.ts';

export interface SolveOptions {
  readonly algorithm: Algorithm;
  /** Needed by the algorithms that use one. */
  readonly heuristic?: Heuristic;
  /** The id of a cost model of the game; the first one by default. */
  readonly cost?: string;
  readonly limits?: Limits;
  /** Options of the algorithm. */
  readonly options?: AlgorithmOptions;
  /** A position to start from instead of the level's own start, and the moves played to get there. */
  readonly from?: { readonly state: unknown; readonly movesPlayed: number };
  /** Whether to return the evidence for a certificate with the answer. */
  readonly withEvidence?: boolean;
  readonly signal?: AbortSignal;
  /** Called between slices of the search. */
  readonly onProgress?: (statistics: Statistics, milliseconds: number) => void;
  /** Called with every better solution of an anytime search. */
  readonly onImprovement?: (improvement: Improvement) => void;
}

/** A solution of an anytime search that goes on looking for a better one. */
export interface Improvement {
  readonly moves: readonly string[];
  readonly cost: number;
  /** A proved factor, if any: it costs at most so many times the optimum. */
  readonly bound: number | undefined;
  readonly milliseconds: number;
}

/** The result of a search, with figures that mean the same for every algorithm. */
export interface Solution extends Statistics {
  readonly status: Status;
  /** In the game's notation, replayed by the rules; empty unless solved. */
  readonly moves: readonly string[];
  /** Of the moves; undefined unless solved. */
  readonly cost: number | undefined;
  /** True only where algorithm and heuristic prove that no cheaper solution exists. */
  readonly optimal: boolean;
  /** A proved factor, if any: the solution costs at most so many times the optimum. */
  readonly bound?: number;
  /** The reason why an anytime search stopped before it had proved its solution optimal. */
  readonly stoppedBy?: Exclude<Status, 'solved' | 'unsolvable'>;
  /** Compiling the level and the tables of its heuristic. */
  readonly prepareMilliseconds: number;
  /** The search alone. */
  readonly milliseconds: number;
}

/** A solution with its evidence, where that was asked for and the search has some. */
export interface SolutionWithEvidence extends Solution {
  readonly evidence?: SearchLayers | Evidence;
}

/** The algorithm cannot solve this level; the message says why in English, the refusal in any language. */
export class UnsuitableError extends Error {
  override readonly name = 'UnsuitableError';
  readonly refusal: Message;

  constructor(message: string, refusal: Message) {
    super(message);
    this.refusal = refusal;
  }
}

/** Throws where an algorithm cannot be used. */
export function mustSuit(algorithm: Algorithm, space: Space): void {
  const refusal = algorithm.unsuitable?.(space);
  if (refusal) throw new UnsuitableError(say(algorithm.refusals ?? {}, refusal), refusal);
}

/** Solves without yielding to the event loop, for tests and workers. The algorithm must have been loaded. */
export function solveNow(game: Game, level: Level, options: SolveOptions): SolutionWithEvidence {
  const run = new Run(game, level, options);
  while (!run.slice());
  return run.solution();
}

/** Solves in slices, so that signals, timers and the rest of the program keep running. */
export async function solve(game: Game, level: Level, options: SolveOptions): Promise<SolutionWithEvidence> {
  await options.algorithm.load?.();
  const run = new Run(game, level, options);
  await inSlices(() => run.slice());
  return run.solution();
}

class Run {
  private readonly game: Game;
  private readonly level: Level;
  private readonly options: SolveOptions;
  private readonly search: Search;
  private readonly provesOptimal: boolean;
  private readonly decode: (path: readonly number[]) => unknown[];
  private readonly prepareMilliseconds: number;
  private milliseconds = 0;
  private readonly budget = new SliceBudget();
  private status: Status | 'running' = 'running';
  private announced = 0;

  constructor(game: Game, level: Level, options: SolveOptions) {
    const { algorithm, heuristic, cost = game.costs[0]!.id, limits = {}, from } = options;
    if (algorithm.usesHeuristic && !heuristic) throw new Error(`${algorithm.id} needs a heuristic`);
    const began = performance.now();
    const space = game.space(level, cost);
    mustSuit(algorithm, space);
    const start = packedRow(space, from ? from.state : game.rules(level).start());
    const estimate = algorithm.usesHeuristic ? heuristic?.prepare(space) : undefined;
    const admissible = heuristic?.admissible.includes(cost) ?? false;
    this.prepareMilliseconds = performance.now() - began;
    this.game = game;
    this.level = level;
    this.options = options;
    this.search = algorithm.create({
      space,
      start,
      limits,
      movesPlayed: from?.movesPlayed ?? 0,
      ...(options.options && { options: options.options }),
      ...(estimate && { estimate, admissible }),
    });
    this.provesOptimal = algorithm.isOptimal({ unitCosts: space.unitCosts, admissible });
    this.decode = (path) => path.map((code) => space.move(code));
  }

  /** Runs one slice; true when the search has ended. */
  slice(): boolean {
    const { signal, limits, onProgress } = this.options;
    if (signal?.aborted) this.status = 'cancelled';
    else {
      const began = performance.now();
      const before = this.search.statistics.expanded;
      this.status = this.search.step(this.budget.states);
      const took = performance.now() - began;
      this.milliseconds += took;
      this.budget.learn(took, this.search.statistics.expanded - before);
      const timeIsUp = this.milliseconds > (limits?.seconds ?? Number.POSITIVE_INFINITY) * 1000;
      if (this.status === 'running' && timeIsUp) this.status = 'time-limit';
    }
    onProgress?.(this.search.statistics, this.milliseconds);
    this.announce();
    return this.status !== 'running';
  }

  /** Reports a better solution than the last one; the search itself only counts them. */
  private announce(): void {
    const { incumbents = 0, bound } = this.search;
    if (incumbents === this.announced) return;
    this.announced = incumbents;
    this.options.onImprovement?.({ ...this.replay(), bound, milliseconds: this.milliseconds });
  }

  solution(): SolutionWithEvidence {
    const { status } = this;
    if (status === 'running') throw new Error('the search has not ended');
    // An anytime search that was stopped with a solution has solved the level, though without proving it optimal.
    const stoppedBy =
      status !== 'solved' && status !== 'unsolvable' && this.announced > 0 ? status : undefined;
    const isSolved = status === 'solved' || stoppedBy !== undefined;
    const { bound, mayHaveMissedCheaper } = this.search;
    const proved = status === 'solved' && this.provesOptimal && !mayHaveMissedCheaper;
    return {
      status: isSolved ? 'solved' : status,
      ...(isSolved ? this.replay() : { moves: [], cost: undefined }),
      // A bound of 1 proves the solution optimal, whatever the algorithm guarantees in general.
      optimal: proved || (isSolved && bound === 1),
      ...(isSolved && bound !== undefined && { bound }),
      ...(stoppedBy && { stoppedBy }),
      ...this.search.statistics,
      ...(this.options.withEvidence && this.search.evidence && { evidence: this.search.evidence() }),
      prepareMilliseconds: this.prepareMilliseconds,
      milliseconds: this.milliseconds,
    };
  }

  /** Replays every solution by the readable rules; one that they refuse is a bug in the engine. */
  private replay(): { moves: string[]; cost: number } {
    const rules = this.game.rules(this.level, this.options.cost);
    let state = this.options.from ? this.options.from.state : rules.start();
    let cost = 0;
    const moves: string[] = [];
    for (const move of this.decode(this.search.path())) {
      const result = rules.apply(state, move);
      if (!result.ok)
        throw new Error(
          `The solution found breaks the rules at ${rules.formatMove(move)}: ${result.error.code}`,
        );
      cost += rules.cost(state, move);
      moves.push(rules.formatMove(move));
      state = result.value;
    }
    if (!rules.isGoal(state)) throw new Error('The solution found does not end in a goal position');
    return { moves, cost };
  }
}
