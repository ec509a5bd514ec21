import { messagesOf, type Phrases } from '../../core/message.ts';
import {
  type Algorithm,
  defaultBytes,
  depthLimitOf,
  newStatistics,
  noteMemory,
  type Search,
  type SearchProblem,
  type Statistics,
  type Status,
} from '../../core/search.ts';
import { runNow, type Steps, unhurried } from '../../core/slices.ts';
import type { Backward, Space } from '../../core/space.ts';
import { StateTable } from '../../store/state-table.ts';
import { chainTo, movesAlong } from '../path.ts';
import { BackwardSide, ForwardSide, type SearchSide } from './bibfs-side.ts';

/** Why it cannot be used. */
export type Refusals = {
  'no-way-back': Record<string, never>;
  'too-many-goals': { readonly most: number };
};
const refuse = messagesOf<Refusals>();

export const bibfs: Algorithm = {
  id: 'bibfs',
  name: 'Bidirectional breadth-first search',
  summary: 'Searches from the start and backwards from the goals until the two meet.',
  guarantee:
    'Complete. Fewest moves; cheapest where every move costs 1. Only for games that can be played backwards.',
  origin: 'I. Pohl, 1971.',
  usesHeuristic: false,
  complete: true,
  isOptimal: ({ unitCosts }) => unitCosts,
  unsuitable({ backward }) {
    if (!backward) return refuse('no-way-back');
    return backward.goals(mostGoals) ? undefined : refuse('too-many-goals', { most: mostGoals });
  },
  refusals: {
    'no-way-back': () =>
      'bibfs needs moves that can be taken back, which this level or its game cannot list; bfs needs none.',
    'too-many-goals': ({ most }) =>
      `bibfs starts from all goal positions, and this level has more than ${most}; bfs needs none of them.`,
  } satisfies Phrases<Refusals>,
  create(problem) {
    const { backward } = problem.space;
    if (!backward) throw new Error('this space has no backward moves');
    return new BidirectionalSearch(problem, backward);
  },
};

/** The most goal states; they are the first layer of the backward side, and with more it does not pay off. */
const mostGoals = 1 << 16;
/** Rows generated per unit of budget. */
const rowsPerUnit = 16;

/**
 * Breadth-first search from both ends, layer by layer, always on the side where the next layer looks cheaper.
 *
 * When both sides have complete layers up to depths a and b and have not met, there is no solution of a + b moves or
 * fewer: it would have a state in both. So the first state of the next layer that the other side knows lies on a
 * shortest solution, of a + b + 1 moves, and the search can stop there. A side that cannot continue, because of a limit
 * or because a state has too many predecessors, stays at its last complete layer; the argument still holds.
 */
class BidirectionalSearch implements Search {
  readonly statistics: Statistics = { ...newStatistics(), seenSet: 'index' };
  readonly mayHaveMissedCheaper = false;
  private readonly space: Space;
  private readonly forward: SearchSide;
  private readonly backward: SearchSide;
  private readonly maxDepth: number;
  private readonly statusWhenCut: Status;
  /** Set when a limit does not even allow both ends to be stored. */
  private readonly refused: Status | undefined;
  /** The side whose layer is being expanded. */
  private side: SearchSide | undefined;
  /** The state where the sides met, by its number on each. */
  private meeting: { readonly forward: number; readonly backward: number } | undefined;

  constructor(problem: SearchProblem, backward: Backward) {
    const { space, start, limits, story } = problem;
    const goals = backward.goals(mostGoals);
    if (!goals) throw new Error('too many goals for a bidirectional search');
    this.space = space;
    ({ depth: this.maxDepth, statusWhenCut: this.statusWhenCut } = depthLimitOf(problem));
    const { states = 2 ** 31 - 2, bytes = defaultBytes } = limits;
    const half = Math.max(Math.floor(states / 2), goals.length / space.words);
    const ahead = Math.max(0, states - half);
    const remembersKinds = space.moveKinds !== undefined;
    const forwardTable = new StateTable(space.words, 1, bytes / 2, ahead, remembersKinds);
    const backwardTable = new StateTable(space.words, 1, bytes / 2, Math.min(half, states));
    this.forward = new ForwardSide(space, forwardTable, start, story);
    this.backward = new BackwardSide(backward, backwardTable, goals, story);
    this.refused = this.forward.stopped ?? this.backward.stopped;
    if (!this.refused) this.lookForMeeting(this.forward, 0);
    this.measure();
  }

  step(budget: number, pace = unhurried): Status | 'running' {
    if (this.refused) return this.finish(this.refused);
    const { forward, backward } = this;
    for (let left = budget; left > 0; ) {
      if (this.meeting) return this.finish('solved');
      if (!this.side) {
        if (forward.depth + backward.depth >= this.maxDepth) return this.finish(this.statusWhenCut);
        this.side = this.cheaperSide();
        if (!this.side) return this.finish(forward.stopped ?? 'memory-limit');
      }
      const paid = this.paid();
      const status = this.advance(this.side);
      if (status === 'busy') break;
      if (status !== 'running') return this.finish(status);
      left -= Math.max(1, this.paid() - paid);
      if (pace.isOver()) break;
    }
    this.measure();
    return 'running';
  }

  get waiting(): number {
    return this.statistics.stored - this.forward.next - this.backward.next;
  }

  path(): number[] {
    return runNow(this.pathInSteps());
  }

  *pathInSteps(): Steps<number[]> {
    const { forward, backward, space, meeting } = this;
    if (!meeting) return [];
    const before = yield* movesAlong(chainTo(meeting.forward, forward.table), forward.table, space);
    const ahead = chainTo(meeting.backward, backward.table).reverse();
    return [...before, ...(yield* movesAlong(ahead, backward.table, space))];
  }

  /** Generates or stores a batch, or starts the next layer. */
  private advance(side: SearchSide): Status | 'running' | 'busy' {
    if (!side.hasRows) {
      if (side.next === side.layerEnd) {
        this.side = undefined;
        // One side has exhausted its states without meeting the other.
        return side.nextLayer() ? 'running' : 'unsolvable';
      }
      if (!side.make()) return this.stop(side, 'memory-limit');
    }
    const before = side.table.count;
    const stored = side.store();
    if (stored === 'busy') return 'busy';
    this.lookForMeeting(side, before);
    this.measure();
    return stored === 'done' ? 'running' : this.stop(side, stored);
  }

  private stop(side: SearchSide, status: Status): Status | 'running' {
    side.stop(status);
    this.side = undefined;
    // Predecessors need not lead back to the start (see `Backward.expand`), so the forward side expands it first.
    return side === this.forward && side.depth === 0 ? status : 'running';
  }

  private cheaperSide(): SearchSide | undefined {
    const { forward, backward } = this;
    if (forward.depth === 0 && !forward.stopped) return forward;
    if (forward.stopped) return backward.stopped ? undefined : backward;
    return !backward.stopped && backward.effort < forward.effort ? backward : forward;
  }

  /** Looks for the new states of one side in the complete layers of the other. */
  private lookForMeeting(side: SearchSide, before: number): void {
    const { states, words, count } = side.table;
    const isForward = side === this.forward;
    const other = isForward ? this.backward : this.forward;
    for (let id = before; id < count && !this.meeting; id += 1) {
      const found = other.table.find(states, id * words);
      if (found < 0 || found >= other.layerEnd) continue;
      this.meeting = isForward ? { forward: id, backward: found } : { forward: found, backward: id };
      this.forward.tell('meets', this.meeting.forward);
      this.backward.tell('meets', this.meeting.backward);
    }
  }

  private paid(): number {
    const { forward, backward } = this;
    return forward.expanded + backward.expanded + (forward.generated + backward.generated) / rowsPerUnit;
  }

  private finish(status: Status): Status {
    this.measure();
    return status;
  }

  private measure(): void {
    const { statistics, forward, backward } = this;
    statistics.expanded = forward.expanded + backward.expanded;
    statistics.generated = forward.generated + backward.generated;
    statistics.stored = forward.table.count + backward.table.count;
    statistics.peakFrontier = Math.max(statistics.peakFrontier, this.waiting);
    noteMemory(statistics, forward.usedBytes + backward.usedBytes, forward.bytes + backward.bytes);
  }
}
