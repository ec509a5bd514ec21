import type { Room } from './play/room.ts';
import type { GameSetting } from './shared/state/settings.ts';

/** The rooms that stand in the folders of their games. */
const rooms: readonly Room[] = Object.values(
  import.meta.glob<Room>('../games/*/web/room.ts', { eager: true, import: 'room' }),
);

/** The settings that games have of their own. */
export const gameSettings: readonly GameSetting[] = rooms.flatMap(({ settings = [] }) => settings);

/** The room of a game; one that has none plays on a plain grid. */
export const roomOf = (game: string): Room =>
  rooms.find((room) => room.game === game) ?? {
    game,
    board: () => import('./play/board/GridBoard.svelte'),
    milliseconds: 180,
    sounds: { move: 'glide', ground: 'bridge' },
  };
