import type { Room } from '../../../web/play/room.ts';
import './colours.css';

export const room: Room = {
  game: 'match-the-tiles',
  board: () => import('./TilesBoard.svelte'),
  picture: () => import('./TilesPicture.svelte'),
  drawing: () => import('./TilesDrawing.svelte'),
  preview: { level: '1qpzgfa19uxsu8', moves: 'D L D L U R D L D R' },
  milliseconds: 180,
  sounds: { move: 'glide', arrive: 'stop' },
};
