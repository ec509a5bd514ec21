import type { PlayedGame } from '../../../core/game.ts';
import type { Direction } from '../../../core/grid.ts';
import type { Level } from '../../../core/level.ts';
import type { Clock } from '../../shared/clock.ts';
import { Solver } from '../../shared/solver/solver.ts';
import { Observable } from '../../shared/state/observable.ts';
import { Line } from '../line.ts';
import { Player } from '../player.ts';

/** A hand over the board: it comes, takes hold, draws, and is gone while the board moves. */
export interface Hand {
  /** What it takes hold of; all of the board where a direction is enough. */
  readonly cell: { readonly row: number; readonly column: number } | undefined;
  readonly direction: Direction;
  readonly state: 'over' | 'down' | 'drawn';
}

export interface GhostOptions {
  readonly game: PlayedGame;
  readonly level: Level;
  /** From the start of the level. Only the last ones are played before one's eyes. */
  readonly moves: readonly unknown[];
  readonly clock: Clock;
  readonly tempo: () => number;
  readonly milliseconds: number;
  readonly onEnd: () => void;
}

/** More would take longer than three seconds. */
const mostSeen = 2;
const comes = 400;
const holds = 200;
const draws = 550;
const between = 300;
const stays = 900;
const retry = 60;

/**
 * Plays some moves on a game of its own, as a hand would play them. A board draws it in place of the player's game, which
 * knows nothing of it.
 */
export class Ghost extends Observable {
  readonly player: Player;
  private readonly options: GhostOptions;
  private readonly waiting: unknown[];
  private shownHand: Hand | undefined;
  private stopTimer = (): void => {};

  constructor(options: GhostOptions) {
    super();
    const { game, level, moves, clock, tempo, milliseconds } = options;
    this.options = options;
    this.waiting = moves.slice(-mostSeen);
    const line = new Line(game.rules(level));
    for (const move of moves.slice(0, -mostSeen)) line.play(move, line.meaningOf(move));
    // Nothing is searched for a demonstration.
    const solver = new Solver(() => {
      throw new Error('a ghost asks nothing');
    });
    this.player = new Player({ game, level, line, solver, clock, tempo, milliseconds });
  }

  get hand(): Hand | undefined {
    return this.shownHand;
  }

  /** Where nothing moves, the hand stays where it would begin, and the board shows where that would lead. */
  begin(): void {
    const [move, ...rest] = this.waiting;
    const { tempo, onEnd } = this.options;
    const { direction, choice } = move === undefined ? {} : this.player.ownLine.meaningOf(move);
    if (direction === undefined) {
      onEnd();
      return;
    }
    const cells = this.player.choices.find(({ id }) => id === choice)?.cells ?? [];
    const hand = { cell: cells[Math.floor(cells.length / 2)], direction };
    const take = (): void => {
      if (choice !== undefined && this.player.picked !== choice) this.player.pick(choice);
      this.show({ ...hand, state: 'down' });
    };
    if (tempo() === 0) {
      take();
      this.player.aim(direction);
      return;
    }
    this.waiting.splice(0, 1);
    this.show({ ...hand, state: 'over' });
    this.after(comes, () => {
      take();
      this.after(holds, () => {
        this.player.aim(direction);
        this.show({ ...hand, state: 'drawn' });
        this.after(draws, () => {
          this.player.aim(undefined);
          this.player.move(direction);
          this.show(undefined);
          this.whenDrawn(() => this.after(rest.length > 0 ? between : stays, () => this.begin()));
        });
      });
    });
  }

  end(): void {
    this.stopTimer();
    this.player.dispose();
  }

  private show(hand: Hand | undefined): void {
    this.shownHand = hand;
    this.changed();
  }

  private after(milliseconds: number, callback: () => void): void {
    this.stopTimer = this.options.clock.later(callback, milliseconds * this.options.tempo());
  }

  private whenDrawn(callback: () => void): void {
    if (this.player.stage.isIdle) callback();
    else this.stopTimer = this.options.clock.later(() => this.whenDrawn(callback), retry);
  }
}
