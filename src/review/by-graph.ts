import { none, type StateGraph } from '../analysis/graph.ts';
import type { Steps } from '../core/slices.ts';
import { packedRow } from '../core/space.ts';
import { sameRow } from '../store/state-table.ts';
import type { Best } from './findings.ts';
import type { Prover, Subject } from './prover.ts';

/** Reads distances from the whole state graph of the level. */
export class ByGraph implements Prover {
  readonly mayProveMore = false;
  private readonly subject: Subject;
  private readonly graph: StateGraph;
  /** By position of the line: its number in the graph. */
  private readonly numbers: number[] = [0];

  constructor(subject: Subject, graph: StateGraph) {
    this.subject = subject;
    this.graph = graph;
  }

  *distances(): Steps<void> {
    const { space, line, bounds, pace, tellDistances } = this.subject;
    for (const state of line.states.slice(this.numbers.length)) {
      this.numbers.push(this.after(this.numbers.at(-1)!, packedRow(space, state)));
      if (pace.isOverNow()) yield;
    }
    for (const [place, at] of bounds.firstOf.entries()) {
      const toGoal = this.graph.toGoal[this.numbers[at]!]!;
      const moves = toGoal === none ? Number.POSITIVE_INFINITY : toGoal;
      bounds.narrow(place, moves, moves);
      if (pace.isOverNow()) yield;
    }
    yield* tellDistances();
  }

  *best(at: number): Steps<Best> {
    const { rules, line, pace } = this.subject;
    let state = line.states[at];
    let number = this.numbers[at]!;
    const legal = rules.moves(state);
    const moves = this.onwards(number).map((index) => rules.formatMove(legal[index]!));
    const way: string[] = [];
    while (this.graph.toGoal[number]! > 0) {
      const index = this.onwards(number)[0]!;
      const move = rules.moves(state)[index]!;
      const next = rules.apply(state, move);
      if (!next.ok) throw new Error(`the graph has a move that breaks the rules: ${next.error.code}`);
      way.push(rules.formatMove(move));
      state = next.value;
      number = this.graph.targets[this.graph.firstMove[number]! + index]!;
      if (pace.isOverNow()) yield;
    }
    if (!rules.isGoal(state)) throw new Error('a best way does not end in a goal position');
    return { moves, isAll: true, way };
  }

  /** The moves of a state that bring a solution nearer, by their place in the order of the rules. */
  private onwards(number: number): number[] {
    const { firstMove, targets, toGoal } = this.graph;
    const first = firstMove[number]!;
    const after = [...targets.subarray(first, firstMove[number + 1]!)];
    return after.flatMap((target, index) => (toGoal[target] === toGoal[number]! - 1 ? [index] : []));
  }

  private after(number: number, row: Uint32Array): number {
    const { space, states, firstMove, targets } = this.graph;
    const next = targets
      .subarray(firstMove[number]!, firstMove[number + 1]!)
      .find((target) => sameRow(states, target * space.words, row, 0, space.words));
    if (next === undefined) throw new Error('the graph lacks a move of the line');
    return next;
  }
}
