import { settings, tempo } from '../../shared/ui/context.svelte.ts';
import type { Player } from '../player.ts';
import type { BoardSounds } from '../sound/cues.ts';
import { followPlay } from '../sound/follow-play.ts';
import { playSound, setSound } from '../sound/index.ts';

/** Makes a game heard as the settings want it, until the returned function is called. */
export function followSounds(player: Player, sounds: BoardSounds): () => void {
  const adjust = (): void => setSound({ on: settings.now.sound, volume: settings.now.volume });
  adjust();
  const stopSettings = settings.listen(adjust);
  const stopPlay = followPlay(player, sounds, {
    isOn: () => settings.now.sound,
    isAnimated: () => tempo() > 0,
    play: ({ id, ...how }) => playSound(id, how),
  });
  return () => {
    stopSettings();
    stopPlay();
  };
}
