import {
  type Algorithm,
  defaultBytes,
  depthLimitOf,
  newStatistics,
  type OptionSpec,
  optionOf,
  type Search,
  type SearchProblem,
  type Statistics,
  type Status,
} from '../../core/search.ts';
import { type Pace, type Steps, unhurried } from '../../core/slices.ts';
import type { Space } from '../../core/space.ts';
import type { Story } from '../../core/story.ts';
import { sameRow } from '../../store/state-table.ts';
import { stepBetween } from '../path.ts';
import { LayerCycle } from './frontier-cycle.ts';
import { Batch, LayerRun, type Room } from './frontier-run.ts';

const layers: OptionSpec = {
  id: 'layers',
  summary: 'how many of the last depths are kept to recognise positions',
  value: { kind: 'number', fallback: 3, least: 1, whole: true },
};

export const frontier: Algorithm = {
  id: 'frontier',
  name: 'Frontier search',
  summary: 'Breadth-first search that keeps only the last few depths and finds the moves again at the end.',
  guarantee:
    'Complete. Fewest moves; cheapest where every move costs 1. Stored is the most positions held at one time.',
  origin: 'R. E. Korf, W. Zhang, I. Thayer and H. Hohwald, 2005.',
  usesHeuristic: false,
  options: [layers],
  complete: true,
  isOptimal: ({ unitCosts }) => unitCosts,
  create: (problem) => new FrontierSearch(problem, Number(optionOf(problem, layers))),
};

/** A part of the solution whose ends are known and whose moves are not. */
interface Stretch {
  readonly from: Uint32Array;
  readonly to: Uint32Array;
  readonly length: number;
}

/**
 * Breadth-first search that keeps only the last few layers. The goal found knows its ancestor about half-way; the path is
 * reconstructed by searching from the start to there and from there to the goal, recursively.
 */
class FrontierSearch implements Search {
  readonly statistics: Statistics = { ...newStatistics(), seenSet: 'index' };
  readonly mayHaveMissedCheaper = false;
  private readonly space: Space;
  private readonly window: number;
  private readonly room: Room;
  private readonly batch: Batch;
  private readonly story: Story | undefined;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  private readonly cycle: LayerCycle;
  private run: LayerRun | undefined;
  /** The part that the run searches: at first the whole solution, whose length and other end are not known. */
  private from: Uint32Array;
  private isGoalKnown = false;
  /** The parts of the solution still to be searched, the next one last. */
  private readonly stretches: Stretch[] = [];
  private readonly moves: number[] = [];
  /** The search for the move of a part that has only one. */
  private lastMove: Steps<number> | undefined;

  constructor(problem: SearchProblem, window: number) {
    const { space, start, limits } = problem;
    this.space = space;
    this.story = problem.story;
    this.window = window;
    this.room = { states: limits.states ?? 2 ** 31 - 2, bytes: limits.bytes ?? defaultBytes };
    this.batch = new Batch(space);
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    this.from = start.slice();
    this.cycle = new LayerCycle(window);
    const run = this.startRun((states, at) => space.isGoal(states, at), 1);
    this.cycle.note(1, 0, run.layers);
    if (space.isGoal(start, 0)) this.endRun();
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    const { statistics } = this;
    // Work without expansions also uses up the budget, so that no step takes long.
    for (let paid = 0; paid < budget; paid += 1) {
      const before = statistics.expanded;
      const status = this.run
        ? this.advance(this.run, pace)
        : this.lastMove
          ? this.findMove(this.lastMove)
          : this.beginStretch();
      if (status === 'busy') break;
      if (status !== 'running') return status;
      paid += statistics.expanded - before;
      if (pace.isOverNow()) break;
    }
    return 'running';
  }

  path(): number[] {
    return this.moves;
  }

  private advance(run: LayerRun, pace: Pace): Status | 'running' | 'busy' {
    if (!this.isGoalKnown) {
      if (this.cycle.isDue) {
        const compared = this.cycle.compare(run.layers);
        if (compared !== 'different') return compared === 'same' ? 'unsolvable' : 'running';
        run.alsoHeld = [];
      }
      if (run.depth >= this.maxDepth) return this.statusWhenCut;
    }
    const { sum } = run;
    const result = run.advance(pace);
    if (result === 'exhausted') {
      if (this.isGoalKnown) throw new Error('a state met before is not met again');
      return 'unsolvable';
    }
    if (result === 'layer') {
      if (!this.isGoalKnown) this.cycle.note(run.layers[0]!.count, sum, run.layers);
      run.alsoHeld = this.cycle.held;
    }
    if (result === 'found') this.split(run);
    return result === 'layer' || result === 'found' ? 'running' : result;
  }

  /** Splits the part just found at the relay: the path to it and the path from it. */
  private split(run: LayerRun): void {
    const { row, ancestor } = run.target();
    const length = run.depth + 1;
    if (ancestor) {
      this.stretches.push({ from: ancestor, to: row, length: length - run.relayDepth });
      this.stretches.push({ from: this.from, to: ancestor, length: run.relayDepth });
    } else this.stretches.push({ from: this.from, to: row, length });
    this.endRun();
  }

  /** Starts the next part: finds its only move, or begins to search for a state half-way. */
  private beginStretch(): Status | 'running' {
    const stretch = this.stretches.pop();
    if (!stretch) return 'solved';
    const { from, to, length } = stretch;
    if (length === 1) {
      this.lastMove = stepBetween(from, 0, to, 0, this.space, this.batch.successors);
    } else {
      const { words } = this.space;
      this.from = from;
      this.startRun((states, at) => sameRow(states, at, to, 0, words), Math.ceil(length / 2));
    }
    return 'running';
  }

  private findMove(lastMove: Steps<number>): 'running' {
    const { done, value } = lastMove.next();
    if (done) {
      this.moves.push(this.batch.successors.moves[value]!);
      this.lastMove = undefined;
    }
    return 'running';
  }

  private startRun(isTarget: (states: Uint32Array, at: number) => boolean, firstRelay: number): LayerRun {
    const { space, batch, from, window, room, statistics, story } = this;
    this.run = new LayerRun(space, batch, from, isTarget, { window, room, firstRelay, statistics, story });
    return this.run;
  }

  private endRun(): void {
    this.run = undefined;
    this.isGoalKnown = true;
    this.cycle.held = [];
  }
}
