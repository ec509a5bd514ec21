import type { HeaderSpec } from '../../core/game.ts';
import type { HeaderLine, LevelSource } from '../../core/level.ts';
import { shorten } from '../../core/level-text.ts';
import type { Place, Problems } from '../../core/problem.ts';
import type { Action, Cell, Switch } from './level.ts';
import { rollMessage } from './messages.ts';

export const rollHeaders: readonly HeaderSpec[] = [
  {
    key: 'bridge n',
    summary: 'shown or hidden: whether bridge n is there at the start (hidden unless said so).',
  },
  {
    key: 'switch x',
    summary:
      'What switch x does: "soft toggle 1", "heavy show 1 2, hide 3", or "split 2,3 7,11" (row,column from the top left).',
  },
];

/** A bridge's number as it is written: no sign, no leading zero. */
export const bridgeNumber = (text: string): number | undefined =>
  /^(?:0|[1-9]\d{0,3})$/.test(text) ? Number(text) : undefined;

const effects: readonly Action['effect'][] = ['toggle', 'show', 'hide'];

type Board = readonly (readonly Cell[])[];

/** A word of a header's value and its place. */
interface Word {
  readonly text: string;
  readonly place: Place;
}

/** Reads the headers of bridges and switches and checks them against the board. */
export function readHeaders(
  source: LevelSource,
  board: Board,
  problems: Problems,
): { shown: readonly number[]; switches: readonly Switch[] } {
  const cells = board.flat();
  const bridges = new Set(cells.flatMap((cell) => (cell.kind === 'bridge' ? [cell.number] : [])));
  const letters = new Set(cells.flatMap((cell) => (cell.kind === 'switch' ? [cell.letter] : [])));
  const shown = new Set<number>();
  const switches = new Map<string, Switch>();
  const described = new Set<string>();
  for (const header of source.headers) {
    const [what, name = ''] = header.key.split(' ');
    if (what === 'bridge') {
      const number = readBridge(header, name, bridges, problems);
      if (number !== undefined) shown.add(number);
    } else if (!/^[a-z]$/.test(name)) {
      problems.add(header.place, rollMessage('bad-switch-name', { text: shorten(name) }));
    } else {
      if (!letters.has(name)) problems.add(header.place, rollMessage('unknown-switch', { letter: name }));
      described.add(name);
      const read = readSwitch(header, name, board, bridges, problems);
      if (read) switches.set(name, read);
    }
  }
  for (const letter of letters) {
    if (described.has(letter)) continue;
    const cell = cells.findIndex((each) => each.kind === 'switch' && each.letter === letter);
    problems.add(source.rows.flat()[cell]!.place, rollMessage('switch-without-header', { letter }));
  }
  return {
    shown: [...shown].toSorted((a, b) => a - b),
    switches: [...switches.values()].toSorted((a, b) => (a.letter < b.letter ? -1 : 1)),
  };
}

/** The number of a bridge that its header shows. */
function readBridge(
  { value, place, valuePlace }: HeaderLine,
  name: string,
  bridges: ReadonlySet<number>,
  problems: Problems,
): number | undefined {
  const number = bridgeNumber(name);
  if (number === undefined) problems.add(place, rollMessage('bad-bridge-name', { text: shorten(name) }));
  else if (!bridges.has(number))
    problems.add(place, rollMessage('unknown-bridge', { bridge: number, named: 'header' }));
  if (value !== 'shown' && value !== 'hidden') {
    problems.add(valuePlace, rollMessage('bad-bridge-state', { text: shorten(value) }));
    return undefined;
  }
  return value === 'shown' ? number : undefined;
}

function readSwitch(
  header: HeaderLine,
  letter: string,
  board: Board,
  bridges: ReadonlySet<number>,
  problems: Problems,
): Switch | undefined {
  const [kind, ...rest] = wordsOf(header, /[^\s,]+|,/g);
  if (kind?.text === 'split') {
    const cells = readSplit(header, board, problems);
    return cells && { letter, kind: 'split', cells };
  }
  if (kind?.text === 'soft' || kind?.text === 'heavy') {
    return { letter, kind: kind.text, actions: readActions(kind, rest, bridges, problems) };
  }
  problems.add(
    kind?.place ?? header.valuePlace,
    rollMessage('bad-switch-kind', { text: shorten(kind?.text ?? '') }),
  );
  return undefined;
}

const wordsOf = ({ value, valuePlace: { line, column } }: HeaderLine, pattern: RegExp): Word[] =>
  [...value.matchAll(pattern)].map((match) => ({
    text: match[0],
    place: { line, column: column + match.index },
  }));

/** Groups between commas: an action and the bridges it is for. */
function readActions(
  kind: Word,
  words: readonly Word[],
  bridges: ReadonlySet<number>,
  problems: Problems,
): Action[] {
  const groups: { readonly start: Word; readonly words: Word[] }[] = [{ start: kind, words: [] }];
  for (const word of words) {
    if (word.text === ',') groups.push({ start: word, words: [] });
    else groups.at(-1)!.words.push(word);
  }
  return groups.flatMap((group): Action[] => {
    const [verb, ...names] = group.words;
    const effect = effects.find((each) => each === verb?.text);
    if (!verb || !effect) {
      problems.add(
        (verb ?? group.start).place,
        rollMessage('bad-action', { behind: group.start.text, ...(verb && { text: shorten(verb.text) }) }),
      );
      return [];
    }
    if (names.length === 0) problems.add(verb.place, rollMessage('no-bridge', { effect }));
    return names.flatMap((name) => {
      const bridge = bridgeNumber(name.text);
      if (bridge !== undefined && bridges.has(bridge)) return [{ effect, bridge }];
      problems.add(
        name.place,
        bridge === undefined
          ? rollMessage('bad-bridge-number', { text: shorten(name.text) })
          : rollMessage('unknown-bridge', { bridge, named: 'action' }),
      );
      return [];
    });
  });
}

/** The two cells of a split, or undefined after reporting the mistakes in them. */
function readSplit(
  header: HeaderLine,
  board: Board,
  problems: Problems,
): readonly [number, number] | undefined {
  const [verb, ...places] = wordsOf(header, /\S+/g);
  if (places.length !== 2 || verb?.text !== 'split') {
    problems.add((places[2] ?? verb)?.place ?? header.valuePlace, rollMessage('bad-split', {}));
    return undefined;
  }
  const columns = Math.max(...board.map((row) => row.length));
  const cells = places.map((word): number | undefined => {
    const match = /^(\d{1,4}),(\d{1,4})$/.exec(word.text);
    if (!match) {
      problems.add(word.place, rollMessage('bad-split', { text: shorten(word.text) }));
      return undefined;
    }
    const row = Number(match[1]);
    const column = Number(match[2]);
    if (row < 1 || row > board.length || column < 1 || column > columns) {
      problems.add(
        word.place,
        rollMessage('split-outside', { text: word.text, rows: board.length, columns }),
      );
      return undefined;
    }
    const ground = board[row - 1]?.[column - 1]?.kind;
    if (ground === 'void' || ground === 'bridge')
      problems.add(word.place, rollMessage(`split-on-${ground}`, { text: word.text }));
    return (row - 1) * columns + column - 1;
  });
  const [first, second] = cells;
  if (first === undefined || second === undefined) return undefined;
  if (first === second) problems.add(places[1]!.place, rollMessage('split-twice', { text: places[1]!.text }));
  return [first, second];
}
