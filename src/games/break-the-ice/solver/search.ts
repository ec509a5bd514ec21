import {
  defaultBytes,
  depthLimitOf,
  newStatistics,
  noteMemory,
  ownSpaceOf,
  type Search,
  type SearchProblem,
  type Status,
} from '../../../core/search.ts';
import { type Pace, type Steps, unhurried } from '../../../core/slices.ts';
import type { Estimate } from '../../../core/space.ts';
import { coloursBlocks, displacement } from '../heuristics/heuristics.ts';
import type { IceSpace } from '../packed/packed.ts';
import { IceAStar } from './a-star.ts';
import { IceBeam } from './beam.ts';
import { IceRounds, type RoundParts } from './rounds.ts';

/** Parts that can be switched off, to measure their gain and to test that the answer stays the same. */
export interface IceSearchParts extends RoundParts {
  /** Whether to use rounds only, however few positions there are. */
  readonly rounds?: boolean;
  /** The most positions that A* stores in its first turns. */
  readonly firstTurn?: number;
  /** Whether to search for some solution first, and for better ones before the proof is complete. */
  readonly anytime?: boolean;
}

/**
 * Solves Break the Ice by two methods that each end with a proof, in turns; docs/solvers-break-the-ice.md has the proofs.
 *
 * It begins with A*, which solves small levels in no time, and tiny ones before any table is made. Then come rounds of
 * depth-first search, which are far faster per position and need little memory. When rounds hardly grow there may be few
 * positions, and A* gets a turn between them.
 *
 * As an option it also searches for solutions that need not be shortest, by beam searches of growing width.
 */
export class IceSearch implements Search {
  readonly statistics = newStatistics();
  readonly mayHaveMissedCheaper = false;
  /** Solutions found so far, where it runs as an anytime search. */
  incumbents = 0;
  private readonly space: IceSpace;
  private readonly problem: SearchProblem;
  private readonly parts: IceSearchParts;
  private readonly start: Uint32Array;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  /** The most positions that A* or a beam may store, and how wide a beam may be for that. */
  private readonly mostStored: number;
  private readonly widest: number;
  private readonly estimate: Estimate;
  private readonly firstBound: number;
  private rounds: IceRounds | undefined;
  private making: Steps<IceRounds> | undefined;
  /** A* with the bound of the rounds; it continues from turn to turn. */
  private exhaustion: IceAStar | undefined;
  /** The search that has a turn instead of the rounds, if any, and the number of positions that ends a turn of A*. */
  private turn: IceAStar | IceBeam | undefined;
  private turnEnd = 0;
  /** The width of the next beam. */
  private width = 1;
  private best: number[] | undefined;
  private end: Status | undefined;

  constructor(problem: SearchProblem, parts: IceSearchParts = {}) {
    this.space = ownSpaceOf(problem);
    const { space } = this;
    this.problem = problem;
    this.parts = parts;
    this.start = problem.start.slice(0, space.words);
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    const { states = Number.POSITIVE_INFINITY, bytes = defaultBytes } = problem.limits;
    // The rounds may use half of the memory. A position takes seven words besides its own, twice while the table grows.
    this.mostStored = Math.min(states / 4, bytes / (32 * (space.words + 7)), mostStored);
    this.widest = Math.max(1, Math.floor(this.mostStored / space.maxSuccessors));
    this.estimate = displacement.prepare(space);
    this.firstBound = this.estimate(this.start, 0, 0, -1);
    this.statistics.stored = 1;
    if (this.firstBound === 0) {
      this.best = [];
      this.end = 'solved';
    } else if (this.firstBound === Number.POSITIVE_INFINITY) this.end = 'unsolvable';
    else if (this.firstBound > this.maxDepth) this.end = this.statusWhenCut;
    else if (parts.anytime) this.startBeam();
    else this.startTurns();
    this.measure();
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    const { statistics } = this;
    const enough = statistics.expanded + budget;
    while (!this.end && statistics.expanded < enough) {
      if (this.turn instanceof IceBeam) this.shine(this.turn, pace);
      else if (this.turn) this.store(this.turn, pace);
      else if (this.rounds) this.deepen(this.rounds);
      else if (this.making) this.makeRounds(this.making);
      if (this.space.parts ? pace.isOverNow() : pace.isOver()) break;
    }
    this.measure();
    return this.end ?? 'running';
  }

  get waiting(): number {
    return this.rounds?.waiting ?? 0;
  }

  path(): number[] {
    return this.best ?? [];
  }

  get bound(): number | undefined {
    return this.incumbents > 0 && this.best ? this.best.length / this.lowerBound : undefined;
  }

  /** A lower bound on the length of a solution. */
  private get lowerBound(): number {
    if (this.end === 'solved') return this.best!.length;
    return Math.max(this.firstBound, this.rounds?.lowerBound ?? 0);
  }

  /** Begins the work that ends with a proof: A* for as long as a tiny level takes. */
  private startTurns(): void {
    if (this.parts.rounds) this.startRounds();
    else this.startTurn(this.newAStar(this.estimate), this.parts.firstTurn ?? tinyLevel);
  }

  private newAStar(estimate: Estimate): IceAStar {
    const { space, start, maxDepth, mostStored, statistics } = this;
    return new IceAStar(space, start, estimate, maxDepth, mostStored, statistics);
  }

  /** Lets A* continue until it has stored so many positions. */
  private startTurn(turn: IceAStar, positions: number): void {
    this.turn = turn;
    this.turnEnd = positions;
  }

  private startRounds(): void {
    const { space, start, maxDepth, statistics, parts, problem } = this;
    this.making = IceRounds.make(space, start, maxDepth, problem.limits, statistics, parts);
  }

  /** Makes the tables. Then A* has the first turn, for as long as a small level takes. */
  private makeRounds(making: Steps<IceRounds>): void {
    const { done, value } = making.next();
    if (!done) return;
    const { parts } = this;
    this.rounds = value;
    this.takeEnd(this.rounds);
    if (parts.rounds || this.end) return;
    this.exhaustion = this.newAStar(this.rounds.estimate);
    this.startTurn(this.exhaustion, parts.firstTurn ?? smallLevel);
  }

  private deepen(rounds: IceRounds): void {
    const isRoundOver = rounds.advance();
    if (rounds.end) this.takeEnd(rounds);
    else if (isRoundOver) this.endRound(rounds);
  }

  private takeEnd({ end, solution }: IceRounds): void {
    if (end === 'solved') this.takeBest(solution, true);
    else if (end) this.end = end === 'cut' ? this.statusWhenCut : end;
  }

  /** Between two rounds, others may have a turn. */
  private endRound(rounds: IceRounds): void {
    const { statistics } = this;
    if (this.best && this.best.length <= rounds.lowerBound) {
      this.end = 'solved';
      return;
    }
    const beamWork = this.width * (this.best?.length ?? 1);
    if (this.mayBeam && beamWork < statistics.expanded * beamShare) this.startBeam();
    else if (rounds.growth < slowGrowth && this.exhaustion) {
      // An unsuccessful turn costs little, and the next one continues from there.
      const { stored } = this.exhaustion;
      this.startTurn(this.exhaustion, stored + Math.max(stored, statistics.expanded));
    }
  }

  private store(search: IceAStar, pace: Pace): void {
    const goesOn = search.isExpanding || search.stored < this.turnEnd;
    const outcome = goesOn ? search.step(pace) : 'full';
    if (outcome === 'running') return;
    if (outcome === 'full') this.endTurn();
    else if (search.solution) this.takeBest(search.solution, true);
    else this.end = search.cut ? this.statusWhenCut : 'unsolvable';
  }

  private get mayBeam(): boolean {
    return (this.parts.anytime ?? false) && this.width <= this.widest;
  }

  private startBeam(): void {
    const { space, start, estimate, statistics, best, maxDepth, width } = this;
    const mostMoves = best ? best.length - 1 : Math.min(maxDepth, longestBeam);
    const guide = coloursBlocks.prepare(space);
    this.turn = new IceBeam({ space, start, mostMoves, estimate, guide, statistics }, width);
    this.width *= widening;
  }

  private shine(beam: IceBeam, pace: Pace): void {
    if (beam.step(pace)) return;
    if (beam.solution) this.takeBest(beam.solution, beam.solution.length <= this.lowerBound);
    if (!this.end) this.endTurn();
  }

  private endTurn(): void {
    this.measure();
    const wasBeam = this.turn instanceof IceBeam;
    this.turn = undefined;
    if (this.rounds) return;
    // At first narrow beams follow each other, since a solution is wanted at once.
    if (wasBeam && this.mayBeam && this.width <= widestFirst) this.startBeam();
    else if (wasBeam) this.startTurns();
    else this.startRounds();
  }

  private takeBest(solution: number[], isProved: boolean): void {
    const isBetter = !this.best || solution.length < this.best.length;
    if (isBetter) this.best = solution;
    if (isBetter && this.parts.anytime) this.incumbents += 1;
    if (isProved) this.end = 'solved';
  }

  private measure(): void {
    const { statistics, rounds, exhaustion, turn } = this;
    const inUse = turn === exhaustion ? [rounds, turn] : [rounds, exhaustion, turn];
    const stored = inUse.reduce((sum, each) => sum + (each?.stored ?? 0), 0);
    statistics.stored = Math.max(statistics.stored, stored);
    const total = (figure: 'bytes' | 'usedBytes'): number =>
      inUse.reduce((sum, each) => sum + (each?.[figure] ?? 0), 0);
    noteMemory(statistics, total('usedBytes'), total('bytes'));
  }
}

/** So many positions A* stores before tables are made, and then before rounds begin. */
const tinyLevel = 1000;
const smallLevel = 5000;
/** When a round grows by less than this, A* has a turn: as many positions again as it has, or as many as were expanded in all. */
const slowGrowth = 2.5;
/** So many positions A* stores at most; if that is not enough, the rounds go on. */
const mostStored = 2 ** 21;
/** How much wider the next beam is, and the widest one of those that come before any proof. */
const widening = 4;
const widestFirst = 256;
/** A beam without a solution ends after so many moves. */
const longestBeam = 200;
/** A beam has a turn between rounds when it takes less than this share of the work so far. */
const beamShare = 0.25;
