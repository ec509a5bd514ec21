import type { Direction } from '../../core/grid.ts';

/** A key press for the game screen. */
export interface Key {
  /** `u`, `tab`, `space`, `ctrl-c`, … */
  readonly name: string;
  /** The character it types, if any. */
  readonly text?: string;
  readonly shift?: boolean;
  /** An arrow key. */
  readonly direction?: Direction;
  /** w, a, s or d: pick the nearest piece in that direction. */
  readonly pick?: Direction;
  /** A capital letter or a digit, which may be the name of a piece. */
  readonly letter?: string;
}

const arrows: Readonly<Record<string, Direction>> = { up: 'U', down: 'D', left: 'L', right: 'R' };
const picks: Readonly<Record<string, Direction>> = { w: 'U', s: 'D', a: 'L', d: 'R' };

/** The data of Node's `keypress` event. */
export interface RawKey {
  readonly name?: string | undefined;
  readonly ctrl?: boolean | undefined;
  readonly shift?: boolean | undefined;
  readonly sequence?: string | undefined;
}

export function readKey(text: string | undefined, raw: RawKey): Key {
  if (raw.ctrl) return { name: `ctrl-${raw.name ?? ''}` };
  const printable = text !== undefined && /^[\p{L}\p{N}\p{P}\p{S} ]$/u.test(text) ? text : undefined;
  const direction = raw.name === undefined ? undefined : arrows[raw.name];
  const pick = printable === undefined ? undefined : picks[printable];
  return {
    name:
      raw.name === undefined || /[A-Z?]/.test(printable ?? '') ? (printable ?? raw.sequence ?? '') : raw.name,
    shift: raw.shift ?? false,
    ...(printable !== undefined && { text: printable }),
    ...(direction && { direction }),
    ...(pick && { pick }),
    ...(printable !== undefined && /[A-Z0-9]/.test(printable) && { letter: printable }),
  };
}

/** The help on keys: only those that work here. */
export function keyList(picks: { readonly letters: readonly string[] } | undefined): string[][] {
  return [
    ['arrow keys', picks ? 'move the picked piece' : 'move'],
    ...(picks
      ? [
          ['w a s d', 'pick the nearest piece that way'],
          ['tab', 'pick the next piece (shift-tab: the one before)'],
        ]
      : []),
    ...(picks && picks.letters.length > 0 ? [[namesOf(picks.letters), 'pick a piece by its name']] : []),
    ['m', 'type a move in notation, then enter'],
    ['u', 'undo (also backspace)'],
    ['y', 'redo'],
    ['x', 'start again (redo brings the moves back)'],
    ['h', 'hint: the next move of a shortest solution'],
    ['r', 'review the game so far, move by move'],
    ['g', 'give up and watch the solution'],
    ['n, p', 'next, previous level'],
    ['q', 'quit'],
  ];
}

/** Few names one by one, many from the first to the last. */
export const namesOf = (letters: readonly string[]): string =>
  letters.length > 5 ? `${letters[0]} … ${letters.at(-1)}` : letters.join(' ');
