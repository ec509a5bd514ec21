import type { Pace, Steps } from '../../core/slices.ts';
import type { Reason } from '../findings.ts';
import type { Explained, Mistake, WhyLimits } from './mistake.ts';

/** Why a move that loses something does: at most three sentences, the most telling one first, each of them proved. */
export function* reasonsFor(
  { game, level }: Explained,
  { state, move }: Mistake,
  _limits: WhyLimits,
  _pace: Pace,
): Steps<readonly Reason[]> {
  const rules = game.rules(level);
  const parsed = rules.parseMove(move);
  const after = parsed.ok ? rules.apply(state, parsed.value) : parsed;
  if (!after.ok) throw new Error(`a replayed move is refused: ${move}`);
  yield;
  if (rules.moves(after.value).length > 0 || rules.isGoal(after.value)) return [];
  return [
    {
      sentence: { en: 'After this no move is possible.', pt: 'Depois disto nenhuma jogada é possível.' },
      cells: [],
      query: {
        kind: 'stuck',
        asked: { en: 'Which moves are legal after it?', pt: 'Que jogadas são possíveis depois dela?' },
        answered: { en: 'None.', pt: 'Nenhuma.' },
        values: { move },
      },
    },
  ];
}
