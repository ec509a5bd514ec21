import type { PlayedLevel } from '../../games/pack-text.ts';
import type { ShareItem } from '../play/panels/share-item.ts';
import type { Tool } from '../play/panels/tool.ts';
import type { Player } from '../play/player.ts';
import type { Place } from '../shared/state/unfinished.ts';

/** A level to be played, and the way to it. */
export interface PlayProps {
  readonly of: PlayedLevel;
  readonly id: string;
  readonly title: string;
  /** Where the level comes from, in a few words. */
  readonly origin: string;
  /** The addresses of the levels beside it. */
  readonly previous?: string | undefined;
  readonly next?: string | undefined;
  /** A solution that came with the address, to be played back. */
  readonly replay?: readonly string[] | undefined;
  /** To find it again, where it did not come with the app. */
  readonly place?: Place | undefined;
  /** Buttons beside the board that this page alone has. */
  readonly actions?: readonly Tool[] | undefined;
  /** What can be shared beside the level itself. */
  readonly shares?: ((player: Player) => readonly ShareItem[]) | undefined;
  /** The optimum was proved when the level was made, here. */
  readonly isProved?: boolean;
}
