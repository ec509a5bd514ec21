import type { Direction } from '../../../core/grid.ts';

type PadButton = 'confirm' | 'back' | 'hint' | 'redo' | 'previous' | 'next' | 'menu';

/** What a player does with a gamepad. */
export type PadAction =
  /** The cross or the left stick. */
  | { readonly kind: 'go'; readonly direction: Direction }
  /** The right stick. */
  | { readonly kind: 'look'; readonly direction: Direction }
  | { readonly kind: PadButton };

/** The part of the browser's `Gamepad` that matters. */
export interface Pad {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
}

// The places of the standard layout: https://w3c.github.io/gamepad/#remapping
const buttons: readonly (readonly [number, PadButton])[] = [
  [0, 'confirm'],
  [1, 'back'],
  [2, 'hint'],
  [3, 'redo'],
  [4, 'previous'],
  [5, 'next'],
  [9, 'menu'],
];
const cross: readonly (readonly [number, Direction])[] = [
  [12, 'U'],
  [13, 'D'],
  [14, 'L'],
  [15, 'R'],
];

/** A stick counts once it is so far out, and no more once it has come back so far: one that trembles counts once. */
const out = 0.6;
const home = 0.4;
/** A direction held down repeats, as a key does. */
const firstRepeat = 450;
const nextRepeat = 140;

/** Tells what is new on the gamepads from one look at them to the next. */
export class PadReader {
  private readonly held = new Map<string, number>();

  /** @param now milliseconds since some moment. */
  read(pads: readonly (Pad | null)[], now: number): readonly PadAction[] {
    const actions: PadAction[] = [];
    for (const [index, pad] of pads.entries()) {
      if (!pad) continue;
      for (const [place, kind] of buttons)
        if (this.isNew(`${index} ${kind}`, pad.buttons[place]?.pressed === true, now, false))
          actions.push({ kind });
      for (const kind of ['go', 'look'] as const)
        for (const [place, direction] of cross) {
          const name = `${index} ${kind} ${direction}`;
          const isPressed = kind === 'go' && pad.buttons[place]?.pressed === true;
          const isHeld = isPressed || this.leans(pad, kind, direction, this.held.has(name) ? home : out);
          if (this.isNew(name, isHeld, now, kind === 'go')) actions.push({ kind, direction });
        }
    }
    return actions;
  }

  private leans({ axes }: Pad, kind: 'go' | 'look', direction: Direction, least: number): boolean {
    const first = kind === 'go' ? 0 : 2;
    const [x = 0, y = 0] = axes.slice(first, first + 2);
    const [along, across] = direction === 'U' || direction === 'D' ? [y, x] : [x, y];
    const reached = direction === 'U' || direction === 'L' ? -along : along;
    return reached >= least && Math.abs(along) > Math.abs(across);
  }

  private isNew(name: string, isHeld: boolean, now: number, repeats: boolean): boolean {
    const again = this.held.get(name);
    if (!isHeld) this.held.delete(name);
    else if (again === undefined) this.held.set(name, now + firstRepeat);
    else if (repeats && now >= again) this.held.set(name, now + nextRepeat);
    else return false;
    return isHeld;
  }
}
