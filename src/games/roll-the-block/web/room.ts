import type { Room } from '../../../web/play/room.ts';
import type { RollLevel } from '../level.ts';
import './colours.css';

export const room: Room<RollLevel> = {
  game: 'roll-the-block',
  board: () => import('./RollBoard.svelte'),
  picture: () => import('./RollPicture.svelte'),
  drawing: () => import('./RollPicture.svelte'),
  preview: { level: '05658ug0le253o', moves: 'D L L D R U L D U L L' },
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
  legend: () => import('./legend.ts'),
  notes: () => import('./notes.ts'),
};
