import type { Direction } from '../../core/grid.ts';
import type { Command } from './commands.ts';
import type { BoardKeys } from './room.ts';

/** The part of a key press that matters; an event of the browser is one. */
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** The situation that decides the meaning of a key. */
export interface KeyContext {
  /** The ids of the pieces that can be picked now. */
  readonly choiceIds: readonly string[];
  /** A solution is being played back. */
  readonly isPlayingBack?: boolean;
  /** The level is solved, and its card is shown. */
  readonly isDone?: boolean;
}

/** The subject of a row in the list of keys. */
type KeyTopic =
  | 'move'
  | 'pick'
  | 'pickNext'
  | 'unpick'
  | 'walk'
  | 'pickHere'
  | 'undo'
  | 'redo'
  | 'restart'
  | 'hint'
  | 'type'
  | 'next'
  | 'previous'
  | 'keys'
  | 'showToggle'
  | 'showStep'
  | 'showEnd';

/** A key as it is pressed and as it is listed: a letter in upper case, or the name that browsers give it. */
export interface KeyName {
  readonly key: string;
  readonly shift: boolean;
  /** Control, or Command on a Mac. */
  readonly control: boolean;
}

/** A row of the list of keys. */
export interface KeyRow {
  readonly topic: KeyTopic;
  readonly keys: readonly KeyName[];
}

interface Binding extends KeyName {
  readonly topic: KeyTopic;
  readonly command: Command;
}

const arrows: readonly (readonly [string, Direction])[] = [
  ['ArrowUp', 'U'],
  ['ArrowDown', 'D'],
  ['ArrowLeft', 'L'],
  ['ArrowRight', 'R'],
];
const letterArrows: readonly (readonly [string, Direction])[] = [
  ['W', 'U'],
  ['S', 'D'],
  ['A', 'L'],
  ['D', 'R'],
];

const plain = (topic: KeyTopic, key: string, command: Command): Binding => ({
  ...{ topic, key, command },
  ...{ shift: false, control: false },
});
const shifted = (topic: KeyTopic, key: string, command: Command): Binding => ({
  ...plain(topic, key, command),
  shift: true,
});
const controlled = (topic: KeyTopic, key: string, command: Command): Binding => ({
  ...plain(topic, key, command),
  control: true,
});

/** Bindings of every game, unless a letter is the name of a piece. */
const common: readonly Binding[] = [
  ...arrows.map(([key, direction]) => shifted('walk', key, { kind: 'walk', direction })),
  plain('pickHere', 'Enter', { kind: 'pick-here' }),
  plain('pickHere', ' ', { kind: 'pick-here' }),
  plain('undo', 'U', { kind: 'undo' }),
  plain('undo', 'Backspace', { kind: 'undo' }),
  controlled('undo', 'Z', { kind: 'undo' }),
  plain('redo', 'Y', { kind: 'redo' }),
  shifted('redo', 'Backspace', { kind: 'redo' }),
  controlled('redo', 'Y', { kind: 'redo' }),
  { ...controlled('redo', 'Z', { kind: 'redo' }), shift: true },
  plain('restart', 'R', { kind: 'restart' }),
  plain('restart', 'Home', { kind: 'restart' }),
  plain('hint', 'H', { kind: 'hint' }),
  plain('type', 'M', { kind: 'ask-move' }),
  plain('next', 'N', { kind: 'next-level' }),
  plain('previous', 'P', { kind: 'previous-level' }),
  plain('keys', '?', { kind: 'list-keys' }),
];

const picking: readonly Binding[] = [
  plain('pickNext', '.', { kind: 'pick-next', step: 1 }),
  plain('pickNext', ',', { kind: 'pick-next', step: -1 }),
  plain('unpick', 'Escape', { kind: 'unpick' }),
];

const playbackKeys: readonly Binding[] = [
  plain('showToggle', ' ', { kind: 'playback-toggle' }),
  plain('showStep', 'ArrowRight', { kind: 'playback-step', step: 1 }),
  plain('showStep', 'ArrowLeft', { kind: 'playback-step', step: -1 }),
  plain('showEnd', 'Escape', { kind: 'playback-end' }),
];

/** All that keys do here; where one stands twice, the first counts and the other is left out. */
function bindings({ choiceIds, isPlayingBack = false, isDone = false }: KeyContext): readonly Binding[] {
  const names = choiceIds.filter((id) => /^[A-Za-z0-9]$/.test(id));
  const hasLetters = names.some((id) => /[A-Za-z]/.test(id));
  const moves = [...arrows, ...(hasLetters ? [] : letterArrows)];
  const all = [
    ...(isPlayingBack ? playbackKeys : []),
    ...(isDone ? [plain('next', 'Enter', { kind: 'next-level' })] : []),
    ...names.map((choice) => plain('pick', choice.toUpperCase(), { kind: 'pick', choice })),
    ...moves.map(([key, direction]) => plain('move', key, { kind: 'move', direction })),
    ...(choiceIds.length > 0 ? picking : []),
    ...common,
  ];
  return all.filter((each, index) => all.findIndex((other) => isSameKey(each, other)) === index);
}

const isSameKey = (a: KeyName, b: KeyName): boolean =>
  a.key === b.key && a.shift === b.shift && a.control === b.control;

/** The command of a key press; undefined when it is none of ours and is left to the browser. */
export function commandOf(press: KeyPress, context: KeyContext): Command | undefined {
  if (press.altKey) return undefined;
  const isCharacter = [...press.key].length === 1;
  const control = press.ctrlKey || press.metaKey;
  const name: KeyName = {
    key: isCharacter ? press.key.toUpperCase() : press.key,
    // Which characters need the shift key is a matter of the keyboard, so it counts only with other keys.
    shift: press.shiftKey && (!isCharacter || control),
    control,
  };
  return bindings(context).find((binding) => isSameKey(binding, name))?.command;
}

/** The keys that work here, in the order of their importance, from the same table. */
export function keyList(context: KeyContext): readonly KeyRow[] {
  const rows = new Map<KeyTopic, KeyName[]>();
  for (const { topic, key, shift, control } of bindings(context)) {
    const keys = rows.get(topic) ?? [];
    keys.push({ key, shift, control });
    rows.set(topic, keys);
  }
  return [...rows].map(([topic, keys]) => ({ topic, keys }));
}

/** Lets the board do what it has a key for; false where it has none. Keys with Control or Alt are the browser's. */
export function pressBoardKey(press: KeyPress, boardKeys: readonly BoardKeys[]): boolean {
  if (press.ctrlKey || press.metaKey || press.altKey) return false;
  const key = [...press.key].length === 1 ? press.key.toUpperCase() : press.key;
  const found = boardKeys.find(({ keys }) => keys.includes(key));
  found?.press(key);
  return found !== undefined;
}
