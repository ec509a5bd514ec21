import type { Room } from '../../../web/play/room.ts';
import type { RollLevel } from '../level.ts';
import './colours.css';

export const room: Room<RollLevel> = {
  game: 'roll-the-block',
  board: () => import('./RollBoard.svelte'),
  milliseconds: 220,
  sounds: { arrive: 'roll', onto: { switch: 'switch' }, ground: 'bridge' },
  settings: [
    {
      id: 'rollView',
      values: [
        { value: '3d', name: { en: 'In space', pt: 'No espaço' } },
        { value: 'flat', name: { en: 'Flat', pt: 'Plano' } },
      ],
    },
  ],
};
