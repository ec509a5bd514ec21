import type { PadAction } from '../shared/gamepad/reader.ts';
import type { Command } from './commands.ts';
import type { KeyContext } from './keys.ts';

/** The command of a gamepad's button or stick on the page of a level; undefined when it has none there. */
export function commandOfPad(
  action: PadAction,
  { isPlayingBack, isDone }: Pick<KeyContext, 'isPlayingBack' | 'isDone'>,
): Command | undefined {
  switch (action.kind) {
    case 'go':
      return { kind: 'move', direction: action.direction };
    case 'look':
      return { kind: 'pick-towards', direction: action.direction };
    case 'previous':
      return isPlayingBack ? { kind: 'playback-step', step: -1 } : { kind: 'pick-next', step: -1 };
    case 'next':
      return isPlayingBack ? { kind: 'playback-step', step: 1 } : { kind: 'pick-next', step: 1 };
    case 'back':
      return isPlayingBack ? { kind: 'playback-end' } : { kind: 'undo' };
    case 'redo':
      return { kind: 'redo' };
    case 'hint':
      return { kind: 'hint' };
    case 'confirm':
      if (isDone) return { kind: 'next-level' };
      return isPlayingBack ? { kind: 'playback-toggle' } : undefined;
    case 'menu':
      return undefined;
  }
}
