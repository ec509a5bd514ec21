import type { SweepHead } from '../sweeps/model.ts';
import type { SweepResults } from '../sweeps/results.ts';
import { number, table } from './output.ts';

/** More lines than this are no summary. */
const mostMethods = 40;

/** By method: how often it solved, proved and was stopped; undefined where there are too many of them. */
export async function sweepSummary(
  { methods }: Pick<SweepHead, 'methods'>,
  results: SweepResults,
): Promise<string | undefined> {
  if (methods.length > mostMethods) return undefined;
  const { levels } = await results.head();
  const gameOf = new Map(levels.map(({ key, game }) => [key, game]));
  const counts = new Map(
    methods.map(({ game, key }) => [
      `${game} ${key}`,
      { runs: 0, solved: 0, proved: 0, limits: 0, other: 0 },
    ]),
  );
  for await (const some of results.each())
    for (const { level, method, status, optimal } of some) {
      const count = counts.get(`${gameOf.get(level)} ${method}`)!;
      count.runs += 1;
      if (status === 'solved') count.solved += 1;
      else if (status.endsWith('-limit')) count.limits += 1;
      else if (status !== 'unsolvable') count.other += 1;
      if (status === 'unsolvable' || optimal) count.proved += 1;
    }
  // Crashed, or not for this game: seldom, and the line is long as it is.
  const hasOther = [...counts.values()].some(({ other }) => other > 0);
  // With one cost model a game, nobody needs to be told which.
  const costs = new Set(methods.map(({ game, cost }) => `${game} ${cost}`));
  const isPlain = costs.size === new Set(methods.map(({ game }) => game)).size;
  const nameOf = (key: string): string => (isPlain ? key.replace(/:cost=[^:]*$/, '') : key);
  const rows = methods.map(({ game, key }) => {
    const { runs, solved, proved, limits, other } = counts.get(`${game} ${key}`)!;
    return [game, nameOf(key), ...[runs, solved, proved, limits, ...(hasOther ? [other] : [])].map(number)];
  });
  const columns = ['game', 'method', 'runs', 'solved', 'proved', 'limits', ...(hasOther ? ['other'] : [])];
  return table([columns, ...rows]);
}
