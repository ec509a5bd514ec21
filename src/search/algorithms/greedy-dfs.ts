import type { Algorithm, SearchProblem } from '../../core/search.ts';
import type { Pace } from '../../core/slices.ts';
import type { Estimate } from '../../core/space.ts';
import { DeepeningSearch } from '../deepening.ts';

export const greedyDfs: Algorithm = {
  id: 'greedy-dfs',
  name: 'Depth-first, best neighbour first',
  summary:
    'Goes on to the new neighbour that the heuristic calls nearest to a goal, ' +
    'and goes back when there is no new one.',
  guarantee: 'Complete, also within a limit on depth. No promise about cost.',
  origin: 'P. H. Winston, 1977, who calls it hill climbing.',
  usesHeuristic: true,
  complete: true,
  isOptimal: () => false,
  create: (problem) => new BestNeighbourSearch(problem),
};

/** Instead of the estimate of a successor that was tried or is a proved dead end: less than nothing. */
const gone = Number.NaN;

/** Depth-first search with a table of the states where it has been, which tries successors in the order of their estimates. */
class BestNeighbourSearch extends DeepeningSearch {
  private readonly estimateOf: Estimate;
  /** The next row without an estimate. The start needs none. */
  private next = 1;

  constructor(problem: SearchProblem) {
    super(problem, 'nothing', { remembers: true, withValues: true });
    this.estimateOf = problem.estimate ?? (() => 0);
    if (this.estimateOf(problem.start, 0, 0, -1) === Number.POSITIVE_INFINITY) this.end = 'unsolvable';
  }

  protected override expand(pace: Pace): boolean {
    if (!super.expand(pace)) return false;
    this.next = this.stack.firstRow;
    return true;
  }

  protected override arrange(pace: Pace): boolean {
    const { stack, space } = this;
    const { cost, height, values } = stack;
    const { states, costs, moves } = stack.successors;
    while (this.next < height) {
      const row = this.next;
      const estimate = this.estimateOf(states, row * space.words, cost + costs[row]!, moves[row]!);
      const isDead = estimate === Number.POSITIVE_INFINITY;
      values[row] = isDead ? gone : estimate;
      if (isDead) this.tell('dropped', row);
      this.next = row + 1;
      if (pace.isOver()) return this.next === height;
    }
    return true;
  }

  /** The first of the successors with the least estimate. */
  protected override take(): number {
    const { stack } = this;
    if (stack.take() < 0) return -1;
    const { values, height } = stack;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    for (let row = stack.firstRow; row < height; row += 1) {
      if (values[row]! < least) {
        best = row;
        least = values[row]!;
      }
    }
    if (best >= 0) values[best] = gone;
    return best;
  }
}
