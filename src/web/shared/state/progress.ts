import { failure, type Result, success } from '../../../core/result.ts';
import type { Stars } from '../../../core/stars.ts';
import {
  emptyProgress,
  formatProgress,
  type LastPlayed,
  type LevelResult,
  mergeProgress,
  type ProgressData,
  type ProgressProblem,
  parseProgress,
} from '../../../play/progress-data.ts';
import { Observable } from './observable.ts';
import type { KeyValueStore } from './storage.ts';

export type { LastPlayed, LevelResult, ProgressProblem } from '../../../play/progress-data.ts';

/**
 * The fault of the stored text: written by a later version of the app, not readable, or readable in part. The
 * stored text is kept aside in every case.
 */
export type ProgressTrouble = 'newer' | 'unreadable' | 'damaged';

/** The changes that an import made. */
export interface ImportSummary {
  /** Levels that were not solved before. */
  readonly added: number;
  /** Levels whose result is better now. */
  readonly improved: number;
  /** Levels that the text had nothing better for. */
  readonly unchanged: number;
}

export interface SolvedLevel {
  readonly game: string;
  readonly level: string;
  readonly stars: Stars | undefined;
  readonly solution: readonly string[];
  /** Whether hints helped. */
  readonly hints?: boolean;
}

/** How a result compares with the best one before it. */
export interface Recorded {
  readonly before: LevelResult | undefined;
  readonly best: LevelResult;
  readonly isFirst: boolean;
  /** Fewer moves than ever. */
  readonly isBetter: boolean;
}

const storedName = 'progress';
const asideName = 'progress-aside.';

/** The player's results, kept in the browser. Two tabs do not lose each other's results: writing merges. */
export class Progress extends Observable {
  private readonly store: KeyValueStore;
  private readonly clock: () => number;
  private data: ProgressData = emptyProgress;
  private found: ProgressTrouble | undefined;
  /** False while what is stored could not be kept aside: then it is not overwritten. */
  private mayWrite = true;

  constructor(store: KeyValueStore, clock: () => number = Date.now) {
    super();
    this.store = store;
    this.clock = clock;
    this.takeIn();
    this.takeBackAsides();
  }

  /** The fault found when the app started, for the page to report. */
  get trouble(): ProgressTrouble | undefined {
    return this.found;
  }

  /** The best result of a level; undefined while it is not solved. */
  result(level: string): LevelResult | undefined {
    return this.data.levels.get(level);
  }

  isSolved(level: string): boolean {
    return this.data.levels.has(level);
  }

  /** How many of these levels are solved, and their stars. */
  count(levels: Iterable<string>): { readonly solved: number; readonly stars: number } {
    let solved = 0;
    let stars = 0;
    for (const level of levels) {
      const result = this.result(level);
      if (!result) continue;
      solved += 1;
      stars += result.stars ?? 0;
    }
    return { solved, stars };
  }

  /** How many levels of a game are solved, the player's own ones among them. */
  solvedIn(game: string): number {
    return [...this.data.levels.values()].filter((result) => result.game === game).length;
  }

  /** The level of a game, or of any game, that was played last. */
  lastPlayed(game?: string): LastPlayed | undefined {
    if (game !== undefined) return this.data.last.get(game);
    return [...this.data.last.values()].toSorted((a, b) => b.when - a.when)[0];
  }

  /** Remembers where to continue. */
  played(game: string, level: string): void {
    const last = new Map([[game, { game, level, when: this.clock() }]]);
    this.keep({ levels: new Map(), last });
  }

  /** Remembers a solution if it is the best one. */
  solved({ game, level, stars, solution, hints }: SolvedLevel): Recorded {
    // Another tab may have solved it too.
    this.takeIn();
    const before = this.result(level);
    const when = this.clock();
    const now: LevelResult = {
      ...{ game, moves: solution.length, stars, solution, when },
      ...(hints ? { hints } : {}),
    };
    this.keep({ levels: new Map([[level, now]]), last: new Map([[game, { game, level, when }]]) });
    const isBetter = before !== undefined && now.moves < before.moves;
    return { before, best: this.result(level)!, isFirst: !before, isBetter };
  }

  exportText(): string {
    return `${JSON.stringify(JSON.parse(formatProgress(this.data)), undefined, 2)}\n`;
  }

  /** Takes in what another browser has exported; the better results win. */
  importText(text: string): Result<ImportSummary, ProgressProblem> {
    const read = parseProgress(text);
    if (!read.ok) return failure(read.error);
    const before = this.data.levels;
    this.keep(read.value.data);
    let added = 0;
    let improved = 0;
    let unchanged = 0;
    for (const id of read.value.data.levels.keys()) {
      const old = before.get(id);
      const now = this.data.levels.get(id)!;
      if (!old) added += 1;
      else if (now.moves < old.moves || (now.stars ?? 0) > (old.stars ?? 0)) improved += 1;
      else unchanged += 1;
    }
    return success({ added, improved, unchanged });
  }

  /** Forgets everything. */
  clear(): void {
    this.data = emptyProgress;
    this.mayWrite = true;
    this.found = undefined;
    for (const name of [storedName, ...this.store.names(asideName)]) this.store.remove(name);
    this.changed();
  }

  /** Reads again what is stored, for when another tab has changed it. */
  reload(): void {
    if (this.mayWrite) this.data = emptyProgress;
    this.takeIn();
    this.changed();
  }

  private keep(news: ProgressData): void {
    this.data = mergeProgress(this.data, news);
    // Another tab may have written since.
    this.takeIn();
    if (this.mayWrite) this.store.set(storedName, formatProgress(this.data));
    this.changed();
  }

  /** Merges with the stored results; an unreadable text is put aside for a later version. */
  private takeIn(): void {
    const text = this.store.get(storedName);
    if (text === undefined) return;
    const read = parseProgress(text);
    if (read.ok) this.data = mergeProgress(this.data, read.value.data);
    if (read.ok && read.value.dropped === 0) {
      this.mayWrite = true;
      return;
    }
    if (read.ok) this.found = 'damaged';
    else this.found = read.error === 'newer' ? 'newer' : 'unreadable';
    this.mayWrite = this.putAside(text);
  }

  private putAside(text: string): boolean {
    const names = this.store.names(asideName);
    let number = 1;
    while (names.includes(`${asideName}${number}`)) number += 1;
    const name = names.find((each) => this.store.get(each) === text) ?? `${asideName}${number}`;
    // Where nothing is kept at all there is nothing to lose.
    return this.store.set(name, text) || this.store.persistence === 'blocked';
  }

  /** A text that an earlier version had to put aside may be readable now. */
  private takeBackAsides(): void {
    for (const name of this.store.names(asideName)) {
      const read = parseProgress(this.store.get(name) ?? '');
      if (!read.ok || read.value.dropped > 0) continue;
      this.data = mergeProgress(this.data, read.value.data);
      if (this.mayWrite && this.store.set(storedName, formatProgress(this.data))) this.store.remove(name);
    }
  }
}
