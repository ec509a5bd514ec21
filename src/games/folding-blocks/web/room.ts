import type { Room } from '../../../web/play/room.ts';
import './colours.css';

export const room: Room = {
  game: 'folding-blocks',
  board: () => import('./FoldingBoard.svelte'),
  milliseconds: 320,
  sounds: { move: 'fold' },
};
