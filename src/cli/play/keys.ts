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

/** The help on keys: only those that work here. Letters are the names of pieces that one key picks. */
export function keyList(picks: boolean, letters: readonly string[]): string[] {
  const lines: readonly (readonly [keys: string, what: string])[] = [
    ['arrow keys', 'move'],
    ...(picks
      ? ([
          ['w a s d', 'pick the nearest piece that way'],
          ['tab', 'pick the next piece (shift-tab: the one before)'],
        ] as const)
      : []),
    ...(letters.length > 0 ? [[namesOf(letters), 'pick a piece by its name'] as const] : []),
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
  return lines.map(([keys, what]) => `${keys.padEnd(11)}  ${what}`);
}

const namesOf = (letters: readonly string[]): string =>
  letters.length > 5 ? `${letters[0]} … ${letters.at(-1)}` : letters.join(' ');
