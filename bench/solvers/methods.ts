import type { Game } from '../../src/core/game.ts';
import type { Choice } from '../../src/experiments/choice.ts';
import { methodName } from '../../src/experiments/methods.ts';
import { type PlannedRun, planRuns, type SourceLevel } from '../../src/experiments/plan.ts';
import { best, mustChoose } from '../../src/search/method.ts';
import { type Family, levelsOf } from './family.ts';

/** General search, each with the heuristic that the game recommends; A* with every heuristic; what the game has of its own. */
const choicesFor = ({ solvers = [] }: Game): readonly Choice[] => [
  { algorithms: ['bfs', 'ids', 'ids-table', 'ucs', 'greedy'] },
  { algorithms: ['astar'], heuristics: ['all'] },
  { algorithms: ['idastar', 'idastar-table'] },
  ...solvers.map(({ id }) => ({ algorithms: [id] })),
  { algorithms: [best] },
];

/** Every method on a level, each once. */
export function runsOn(level: SourceLevel): readonly PlannedRun[] {
  const runs = choicesFor(level.game).flatMap((choice) => {
    const plan = planRuns([level], choice);
    if (!plan.ok) throw new Error(plan.error);
    return plan.value;
  });
  return [...new Map(runs.map((run) => [nameOf(run), run])).values()];
}

/** `bfs`, `astar pairs`: what tables call a method. */
export const nameOf = ({ algorithm, heuristic }: Pick<PlannedRun, 'algorithm' | 'heuristic'>): string =>
  methodName({ algorithm: algorithm.id, heuristic: heuristic?.id ?? null });

/** What `best` stands for. */
export const bestNameOf = (game: Game): string => nameOf(mustChoose(game, {}));

/** Whether a method is wanted by one of these words: its name, its algorithm, or `best`. */
export function isWanted(run: PlannedRun, words: readonly string[]): boolean {
  const name = nameOf(run);
  const isBest = name === bestNameOf(run.source.game);
  return words.some((word) => word === name || word === run.algorithm.id || (word === best && isBest));
}

/** Whether its solutions are proved cheapest. */
export const isExact = ({
  algorithm,
  heuristic,
  cost,
  options,
  source: { game, level },
}: PlannedRun): boolean =>
  algorithm.isOptimal({
    unitCosts: game.space(level, cost).unitCosts,
    admissible: heuristic?.admissible.includes(cost) ?? false,
    options,
  });

/** A sentence about the first word that means no method of these families; undefined when all do. */
export function unknownMethod(words: readonly string[], families: readonly Family[]): string | undefined {
  const runs = families.flatMap((family) => runsOn(levelsOf(family, family.sizes[0]!, 1)[0]!));
  const unknown = words.find((word) => !runs.some((run) => isWanted(run, [word])));
  if (unknown === undefined) return undefined;
  const names = [...new Set(runs.map(nameOf))].join(', ');
  return `--methods: "${unknown}" is no method here; expected ${best} or some of ${names}, with commas between them.`;
}
