import type { Limits } from '../../core/search.ts';
import type { Clock } from '../shared/clock.ts';
import type { Finder, Position } from './finder.ts';
import type { PlayerOptions } from './player-options.ts';

/** The fewest moves that solve a level: as its file states them, or proved. */
export interface OptimumValue {
  readonly moves: number;
  readonly proved: boolean;
}

/** A search that nobody asked for must not be a burden. */
const proofLimits: Limits = { seconds: 2, bytes: 256 * 1024 ** 2 };
const openingLimits: Limits = { seconds: 5, bytes: 256 * 1024 ** 2 };
/** Whoever leafs through levels does not stay so long. */
const openingMilliseconds = 400;

/** Knows the optimum of a level, or finds it out when nothing else is being searched for. */
export class Optimum {
  private readonly stated: number | undefined;
  private readonly finder: Finder;
  private readonly start: Position;
  private readonly onChange: () => void;
  private readonly isProved: boolean;
  /** A game that begins within the level has another one, which is nobody's goal. */
  private readonly isWanted: boolean;
  private task: AbortController | undefined;
  private stopTimer = (): void => {};
  /** A solution of so many moves is known. */
  private best = Number.POSITIVE_INFINITY;

  constructor(
    { level, isProved = false, before }: Pick<PlayerOptions, 'level' | 'isProved' | 'before'>,
    finder: Finder,
    start: Position,
    onChange: () => void,
  ) {
    this.isWanted = before === undefined;
    this.stated = this.isWanted ? level.info.optimal : undefined;
    this.finder = finder;
    this.start = start;
    this.onChange = onChange;
    this.isProved = isProved;
  }

  get value(): OptimumValue | undefined {
    const known = this.finder.known(this.start);
    if (known?.status === 'solved' && known.optimal) return { moves: known.moves.length, proved: true };
    // A file may be wrong, and a shorter solution shows it.
    if (this.stated === undefined || this.stated > this.best) return undefined;
    return { moves: this.stated, proved: this.isProved };
  }

  /** The level was opened: finds an optimum that its file does not state, if the player stays. */
  open(clock: Clock): void {
    if (this.stated !== undefined || !this.isWanted) return;
    this.stopTimer = clock.later(() => void this.search(openingLimits), openingMilliseconds);
  }

  /** Proves it, because the level was solved. */
  prove(): Promise<void> {
    return this.search(proofLimits);
  }

  /** A solution was found that has so many moves. */
  learn(moves: number): void {
    this.best = Math.min(this.best, moves);
  }

  cancel(): void {
    this.stopTimer();
    this.task?.abort();
    this.task = undefined;
  }

  private async search(limits: Limits): Promise<void> {
    if (!this.isWanted || this.value?.proved || this.task || this.finder.isBusy) return;
    const task = new AbortController();
    this.task = task;
    this.onChange();
    await this.finder.find(this.start, { limits, signal: task.signal });
    if (this.task !== task) return;
    this.task = undefined;
    this.onChange();
  }
}
