// `npm run bench:slices`: the longest slice of every method on the largest legal boards, and how late each limit ended it.
// Options: --game ID, --algorithm ID, --heuristic ID, --board WORDS for a part; --seconds N for another limit; --least N prints only
// what took N milliseconds or more. Exit 1 where a slice took more than 50 ms of processor time, or an end came 0.5 s late.
import { parseArgs } from 'node:util';
import { games } from '../src/games/index.ts';
import { algorithmsFor } from '../src/search/method.ts';
import { type SolveOptions, solve, UnsuitableError } from '../src/search/solve.ts';
import { largestBoards } from './largest-boards.ts';
import { TurnReport, watchTurns } from './turns.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    algorithm: { type: 'string' },
    heuristic: { type: 'string' },
    board: { type: 'string' },
    seconds: { type: 'string', default: '0.5' },
    least: { type: 'string', default: '30' },
  },
});
const seconds = Number(values.seconds);
const isChosen = (wanted: string | undefined, id: string): boolean => wanted === undefined || wanted === id;

const report = new TurnReport(Number(values.least));

for (const game of games) {
  if (!isChosen(values.game, game.id)) continue;
  for (const { name, level } of largestBoards(game.id, values.board)) {
    for (const algorithm of algorithmsFor(game)) {
      if (!isChosen(values.algorithm, algorithm.id)) continue;
      const flags = (algorithm.options ?? []).filter(({ value }) => value.kind === 'flag');
      const heuristics = algorithm.usesHeuristic ? game.heuristics : [undefined];
      for (const heuristic of heuristics) {
        if (heuristic && !isChosen(values.heuristic, heuristic.id)) continue;
        for (const flag of [undefined, ...flags]) {
          const method = [algorithm.id, heuristic?.id, flag && `--${flag.id}`].filter(Boolean).join(' ');
          await measure(`${game.id}, ${name}, ${method}`, (limits) =>
            solve(game, level, {
              algorithm,
              ...(heuristic && { heuristic }),
              ...(flag && { options: { [flag.id]: true } }),
              ...limits,
            }),
          );
        }
      }
    }
  }
}
report.end();

async function measure(
  name: string,
  run: (limits: Pick<SolveOptions, 'limits'>) => Promise<{ readonly status: string }>,
): Promise<void> {
  try {
    const { turns, result } = await watchTurns(() => run({ limits: { seconds, bytes: 1e9 } }));
    report.add(name, turns, 1000 * seconds, result.status);
  } catch (error) {
    if (!(error instanceof UnsuitableError)) throw error;
  }
}
