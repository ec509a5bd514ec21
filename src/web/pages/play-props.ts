import type { PlayedLevel } from '../../games/pack-text.ts';
import type { ShareItem } from '../play/panels/share-item.ts';
import type { Player } from '../play/player.ts';
import type { Place } from '../shared/state/unfinished.ts';
import type { IconName } from '../shared/ui/Icon.svelte';

/** A button beside the board that this page alone has. */
export interface PlayAction {
  readonly icon: IconName;
  readonly label: string;
  readonly run: () => void;
  readonly disabled: boolean;
}

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
  readonly actions?: readonly PlayAction[] | undefined;
  /** What can be shared beside the level itself. */
  readonly shares?: ((player: Player) => readonly ShareItem[]) | undefined;
  /** The optimum was proved when the level was made, here. */
  readonly isProved?: boolean;
}
