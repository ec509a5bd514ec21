import type { Facts } from '../../../core/facts.ts';
import { listed } from '../../../core/words/telling.ts';
import type { IceLevel } from '../level.ts';
import type { IceState } from '../rules/state.ts';
import { landmarks } from './landmarks.ts';
import { blockName } from './names.ts';
import { requirements } from './requirements.ts';

export const facts: Facts<IceLevel, IceState> = {
  requirements,
  landmarks,
  meeting(_level, wanted) {
    const last = listed(
      wanted.map(({ requirement: { id } }) => {
        const { en, pt } = blockName(id);
        return { en: `the last ${en}`, pt: `o último ${pt}` };
      }),
    );
    return { en: `break ${last.en}`, pt: `quebrar ${last.pt}` };
  },
};
