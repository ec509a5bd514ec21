import type { Game, Heuristic } from '../core/game.ts';
import { didYouMean } from '../core/near.ts';
import type { Algorithm, AlgorithmOptions } from '../core/search.ts';
import { algorithmsFor, best } from '../search/method.ts';
import {
  methodMistake,
  optionMistake,
  readMethod,
  splitMethod,
  type WrittenMethod,
} from '../search/written-method.ts';

/** The choice of what to compare; each default is the widest sensible one. */
export interface Choice {
  /** Methods one by one, `algorithm:heuristic:option=value`, or choices of them, beside what the other choices make. */
  readonly methods?: readonly (string | Choice)[];
  /** Ids; all algorithms by default, or none where there are methods. */
  readonly algorithms?: readonly string[];
  /** Ids, or `all` for every one of the game; by default the one that each game recommends. */
  readonly heuristics?: readonly string[];
  /** Ids of cost models, each of which is tried; games that have none of them keep their own. */
  readonly costs?: readonly string[];
  /** Options of algorithms, by id; each goes to the algorithms that have it. Of several values, each is tried. */
  readonly options?: OptionGrid;
}

type OptionValue = AlgorithmOptions[string];
export type OptionGrid = Readonly<Record<string, OptionValue | readonly OptionValue[]>>;

/** An algorithm with all that it takes, for one game. */
export interface PlannedMethod {
  readonly algorithm: Algorithm;
  readonly heuristic?: Heuristic;
  readonly cost: string;
  readonly options: AlgorithmOptions;
}

/** A mistake in a choice: where, as keys and numbers, and a sentence. */
export interface ChoiceMistake {
  readonly path: readonly (string | number)[];
  readonly sentence: string;
}

const everyHeuristic = 'all';

/** All that is wrong with a choice, as far as these games can tell. */
export function choiceMistakes(games: readonly Game[], choice: Choice): readonly ChoiceMistake[] {
  const { methods = [], heuristics = [], costs = [], options = {} } = choice;
  const crossed = crossedOf(choice);
  const nested = methods.flatMap((method, index) =>
    (typeof method === 'string' ? writtenMistakes(games, method) : choiceMistakes(games, method)).map(
      ({ path, sentence }) => ({ path: ['methods', index, ...path], sentence }),
    ),
  );
  const ofAlgorithms = eachMistake('algorithms', crossed ?? [], (id) => unknownAlgorithm(games, id));
  const heuristicsAlone =
    crossed?.length === 0 && choice.heuristics
      ? [{ path: ['heuristics'], sentence: 'Beside methods, heuristics need algorithms to go with.' }]
      : [];
  return [
    ...nested,
    ...heuristicsAlone,
    ...ofAlgorithms,
    ...eachMistake('heuristics', heuristics, (id) => unknownHeuristic(games, id)),
    ...eachMistake('costs', costs, (id) => unknownCost(games, id)),
    // An unknown algorithm is mistake enough: it may be the one that has the option.
    ...(nested.length + ofAlgorithms.length > 0
      ? []
      : optionMistakes(algorithmsNamed(games, choice), options)),
  ];
}

/** The methods of a choice that fit a game, each once. The choice must have no mistakes. */
export function methodsFor(game: Game, choice: Choice): readonly PlannedMethod[] {
  const crossed = algorithmsOf(game, crossedOf(choice)).flatMap((algorithm) =>
    crossedMethods(game, algorithm, choice),
  );
  const single = (choice.methods ?? []).flatMap((method) =>
    methodsFor(game, inherited(typeof method === 'string' ? choiceOf(game, method) : method, choice)),
  );
  return eachOnce([...crossed, ...single]);
}

/** What a method says itself goes before what is said for all. */
const inherited = (own: Choice, common: Choice): Choice => ({
  ...(common.costs && { costs: common.costs }),
  ...own,
  options: { ...common.options, ...own.options },
});

const crossedOf = ({ algorithms, methods }: Choice): readonly string[] | undefined =>
  algorithms ?? (methods ? [] : undefined);

/** Every algorithm that a choice names, for a game or another. */
const algorithmsNamed = (games: readonly Game[], choice: Choice): readonly Algorithm[] => [
  ...new Set(
    games.flatMap((game) => [
      ...algorithmsOf(game, crossedOf(choice)),
      ...(choice.methods ?? []).flatMap((method) =>
        typeof method === 'string'
          ? algorithmsOf(game, [splitMethod(method, ':').id])
          : algorithmsNamed([game], method),
      ),
    ]),
  ),
];

const readWritten = (games: readonly Game[], text: string) => {
  const known = [...new Set(games.flatMap(algorithmsFor)), { id: best, usesHeuristic: false }];
  return readMethod(splitMethod(text, ':'), text, (id) => known.find((each) => each.id === id));
};

function writtenMistakes(games: readonly Game[], text: string): readonly ChoiceMistake[] {
  const { id, plain } = splitMethod(text, ':');
  const method = readWritten(games, text);
  const mistake =
    unknownAlgorithm(games, id) ??
    plain.map((each) => unknownHeuristic(games, each)).find((each) => each !== undefined) ??
    (method.ok
      ? method.value.cost !== undefined && unknownCost(games, method.value.cost)
      : methodMistake(method.error));
  return mistake ? [{ path: [], sentence: `In the method "${text}": ${mistake}` }] : [];
}

/** A written method as a choice of this one method; of none, where the game does not have it. */
function choiceOf(game: Game, text: string): Choice {
  const method = readWritten([game], text);
  if (!method.ok) return { algorithms: [] };
  const { algorithm, heuristic, cost, options }: WrittenMethod = method.value;
  return {
    algorithms: [algorithm],
    ...(heuristic !== undefined && { heuristics: [heuristic] }),
    ...(cost !== undefined && { costs: [cost] }),
    options,
  };
}

/** Without methods that are the same by another name. */
function eachOnce(methods: readonly PlannedMethod[]): readonly PlannedMethod[] {
  const keyOf = ({ algorithm, heuristic, cost, options }: PlannedMethod): string =>
    JSON.stringify([algorithm.id, heuristic?.id, cost, Object.entries(options).sort()]);
  return [...new Map(methods.map((method) => [keyOf(method), method])).values()];
}

/** The chosen algorithms that fit a game; solvers of other games are left out. */
function algorithmsOf(game: Game, ids: readonly string[] | undefined): readonly Algorithm[] {
  if (ids === undefined) return algorithmsFor(game);
  const meant = new Set(ids.map((id) => (id === best ? game.recommended.algorithm : id)));
  return [...meant].flatMap((id) => algorithmsFor(game).find((each) => each.id === id) ?? []);
}

function crossedMethods(game: Game, algorithm: Algorithm, choice: Choice): PlannedMethod[] {
  const own = game.costs.filter(({ id }) => choice.costs?.includes(id));
  const costs = own.length > 0 ? own : [game.costs[0]!];
  const heuristics = algorithm.usesHeuristic ? heuristicsFor(game, choice.heuristics) : [undefined];
  return costs.flatMap(({ id: cost }) =>
    heuristics.flatMap((heuristic) =>
      settings(ownOptions(algorithm, choice.options)).map((options) => ({
        algorithm,
        cost,
        options,
        ...(heuristic && { heuristic }),
      })),
    ),
  );
}

/** Every combination of the values of a grid. */
function settings(grid: OptionGrid): readonly AlgorithmOptions[] {
  let all: readonly AlgorithmOptions[] = [{}];
  for (const [id, values] of Object.entries(grid))
    all = all.flatMap((each) => valuesOf(values).map((value) => ({ ...each, [id]: value })));
  return all;
}

const valuesOf = (values: OptionGrid[string]): readonly OptionValue[] =>
  Array.isArray(values) ? values : [values as OptionValue];

function heuristicsFor(game: Game, ids: readonly string[] | undefined): readonly Heuristic[] {
  if (ids === undefined) {
    const { heuristic: recommended } = game.recommended;
    return game.heuristics.filter(({ id }, index) =>
      recommended === undefined ? index === 0 : id === recommended,
    );
  }
  if (ids.includes(everyHeuristic)) return game.heuristics;
  return [...new Set(ids)].flatMap((id) => game.heuristics.find((each) => each.id === id) ?? []);
}

/** The options among the given ones that an algorithm has. */
function ownOptions(algorithm: Algorithm, given: OptionGrid = {}): OptionGrid {
  const own = new Set(algorithm.options?.map(({ id }) => id));
  return Object.fromEntries(Object.entries(given).filter(([id]) => own.has(id)));
}

const eachMistake = (
  key: string,
  ids: readonly string[],
  mistakeIn: (id: string) => string | undefined,
): readonly ChoiceMistake[] =>
  ids.flatMap((id, index) => {
    const sentence = mistakeIn(id);
    return sentence === undefined ? [] : [{ path: [key, index], sentence }];
  });

const allOf = (things: readonly (readonly { readonly id: string }[])[]): readonly string[] => [
  ...new Set(things.flatMap((each) => each.map(({ id }) => id))),
];
const namesOf = (games: readonly Game[]): string => games.map(({ name }) => name).join(', ');

function unknownAlgorithm(games: readonly Game[], id: string): string | undefined {
  const known = [...allOf(games.map(algorithmsFor)), best];
  if (known.includes(id)) return undefined;
  return `"${id}" is not an algorithm; expected one of ${known.join(', ')}.${didYouMean(id, known)}`;
}

function unknownHeuristic(games: readonly Game[], id: string): string | undefined {
  const known = allOf(games.map(({ heuristics }) => heuristics));
  if (id === everyHeuristic || known.includes(id)) return undefined;
  return `"${id}" is not a heuristic of ${namesOf(games)}; expected ${everyHeuristic} or some of ${known.join(', ')}.${didYouMean(id, [everyHeuristic, ...known])}`;
}

function unknownCost(games: readonly Game[], id: string): string | undefined {
  const known = allOf(games.map(({ costs }) => costs));
  if (known.includes(id)) return undefined;
  return `"${id}" is not a cost model of ${namesOf(games)}; expected one of ${known.join(', ')}.${didYouMean(id, known)}`;
}

function optionMistakes(chosen: readonly Algorithm[], given: OptionGrid): readonly ChoiceMistake[] {
  const known = allOf(chosen.map(({ options = [] }) => options));
  return Object.entries(given).flatMap(([id, values]): readonly ChoiceMistake[] => {
    const specs = chosen.flatMap(({ options = [] }) => options.filter((spec) => spec.id === id));
    if (specs.length === 0) {
      const ids = chosen.map((each) => each.id).join(', ');
      return [
        {
          path: ['options', id],
          sentence: `None of ${ids} has an option --${id}.${didYouMean(id, known)}`,
        },
      ];
    }
    return valuesOf(values).flatMap((value, index) => {
      const found = specs.map((spec) => optionMistake(spec, value)).find((each) => each !== undefined);
      if (!found) return [];
      return [
        { path: ['options', id, ...(Array.isArray(values) ? [index] : [])], sentence: methodMistake(found) },
      ];
    });
  });
}
