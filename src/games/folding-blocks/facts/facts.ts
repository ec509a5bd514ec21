import type { Facts } from '../../../core/facts.ts';
import type { Named } from '../../../core/studio.ts';
import { listed, placeName } from '../../../core/words/telling.ts';
import type { FoldLevel } from '../level.ts';
import type { FoldState } from '../rules/rules.ts';
import { landmarks } from './landmarks.ts';
import { sheetName } from './names.ts';
import { requirements } from './requirements.ts';

export const facts: Facts<FoldLevel, FoldState> = {
  requirements,
  landmarks,
  meeting(_level, wanted) {
    const places = wanted.map(({ requirement }) => placeName(requirement.cells[0]!));
    const owners = new Set(wanted.map(({ only }) => only));
    const [owner] = owners;
    // One sheet that would have to do it all is said once.
    if (owners.size > 1) return parted(wanted.map(({ only }, index) => ({ place: places[index]!, only })));
    const { en, pt } = listed(places);
    const by = owner === undefined ? undefined : sheetName(owner);
    return places.length === 1
      ? {
          en: `cover the cell in ${en}${by ? `, which only ${by.en} could reach` : ''}`,
          pt: `cobrir a casa da ${pt}${by ? `, a que só ${by.pt} podia chegar` : ''}`,
        }
      : {
          en: `cover ${places.length === 2 ? 'both' : 'all'} the cells in ${en}${by ? `, which only ${by.en} can still reach` : ''}`,
          pt: `cobrir ${places.length === 2 ? 'ambas' : 'todas'} as casas da ${pt}${by ? `, a que só ${by.pt} ainda pode chegar` : ''}`,
        };
  },
};

/** Cells that are left to different sheets. */
function parted(cells: readonly { readonly place: Named; readonly only?: string | undefined }[]): Named {
  const all = listed(
    cells.map(({ place, only }) => {
      const by = only === undefined ? undefined : sheetName(only);
      return {
        en: `the cell in ${place.en}${by ? ` (only ${by.en} can still reach it)` : ''}`,
        pt: `a casa da ${place.pt}${by ? ` (só ${by.pt} ainda lá pode chegar)` : ''}`,
      };
    }),
  );
  return { en: `cover ${all.en} together`, pt: `cobrir ao mesmo tempo ${all.pt}` };
}
