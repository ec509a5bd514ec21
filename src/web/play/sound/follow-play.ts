import type { Observable } from '../../shared/state/observable.ts';
import type { Motion } from '../motion.ts';
import type { Notice } from '../notice.ts';
import { type BoardSounds, type Cue, cuesOfMotion, cuesOfNotice } from './cues.ts';

/** The part of a player that can be heard. */
export interface Audible extends Observable {
  readonly notice: Notice | undefined;
  readonly stage: Observable & { readonly motion: Motion | undefined; readonly isIdle: boolean };
}

/** Where sounds go, and what decides about them. */
export interface Listening {
  /** Whether sound is on; nothing is compared for nobody to hear. */
  isOn(): boolean;
  /** Whether the board moves; otherwise its motions cannot be heard. */
  isAnimated(): boolean;
  play(cue: Cue): void;
}

/**
 * Plays what happens, until the returned function is called. That a level is solved is known at once but heard when the
 * last move has been drawn.
 */
export function followPlay(player: Audible, sounds: BoardSounds, listening: Listening): () => void {
  let heardNotice = player.notice?.key;
  let heardMotion = player.stage.motion?.key;
  let waiting: Cue[] = [];

  const playWaiting = (): void => {
    if (!player.stage.isIdle) return;
    const cues = waiting;
    waiting = [];
    for (const cue of cues) listening.play(cue);
  };
  const stopPlayer = player.listen(() => {
    const { notice } = player;
    if (!notice || notice.key === heardNotice) return;
    heardNotice = notice.key;
    const cues = listening.isOn() ? cuesOfNotice(notice, sounds, listening.isAnimated()) : [];
    // Whoever plays on or goes back does not want to hear of it any more.
    waiting = notice.kind === 'solved' ? [...cues] : [];
    if (notice.kind !== 'solved') for (const cue of cues) listening.play(cue);
    playWaiting();
  });
  const stopStage = player.stage.listen(() => {
    const { motion } = player.stage;
    if (motion && motion.key !== heardMotion) {
      heardMotion = motion.key;
      if (listening.isOn()) for (const cue of cuesOfMotion(motion, sounds)) listening.play(cue);
    }
    playWaiting();
  });
  return () => {
    stopPlayer();
    stopStage();
  };
}
