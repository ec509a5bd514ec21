import type { Direction } from '../../core/grid.ts';
import { choiceTowards } from './picks.ts';
import type { Player } from './player.ts';

/** A command to the game being played. */
export type PlayCommand =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'pick'; readonly choice: string }
  | { readonly kind: 'pick-next'; readonly step: 1 | -1 }
  | { readonly kind: 'pick-towards'; readonly direction: Direction }
  | { readonly kind: 'unpick' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'restart' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'playback-toggle' }
  | { readonly kind: 'playback-step'; readonly step: 1 | -1 }
  | { readonly kind: 'playback-end' };

/** A command to the board or the page around it. */
type PageCommand =
  | { readonly kind: 'walk'; readonly direction: Direction }
  | { readonly kind: 'pick-here' }
  | { readonly kind: 'ask-move' }
  | { readonly kind: 'next-level' }
  | { readonly kind: 'previous-level' }
  | { readonly kind: 'list-keys' };

export type Command = PlayCommand | PageCommand;

/** Carries out a command; false for one of the page. Keys, buttons and tests all come through here. */
export function perform(player: Player, command: Command): command is PlayCommand {
  switch (command.kind) {
    case 'move':
      player.move(command.direction);
      return true;
    case 'pick':
      player.pick(command.choice);
      return true;
    case 'pick-next':
      player.pickNext(command.step);
      return true;
    case 'pick-towards': {
      const choice = choiceTowards(player.choices, player.picked, command.direction);
      if (choice) player.pick(choice.id);
      return true;
    }
    case 'unpick':
      player.pick(undefined);
      return true;
    case 'undo':
      player.undo();
      return true;
    case 'redo':
      player.redo();
      return true;
    case 'restart':
      player.restart();
      return true;
    case 'hint':
      void player.hints.next();
      return true;
    case 'type':
      player.type(command.text);
      return true;
    case 'playback-toggle':
      if (player.playback?.playing) player.pausePlayback();
      else player.resumePlayback();
      return true;
    case 'playback-step':
      player.stepPlayback(command.step);
      return true;
    case 'playback-end':
      player.endPlayback();
      return true;
    default:
      return false;
  }
}
