import type { Evidence } from '../core/certificate.ts';
import type { Game, Heuristic } from '../core/game.ts';
import type { Level } from '../core/level.ts';
import { isOutOfMemory } from '../core/memory.ts';
import { type Message, say } from '../core/message.ts';
import {
  type Algorithm,
  type AlgorithmOptions,
  type Limits,
  newStatistics,
  type Search,
  type SearchLayers,
  type Statistics,
  type Status,
} from '../core/search.ts';
import { runInSlices, runNow, SliceClock, type Steps } from '../core/slices.ts';
import type { Space } from '../core/space.ts';
import { packedRow } from '../core/space.ts';
import { prepareInSteps, spaceInSteps } from './prepare.ts';

/** A position to start from instead of the level's own start, and the number of moves played to get there. */
export interface From {
  readonly state: unknown;
  readonly movesPlayed: number;
}

export interface SolveOptions {
  readonly algorithm: Algorithm;
  /** Needed by the algorithms that use one. */
  readonly heuristic?: Heuristic;
  /** The id of a cost model of the game; the first one by default. */
  readonly cost?: string;
  readonly limits?: Limits;
  /** Options of the algorithm. */
  readonly options?: AlgorithmOptions;
  readonly from?: From;
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
export const solveNow = (game: Game, level: Level, options: SolveOptions): SolutionWithEvidence =>
  runNow(solveInSteps(game, level, options));

/** Solves in slices, so that signals, timers and the rest of the program keep running. */
export async function solve(game: Game, level: Level, options: SolveOptions): Promise<SolutionWithEvidence> {
  await options.algorithm.load?.();
  return (await runInSlices(solveInSteps(game, level, options)))!;
}

/** Solves in short steps. It heeds its limits and its signal by itself. The algorithm must have been loaded. */
export function* solveInSteps(game: Game, level: Level, options: SolveOptions): Steps<SolutionWithEvidence> {
  const deadline = new Deadline(options);
  const preparing = prepare(game, level, options);
  for (;;) {
    const prepared = nextOf(preparing);
    if (prepared?.done) return yield* new Run(game, level, options, prepared.value, deadline).run();
    const status = prepared ? deadline.passed() : 'memory-limit';
    if (status) return notBegun(status, deadline.milliseconds());
    yield;
  }
}

/** The next step; undefined where the system has not the memory for it. */
function nextOf<T>(steps: Steps<T>): IteratorResult<unknown, T> | undefined {
  try {
    return steps.next();
  } catch (error) {
    if (isOutOfMemory(error)) return undefined;
    throw error;
  }
}

/** How long a solution may be replayed after the time limit. */
const replayMilliseconds = 300;

/** The time limit and the signal of a run. */
class Deadline {
  private readonly began = performance.now();
  private readonly limit: number;
  private readonly signal: AbortSignal | undefined;

  constructor({ limits, signal }: SolveOptions) {
    this.limit = (limits?.seconds ?? Number.POSITIVE_INFINITY) * 1000;
    this.signal = signal;
  }

  milliseconds(): number {
    return performance.now() - this.began;
  }

  passed(grace = 0): 'cancelled' | 'time-limit' | undefined {
    if (this.signal?.aborted) return 'cancelled';
    return this.milliseconds() > this.limit + grace ? 'time-limit' : undefined;
  }
}

/** The answer when preparing took too long, or too much memory. */
const notBegun = (status: Status, prepareMilliseconds: number): Solution => ({
  ...newStatistics(),
  status,
  moves: [],
  cost: undefined,
  optimal: false,
  prepareMilliseconds,
  milliseconds: 0,
});

/** A search that can begin. */
interface Prepared {
  readonly space: Space;
  readonly search: Search;
  readonly provesOptimal: boolean;
  readonly prepareMilliseconds: number;
}

/** Compiles the level and the tables of its heuristic, and creates the search. */
function* prepare(game: Game, level: Level, options: SolveOptions): Steps<Prepared> {
  const { algorithm, heuristic, cost = game.costs[0]!.id, from } = options;
  if (algorithm.usesHeuristic && !heuristic) throw new Error(`${algorithm.id} needs a heuristic`);
  const began = performance.now();
  const space = yield* spaceInSteps(game, level, cost);
  mustSuit(algorithm, space);
  const start = packedRow(space, from ? from.state : game.rules(level).start());
  yield;
  const estimate = algorithm.usesHeuristic && heuristic ? yield* prepareInSteps(heuristic, space) : undefined;
  const admissible = heuristic?.admissible.includes(cost) ?? false;
  const prepareMilliseconds = performance.now() - began;
  const search = algorithm.create({
    space,
    start,
    limits: options.limits ?? {},
    movesPlayed: from?.movesPlayed ?? 0,
    ...(options.options && { options: options.options }),
    ...(estimate && { estimate, admissible }),
  });
  yield;
  const provesOptimal = algorithm.isOptimal({
    unitCosts: space.unitCosts,
    admissible,
    options: options.options,
  });
  return { space, search, provesOptimal, prepareMilliseconds };
}

/** States expanded between two looks for a better solution. */
const statesPerAnnouncement = 64;

/** Moves of a solution, replayed. */
interface Replayed {
  readonly moves: readonly string[];
  readonly cost: number;
}

class Run {
  private readonly game: Game;
  private readonly level: Level;
  private readonly options: SolveOptions;
  private readonly prepared: Prepared;
  private readonly deadline: Deadline;
  private readonly clock = new SliceClock();
  private milliseconds = 0;
  private status: Status | 'running' = 'running';
  /** Solutions of an anytime search that were announced, and the last of them. */
  private announced = 0;
  private best: Replayed | undefined;

  constructor(game: Game, level: Level, options: SolveOptions, prepared: Prepared, deadline: Deadline) {
    this.game = game;
    this.level = level;
    this.options = options;
    this.prepared = prepared;
    this.deadline = deadline;
  }

  *run(): Steps<SolutionWithEvidence> {
    const { search } = this.prepared;
    while (this.status === 'running') {
      const stopped = this.deadline.passed();
      if (stopped) this.status = stopped;
      else {
        this.slice();
        yield* this.announce();
      }
      this.options.onProgress?.(search.statistics, this.milliseconds);
      yield;
    }
    const isKnown = this.best && search.incumbents === this.announced;
    if (this.status === 'solved' && !isKnown) {
      this.best = yield* this.replay();
      if (!this.best) this.status = this.deadline.passed() ?? 'time-limit';
    }
    return this.solution(this.status);
  }

  /** Runs one slice of the search, which ends early where an anytime search finds a better solution. */
  private slice(): void {
    const { search } = this.prepared;
    const began = performance.now() - this.milliseconds;
    const clock = this.clock.start();
    try {
      do this.status = search.step(statesPerAnnouncement, clock);
      while (this.status === 'running' && !clock.isOverNow() && (search.incumbents ?? 0) === this.announced);
    } catch (error) {
      if (!isOutOfMemory(error)) throw error;
      this.status = 'memory-limit';
    }
    this.milliseconds = performance.now() - began;
  }

  /** Announces a better solution than the last one; the search itself only counts them. */
  private *announce(): Steps<void> {
    const { search } = this.prepared;
    const { incumbents = 0 } = search;
    if (incumbents === this.announced) return;
    const replayed = yield* this.replay();
    if (!replayed) return;
    this.announced = incumbents;
    this.best = replayed;
    const { bound } = search;
    this.options.onImprovement?.({ ...replayed, bound, milliseconds: this.milliseconds });
  }

  private solution(status: Status): SolutionWithEvidence {
    const { best, options } = this;
    const { search, provesOptimal, prepareMilliseconds } = this.prepared;
    // An anytime search that was stopped with a solution has solved the level, though without proving it optimal.
    const stoppedBy = best && status !== 'solved' && status !== 'unsolvable' ? status : undefined;
    const { bound, mayHaveMissedCheaper } = search;
    const proved = status === 'solved' && provesOptimal && !mayHaveMissedCheaper;
    return {
      status: best ? 'solved' : status,
      ...(best ?? { moves: [], cost: undefined }),
      // A bound of 1 proves the solution optimal, whatever the algorithm guarantees in general.
      optimal: proved || (best !== undefined && bound === 1),
      ...(best && bound !== undefined && { bound }),
      ...(stoppedBy && { stoppedBy }),
      ...search.statistics,
      ...(options.withEvidence && search.evidence && { evidence: search.evidence() }),
      prepareMilliseconds,
      milliseconds: this.milliseconds,
    };
  }

  /**
   * Replays a solution by the readable rules; one that they refuse is a bug in the engine. Undefined when it takes too long
   * after the time limit.
   */
  private *replay(): Steps<Replayed | undefined> {
    const { search, space } = this.prepared;
    const finding = search.pathInSteps?.() ?? fixed(search.path());
    let found = finding.next();
    for (; !found.done; found = finding.next()) {
      if (this.deadline.passed(replayMilliseconds)) return undefined;
      yield;
    }
    const { options } = this;
    const rules = this.game.rules(this.level, options.cost);
    let state = options.from ? options.from.state : rules.start();
    let cost = 0;
    const moves: string[] = [];
    for (const code of found.value) {
      if (this.deadline.passed(replayMilliseconds)) return undefined;
      const move = space.move(code);
      const result = rules.apply(state, move);
      if (!result.ok)
        throw new Error(
          `The solution found breaks the rules at ${rules.formatMove(move)}: ${result.error.code}`,
        );
      cost += rules.cost(state, move);
      moves.push(rules.formatMove(move));
      state = result.value;
      yield;
    }
    if (!rules.isGoal(state)) throw new Error('The solution found does not end in a goal position');
    return { moves, cost };
  }
}

// biome-ignore lint/correctness/useYield: its one step is the whole work.
function* fixed<T>(value: T): Steps<T> {
  return value;
}
