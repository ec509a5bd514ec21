import type { View } from '../../../core/view.ts';
import type { PlayedLevel } from '../../../games/pack-text.ts';

/** The board of a level before the first move. */
export function startView({ game, level }: PlayedLevel): View {
  const rules = game.rules(level);
  return rules.view(rules.start());
}
