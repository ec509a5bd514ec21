import { createRandom } from '../../src/core/random.ts';
import {
  type Algorithm,
  depthLimitOf,
  newStatistics,
  noteMemory,
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
const mostWalks = 20;

export const walk: Algorithm = {
  id: 'walk',
  name: 'Random walk',
  summary:
    'Plays random moves and starts again after a thousand of them, or where no move is left. Gives up after twenty tries.',
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
  private walks = 1;

  constructor(problem: SearchProblem) {
    const { space, start } = problem;
    this.problem = problem;
    this.random = createRandom(Number(optionOf(problem, seedOption)));
    this.state = start.slice();
    this.successors = createSuccessors(space.words, space.maxSuccessors);
    this.longest = Math.min(longestWalk, depthLimitOf(problem).depth);
    noteMemory(
      this.statistics,
      this.state.byteLength,
      this.state.byteLength + this.successors.states.byteLength,
    );
  }

  step(budget: number): 'running' | 'solved' | 'depth-limit' {
    const { problem, state, successors } = this;
    const { space, start } = problem;
    for (let left = budget; left > 0; left -= 1) {
      if (space.isGoal(state, 0)) return 'solved';
      const count = this.moves.length < this.longest ? this.expand() : 0;
      if (count === 0) {
        if (this.walks === mostWalks) return 'depth-limit';
        this.walks += 1;
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

  private expand(): number {
    const count = this.problem.space.expand(this.state, 0, this.successors, 0);
    this.statistics.expanded += 1;
    this.statistics.generated += count;
    return count;
  }
}
