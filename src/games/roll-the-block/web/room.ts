import type { Room } from '../../../web/play/room.ts';
import type { RollLevel } from '../level.ts';
import './colours.css';

export const room: Room<RollLevel> = {
  game: 'roll-the-block',
  board: () => import('./RollBoard.svelte'),
  milliseconds: 220,
  sounds: { arrive: 'roll', onto: { switch: 'switch' }, ground: 'bridge' },
};
