import { difficulties, shapeKeys } from '../../core/generator.ts';
import { mostCounted, mostMegabytes, mostSeconds } from '../../core/limits.ts';
import { games } from '../../games/index.ts';
import { mostCount } from '../../generate/request.ts';
import { algorithmsFor, best } from '../../search/method.ts';
import {
  above0,
  described,
  dictionary,
  type Form,
  flag,
  type JsonSchema,
  list,
  named,
  type Of,
  object,
  oneOf,
  type Path,
  setting,
  text,
  whole,
  wordOr,
} from './form.ts';

/** Where no limits are given, as in `compare`. */
export const usualLimits = { seconds: 60, memory: 1024 };
export const mostRepeats = 10_000;

const allOf = (things: readonly (readonly { readonly id: string }[])[]): readonly string[] => [
  ...new Set(things.flatMap((each) => each.map(({ id }) => id))),
];
const gameIds = games.map(({ id }) => id);
const algorithmIds = [...allOf(games.map(algorithmsFor)), best];
const heuristicIds = [...allOf(games.map(({ heuristics }) => heuristics)), 'all'];
const costIds = allOf(games.map(({ costs }) => costs));
/** The sentences of the options of all algorithms, for editors. */
const optionSchemas = (): Readonly<Record<string, JsonSchema>> =>
  Object.fromEntries(
    games
      .flatMap(algorithmsFor)
      .flatMap(({ options = [] }) => options)
      .map(({ id, summary }) => [id, { description: summary, allOf: [values.schema] }]),
  );

/** The parts of the schema that are needed more than once. */
export const definitions: Record<string, JsonSchema> = {};
const part = <T>(name: string, form: Form<T>): Form<T> => named(name, form, definitions);

const algorithm = part('algorithm', text('the id of an algorithm', algorithmIds));
const heuristic = part('heuristic', text('the id of a heuristic, or all', heuristicIds));
const cost = part('cost', text('the id of a cost model', costIds));
const values = part('values', list(setting));
const grid = part('options', dictionary('options with their values', values, optionSchemas()));

const method = part(
  'method',
  wordOr(text('a method like astar:pairs:weight=3'), {
    algorithm: object(
      'a method',
      {
        algorithm,
        heuristics: described(
          list(heuristic),
          'Each is tried; the one that the game recommends when left out.',
        ),
        costs: described(list(cost), 'Each is tried, in the games that have it.'),
        options: described(grid, 'Of several values, each is tried.'),
      },
      ['algorithm'],
    ),
  }),
);

const choiceFields = {
  methods: described(
    list(method),
    'Methods one by one, as in wastar:pairs:weight=3, or as keys with "algorithm".',
  ),
  algorithms: described(
    list(algorithm),
    'Each goes with each of the heuristics; all algorithms where neither these nor methods are given.',
  ),
  heuristics: described(
    list(heuristic),
    'For the algorithms that use one, or "all"; the one that each game recommends when left out.',
  ),
  costs: described(list(cost), 'Cost models, each of which is tried in the games that have it.'),
  options: described(
    grid,
    'Options of algorithms. Of several values, each is tried with each of the others.',
  ),
};

const which = {
  schema: { type: ['string', 'integer'], pattern: '\\S', minimum: 1 },
  expected: 'numbers like 1-3,7, or a title',
  read: (value, path, mistakes) => {
    const isChoice =
      typeof value === 'string' ? /\S/.test(value) : Number.isInteger(value) && (value as number) >= 1;
    if (!isChoice) mistakes.push({ path, sentence: 'expected numbers like 1-3,7, or a title.' });
    return String(value);
  },
} satisfies ReturnType<typeof text>;
const level = described(which, 'Levels of each file: numbers like 1-3,7, or a title; all when left out.');

const levelSource = wordOr(text('a level file'), {
  file: object(
    'a level file',
    { file: described(text('a level file'), 'A file, or several: levels/**/*.txt.'), level },
    ['file'],
  ),
  pack: object(
    'shipped levels',
    {
      pack: described(text('a pack'), 'A game for all its packs, one pack like GAME/starter, or */starter.'),
      level,
    },
    ['pack'],
  ),
  generate: object(
    'generated levels',
    {
      generate: described(text('the id of a game', gameIds), 'The game to make new levels of.'),
      seed: described(whole(0, mostCounted), 'The same seed makes the same levels (1).'),
      count: described(whole(1, mostCount), 'How many levels (1).'),
      difficulty: described(oneOf(difficulties), 'Chooses shape and moves where they are left open.'),
      ...Object.fromEntries(
        shapeKeys.map((key) => [key, described(whole(1, mostCounted), `The ${key} of each level.`)]),
      ),
      'min-moves': described(whole(1, mostCounted), 'The least moves of the shortest solution.'),
      'max-moves': described(whole(1, mostCounted), 'The most moves of the shortest solution.'),
      generator: described(whole(1, mostCounted), 'The version of the generator (the newest).'),
      seconds: described(above0(mostSeconds), 'The longest time to make them (60).'),
    },
    ['generate'],
  ),
});

const limits = object('limits', {
  seconds: described(above0(mostSeconds), `Of each run (${usualLimits.seconds}).`),
  memory: described(above0(mostMegabytes), `Megabytes for the states of each run (${usualLimits.memory}).`),
  states: described(whole(1, mostCounted), 'The most states stored.'),
  depth: described(whole(0, mostCounted), 'Look no deeper than so many moves.'),
});

const choice = part('choice', object('methods of a game', choiceFields));

/** A plan as it is written. */
export const planForm = object(
  'a plan',
  {
    $schema: described(text('an address'), 'Where editors find the schema of this file.'),
    name: described(text('a name'), 'Of the sweep; the name of this file when left out.'),
    levels: described(list(levelSource), 'Level files, shipped packs, or levels to be made.'),
    ...choiceFields,
    games: described(
      dictionary(
        'games with their methods',
        choice,
        Object.fromEntries(gameIds.map((id) => [id, choice.schema])),
      ),
      'What is different for one game: its keys take the place of those above.',
    ),
    limits,
    repeat: described(whole(1, mostRepeats), 'How often every method runs on every level (1).'),
    seed: described(whole(0, mostCounted), 'Of the order of the runs (1).'),
    isolated: described(
      flag,
      'A new process for each run, so that its memory is its own; otherwise processes are kept.',
    ),
    use: described(list(text('a file')), 'Files with games, heuristics and algorithms of your own.'),
  },
  ['levels'],
);

export type PlanContents = Of<typeof planForm>;

/** A plan whose form is right. What it names may still not be there: `expandPlan` finds out. */
export interface Plan extends PlanContents {
  readonly name: string;
  /** The folder that its files are named from. */
  readonly base: string;
  /** Where a mistake is, for the start of a sentence: `plan.yaml:7:3: `. */
  readonly placeOf: (path: Path, isKey?: boolean) => string;
}
