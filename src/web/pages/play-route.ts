import type { PlayedGame } from '../../core/game.ts';
import { formatRoute } from '../shared/state/route.ts';

/** The address of a level that the app knows, where there is one. */
export const levelRoute = (
  entry: { readonly game: PlayedGame; readonly id: string } | undefined,
): string | undefined => entry && formatRoute({ page: 'play', game: entry.game.id, level: entry.id });
