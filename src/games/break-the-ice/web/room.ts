import type { Room } from '../../../web/play/room.ts';
import type { IceLevel } from '../level.ts';
import './colours.css';

export const room: Room<IceLevel> = {
  game: 'break-the-ice',
  board: () => import('./IceBoard.svelte'),
  picture: () => import('./IcePicture.svelte'),
  drawing: () => import('./IceDrawing.svelte'),
  preview: { level: '0zf3gv31mns96f', moves: 'a1R b1U b2R b1U b2R c1R f2L d1R c1R' },
  milliseconds: 200,
  sounds: { move: 'glide', arrive: 'stop', gone: 'crack', fall: 'fall' },
  notes: () => import('./notes.ts'),
};
