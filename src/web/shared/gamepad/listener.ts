import type { PadAction } from './reader.ts';

type Listener = (action: PadAction) => boolean;

/** The page that hears a gamepad first; it answers whether the action meant something to it. */
let current: Listener | undefined;

export const padListener = (): Listener | undefined => current;

/** Hears the gamepad until the returned function is called. */
export function hearPad(listener: Listener): () => void {
  current = listener;
  return () => {
    if (current === listener) current = undefined;
  };
}
