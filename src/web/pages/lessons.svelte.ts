import type { Level } from '../../core/level.ts';
import type { Lesson } from '../play/lessons/lesson.ts';
import { StoredSet } from '../shared/state/stored-set.ts';
import { chosen, store } from '../shared/ui/context.svelte.ts';

/** The lessons that stand in the folders of their games. */
const files = import.meta.glob<readonly Lesson[]>('../../games/*/web/lessons.ts', { import: 'lessons' });

/** The lessons that have been shown to this player. */
export const shownLessons = new StoredSet(store, 'lessons');

let known = $state.raw<ReadonlyMap<string, readonly Lesson[]>>(new Map());

/** The lessons of a game; none where it has none, or where they cannot be loaded now. */
export async function loadLessons(game: string): Promise<readonly Lesson[]> {
  const load = files[`../../games/${game}/web/lessons.ts`];
  if (!load || known.has(game)) return lessonsOf(game);
  try {
    const lessons = await load();
    known = new Map([...known, [game, lessons]]);
    return lessons;
  } catch {
    return [];
  }
}

/** All that teaching on a board needs. */
export async function loadTeaching(game: string) {
  const [{ teaching }, lessons] = await Promise.all([
    import('../play/lessons/teaching.ts'),
    loadLessons(game),
  ]);
  return { ...teaching, lessons, shown: shownLessons };
}
export type Teaching = Awaited<ReturnType<typeof loadTeaching>>;

/** Those that are loaded already; whatever reads them is drawn again when they come. */
export const lessonsOf = (game: string): readonly Lesson[] => known.get(game) ?? [];

/** The special rules of a level, in a few words each. */
export const badgesOf = (game: string, level: Level): readonly string[] =>
  lessonsOf(game).flatMap(({ badge, isIn }) =>
    badge && !badge.usual && isIn(level) ? [badge.name(level)[chosen().language]] : [],
  );
