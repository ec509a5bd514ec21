import type { Facts } from '../../../core/facts.ts';
import type { Named } from '../../../core/studio.ts';
import { listed } from '../../../core/words/telling.ts';
import { type TilesLevel, tileLetter } from '../level.ts';
import type { TilesState } from '../rules/rules.ts';
import { landmarks } from './landmarks.ts';
import { tileName } from './names.ts';
import { requirements } from './requirements.ts';

export const facts: Facts<TilesLevel, TilesState> = {
  requirements,
  landmarks,
  meeting(level, wanted) {
    const colours = wanted.map(({ requirement: { id } }) => coloured(level, id));
    const [first] = colours;
    if (first && colours.length === 1)
      return {
        en: `bring ${first.tiles.en} to ${first.hasOneGoal ? 'its goal' : 'a goal of its colour'}`,
        pt: `levar ${first.tiles.pt} ${first.hasOneGoal ? 'ao seu alvo' : 'a um alvo da sua cor'}`,
      };
    const tiles = listed(colours.map((each) => each.tiles));
    return {
      en: `have ${tiles.en} on their goals at the same time`,
      pt: `ter ${tiles.pt} nos seus alvos ao mesmo tempo`,
    };
  },
};

/** The tiles of a colour, by its letter. */
function coloured(
  { tiles, goals }: TilesLevel,
  letter: string,
): { readonly tiles: Named; readonly hasOneGoal: boolean } {
  const of = (list: TilesLevel['tiles']): number =>
    list.filter(({ colour }) => tileLetter(colour) === letter).length;
  const { en, pt } = tileName(letter);
  return {
    tiles: of(tiles) === 1 ? { en: `the ${en}`, pt: `a ${pt}` } : { en: `every ${en}`, pt: `cada ${pt}` },
    hasOneGoal: of(goals) === 1,
  };
}
