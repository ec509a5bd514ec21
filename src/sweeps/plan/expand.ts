import type { Game } from '../../core/game.ts';
import { didYouMean } from '../../core/near.ts';
import { failure, type Result, success } from '../../core/result.ts';
import { type Choice, choiceMistakes, methodsFor, type PlannedMethod } from '../../experiments/choice.ts';
import { version } from '../../experiments/version.ts';
import { modulesOf } from '../../extension/extension.ts';
import type { RunLimits, Sweep, SweepMethod } from '../model.ts';
import { countRuns, mostRuns, sweepOf } from '../runs.ts';
import type { Mistake } from './form.ts';
import type { Kept } from './generated.ts';
import { distinctLevels, planLevels } from './levels.ts';
import { planModules } from './modules.ts';
import { type Plan, type PlanContents, usualLimits } from './plan.ts';
import { told } from './read.ts';

/** A sweep, and what its user should know about it. */
export interface Expansion {
  readonly sweep: Sweep;
  readonly notes: readonly string[];
}

/**
 * Reads the levels and modules that a plan names and makes its runs; on failure, every mistake with its place. Generated
 * levels are kept in `kept.folder`.
 */
export async function expandPlan(plan: Plan, kept: Kept = {}): Promise<Result<Expansion, readonly string[]>> {
  const mistakes: Mistake[] = [];
  const { modules, games } = await planModules(plan, mistakes);
  // What a module lacks would be missed everywhere else.
  if (mistakes.length > 0) return failure(told(mistakes, plan.placeOf));
  const sources = await planLevels(plan, games, kept, mistakes);
  const { levels, notes } = distinctLevels(sources);
  const played = games.filter(({ id }) => levels.some(({ game }) => game === id));
  // Levels that could not be read may be of any game.
  mistakes.push(...methodMistakes(plan, mistakes.length > 0 ? games : played, games));
  if (mistakes.length > 0) return failure(told(mistakes, plan.placeOf));
  const limits = limitsOf(plan);
  const methods = played.flatMap((game) => sweepMethods(game, choiceFor(plan, game), limits));
  const { name, repeat = 1, seed = 1, isolated = false } = plan;
  const head = { name, version, limits, repeat, seed, isolated, levels, methods, modules };
  const count = countRuns(head);
  if (count === 0 || count > mostRuns) {
    const sentence =
      count === 0
        ? 'none of these algorithms and heuristics goes with these levels.'
        : `this makes ${count.toLocaleString('en')} runs; expected at most ${mostRuns.toLocaleString('en')}.`;
    return failure(told([{ path: [], sentence }], plan.placeOf));
  }
  const idle = played.filter(({ id }) => !methods.some(({ game }) => game === id));
  return success({
    sweep: sweepOf(head),
    notes: [...notes, ...idle.map((game) => `No method goes with the levels of ${game.name}.`)],
  });
}

const limitsOf = ({ limits: { seconds, memory, states, depth } = {} }: PlanContents): RunLimits => ({
  seconds: seconds ?? usualLimits.seconds,
  bytes: (memory ?? usualLimits.memory) * 1024 ** 2,
  ...(states !== undefined && { states }),
  ...(depth !== undefined && { depth }),
});

type ChoiceContents = Pick<PlanContents, 'methods' | 'algorithms' | 'heuristics' | 'costs' | 'options'>;

const choiceOf = ({ methods, algorithms, heuristics, costs, options }: ChoiceContents): Choice => ({
  ...(methods && {
    methods: methods.map((method) => {
      if (typeof method === 'string') return method;
      const { algorithm, ...rest } = method;
      return { ...rest, algorithms: [algorithm] };
    }),
  }),
  ...(algorithms && { algorithms }),
  ...(heuristics && { heuristics }),
  ...(costs && { costs }),
  ...(options && { options }),
});

/** What is said for one game takes the place of what is said for all. */
const choiceFor = (plan: Plan, { id }: Game): Choice => ({
  ...choiceOf(plan),
  ...choiceOf(plan.games?.[id] ?? {}),
});

function methodMistakes(plan: Plan, played: readonly Game[], games: readonly Game[]): readonly Mistake[] {
  const ids = games.map(({ id }) => id);
  const ofGames = Object.entries(plan.games ?? {}).flatMap(([id, contents]): readonly Mistake[] => {
    const game = games.find((each) => each.id === id);
    if (game)
      return choiceMistakes([game], choiceOf(contents)).map((each) => ({
        ...each,
        path: ['games', id, ...each.path],
      }));
    const sentence = `"${id}" is not a game; expected some of ${ids.join(', ')}.${didYouMean(id, ids)}`;
    return [{ path: ['games', id], sentence, isKey: true }];
  });
  return [...choiceMistakes(played, choiceOf(plan)), ...ofGames];
}

/** Each method of a game once, by its key. */
function sweepMethods(game: Game, choice: Choice, limits: RunLimits): readonly SweepMethod[] {
  const methods = methodsFor(game, choice).map((method): [string, SweepMethod] => {
    const { algorithm, heuristic, cost, options } = method;
    const key = methodKey(method, limits);
    const modules = modulesOf(game, algorithm, heuristic);
    const ids = { game: game.id, algorithm: algorithm.id, heuristic: heuristic?.id ?? null };
    return [key, { key, ...ids, cost, options, ...(modules.length > 0 && { modules }) }];
  });
  return [...new Map(methods).values()];
}

/** One text for a method, however it was written: options that are as usual are left out. */
function methodKey({ algorithm, heuristic, cost, options }: PlannedMethod, limits: RunLimits): string {
  // Where an option is left out, a limit of the same name counts before its fallback.
  const ofLimits = new Map<string, unknown>(Object.entries(limits));
  const usual = (id: string): unknown =>
    ofLimits.get(id) ?? algorithm.options?.find((spec) => spec.id === id)?.value.fallback;
  const set = Object.entries(options)
    .filter(([id, value]) => value !== usual(id))
    .map((pair) => pair.join('='))
    .sort();
  return [algorithm.id, ...(heuristic ? [heuristic.id] : []), ...set, `cost=${cost}`].join(':');
}
