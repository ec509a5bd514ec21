// `npm run bench:slices`: the longest slice of every method on the largest legal boards, and how late each limit ended it.
// Options: --game ID, --algorithm ID, --heuristic ID, --board WORDS for a part; --seconds N for another limit; --least N prints only
// what took N milliseconds or more. Exit 1 where a slice took more than 50 ms of processor time, or an end came 0.5 s late.
import { parseArgs } from 'node:util';
import type { FamilySize } from '../src/core/level-family.ts';
import { createRandom } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { algorithmsFor } from '../src/search/method.ts';
import { type SolveOptions, solve, UnsuitableError } from '../src/search/solve.ts';
import { type Turns, watchTurns } from './turns.ts';

const mostMilliseconds = 50;
const mostLate = 500;

const found = import.meta.glob<readonly FamilySize[]>('../src/games/*/largest.ts', {
  eager: true,
  import: 'largest',
});

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

let runs = 0;
let longest = 0;
let latest = 0;

for (const game of games) {
  if (!isChosen(values.game, game.id)) continue;
  for (const { name, make } of found[`../src/games/${game.id}/largest.ts`] ?? []) {
    if (values.board && !name.includes(values.board)) continue;
    const level = make(createRandom(1));
    if (!level) continue;
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
console.log(
  `${runs} runs of ${seconds} s: the longest slice took ${longest.toFixed(0)} ms of processor time, the latest end came ${latest.toFixed(0)} ms late`,
);
if (longest > mostMilliseconds || latest > mostLate) process.exitCode = 1;

async function measure(
  name: string,
  run: (limits: Pick<SolveOptions, 'limits'>) => Promise<{ readonly status: string }>,
): Promise<void> {
  let turns: Turns;
  let status: string;
  try {
    ({
      turns,
      result: { status },
    } = await watchTurns(() => run({ limits: { seconds, bytes: 1e9 } })));
  } catch (error) {
    if (error instanceof UnsuitableError) return;
    throw error;
  }
  runs += 1;
  const late = turns.milliseconds - seconds * 1000;
  longest = Math.max(longest, turns.longest);
  latest = Math.max(latest, late);
  if (turns.longest >= Number(values.least) || late > mostLate)
    console.log(
      `${turns.longest.toFixed(0).padStart(6)} ms, ${late.toFixed(0).padStart(6)} ms late: ${name}: ${status}`,
    );
}
