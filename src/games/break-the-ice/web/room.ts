import type { Room } from '../../../web/play/room.ts';
import './colours.css';

export const room: Room = {
  game: 'break-the-ice',
  board: () => import('./IceBoard.svelte'),
  milliseconds: 200,
  sounds: { move: 'glide', arrive: 'stop', gone: 'crack', fall: 'fall' },
};
