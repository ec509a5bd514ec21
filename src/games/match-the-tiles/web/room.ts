import type { Room } from '../../../web/play/room.ts';
import './colours.css';

export const room: Room = {
  game: 'match-the-tiles',
  board: () => import('./TilesBoard.svelte'),
  milliseconds: 180,
  sounds: { move: 'glide', arrive: 'stop' },
};
