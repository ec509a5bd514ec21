import type { Rules } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import type { Language } from '../../../core/words.ts';

export type Said = Readonly<Record<Language, string>>;

/** A move that the rules have made. */
export interface Played<L extends Level = Level, State = unknown, Move = unknown> {
  readonly level: L;
  readonly rules: Rules<State, Move>;
  readonly before: State;
  readonly move: Move;
  readonly after: State;
  /** How many moves were made, this one included. */
  readonly count: number;
}

/** One rule of a game, taught when a level first has it. A game's lessons stand in its `web/lessons.ts`, in the order of learning. */
export interface Lesson<L extends Level = Level, State = unknown, Move = unknown> {
  /** Under which it is remembered, so that it must never change. */
  readonly id: string;
  /** The rule in one sentence. */
  readonly says: Said;
  /** Whether a level has it. */
  isIn(level: L): boolean;
  /** Whether a move shows it. The first such move that is found is demonstrated. */
  isShownBy(played: Played<L, State, Move>): boolean;
  /** Only said on a player's board: showing it there would give the solution away. */
  readonly onlySaid?: true;
  /** For a rule that does not hold on all levels: a few words that stand beside the title of those where it does. */
  readonly badge?: Badge<L>;
  /** A small level of our own, and moves of which the last one shows the rule: the picture of it. */
  readonly example: Example;
}

interface Badge<L extends Level> {
  name(level: L): Said;
  /** Most levels have it, so that lists say nothing of it. */
  readonly usual?: true;
}

interface Example {
  /** Those that only this game has, one a line. */
  readonly headers?: string;
  readonly board: string;
  readonly moves: string;
}

/** The id of a lesson among those of all games. */
export const lessonKey = (game: string, { id }: Pick<Lesson, 'id'>): string => `${game}/${id}`;

/** The text of a lesson's small level. */
export const exampleText = (game: string, { example: { headers, board } }: Pick<Lesson, 'example'>): string =>
  [`game: ${game}`, ...(headers === undefined ? [] : [headers]), '', board].join('\n');

/** At most so many at once: nobody remembers more. */
const mostAtOnce = 3;

/** The lessons for a level that was opened: what holds on few levels goes before what can be learned anywhere. */
export function lessonsToShow<L extends Lesson>(
  lessons: readonly L[],
  level: Level,
  isShown: (lesson: L) => boolean,
): readonly L[] {
  const wanted = lessons.filter((lesson) => !isShown(lesson) && lesson.isIn(level));
  const isSpecial = ({ badge }: L): boolean => badge !== undefined && !badge.usual;
  const chosen = [...wanted.filter(isSpecial), ...wanted.filter((each) => !isSpecial(each))].slice(
    0,
    mostAtOnce,
  );
  return wanted.filter((lesson) => chosen.includes(lesson));
}
