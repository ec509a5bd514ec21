import type { Command } from './commands.ts';
import { commandOf, pressBoardKey } from './keys.ts';
import type { Player } from './player.ts';
import type { BoardKeys } from './room.ts';

interface PageKeys {
  readonly player: Player;
  /** The keys that the board has of its own. */
  readonly boardKeys: readonly BoardKeys[];
  /** The game is over, and its card is shown. */
  readonly isDone: boolean;
}

/** What a key pressed on the page of a game asks the page to do. The board has seen to its own keys; others are left to the browser. */
export function pageCommand(
  event: KeyboardEvent,
  { player, boardKeys, isDone }: PageKeys,
): Command | undefined {
  if (event.defaultPrevented || document.querySelector('dialog[open]')) return undefined;
  const { target } = event;
  if (target instanceof HTMLElement && target.matches('input, textarea, select')) return undefined;
  // Space and Enter belong to whatever button has the focus.
  if (target instanceof HTMLElement && target.matches('a, button, summary') && /^(Enter| )$/.test(event.key))
    return undefined;
  const choiceIds = player.choices.map((choice) => choice.id);
  const command = commandOf(event, { choiceIds, isPlayingBack: player.playback !== undefined, isDone });
  if (!command && pressBoardKey(event, boardKeys)) event.preventDefault();
  // The board itself walks and picks.
  if (!command || command.kind === 'walk' || command.kind === 'pick-here') return undefined;
  event.preventDefault();
  return command;
}
