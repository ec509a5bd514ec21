import type { Room } from '../../../web/play/room.ts';
import './colours.css';

export const room: Room = {
  game: 'folding-blocks',
  board: () => import('./FoldingBoard.svelte'),
  picture: () => import('./FoldingPicture.svelte'),
  drawing: () => import('./FoldingPicture.svelte'),
  preview: { level: '1e6obfz0hm8qy5', moves: 'AL BU BR BL CR CR DU DL EU EL' },
  milliseconds: 320,
  sounds: { move: 'fold' },
};
