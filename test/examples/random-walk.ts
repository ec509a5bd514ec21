import { createRandom } from '../../src/core/random.ts';
import {
  type Algorithm,
  depthLimitOf,
  newStatistics,
  type OptionSpec,
  optionOf,
  type Search,
  type SearchProblem,
} from '../../src/core/search.ts';
import { createSuccessors } from '../../src/core/space.ts';

const seedOption: OptionSpec = {
  id: 'seed',
  summary: 'where chance starts',
  value: { kind: 'number', fallback: 1, least: 0, whole: true },
};

const longestWalk = 1000;

export const walk: Algorithm = {
  id: 'walk',
  name: 'Random walk',
  summary:
    'Plays random moves and starts again after a thousand of them, or where no move is left. A yardstick, not a solver.',
  guarantee: 'None. Never proves that there is no solution.',
  origin: 'K. Pearson, 1905.',
  usesHeuristic: false,
  options: [seedOption],
  complete: false,
  isOptimal: () => false,
  create: (problem) => new RandomWalk(problem),
};

class RandomWalk implements Search {
  readonly statistics = { ...newStatistics(), stored: 1 };
  readonly mayHaveMissedCheaper = true;
  private readonly problem: SearchProblem;
  private readonly random;
  private readonly state: Uint32Array;
  private readonly successors;
  private readonly longest: number;
  private moves: number[] = [];

  constructor(problem: SearchProblem) {
    const { space, start } = problem;
    this.problem = problem;
    this.random = createRandom(Number(optionOf(problem, seedOption)));
    this.state = start.slice();
    this.successors = createSuccessors(space.words, space.maxSuccessors);
    this.longest = Math.min(longestWalk, depthLimitOf(problem).depth);
    this.statistics.bytes = this.state.byteLength + this.successors.states.byteLength;
  }

  step(budget: number): 'running' | 'solved' {
    const { problem, state, successors, statistics } = this;
    const { space, start } = problem;
    for (let left = budget; left > 0; left -= 1) {
      if (space.isGoal(state, 0)) return 'solved';
      const count = this.moves.length < this.longest ? space.expand(state, 0, successors, 0) : 0;
      statistics.expanded += 1;
      statistics.generated += count;
      if (count === 0) {
        state.set(start);
        this.moves = [];
      } else {
        const chosen = this.random.below(count);
        state.set(successors.states.subarray(chosen * space.words, (chosen + 1) * space.words));
        this.moves.push(successors.moves[chosen]!);
      }
    }
    return 'running';
  }

  path(): number[] {
    return this.moves;
  }
}
