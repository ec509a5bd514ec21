import {
  type Algorithm,
  type OptionSpec,
  optionOf,
  type SearchProblem,
  type Status,
} from '../../core/search.ts';
import { BestFirstSearch } from '../best-first.ts';
import { mostWeight, weightOf } from '../weight.ts';

const weight: OptionSpec = {
  id: 'weight',
  summary: `how much the estimate counts against the cost so far, from 1; more than ${mostWeight} counts as ${mostWeight}`,
  value: { kind: 'number', fallback: 2, least: 1, whole: false },
};

export const wastar: Algorithm = {
  id: 'wastar',
  name: 'Weighted A*',
  summary:
    'A* that trusts the estimate more than the cost so far, so that it heads for a goal and stores fewer positions. ' +
    'What its solution may cost above the optimum is bounded by the weight, and often proved to be less.',
  guarantee:
    'Complete. With an admissible heuristic, at most the weight times the cheapest; the bound it reports is proved.',
  origin: 'I. Pohl, 1970.',
  usesHeuristic: true,
  options: [weight],
  complete: true,
  isOptimal: () => false,
  create: (problem) => new WeightedAStarSearch(problem, Number(optionOf(problem, weight))),
};

/**
 * Reopens states: without that the weight would bound the cost only under consistent heuristics, and the states that
 * wait at the end would prove nothing.
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

  override step(budget: number): Status | 'running' {
    const status = super.step(budget);
    if (status === 'solved' && this.admissible && !this.mayHaveMissedCheaper)
      this.bound = this.goalCost === 0 ? 1 : this.goalCost / this.leastTotal();
    return status;
  }
}
