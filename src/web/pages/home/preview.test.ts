import { describe, expect, it } from 'vitest';
import { roomOf } from '../../rooms.ts';
import { catalogue } from '../../shared/state/shipped.ts';
import { shownMoves } from './preview.ts';

/** A game can do without one. */
const previews = catalogue.games.flatMap((game) => {
  const { preview } = roomOf(game.id);
  return preview ? [[game.id, game, preview] as const] : [];
});

describe.each(previews)('the preview of %s', (id, game, preview) => {
  const entry = catalogue.find(id, preview.level)!;
  const words = preview.moves.split(' ');

  it('is a shipped level and solves it in the fewest moves', () => {
    const rules = game.rules(entry.level);
    let state = rules.start();
    for (const word of words) {
      const move = rules.parseMove(word);
      const after = move.ok ? rules.apply(state, move.value) : undefined;
      if (!after?.ok) throw new Error(`${word} is no move`);
      state = after.value;
    }
    expect(rules.isGoal(state)).toBe(true);
    // Proved again for every shipped level by the tests of the levels.
    expect(words).toHaveLength(entry.level.info.optimal!);
  });

  it('rests on no board that is empty or nearly so', () => {
    const { start, moves } = shownMoves(entry, preview.moves);
    expect(moves.length).toBeGreaterThanOrEqual(words.length - 1);
    const pieces = [start, ...moves.map(({ frames }) => frames.at(-1)!)].map(
      ({ cells }) => cells.flat().filter(({ piece }) => piece).length,
    );
    expect(Math.min(...pieces)).toBeGreaterThan(0);
    expect(Math.min(...pieces)).toBeGreaterThanOrEqual(pieces[0]! / 2);
  });
});
