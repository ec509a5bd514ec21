import type { PlayedGame } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import { runInSlices } from '../../../core/slices.ts';
import { type Clock, realClock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';
import type { StoredSet } from '../../shared/state/stored-set.ts';
import { findDemonstration } from './find.ts';
import { Ghost } from './ghost.ts';
import { type Lesson, lessonKey, lessonsToShow } from './lesson.ts';

export interface TeacherOptions {
  readonly game: PlayedGame;
  readonly level: Level;
  readonly lessons: readonly Lesson[];
  /** What was shown before, on any level. */
  readonly shown: StoredSet;
  /** Resolves when the board is there to be looked at. */
  readonly ready?: () => Promise<unknown>;
  readonly clock?: Clock;
  readonly tempo: () => number;
  readonly milliseconds: number;
}

/** How long a sentence stays at least before the next one: reading takes time. */
const millisecondsALetter = 55;
const pause = 500;

/** Teaches the rules of a level one after the other, each with a sentence and a ghost that plays it. */
export class Teacher extends Observable {
  private readonly options: TeacherOptions;
  private readonly clock: Clock;
  private queue: readonly Lesson[] = [];
  private at = 0;
  private playing: Ghost | undefined;
  private search: AbortController | undefined;
  private stopTimer = (): void => {};

  constructor(options: TeacherOptions) {
    super();
    this.options = options;
    this.clock = options.clock ?? realClock;
  }

  /** The one that is taught now. */
  get lesson(): Lesson | undefined {
    return this.queue[this.at];
  }

  /** Its number from 1, and how many there are. */
  get number(): number {
    return this.at + 1;
  }

  get count(): number {
    return this.queue.length;
  }

  /** While it plays; a board draws its game. */
  get ghost(): Ghost | undefined {
    return this.playing;
  }

  /** What this level has. */
  get lessonsHere(): readonly Lesson[] {
    return this.options.lessons.filter((lesson) => lesson.isIn(this.options.level));
  }

  /** A level was opened: teaches what is new in it. */
  open(): void {
    const { lessons, level, shown, game } = this.options;
    this.teach(lessonsToShow(lessons, level, (lesson) => shown.has(lessonKey(game.id, lesson))));
  }

  teach(lessons: readonly Lesson[]): void {
    this.stop();
    this.queue = lessons;
    this.show(0);
  }

  next(): void {
    this.stop();
    this.show(this.at + 1);
  }

  /** Whoever plays on has no time for more: what was not shown comes another time. */
  end(): void {
    if (!this.lesson) return;
    this.stop();
    this.queue = [];
    this.changed();
  }

  /** Whoever skips them wants none of them again. */
  skip(): void {
    this.remember(this.queue);
    this.end();
  }

  private show(at: number): void {
    this.at = at;
    const { lesson } = this;
    if (!lesson) {
      this.queue = [];
      this.changed();
      return;
    }
    this.remember([lesson]);
    this.changed();
    void this.demonstrate(lesson, this.clock.now());
  }

  private async demonstrate(lesson: Lesson, began: number): Promise<void> {
    const { game, level, ready, tempo, milliseconds } = this.options;
    const search = new AbortController();
    this.search = search;
    await ready?.();
    const moves = lesson.onlySaid
      ? undefined
      : await runInSlices(findDemonstration(game.rules(level), level, lesson), search.signal);
    if (search.signal.aborted) return;
    const onEnd = (): void => {
      this.endGhost();
      this.changed();
      // Where nothing moves, nothing goes on by itself either, and the last one stays until the player begins.
      if (tempo() === 0 || this.at === this.queue.length - 1) return;
      const read = lesson.says.en.length * millisecondsALetter - (this.clock.now() - began);
      this.stopTimer = this.clock.later(() => this.next(), Math.max(pause, read));
    };
    if (!moves) {
      onEnd();
      return;
    }
    this.playing = new Ghost({ game, level, moves, clock: this.clock, tempo, milliseconds, onEnd });
    this.changed();
    this.playing.begin();
  }

  private remember(lessons: readonly Lesson[]): void {
    const { shown, game } = this.options;
    const fresh = lessons.map((lesson) => lessonKey(game.id, lesson)).filter((key) => !shown.has(key));
    if (fresh.length > 0) shown.add(...fresh);
  }

  private stop(): void {
    this.stopTimer();
    this.search?.abort();
    this.endGhost();
  }

  private endGhost(): void {
    this.playing?.end();
    this.playing = undefined;
  }
}
