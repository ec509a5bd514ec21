import type { Requirement } from '../../../core/facts.ts';
import type { RollLevel } from '../level.ts';
import type { RollState } from '../rules/rules.ts';

/** The block must be on the goal, and it must stand. */
export function requirements({ goal, columns }: RollLevel): readonly Requirement<RollState>[] {
  const cells = [{ row: Math.floor(goal / columns), column: goal % columns }];
  return [
    {
      id: 'on the goal',
      name: { en: 'the block is on the goal', pt: 'o bloco está no alvo' },
      cells,
      isBroad: true,
      isMet: ({ block }) => block.cells.some((cell) => cell === goal),
    },
    {
      id: 'upright',
      name: { en: 'the block stands upright', pt: 'o bloco está de pé' },
      cells: [],
      isBroad: true,
      isMet: ({ block }) => block.kind === 'standing',
    },
  ];
}
