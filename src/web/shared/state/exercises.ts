import { hashName } from '../../../core/text-hash.ts';
import { levelId } from '../../../games/level-id.ts';
import { playedGames } from '../../../games/list.ts';
import { formatLevel, readPackOf } from '../../../games/pack-text.ts';
import { PlaySession } from '../../../play/session.ts';
import { dayNumber, localDate } from './calendar.ts';
import { Observable } from './observable.ts';
import { afterAnswer, beginToday, intervals, isDue, isMastered, type Spacing } from './spacing.ts';
import type { KeyValueStore } from './storage.ts';

/** A mistake: after these moves of the level, the next one lost so many moves, or the level. */
export interface Mistake {
  /** One level, as it would stand in a file. */
  readonly level: string;
  /** The moves to the position before the mistake, in notation. */
  readonly moves: readonly string[];
  readonly lost: number | 'level';
}

/** A position to be practised. */
export interface Exercise extends Mistake, Spacing {
  /** Stands for the position: one that comes about in another way is the same. */
  readonly id: string;
  readonly game: string;
  /** When it was last noted or answered, in milliseconds since 1970. */
  readonly when: number;
}

/**
 * What became of a mistake: it comes back, it was known today, there is no room for more, or it is no position of a level that this
 * version can read.
 */
export type Noted = 'noted' | 'known' | 'full' | 'unreadable';

const prefix = 'exercise.';
const version = 1;
/** Results and own levels need room too. */
const maxExercises = 400;
const maxCharacters = 400_000;
const maxMoves = 1000;

/** The player's mistakes, spaced over days. Each is stored by itself, so that one that cannot be read harms no other, nor do tabs. */
export class Exercises extends Observable {
  private readonly store: KeyValueStore;
  private readonly clock: () => number;
  private list: readonly Exercise[] | undefined;

  constructor(store: KeyValueStore, clock: () => number = Date.now) {
    super();
    this.store = store;
    this.clock = clock;
  }

  /** The one that comes back first is first; the mastered ones are last. */
  get all(): readonly Exercise[] {
    this.list ??= this.store
      .names(prefix)
      .flatMap((name) => this.read(name.slice(prefix.length)) ?? [])
      .toSorted(inTurn);
    return this.list;
  }

  /** The day of the player's calendar. */
  get today(): number {
    return this.dayOf(this.clock());
  }

  get due(): readonly Exercise[] {
    const { today } = this;
    return this.all.filter((exercise) => isDue(exercise, today));
  }

  find(id: string): Exercise | undefined {
    return this.all.find((exercise) => exercise.id === id);
  }

  /** The exercise of a position, if it is one. */
  of(level: string, moves: readonly string[]): Exercise | undefined {
    const made = positionOf({ level, moves, lost: 0 });
    return made && this.read(made.id);
  }

  /** A mistake was made: it comes back tomorrow. One that was noted or answered today is told but once; an older one begins anew. */
  note(mistake: Mistake): Noted {
    const made = positionOf(mistake);
    if (!made) return 'unreadable';
    const { today } = this;
    const known = this.read(made.id);
    if (known && this.dayOf(known.when) >= today) return 'known';
    return this.put([{ ...made, ...beginToday(today), when: this.clock() }]) ? 'noted' : 'full';
  }

  /** It was tried. Only the first answer of a day counts. */
  answer(id: string, isRight: boolean): Exercise | undefined {
    // Another tab may have answered it since.
    const exercise = this.read(id);
    if (!exercise) return undefined;
    const { today } = this;
    if (!isDue(exercise, today)) return exercise;
    const answered = { ...exercise, ...afterAnswer(exercise, isRight, today), when: this.clock() };
    this.put([answered]);
    return answered;
  }

  remove(id: string): void {
    this.store.remove(prefix + id);
    this.reload();
  }

  /** Puts back one that was removed, as it was. */
  restore(exercise: Exercise): void {
    this.put([exercise]);
  }

  clear(): void {
    for (const name of this.store.names(prefix)) this.store.remove(name);
    this.reload();
  }

  /** As they stand in an export. */
  exported(): Readonly<Record<string, unknown>> {
    return Object.fromEntries(
      this.all.map((exercise) => [exercise.id, JSON.parse(formatExercise(exercise))]),
    );
  }

  /** Takes in those of an export, of two for one position the later one. What cannot be read, or has no room, is left out. */
  merge(exported: unknown): void {
    if (typeof exported !== 'object' || exported === null) return;
    const read = Object.entries(exported).flatMap(
      ([id, value]) => parseExercise(id, JSON.stringify(value)) ?? [],
    );
    this.put(
      read.filter((exercise) => {
        const own = this.read(exercise.id);
        return !own || laterOf(own, exercise) !== own;
      }),
    );
  }

  /** Reads again what is stored, for when another tab has changed it. */
  reload(): void {
    this.list = undefined;
    this.changed();
  }

  private dayOf(when: number): number {
    return dayNumber(localDate(new Date(when)));
  }

  private read(id: string): Exercise | undefined {
    return parseExercise(id, this.store.get(prefix + id));
  }

  /** Stores them; of new ones, as many as there is room for. Whether that is all of them. */
  private put(exercises: readonly Exercise[]): boolean {
    // Another tab may have noted some since.
    this.list = undefined;
    const has = new Set(this.all.map(({ id }) => id));
    // What a later version has written under the same name is not ours to overwrite.
    const added = exercises.filter(({ id }) => !has.has(id) && !isNewer(this.store.get(prefix + id)));
    const { keep, drop } = fitting(this.all, added);
    for (const { id } of drop) this.store.remove(prefix + id);
    const written = [...exercises.filter(({ id }) => has.has(id)), ...keep];
    for (const exercise of written) this.store.set(prefix + exercise.id, formatExercise(exercise));
    this.reload();
    return written.length === exercises.length;
  }
}

/** Which of the new ones there is room for, and which old ones go for them: the mastered ones, the oldest first, and no other. */
export function fitting(
  old: readonly Exercise[],
  added: readonly Exercise[],
  most = { exercises: maxExercises, characters: maxCharacters },
): { readonly keep: readonly Exercise[]; readonly drop: readonly Exercise[] } {
  const sizeOf = (exercise: Exercise): number => formatExercise(exercise).length;
  const room = { exercises: most.exercises, characters: most.characters };
  const take = (exercise: Exercise): boolean => {
    const size = sizeOf(exercise);
    if (room.exercises < 1 || room.characters < size) return false;
    room.exercises -= 1;
    room.characters -= size;
    return true;
  };
  const [learning, mastered] = [old.filter((each) => !isMastered(each)), old.filter(isMastered)];
  for (const exercise of learning) {
    room.exercises -= 1;
    room.characters -= sizeOf(exercise);
  }
  const keep = added.filter((exercise) => !isMastered(exercise) && take(exercise));
  const newestFirst = [...mastered, ...added.filter(isMastered)].toSorted(
    (a, b) => b.when - a.when || (a.id < b.id ? -1 : 1),
  );
  const isAdded = new Set(added);
  const drop: Exercise[] = [];
  for (const exercise of newestFirst) {
    const fits = take(exercise);
    if (fits && isAdded.has(exercise)) keep.push(exercise);
    if (!fits && !isAdded.has(exercise)) drop.push(exercise);
  }
  return { keep, drop };
}

/** A mistake with its position, written in the one way to write it; undefined when there is no such position. */
function positionOf({
  level: text,
  moves,
  lost,
}: Mistake): Omit<Exercise, 'step' | 'due' | 'when'> | undefined {
  const read = readPackOf(playedGames, text);
  const [known, ...others] = read.ok ? read.value : [];
  if (!known || others.length > 0 || moves.length > maxMoves) return undefined;
  const rules = known.game.rules(known.level);
  const session = new PlaySession(rules);
  for (const word of moves) {
    const move = rules.parseMove(word);
    if (!move.ok || session.isSolved || !session.play(move.value).ok) return undefined;
  }
  if (session.isSolved) return undefined;
  // Where moves are limited, how many were made belongs to the position.
  const made = rules.moveLimit === undefined ? '' : `${moves.length} `;
  const id = hashName(`${levelId(known)} ${made}${rules.key(session.state)}`);
  return { id, game: known.game.id, level: formatLevel(known), moves: session.moves, lost };
}

function inTurn(a: Exercise, b: Exercise): number {
  return (
    Number(isMastered(a)) - Number(isMastered(b)) ||
    a.due - b.due ||
    a.when - b.when ||
    (a.id < b.id ? -1 : 1)
  );
}

/** The same whichever comes first. */
function laterOf(a: Exercise, b: Exercise): Exercise {
  if (a.when !== b.when) return a.when > b.when ? a : b;
  return formatExercise(a) >= formatExercise(b) ? a : b;
}

export function formatExercise({ game, level, moves, lost, step, due, when }: Exercise): string {
  return JSON.stringify({ version, game, level, moves: moves.join('.'), lost, step, due, when });
}

/** Reads what `formatExercise` wrote; undefined for what was damaged or written by another version: it stays stored. */
export function parseExercise(id: string, stored: string | undefined): Exercise | undefined {
  try {
    const { version: written, game, level, moves, lost, step, due, when } = JSON.parse(stored ?? '');
    const words = moves === '' ? [] : String(moves).split('.');
    const isGood =
      written === version &&
      /^[0-9a-z]{14}$/.test(id) &&
      /^[0-9a-z][0-9a-z-]{0,63}$/.test(game) &&
      typeof level === 'string' &&
      words.length <= maxMoves &&
      words.every((word) => /^\w{1,16}$/.test(word)) &&
      (lost === 'level' || isCount(lost)) &&
      isCount(step) &&
      step <= intervals.length &&
      Number.isSafeInteger(due) &&
      isCount(when);
    return isGood ? { id, game, level, moves: words, lost, step, due, when } : undefined;
  } catch {
    return undefined;
  }
}

function isNewer(stored: string | undefined): boolean {
  try {
    return JSON.parse(stored ?? '').version > version;
  } catch {
    return false;
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
