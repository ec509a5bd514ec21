// `npm run bench:slices-analysis`: the longest slice of grading, exploring, counting, listing solutions and reviewing on the largest legal boards, and
// of generating levels of the largest shapes, and how late each limit ended it. Options: --game ID, --work WORD, --board WORDS for a
// part; --seconds N for another limit. Exit 1 where a slice took more than 50 ms of processor time, or an end came 0.5 s late.
import { parseArgs } from 'node:util';
import { gradeInSlices } from '../src/analysis/difficulty.ts';
import { exploreInSlices } from '../src/analysis/explore.ts';
import { allSolutions } from '../src/analysis/optimal-solutions.ts';
import { countSolved } from '../src/analysis/solved-count.ts';
import type { Game } from '../src/core/game.ts';
import type { Level } from '../src/core/level.ts';
import { createRandom } from '../src/core/random.ts';
import { games } from '../src/games/index.ts';
import { generate } from '../src/generate/generate.ts';
import { planGeneration } from '../src/generate/request.ts';
import { review } from '../src/review/review.ts';
import { largestBoards } from './largest-boards.ts';
import { randomGame } from './random-game.ts';
import { TurnReport, watchTurns } from './turns.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    work: { type: 'string' },
    board: { type: 'string' },
    seconds: { type: 'string', default: '0.5' },
  },
});
const seconds = Number(values.seconds);
const limits = { seconds, bytes: 1e9 };

/** What is measured on every board. */
const works: Readonly<
  Record<string, (game: Game, level: Level, moves: readonly string[]) => Promise<unknown>>
> = {
  grade: (game, level) => gradeInSlices(game, level, { limits }),
  // Graded from samples, so that all its parts get their turn.
  'grade --max-states 10': (game, level) => gradeInSlices(game, level, { limits, maxStates: 10 }),
  explore: (game, level) => exploreInSlices(game, level, limits),
  'solve --all': (game, level) => allSolutions(game, level, { limits }),
  review: (game, level, moves) => review({ game, level }, moves, { limits }),
  count: async (game, level) => {
    const counted = await countSolved(game, level, limits);
    return counted.ok ? counted.value : { status: counted.error };
  },
};

const report = new TurnReport();

for (const game of games) {
  if (values.game && values.game !== game.id) continue;
  for (const [work, run] of Object.entries(works)) {
    if (work === 'count' && !game.countSolved) continue;
    for (const { name, level } of largestBoards(game.id, values.board)) {
      const moves = work === 'review' ? randomGame({ game, level }, createRandom(1), 20) : [];
      await measure(game, work, name, () => run(game, level, moves));
    }
  }
  for (const [name, end] of [
    ['the largest shape', 'most'],
    ['the smallest shape', 'least'],
  ] as const) {
    const plan = await planOf(game, end);
    if (plan) await measure(game, 'generate', name, () => generate(plan));
  }
}
report.end();

async function planOf(game: Game, end: 'least' | 'most') {
  if (!game.generator) return undefined;
  const { generator } = await game.generator();
  const shape = Object.fromEntries(generator.shape.map((spec) => [spec.key, spec[end]]));
  const plan = await planGeneration(game, { shape, minMoves: 1, count: 10_000, limits: { seconds } });
  return plan.ok ? plan.value : undefined;
}

async function measure(game: Game, work: string, name: string, run: () => Promise<unknown>): Promise<void> {
  if (values.work && values.work !== work) return;
  const { turns, result } = await watchTurns(run);
  // Solving and counting have the limit each.
  const allowed = 1000 * seconds * (work === 'solve --all' ? 2 : 1);
  const { status, stoppedBy } = result as { status?: string; stoppedBy?: string };
  report.add(`${game.id}, ${name}, ${work}`, turns, allowed, status ?? stoppedBy ?? 'done');
}
