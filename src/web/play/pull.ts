import type { View } from '../../core/view.ts';
import type { Clock } from '../shared/clock.ts';
import { Observable } from '../shared/state/observable.ts';
import type { Motion } from './motion.ts';

/** A move as it would be drawn, if it were made; `refused` when the rules do not allow it. */
export type Trial = Omit<Motion, 'key' | 'milliseconds' | 'begun'> & { readonly kind: 'move' | 'refused' };

/** A move under the finger: drawn a part of the way, and not made yet. */
export interface Held extends Trial {
  /** How much of the way it has gone, 0 to 1; of a refused one, how hard it is pulled. */
  readonly share: number;
  /** Letting go now makes the move. */
  readonly isSure: boolean;
  /** Nothing may move: only a ghost says what would. */
  readonly isStill: boolean;
}

/** How long a piece that was let go half-way takes to be back, in milliseconds. */
const returning = 140;
/** About a picture of the screen. */
const picture = 12;

/** What a finger or a mouse holds and has not let go. Apart from the stage: it changes with every little movement of the hand. */
export class Pull extends Observable {
  private current: Held | undefined;
  private readonly clock: Clock;
  private callOff = (): void => {};

  constructor(clock: Clock) {
    super();
    this.clock = clock;
  }

  get held(): Held | undefined {
    return this.current;
  }

  to(held: Held | undefined): void {
    this.callOff();
    if (held === this.current) return;
    this.current = held;
    this.changed();
  }

  /** Lets go without a move: all goes back to where it was. */
  letGo(): void {
    const held = this.current;
    if (!held || held.share === 0) {
      this.to(undefined);
      return;
    }
    const started = this.clock.now();
    const step = (): void => {
      const left = 1 - (this.clock.now() - started) / returning;
      // Slower towards the end.
      this.to(left > 0 ? { ...held, isSure: false, share: held.share * left * left } : undefined);
      if (left > 0) this.callOff = this.clock.later(step, picture);
    };
    step();
  }
}

/** How many rows and columns each piece goes from one view to another; those that stay are left out. */
export function shifts(before: View, after: View): ReadonlyMap<string, { row: number; column: number }> {
  const from = new Map<string, { row: number; column: number }>();
  each(before, (id, row, column) => from.set(id, { row, column }));
  const found = new Map<string, { row: number; column: number }>();
  each(after, (id, row, column) => {
    const start = from.get(id);
    if (start && (start.row !== row || start.column !== column))
      found.set(id, { row: row - start.row, column: column - start.column });
  });
  return found;
}

function each(view: View, visit: (id: string, row: number, column: number) => void): void {
  for (const [row, line] of view.cells.entries())
    for (const [column, { piece }] of line.entries()) if (piece) visit(piece.id, row, column);
}
