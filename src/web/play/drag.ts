import { type Direction, step } from '../../core/grid.ts';
import type { View } from '../../core/view.ts';
import type { Player } from './player.ts';
import type { Held, Trial } from './pull.ts';
import { type Gesture, type Straighten, Swipe } from './swipe.ts';

/** Where a pointer is, and when; an event of the browser is one. */
export interface Touch {
  readonly clientX: number;
  readonly clientY: number;
  readonly timeStamp: number;
}

/** A hand pulls at least and at most so far for a whole move, in pixels, however small or large the cells are. */
const leastReach = 56;
const mostReach = 140;
/** Let go further on than this, a move is made. */
const half = 0.5;

/** One drag over a board: pieces follow it up to where the move takes them, and letting go makes the move or does not. */
export class Drag {
  private readonly player: Player;
  private readonly swipe: Swipe;
  private readonly cell: number;
  private readonly follows: boolean;
  private tried: (Trial & { readonly reach: number }) | undefined;

  /**
   * @param cell the side of a cell in pixels.
   * @param follows the board draws what is pulled; otherwise a drag counts as soon as its direction is clear.
   * @param straighten for boards that are seen askew.
   */
  constructor(player: Player, at: Touch, cell: number, follows: boolean, straighten?: Straighten) {
    this.player = player;
    this.swipe = new Swipe(at.clientX, at.clientY, cell, at.timeStamp, straighten);
    this.cell = cell;
    this.follows = follows;
  }

  moveTo({ clientX, clientY, timeStamp }: Touch): void {
    const direction = this.swipe.moveTo(clientX, clientY, timeStamp);
    this.player.aim(direction);
    if (this.follows) this.pull.to(direction && this.held(direction));
  }

  release(at: Touch): Gesture {
    this.moveTo(at);
    const gesture = this.swipe.release(at.clientX, at.clientY, at.timeStamp);
    const { held } = this.pull;
    this.player.aim(undefined);
    const isMeant = !held || held.isStill || this.swipe.isFlick || (held.isSure && !this.swipe.isReturning);
    if (gesture.kind === 'move' && isMeant) {
      this.player.move(gesture.direction);
      this.pull.to(undefined);
    } else this.pull.letGo();
    return gesture;
  }

  cancel(): void {
    this.swipe.cancel();
    this.player.aim(undefined);
    this.pull.letGo();
  }

  private get pull() {
    return this.player.stage.pull;
  }

  private held(direction: Direction): Held | undefined {
    const { player } = this;
    // What is still moving cannot be taken hold of.
    if (!player.stage.isIdle || player.playback) return undefined;
    const isSame = this.tried?.direction === direction && this.tried.before === player.view;
    if (!isSame) this.tried = this.attempt(direction);
    if (!this.tried) return undefined;
    const { reach, ...trial } = this.tried;
    if (!player.stage.isAnimated) return { ...trial, share: 0, isSure: true, isStill: true };
    const part = this.swipe.distance / reach;
    const isLegal = trial.kind === 'move';
    // What cannot move gives way a little, the less the further it is pulled.
    const share = isLegal ? Math.min(1, part) : 1 - Math.exp(-part);
    return { ...trial, share, isSure: part >= half, isStill: false };
  }

  private attempt(direction: Direction): (Trial & { readonly reach: number }) | undefined {
    const trial = this.player.ownLine.trial(this.player.picked, direction);
    if (!trial) return undefined;
    const cells = trial.kind === 'move' ? wayOf(trial.before, trial.after, direction) : 1;
    return { ...trial, reach: Math.min(mostReach, Math.max(leastReach, cells * this.cell)) };
  }
}

/** How many cells the front of any piece goes forward, at least one; new pieces belong to those of their colour. */
function wayOf(before: View, after: View, direction: Direction): number {
  const [from, to] = [fronts(before, direction), fronts(after, direction)];
  const ways = [...to].map(([key, front]) => front - (from.get(key) ?? front));
  return Math.max(1, ...ways);
}

/** How far forward each piece, and each colour, lies. */
function fronts(view: View, direction: Direction): ReadonlyMap<string | number, number> {
  const { row: down, column: across } = step[direction];
  const found = new Map<string | number, number>();
  for (const [row, line] of view.cells.entries())
    for (const [column, { piece }] of line.entries()) {
      if (!piece) continue;
      const front = row * down + column * across;
      for (const key of [piece.id, piece.colour]) found.set(key, Math.max(front, found.get(key) ?? front));
    }
  return found;
}
