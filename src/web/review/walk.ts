import type { Entry, Line, ToldMove } from '../play/line.ts';
import { Player } from '../play/player.ts';
import type { PlayerOptions } from '../play/player-options.ts';
import { type Clock, realClock } from '../shared/clock.ts';
import { Solver } from '../shared/solver/solver.ts';
import { Observable } from '../shared/state/observable.ts';

/** Between two moves that are played by themselves, and between two looks at a board that still moves. */
const pauseMilliseconds = 650;
const retryMilliseconds = 120;

/** Another way from a position of the line. */
export interface Aside {
  /** The position that it leaves. */
  readonly from: number;
  readonly moves: readonly Entry[];
}

type Options = Pick<PlayerOptions, 'game' | 'level' | 'tempo' | 'milliseconds'>;

/** What the board shows: a position of the line, or of another way that leaves it. Nothing is played but what is there. */
export class Walk extends Observable {
  private readonly options: Options;
  private readonly clock: Clock;
  private readonly main: Player;
  private aside: (Aside & { readonly player: Player }) | undefined;
  private stopTimer: (() => void) | undefined;

  constructor(line: Line, options: Options, clock: Clock = realClock) {
    super();
    this.options = options;
    this.clock = clock;
    this.main = this.createPlayer(line);
  }

  /** The game that the board draws. */
  get player(): Player {
    return this.aside?.player ?? this.main;
  }

  /** The moves of the line. */
  get moves(): readonly Entry[] {
    return this.main.entries;
  }

  /** The position of the line; another way that is shown leaves it as it is. */
  get at(): number {
    return this.main.moveCount;
  }

  get shown(): Aside | undefined {
    return this.aside;
  }

  /** How many moves of the other way are played, of how many. */
  get asideAt(): number {
    return this.aside ? this.aside.player.moveCount - this.aside.from : 0;
  }

  get isPlaying(): boolean {
    return this.stopTimer !== undefined;
  }

  /** To a position of the line. */
  goTo(at: number): void {
    this.pause();
    this.leave();
    this.main.goTo(at);
    this.changed();
  }

  /** One move on or back, on whatever is shown. */
  step(by: 1 | -1): void {
    this.pause();
    this.move(by);
  }

  /** Shows another way from a position and plays it. */
  show(from: number, notations: readonly string[]): void {
    this.pause();
    this.leave();
    const line = this.lineAt(from);
    for (const notation of notations) {
      const move = line.session.rules.parseMove(notation);
      if (!move.ok || !line.play(move.value, line.meaningOf(move.value)).ok) break;
    }
    const moves = line.entries.slice(from);
    line.goTo(from);
    this.aside = { from, moves, player: this.createPlayer(line) };
    this.play();
  }

  /** Goes along another way as far as so many of its moves. */
  goAside(count: number): void {
    this.pause();
    const { aside } = this;
    aside?.player.goTo(aside.from + Math.min(count, aside.moves.length));
    this.changed();
  }

  /** Back to the line. */
  closeAside(): void {
    if (!this.aside) return;
    this.pause();
    this.leave();
    this.changed();
  }

  /** Plays what is shown to its end; from its beginning when it is there already. */
  play(): void {
    this.pause();
    const { player } = this;
    if (player.moveCount === player.entries.length) player.goTo(this.aside?.from ?? 0);
    this.wait(pauseMilliseconds);
    this.changed();
  }

  pause(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
    this.changed();
  }

  /** A move of the notation as it would be told at a position of the line; undefined where it is none. */
  toldAt(at: number, notation: string): ToldMove | undefined {
    const line = this.lineAt(at);
    const move = line.session.rules.parseMove(notation);
    if (!move.ok) return undefined;
    return { before: line.state, move: move.value, notation, ...line.meaningOf(move.value) };
  }

  /** The page is left. */
  dispose(): void {
    this.stopTimer?.();
    this.leave();
    this.main.dispose();
  }

  private createPlayer(line: Line): Player {
    // All searching is the review's.
    const solver = new Solver(() => {
      throw new Error('a review is only looked at');
    });
    const player = new Player({ ...this.options, line, solver, clock: this.clock });
    player.listen(() => this.changed());
    return player;
  }

  private lineAt(at: number): Line {
    const line = this.main.ownLine.copy();
    line.goTo(at);
    return line;
  }

  private leave(): void {
    this.aside?.player.dispose();
    this.aside = undefined;
  }

  private move(by: 1 | -1): boolean {
    const { player, aside } = this;
    const next = player.moveCount + by;
    if (next < (aside?.from ?? 0) || next > player.entries.length) return false;
    player.goTo(next);
    return true;
  }

  private wait(milliseconds: number): void {
    this.stopTimer = this.clock.later(() => this.tick(), milliseconds);
  }

  private tick(): void {
    if (!this.player.stage.isIdle) {
      this.wait(retryMilliseconds);
      return;
    }
    const isMoved = this.move(1);
    if (isMoved && this.player.moveCount < this.player.entries.length) this.wait(pauseMilliseconds);
    else this.stopTimer = undefined;
    this.changed();
  }
}
