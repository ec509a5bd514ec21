import type { OwnLevel } from '../../shared/state/own-level.ts';
import type { OwnPack, PackPlace } from '../../shared/state/own-levels.ts';
import { announce } from '../../shared/ui/announcer.svelte.ts';
import { chosen, ownLevels, text } from '../../shared/ui/context.svelte.ts';
import { shelfWords } from './words.ts';

/** A level on its way by hand says so, so that no one takes it for a file. */
export const draggedType = 'application/x-fourfold-level';

export const words = () => shelfWords[chosen().language];
export const titleOf = (level: OwnLevel): string => level.title ?? text().levels.level(level.number);
export const nameOf = (pack: OwnPack | undefined): string => pack?.name ?? text().play.yourLevel;

/** The level that is being dragged. */
let dragged = $state.raw<OwnLevel | undefined>();
export const draggedLevel = (): OwnLevel | undefined => dragged;
export function drag(level: OwnLevel | undefined): void {
  dragged = level;
}

/** What was removed last, as it was before; told to the reader, who may put it back. */
let removed = $state.raw<{ readonly pack: OwnPack; readonly what: string } | undefined>();
export const lastRemoved = () => removed;

/** Removes a pack, or one level of it. */
export function remove(pack: OwnPack, level?: OwnLevel): void {
  if (level) ownLevels.removeLevel(level);
  else ownLevels.remove(pack.id);
  removed = { pack, what: level ? titleOf(level) : nameOf(pack) };
  announce(text().own.removed(removed.what));
}

export function forgetRemoved(): void {
  removed = undefined;
}

export function putBack(): void {
  if (removed && !ownLevels.restore(removed.pack)) announce(words().full);
  else removed = undefined;
}

/** Moves a level and says where it is now; undefined where there was no room. */
export function place(level: OwnLevel, to: PackPlace): OwnLevel | undefined {
  const isMoved = ownLevels.move(level, to);
  if (!isMoved) {
    announce(words().full);
    return undefined;
  }
  const pack = ownLevels.packs.find(({ id }) => id === to.pack);
  const isWithin = level.pack === to.pack && to.after >= level.number;
  const now = pack?.levels[isWithin ? to.after - 1 : to.after];
  if (now) announce(words().moved(titleOf(now), now.number, nameOf(pack)));
  return now;
}
