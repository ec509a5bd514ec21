import { Expansion } from '../../../core/expansion.ts';
import type { Statistics } from '../../../core/search.ts';
import type { Pace } from '../../../core/slices.ts';
import { createSuccessors, type Estimate, type Successors } from '../../../core/space.ts';
import type { IceSpace } from '../packed/packed.ts';
import { SeenPositions } from './seen-positions.ts';

/** The settings of a beam search. */
export interface BeamTask {
  readonly space: IceSpace;
  readonly start: Uint32Array;
  /** The longest solution to search for. */
  readonly mostMoves: number;
  /** A lower bound on the moves to the goal. */
  readonly estimate: Estimate;
  /** An estimate that ranks positions; need not be admissible. */
  readonly guide: Estimate;
  readonly statistics: Statistics;
}

/** The positions of one depth, each with its parent and the move from there. */
interface Layer {
  count: number;
  states: Uint32Array;
  parents: Int32Array;
  codes: Uint16Array;
}

/**
 * Beam search: keeps the most promising positions of each depth, until one of them is solved. Fast, but incomplete: it may miss
 * every solution.
 */
export class IceBeam {
  /** The numbers of the moves to the goal, when one was found. */
  solution: number[] | undefined;
  private readonly task: BeamTask;
  private readonly width: number;
  private readonly successors: Successors;
  private readonly seen: SeenPositions;
  private readonly layers: Layer[] = [];
  /** The successors of the last layer and their ranks, the least being the most promising. */
  private made: Layer;
  private scores: Float64Array;
  private next = 0;
  /** The successors of the position that is being expanded, and how many of them were met. A slice may end between two. */
  private readonly expansion: Expansion;
  private expanded = 0;
  private met = 0;

  constructor(task: BeamTask, width: number) {
    this.task = task;
    this.expansion = new Expansion(task.space);
    this.width = width;
    const { space, start } = task;
    this.successors = createSuccessors(space.words, space.maxSuccessors);
    this.seen = new SeenPositions(space.words, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY);
    this.seen.resize(width * space.maxSuccessors);
    this.seen.hasBetter(start, 0, 0, 1);
    const room = width * space.maxSuccessors;
    this.made = newLayer(space, room);
    this.scores = new Float64Array(room);
    const first = newLayer(space, 1);
    first.states.set(start);
    first.count = 1;
    this.layers.push(first);
  }

  get stored(): number {
    return this.seen.count;
  }

  get usedBytes(): number {
    return (
      this.seen.usedBytes + (4 * this.task.space.words + 8) * (this.made.count + this.layers.at(-1)!.count)
    );
  }

  get bytes(): number {
    return this.seen.bytes + (this.made.states.byteLength + this.scores.byteLength) * 2;
  }

  /**
   * Expands one more position, or goes on with the last one; false when the search has ended, with or without a solution.
   */
  step(pace: Pace): boolean {
    const { space, statistics } = this.task;
    const layer = this.layers.at(-1)!;
    if (this.next === layer.count) return this.chooseLayer();
    if (this.met === 0) {
      const { expansion } = this;
      if (!expansion.isRunning) expansion.begin(0);
      if (!expansion.goOn(layer.states, this.next * space.words, this.successors, 0, pace)) return true;
      this.expanded = expansion.made;
      statistics.expanded += 1;
      statistics.generated += this.expanded;
    }
    while (this.met < this.expanded) {
      this.meet(this.met, this.layers.length);
      if (this.solution) return false;
      this.met += 1;
      if (pace.isOver() && this.met < this.expanded) return true;
    }
    this.met = 0;
    this.next += 1;
    return true;
  }

  private meet(index: number, depth: number): void {
    const { successors, made, next, layers } = this;
    const { space, estimate, guide, mostMoves } = this.task;
    const { states, moves } = successors;
    const at = index * space.words;
    const code = moves[index]!;
    if (space.isGoal(states, at)) {
      this.solution = [...this.movesTo(layers.length - 1, next), code];
      return;
    }
    if (this.seen.hasBetter(states, at, depth, 1)) return;
    if (depth + estimate(states, at, depth, code) > mostMoves) return;
    this.scores[made.count] = guide(states, at, depth, code);
    made.states.set(states.subarray(at, at + space.words), made.count * space.words);
    made.parents[made.count] = next;
    made.codes[made.count] = code;
    made.count += 1;
  }

  /** Makes the most promising positions the next layer; false when there are none. */
  private chooseLayer(): boolean {
    const { made, scores, width, layers } = this;
    const { space } = this.task;
    if (made.count === 0) return false;
    const layer = newLayer(space, Math.min(width, made.count));
    for (const index of leastFirst(scores.subarray(0, made.count), width)) {
      const from = index * space.words;
      layer.states.set(made.states.subarray(from, from + space.words), layer.count * space.words);
      layer.parents[layer.count] = made.parents[index]!;
      layer.codes[layer.count] = made.codes[index]!;
      layer.count += 1;
    }
    layers.push(layer);
    made.count = 0;
    this.next = 0;
    return true;
  }

  private movesTo(depth: number, index: number): number[] {
    const moves: number[] = [];
    for (let at = depth, place = index; at > 0; at -= 1) {
      const layer = this.layers[at]!;
      moves.push(layer.codes[place]!);
      place = layer.parents[place]!;
    }
    return moves.reverse();
  }
}

const newLayer = (space: IceSpace, room: number): Layer => ({
  count: 0,
  states: new Uint32Array(room * space.words),
  parents: new Int32Array(room),
  codes: new Uint16Array(room),
});

/**
 * The indices of the `most` least scores, the least first; equal ones keep their order. Only these are sorted by a comparison:
 * the others are too many.
 */
function leastFirst(scores: Float64Array, most: number): number[] {
  const limit = scores.slice().sort()[Math.min(most, scores.length) - 1]!;
  const below: number[] = [];
  const equal: number[] = [];
  scores.forEach((score, index) => {
    if (score < limit) below.push(index);
    else if (score === limit) equal.push(index);
  });
  const chosen = [...below, ...equal.slice(0, most - below.length)];
  return scores.length > most ? chosen.sort((a, b) => scores[a]! - scores[b]! || a - b) : [...scores.keys()];
}
