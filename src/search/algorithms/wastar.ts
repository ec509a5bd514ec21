import { type Algorithm, optionOf, type SearchProblem, type Status } from '../../core/search.ts';
import type { Pace } from '../../core/slices.ts';
import { BestFirstSearch } from '../best-first.ts';
import { weightOf, weightOption } from '../weight.ts';

export const weight = weightOption(2);

export const wastar: Algorithm = {
  id: 'wastar',
  name: 'Weighted A*',
  summary: 'A* that trusts the estimate more than the cost so far, by a weight that you choose.',
  guarantee: 'Complete. With an admissible heuristic, at most the weight times the cheapest.',
  origin: 'I. Pohl, 1970.',
  usesHeuristic: true,
  options: [weight],
  complete: true,
  isOptimal: () => false,
  create: (problem) => new WeightedAStarSearch(problem, Number(optionOf(problem, weight))),
};

/**
 * Reopens states: otherwise the weight would bound the cost only under consistent heuristics, and the open list at the end
 * would give no lower bound.
 */
class WeightedAStarSearch extends BestFirstSearch {
  bound?: number;
  private readonly admissible: boolean;

  constructor(problem: SearchProblem, asked: number) {
    const { parts, weighted } = weightOf(asked);
    super(problem, {
      wholeEstimate: Math.ceil,
      priority: (cost, estimate) => parts * cost + weighted * estimate,
      ties: 'lifo',
      goalWhen: 'expanded',
      reopens: true,
    });
    this.admissible = problem.admissible ?? false;
  }

  override step(budget: number, pace?: Pace): Status | 'running' {
    const status = super.step(budget, pace);
    if (status === 'solved' && this.admissible && !this.mayHaveMissedCheaper)
      this.bound = this.goalCost === 0 ? 1 : this.goalCost / this.leastTotal();
    return status;
  }
}
