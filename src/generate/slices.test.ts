import { expect, it } from 'vitest';
import { counted, hurried, impatient } from '../../test/paces.ts';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import { type Pace, runNow, unhurried } from '../core/slices.ts';
import { games } from '../games/index.ts';
import { attempt } from './attempt.ts';
import { LevelSolver } from './level-solver.ts';
import { planGeneration } from './request.ts';

it.each(games.filter(({ generator }) => generator).map((game: Game) => [game.id, game] as const))(
  '%s: a try takes many steps, and has the same outcome however it is sliced',
  async (_, game) => {
    const plan = await planGeneration(game, { difficulty: 'medium' });
    if (!plan.ok) throw new Error(plan.error);
    const { states } = plan.value.limits;
    const tried = (number: number, pace: Pace) =>
      attempt(
        plan.value,
        new LevelSolver(game, states, pace),
        number,
        () => false,
        () => true,
      );
    for (let number = 0; number < 3; number += 1) {
      const whole = runNow(tried(number, unhurried));
      const { steps, result } = counted(tried(number, impatient));
      expect(result).toEqual(whole);
      expect(steps).toBeGreaterThan(100);
      expect(runNow(tried(number, hurried(createRandom(number))))).toEqual(whole);
    }
  },
);

it('proposes in steps what it proposes at once', async () => {
  for (const game of games) {
    if (!game.generator) continue;
    const { generator } = await game.generator();
    if (!generator.proposeInSteps) continue;
    const shape = Object.fromEntries(generator.shape.map(({ key, most }) => [key, most]));
    const given = [createRandom(2), shape as Parameters<typeof generator.propose>[1]] as const;
    const { steps, result } = counted(generator.proposeInSteps(...given));
    expect(result, game.id).toEqual(generator.propose(createRandom(2), given[1]));
    expect(steps, game.id).toBeGreaterThan(3);
  }
});
