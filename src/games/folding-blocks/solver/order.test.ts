import { expect, it } from 'vitest';
import { createRandom } from '../../../core/random.ts';
import { solveNow } from '../../../search/solve.ts';
import { formatLevel } from '../../pack.ts';
import { foldingBlocks as game } from '../game.ts';
import { foldRules } from '../rules/rules.ts';
import { sampleLevel } from '../sample.ts';
import { foldSolvers } from './solver.ts';

const cover = foldSolvers[0]!;
await cover.load?.();

/** The theorem of docs/solvers.md: folds of different groups can be done in any order that keeps each group's own. */
it('lets the groups fold in any order, each in its own', () => {
  const random = createRandom(3);
  let shuffled = 0;
  while (shuffled < 500) {
    const level = sampleLevel(random, 2 + random.below(6), 2 + random.below(6));
    if (!level) continue;
    const { status, moves } = solveNow(game, level, { algorithm: cover });
    if (status !== 'solved' || new Set(moves.map((move) => move[0])).size < 2) continue;
    shuffled += 1;
    const waiting = new Map<string, string[]>();
    for (const move of moves) waiting.set(move[0]!, [...(waiting.get(move[0]!) ?? []), move]);
    const rules = foldRules(level);
    let state = rules.start();
    for (let left = moves.length; left > 0; left -= 1) {
      const groups = [...waiting.keys()].filter((group) => waiting.get(group)!.length > 0);
      const word = waiting.get(random.pick(groups))!.shift()!;
      const move = rules.parseMove(word);
      const next = move.ok ? rules.apply(state, move.value) : move;
      if (!next.ok) expect.fail(`${word}: ${next.error.code}\n${formatLevel({ game, level })}`);
      state = next.value;
    }
    expect(rules.isGoal(state)).toBe(true);
  }
});
