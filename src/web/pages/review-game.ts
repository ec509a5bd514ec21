import type { PlayedLevel } from '../../games/pack-text.ts';
import { markOwnGame } from '../shared/state/own-game.ts';
import { formatRoute } from '../shared/state/route.ts';

/** Opens the review of moves from the start of a level; without any, they are asked for there. False where they are too large for an address. */
export async function reviewGame(
  of: PlayedLevel,
  moves: readonly string[],
  { isOwn }: { readonly isOwn: boolean },
): Promise<boolean> {
  const { packLevel, packSolution } = await import('../shared/state/link.ts');
  const packed = packLevel(of);
  const line = packSolution(moves);
  if (packed === undefined || line === undefined) return false;
  const address = formatRoute({ page: 'review', packed, moves: line === '' ? undefined : line });
  if (isOwn) markOwnGame(address);
  location.hash = address;
  return true;
}
