import type { SoundId } from './recipes.ts';
import { type Playing, SoundPlayer } from './sound-player.ts';

/** Whether somebody has touched the page; older browsers do not tell, there the first key or press is waited for. */
let touched = false;
if (typeof window !== 'undefined') {
  const touch = (): void => {
    touched = true;
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, touch, { once: true, capture: true });
}

const player = new SoundPlayer(
  () => new AudioContext({ latencyHint: 'interactive' }),
  () => touched || (navigator.userActivation?.hasBeenActive ?? false),
);

/** Switches sound on or off, with a volume from 0 to 1. */
export const setSound = (choice: { readonly on: boolean; readonly volume: number }): void =>
  player.set(choice);

/** Plays a sound, if sound is on. */
export const playSound = (id: SoundId, how?: Playing): void => player.play(id, how);
