import { type Direction, step } from '../../core/grid.ts';

/** A gesture of a finger or a mouse, unfinished or finished. */
export type Gesture =
  /** Pressed and let go without going anywhere. */
  | { readonly kind: 'tap' }
  /** On its way; the direction is what letting go now would mean. */
  | { readonly kind: 'drag'; readonly direction: Direction | undefined }
  | { readonly kind: 'move'; readonly direction: Direction }
  /** Nothing is meant: taken back, or in no clear direction. */
  | { readonly kind: 'none' };

/** Hands tremble: so far from where it began, in cells and at least in pixels, a gesture is still a tap. */
const deadCells = 0.22;
const leastDeadPixels = 9;
const mostDeadPixels = 28;
/** A direction is clear when it is further than this from the diagonal. */
const diagonalDegrees = 15;
/** Where the board is seen askew, a straight way over the screen lies nearer to a diagonal of the board. */
const askewDegrees = 5;

/** A way over the screen, as the way over the board that is meant by it. */
export type Straighten = (right: number, down: number) => { readonly right: number; readonly down: number };

/** Quicker than this at the end, in pixels a millisecond, a gesture is meant however short it is; and so is one that was over soon. */
const flickSpeed = 0.35;
const flickMilliseconds = 250;
/** The end of a gesture, in milliseconds. */
const lastly = 80;

/** Follows one pointer from where it was pressed to where it is let go. */
export class Swipe {
  private readonly x: number;
  private readonly y: number;
  private readonly deadPixels: number;
  private trail: { readonly x: number; readonly y: number; readonly time: number }[];
  private readonly started: number;
  private readonly straighten: Straighten | undefined;
  private direction: Direction | undefined;
  private hasLeft = false;
  private isCancelled = false;

  /**
   * @param cell the side of a cell in the same unit as the coordinates.
   * @param time in milliseconds, as all times here.
   */
  constructor(x: number, y: number, cell: number, time = 0, straighten?: Straighten) {
    this.x = x;
    this.y = y;
    this.started = time;
    this.trail = [{ x, y, time }];
    this.straighten = straighten;
    this.deadPixels = Math.min(mostDeadPixels, Math.max(leastDeadPixels, cell * deadCells));
  }

  /** Follows the pointer; returns the direction that letting go now would mean. */
  moveTo(x: number, y: number, time = 0): Direction | undefined {
    if (this.isCancelled) return undefined;
    // The last point before the end of the gesture stays, to measure from.
    while (this.trail.length > 1 && this.trail[1]!.time < time - lastly) this.trail.shift();
    this.trail.push({ x, y, time });
    const right = x - this.x;
    const down = y - this.y;
    if (Math.hypot(right, down) < this.deadPixels) this.direction = undefined;
    else {
      this.hasLeft = true;
      // Near the diagonal the last clear direction stays, so that a trembling hand does not change its mind.
      const way = this.straighten?.(right, down) ?? { right, down };
      const diagonal = this.straighten ? askewDegrees : diagonalDegrees;
      this.direction = clearDirection(way, diagonal) ?? this.direction;
    }
    return this.direction;
  }

  /** How far it has gone in its direction, from where that became clear. */
  get distance(): number {
    const { x, y } = this.trail.at(-1)!;
    return Math.max(0, this.along(x - this.x, y - this.y) - this.deadPixels);
  }

  /** It goes on quickly in its direction, or all of it was quick. */
  get isFlick(): boolean {
    const isQuick = this.trail.at(-1)!.time - this.started <= flickMilliseconds;
    return this.speed >= flickSpeed || (isQuick && this.speed > -flickSpeed);
  }

  /** It is going back quickly. */
  get isReturning(): boolean {
    return this.speed <= -flickSpeed;
  }

  /** The gesture so far, while the pointer is down. */
  get gesture(): Gesture {
    return this.isCancelled ? { kind: 'none' } : { kind: 'drag', direction: this.direction };
  }

  /** The pointer is let go there. */
  release(x: number, y: number, time = 0): Gesture {
    const direction = this.moveTo(x, y, time);
    if (this.isCancelled) return { kind: 'none' };
    this.isCancelled = true;
    if (direction) return { kind: 'move', direction };
    return { kind: this.hasLeft ? 'none' : 'tap' };
  }

  /** In its direction, lately. */
  private get speed(): number {
    const [from, to] = [this.trail[0]!, this.trail.at(-1)!];
    return this.along(to.x - from.x, to.y - from.y) / Math.max(1, to.time - from.time);
  }

  private along(right: number, down: number): number {
    const { row, column } = this.direction ? step[this.direction] : { row: 0, column: 0 };
    const way = this.straighten?.(right, down) ?? { right, down };
    return way.right * column + way.down * row;
  }

  /** Another finger came, or the browser took the gesture over. */
  cancel(): void {
    this.isCancelled = true;
    this.direction = undefined;
  }
}

function clearDirection({ right, down }: ReturnType<Straighten>, diagonal: number): Direction | undefined {
  const degrees = (Math.atan2(Math.abs(down), Math.abs(right)) * 180) / Math.PI;
  if (Math.abs(degrees - 45) < diagonal) return undefined;
  if (degrees < 45) return right < 0 ? 'L' : 'R';
  return down < 0 ? 'U' : 'D';
}
