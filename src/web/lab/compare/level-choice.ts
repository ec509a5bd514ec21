import type { Catalogue } from '../../shared/state/catalogue.ts';
import type { OwnPack } from '../../shared/state/own-levels.ts';
import { type LabLevel, levelOf, ownLevel } from '../shared/setup.ts';

/** Levels that are chosen together: a pack that comes with the app, one of the reader's own, or what a link brought. */
export interface LevelGroup {
  readonly key: string;
  readonly kind: 'shipped' | 'own' | 'link';
  /** Of the pack; undefined for a text that was pasted and for links. */
  readonly name: string | undefined;
  readonly levels: readonly LabLevel[];
}

/** All levels of a game that can be chosen, the chosen ones that are nowhere else among them. */
export function levelGroups(
  game: string,
  catalogue: Catalogue,
  own: readonly OwnPack[],
  chosen: readonly LabLevel[],
): LevelGroup[] {
  const shipped = catalogue.packs(game).map(
    ({ name, entries }): LevelGroup => ({
      key: `shipped ${name}`,
      kind: 'shipped',
      name,
      levels: entries.flatMap(({ id }) => levelOf(`${game}/${id}`, catalogue) ?? []),
    }),
  );
  const kept = own.map(
    ({ id, name, levels }): LevelGroup => ({
      key: `own ${id}`,
      kind: 'own',
      name,
      levels: levels.filter((each) => each.game.id === game).flatMap((each) => ownLevel(each) ?? []),
    }),
  );
  const known = new Set(
    [...shipped, ...kept].flatMap(({ levels }) => levels.map(({ reference }) => reference)),
  );
  const elsewhere = chosen.filter((level) => level.game.id === game && !known.has(level.reference));
  const linked: LevelGroup = { key: 'link', kind: 'link', name: undefined, levels: elsewhere };
  return [linked, ...shipped, ...kept].filter(({ levels }) => levels.length > 0);
}

export const isChosen = (chosen: readonly LabLevel[], { reference }: LabLevel): boolean =>
  chosen.some((each) => each.reference === reference);

/** The choice with exactly these levels of a group, in the order of the group, where it stood before. */
export function chooseOf(
  chosen: readonly LabLevel[],
  group: LevelGroup,
  wanted: readonly LabLevel[],
): readonly LabLevel[] {
  const at = chosen.findIndex((each) => isChosen(group.levels, each));
  const others = (part: readonly LabLevel[]): readonly LabLevel[] =>
    part.filter((each) => !isChosen(group.levels, each));
  const inOrder = group.levels.filter((each) => isChosen(wanted, each));
  const place = at === -1 ? chosen.length : at;
  return [...others(chosen.slice(0, place)), ...inOrder, ...others(chosen.slice(place))];
}

/** The choice with a level of a group added or taken away. */
export function toggleLevel(
  chosen: readonly LabLevel[],
  group: LevelGroup,
  level: LabLevel,
): readonly LabLevel[] {
  const now = group.levels.filter((each) => isChosen(chosen, each));
  const wanted = isChosen(now, level)
    ? now.filter(({ reference }) => reference !== level.reference)
    : [...now, level];
  return chooseOf(chosen, group, wanted);
}
