import { describe, expect, it } from 'vitest';
import { commandOf, type KeyContext, type KeyPress, keyList, pressBoardKey } from './keys.ts';

const press = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  ...{ key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false },
  ...more,
});
const none: KeyContext = { choiceIds: [] };
const groups: KeyContext = { choiceIds: ['A', 'B', 'U'] };
const cubes: KeyContext = { choiceIds: ['1', '2'] };
const cells: KeyContext = { choiceIds: ['a1', 'c1'] };

describe('keys', () => {
  it('move by arrows and, unless letters are pieces, by W A S D', () => {
    expect(commandOf(press('ArrowUp'), none)).toEqual({ kind: 'move', direction: 'U' });
    expect(commandOf(press('a'), none)).toEqual({ kind: 'move', direction: 'L' });
    expect(commandOf(press('D'), cells)).toEqual({ kind: 'move', direction: 'R' });
    expect(commandOf(press('s'), cubes)).toEqual({ kind: 'move', direction: 'D' });
    expect(commandOf(press('w'), groups)).toBeUndefined();
    expect(commandOf(press('s'), groups)).toBeUndefined();
  });

  it('lead on by Enter once the level is solved', () => {
    expect(commandOf(press('Enter'), groups)).toEqual({ kind: 'pick-here' });
    expect(commandOf(press('Enter'), { ...groups, isDone: true })).toEqual({ kind: 'next-level' });
  });

  it('pick a piece by its name, before anything else that a letter means', () => {
    expect(commandOf(press('a'), groups)).toEqual({ kind: 'pick', choice: 'A' });
    expect(commandOf(press('B', { shiftKey: true }), groups)).toEqual({ kind: 'pick', choice: 'B' });
    expect(commandOf(press('u'), groups)).toEqual({ kind: 'pick', choice: 'U' });
    expect(commandOf(press('u'), none)).toEqual({ kind: 'undo' });
    expect(commandOf(press('h'), groups)).toEqual({ kind: 'hint' });
    expect(commandOf(press('2'), cubes)).toEqual({ kind: 'pick', choice: '2' });
    expect(commandOf(press('2'), none)).toBeUndefined();
    expect(commandOf(press(','), cells)).toEqual({ kind: 'pick-next', step: -1 });
    expect(commandOf(press('.'), none)).toBeUndefined();
    expect(commandOf(press('Escape'), cells)).toEqual({ kind: 'unpick' });
  });

  it('undo, redo and restart in all usual ways', () => {
    for (const each of [
      press('Backspace'),
      press('z', { ctrlKey: true }),
      press('z', { metaKey: true }),
      press('u'),
    ])
      expect(commandOf(each, none)).toEqual({ kind: 'undo' });
    for (const each of [
      press('Backspace', { shiftKey: true }),
      press('y', { ctrlKey: true }),
      press('Z', { ctrlKey: true, shiftKey: true }),
      press('Y'),
    ])
      expect(commandOf(each, none)).toEqual({ kind: 'redo' });
    for (const key of ['Home', 'r']) expect(commandOf(press(key), none)).toEqual({ kind: 'restart' });
  });

  it('walk with shift, and pick there', () => {
    expect(commandOf(press('ArrowLeft', { shiftKey: true }), cells)).toEqual({
      kind: 'walk',
      direction: 'L',
    });
    expect(commandOf(press(' '), cells)).toEqual({ kind: 'pick-here' });
  });

  it('find the question mark on every keyboard', () => {
    expect(commandOf(press('?', { shiftKey: true }), none)).toEqual({ kind: 'list-keys' });
    expect(commandOf(press('?'), none)).toEqual({ kind: 'list-keys' });
  });

  it("leave the browser's own keys alone", () => {
    for (const key of ['r', 'n', 'p', 'h', 'a', 'd', 'ArrowLeft', 'Home', '1', 'Backspace'])
      for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
        expect(commandOf(press(key, more), groups)).toBeUndefined();
    for (const key of ['Tab', 'F5', 'PageDown', 'x']) expect(commandOf(press(key), groups)).toBeUndefined();
  });

  it('step through a solution that is played back', () => {
    const context = { ...none, isPlayingBack: true };
    expect(commandOf(press(' '), context)).toEqual({ kind: 'playback-toggle' });
    expect(commandOf(press('ArrowLeft'), context)).toEqual({ kind: 'playback-step', step: -1 });
    expect(commandOf(press('Escape'), context)).toEqual({ kind: 'playback-end' });
    expect(commandOf(press('u'), context)).toEqual({ kind: 'undo' });
  });
});

describe('the list of keys', () => {
  it.each([
    ['no pieces', none],
    ['groups', groups],
    ['cubes', cubes],
    ['cells', cells],
    ['a playback', { ...groups, isPlayingBack: true }],
  ])('lists what works, and nothing else: %s', (_, context) => {
    const rows = keyList(context);
    const kinds = new Map<string, string>();
    for (const { topic, keys } of rows) {
      for (const { key, shift, control } of keys) {
        const command = commandOf(press(key, { shiftKey: shift, ctrlKey: control }), context);
        expect(command, `${topic}: ${key}`).toBeDefined();
        expect(kinds.get(topic) ?? command!.kind).toBe(command!.kind);
        kinds.set(topic, command!.kind);
      }
    }
    expect(new Set(kinds.values()).size).toBe(rows.length);
    const listed = rows.flatMap(({ keys }) => keys.filter(({ shift, control }) => !shift && !control));
    for (let code = 33; code < 127; code += 1) {
      const key = String.fromCharCode(code);
      const works = commandOf(press(key), context) !== undefined;
      expect(works, key).toBe(listed.some((each) => each.key === key.toUpperCase()));
    }
  });

  it('does not list a key that a piece has taken', () => {
    const undo = keyList(groups).find(({ topic }) => topic === 'undo');
    expect(undo?.keys.map(({ key }) => key)).toEqual(['Backspace', 'Z']);
  });
});

describe('the keys of a board', () => {
  it('do what the board says, but not with keys that are the browser’s', () => {
    const pressed: string[] = [];
    const board = [
      { keys: ['[', 'Q', 'PageUp'], name: 'Turn', press: (key: string) => void pressed.push(key) },
    ];
    expect(pressBoardKey(press('['), board)).toBe(true);
    expect(pressBoardKey(press('q'), board)).toBe(true);
    expect(pressBoardKey(press('PageUp'), board)).toBe(true);
    expect(pressBoardKey(press('x'), board)).toBe(false);
    expect(pressBoardKey(press('q', { ctrlKey: true }), board)).toBe(false);
    expect(pressBoardKey(press('q'), [])).toBe(false);
    expect(pressed).toEqual(['[', 'Q', 'PageUp']);
  });
});
