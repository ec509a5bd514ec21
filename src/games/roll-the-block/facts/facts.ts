import type { Facts } from '../../../core/facts.ts';
import type { RollLevel } from '../level.ts';
import type { RollState } from '../rules/rules.ts';
import { landmarks } from './landmarks.ts';
import { requirements } from './requirements.ts';

export const facts: Facts<RollLevel, RollState> = {
  requirements,
  landmarks,
  meeting(_level, wanted) {
    if (wanted.length > 1) return { en: 'stand the block on the goal', pt: 'pôr o bloco de pé no alvo' };
    return wanted[0]?.requirement.id === 'upright'
      ? { en: 'stand the block upright anywhere', pt: 'pôr o bloco de pé nalgum lado' }
      : { en: 'get the block onto the goal', pt: 'levar o bloco até ao alvo' };
  },
};
