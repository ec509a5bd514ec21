import type { Facts } from '../../../core/facts.ts';
import type { RollLevel } from '../level.ts';
import type { RollState } from '../rules/rules.ts';
import { landmarks } from './landmarks.ts';
import { requirements } from './requirements.ts';

export const facts: Facts<RollLevel, RollState> = {
  requirements,
  landmarks,
  meeting(_level, wanted) {
    // Both are asked for together only where each alone is possible.
    if (wanted.length > 1)
      return {
        en: 'stand the block on the goal, though it can still get onto it',
        pt: 'pôr o bloco de pé no alvo, embora ainda lá possa chegar',
      };
    return wanted[0]?.requirement.id === 'upright'
      ? { en: 'stand the block upright again', pt: 'voltar a pôr o bloco de pé' }
      : { en: 'get the block onto the goal', pt: 'levar o bloco até ao alvo' };
  },
};
