import type { Steps } from '../../../core/slices.ts';
import type { Catalogue } from '../../../games/catalogue.ts';
import type { OwnLevel } from '../../shared/state/own-level.ts';
import type { OwnPack } from '../../shared/state/own-levels.ts';
import { type LabLevel, ownLevel, shippedLevel } from '../shared/setup.ts';

/** A level that can be chosen; it is read when it is. */
export interface ListedLevel {
  /** The id of the level, wherever it comes from. */
  readonly id: string;
  readonly title: string | undefined;
  /** Undefined when it cannot be read, or is too large for an address. */
  open(): LabLevel | undefined;
}

/** Levels that are chosen together: a pack that comes with the app, one of the reader's own, or what a link brought. */
export interface LevelGroup {
  readonly key: string;
  readonly kind: 'shipped' | 'own' | 'link';
  /** Of the pack; undefined for a text that was pasted and for links. */
  readonly name: string | undefined;
  readonly levels: readonly ListedLevel[];
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
      levels: entries.map((entry) => ({
        id: entry.id,
        title: entry.title,
        open: () => shippedLevel(entry),
      })),
    }),
  );
  const kept = own.map(
    ({ id, name, levels }): LevelGroup => ({
      key: `own ${id}`,
      kind: 'own',
      name,
      levels: levels.filter((each) => each.game.id === game).map(listed),
    }),
  );
  const known = idsOf([...shipped, ...kept].flatMap(({ levels }) => levels));
  const elsewhere = chosen
    .filter((level) => level.game.id === game && !known.has(level.id))
    .map((level) => ({ id: level.id, title: level.title, open: () => level }));
  const linked: LevelGroup = { key: 'link', kind: 'link', name: undefined, levels: elsewhere };
  return [linked, ...shipped, ...kept].filter(({ levels }) => levels.length > 0);
}

const listed = (level: OwnLevel): ListedLevel => ({
  id: level.id,
  title: level.title,
  open: () => {
    const read = level.read();
    return read && ownLevel(read);
  },
});

export const idsOf = (levels: readonly { readonly id: string }[]): ReadonlySet<string> =>
  new Set(levels.map(({ id }) => id));

/**
 * The choice with exactly these levels of a group, in the order of the group, where it stood before. They are opened one by one,
 * since that takes milliseconds for a large one.
 */
export function* chooseOf(
  chosen: readonly LabLevel[],
  group: LevelGroup,
  wanted: readonly ListedLevel[],
): Steps<readonly LabLevel[]> {
  const ofGroup = idsOf(group.levels);
  const before = new Map(chosen.map((level) => [level.id, level]));
  const left = new Set(idsOf(wanted));
  const inOrder: LabLevel[] = [];
  for (const level of group.levels) {
    // The same level may be twice in a pack.
    if (!left.delete(level.id)) continue;
    const opened = before.get(level.id) ?? level.open();
    if (opened) inOrder.push(opened);
    yield;
  }
  const others = (part: readonly LabLevel[]): readonly LabLevel[] =>
    part.filter(({ id }) => !ofGroup.has(id));
  const at = chosen.findIndex(({ id }) => ofGroup.has(id));
  const place = at === -1 ? chosen.length : at;
  return [...others(chosen.slice(0, place)), ...inOrder, ...others(chosen.slice(place))];
}

/** The levels of a group that are chosen when one is added or taken away. */
export function toggled(
  chosen: readonly LabLevel[],
  group: LevelGroup,
  level: ListedLevel,
): readonly ListedLevel[] {
  const ids = idsOf(chosen);
  return group.levels.filter(({ id }) => (id === level.id) !== ids.has(id));
}
