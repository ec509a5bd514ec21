import { games } from '../games/index.ts';
import { algorithms } from '../search/algorithms/index.ts';

/** What can stand where a command takes a value. */
export type Values =
  | { readonly kind: 'words' | 'list'; readonly words: readonly string[] }
  | { readonly kind: 'levels' | 'files' | 'folders' | 'free' };

const words = (known: readonly string[]): Values => ({ kind: 'words', words: known });
/** Several, with commas between them. */
const list = (known: readonly string[]): Values => ({ kind: 'list', words: known });

const unique = (ids: readonly string[]): string[] => [...new Set(ids)];
const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map(({ id }) => id);

const gameIds = idsOf(games);
const algorithmIds = [...idsOf(algorithms), ...games.flatMap(({ solvers = [] }) => idsOf(solvers)), 'best'];
const heuristicIds = unique(games.flatMap(({ heuristics }) => idsOf(heuristics)));
const costIds = unique(games.flatMap(({ costs }) => idsOf(costs)));

const known: Readonly<Record<string, Values>> = {
  algorithm: words(algorithmIds),
  algorithms: list(algorithmIds),
  heuristic: words(heuristicIds),
  heuristics: list([...heuristicIds, 'all']),
  cost: words(costIds),
  game: words(gameIds),
};

/** What the names of values in help stand for; those that nobody can know before are free. */
const named: Readonly<Record<string, Values['kind']>> = {
  ...{ file: 'files', files: 'files', target: 'files', dir: 'folders', folder: 'folders' },
  ...{ n: 'free', s: 'free', mb: 'free', d: 'free', seed: 'free', which: 'free', sweep: 'free' },
  ...{ address: 'free', name: 'free', names: 'free', moves: 'free' },
};

export function valuesOfOption(option: string, value: string, choices?: readonly string[]): Values {
  if (choices) return words(choices);
  if (value === 'methods') return option === 'methods' ? list(algorithmIds) : { kind: 'free' };
  return known[option] ?? valuesNamed(value);
}

export function valuesOfArgument(name: string, choices?: readonly string[]): Values {
  if (choices) return words(choices);
  if (name === 'file' || name === 'files') return { kind: 'levels' };
  return known[name] ?? valuesNamed(name);
}

/** A name that is not known is a mistake in a command, which the tests of completion find. */
function valuesNamed(name: string): Values {
  const kind = named[name];
  if (kind === undefined || kind === 'words' || kind === 'list')
    throw new Error(`what <${name}> takes is not known; expected it in values.ts`);
  return { kind };
}
