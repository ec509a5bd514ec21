import type { View } from '../../../core/view.ts';
import type { GameLevel } from '../../../games/pack.ts';

/** The board of a level before the first move. */
export function startView({ game, level }: GameLevel): View {
  const rules = game.rules(level);
  return rules.view(rules.start());
}
