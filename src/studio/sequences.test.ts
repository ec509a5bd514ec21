import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import type { Game, PlayedGame } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import { type CellPlace, placesOf, type Sketch, sizeOf, withHeader, writeSketch } from '../core/sketch.ts';
import type { Studio } from '../core/studio.ts';
import { games } from '../games/index.ts';
import { formatLevel } from '../games/pack.ts';
import { template } from '../games/template/game.ts';
import { changesAt } from './changes.ts';
import { levelOf, newText, sketchOf, studioOf } from './document.ts';
import { erase, mirror, movePart, paint, resize, turn } from './edits.ts';
import { History } from './history.ts';
import { lettersOf } from './palette.ts';
import { plainStudio } from './plain.ts';
import { boxBetween, copyRegion, moveRegion, pasteRegion } from './regions.ts';
import { fillCells, lineCells, rectangleCells, symmetricCells, symmetries } from './strokes.ts';

const sequences = process.env['FOURFOLD_LONG'] ? 10_000 : 200;

/** Numbers that say what is done, so that a sequence that fails can be made smaller. */
type Dice = readonly number[];
const dice = fc.array(fc.nat(9_999), { minLength: 8, maxLength: 8 });

const manyDice = fc.array(dice, { maxLength: 24, size: 'max' });

/** Reads numbers from dice, one after the other. */
class Roll {
  private at = 0;
  private readonly dice: Dice;

  constructor(thrown: Dice) {
    this.dice = thrown;
  }

  below(count: number): number {
    const number = this.dice[this.at % this.dice.length]! + this.at;
    this.at += 1;
    return number % Math.max(1, count);
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)]!;
  }

  /** A cell of the board, seldom one beyond it. */
  cell(sketch: Sketch): CellPlace {
    const { rows, columns } = sizeOf(sketch);
    return { row: this.below(rows + (this.below(9) === 0 ? 1 : 0)), column: this.below(columns) };
  }
}

type Edit = (studio: Studio, sketch: Sketch, roll: Roll) => Sketch | undefined;

function strokeCells(sketch: Sketch, roll: Roll): readonly CellPlace[] {
  const [from, to] = [roll.cell(sketch), roll.cell(sketch)];
  const strokes = [
    () => [from],
    () => lineCells(from, to),
    () => rectangleCells(from, to, roll.below(2) === 0),
    () => fillCells(sketch, from),
  ];
  return symmetricCells(roll.pick(strokes)(), sizeOf(sketch), roll.pick(symmetries));
}

const paintAnything: Edit = (studio, sketch, roll) => {
  const brush = roll.pick(studio.brushes);
  const letters = roll.below(4) === 0 ? (brush.letters ?? ['']) : lettersOf(brush, sketch);
  return paint(studio, sketch, strokeCells(sketch, roll), brush, roll.pick(letters));
};

const changeWires: Edit = ({ wiring }, sketch, roll) => {
  if (!wiring) return undefined;
  const someCell = (sign: RegExp): CellPlace =>
    roll.pick(placesOf(sketch).filter(({ row, column }) => sign.test(sketch.rows[row]![column]!))) ??
    roll.cell(sketch);
  const wire = roll.pick(wiring.wires(sketch))?.id ?? 'a 0';
  const handle = roll.pick(wiring.handles(sketch))?.id ?? 'a 1';
  const changes = [
    () => wiring.connect(sketch, roll.cell(sketch), roll.cell(sketch)),
    () => wiring.connect(sketch, someCell(/^[a-z]$/), someCell(/^\d+$/)),
    () => wiring.turn(sketch, wire),
    () => wiring.cut(sketch, wire),
    () => wiring.move(sketch, handle, someCell(/^[.:SG]$/)),
  ];
  return roll.pick(changes)();
};

const changeHeaders: Edit = (studio, sketch, roll) => {
  const { rows, columns } = sizeOf(sketch);
  const guards = `at-least ${roll.below(9)}; visit ${1 + roll.below(rows)},${1 + roll.below(columns)}; use 1,${1 + roll.below(columns)}`;
  const fields = (studio.fields?.(sketch) ?? []).map((field): [string, string] => [
    field.key,
    field.kind === 'choice'
      ? roll.pick(field.values).value
      : String(field.least + roll.below(field.most - field.least)),
  ]);
  const headers: readonly [string, string | undefined][] = [
    ['title', 'A: title;\nof two lines'],
    ['title', undefined],
    ['author', ' Ana '],
    ['guards', guards],
    ...fields,
  ];
  return withHeader(sketch, ...roll.pick(headers));
};

const symmetric: readonly Edit[] = [
  (studio, sketch, roll) => turn(studio, sketch, roll.pick([1, 2, 3] as const)),
  (studio, sketch, roll) => mirror(studio, sketch, roll.pick(['left-right', 'top-bottom'] as const)),
];

const edits: readonly Edit[] = [
  paintAnything,
  paintAnything,
  paintAnything,
  changeWires,
  changeWires,
  changeHeaders,
  ...symmetric,
  (studio, sketch, roll) => erase(studio, sketch, strokeCells(sketch, roll)),
  (studio, sketch, roll) => movePart(studio, sketch, roll.cell(sketch), roll.cell(sketch)),
  (studio, sketch, roll) => {
    // Large boards seldom: they only take long.
    const by = roll.below(50) === 0 ? 55 : roll.pick([1, -1, 1, -1, 2, -3, 64, -64]);
    return resize(studio, sketch, roll.pick(['top', 'bottom', 'left', 'right'] as const), by);
  },
  (studio, sketch, roll) => {
    const region = copyRegion(sketch, boxBetween(roll.cell(sketch), roll.cell(sketch)));
    if (region.rows.length === 0 || region.rows[0]!.length < 2) return undefined;
    return pasteRegion(studio, sketch, region, roll.cell(sketch));
  },
  (studio, sketch, roll) =>
    moveRegion(studio, sketch, boxBetween(roll.cell(sketch), roll.cell(sketch)), roll.cell(sketch)),
  (studio, sketch, roll) => {
    const changes = [...changesAt(studio, sketch, roll.cell(sketch))];
    return changes.length > 0 ? roll.pick(changes).sketch : undefined;
  },
];

/** Somebody types: letters, lines that are no headers, signs that are no cells. */
function typed(text: string, roll: Roll): string {
  const from = roll.below(text.length + 1);
  const gone = roll.pick([0, 0, 1, 1, 5, 40]);
  const added = roll.pick([
    ...[
      '',
      '',
      '.',
      '#',
      'A',
      'a',
      'b',
      'Bb',
      '1',
      '12',
      'S',
      '@',
      ':',
      ';',
      '-',
      '_',
      '0',
      ' ',
      '\n',
      '\n\n',
      'é',
      '\u{1f600}',
    ],
    ...[
      '\n---\n',
      '; a note\n',
      'switch a: split 1,1 2,2\n',
      'switch b: soft togle 1\n',
      'bridge 1: shown\n',
      'clear: all\n',
    ],
  ]);
  return text.slice(0, from) + added + text.slice(from + gone);
}

/** All that must be so of a document, whatever was done to it. */
function check(game: PlayedGame, studio: Studio, text: string): void {
  const sketch = sketchOf(studio, text);
  const read = levelOf(game, text);
  if (!sketch) {
    // What can be read as one level can be drawn.
    expect(read.ok && !text.includes('---'), text).toBe(false);
    return;
  }
  const { rows, columns } = sizeOf(sketch);
  expect(Math.min(rows, columns)).toBeGreaterThan(0);
  expect(Math.max(rows, columns)).toBeLessThanOrEqual(64);
  const written = writeSketch(sketch);
  expectSame(sketchOf(studio, written), sketch, text);

  const draft = studio.draft(sketch);
  expect([draft.view.cells.length, draft.view.cells[0]!.length], text).toEqual([rows, columns]);
  const pieces = draft.view.cells.flat().flatMap(({ piece }) => piece?.id ?? []);
  expect(new Set(pieces).size, text).toBe(pieces.length);
  const ends = [
    ...(studio.wiring?.wires(sketch) ?? []).flatMap(({ from, to }) => [from, to]),
    ...(studio.wiring?.handles(sketch) ?? []).flatMap(({ of, at }) => [of, at]),
  ];
  for (const { row, column } of ends) expect(sketch.rows[row]?.[column], text).toBeDefined();
  for (const brush of studio.brushes) expect(lettersOf(brush, sketch).length).toBeLessThan(4_200);
  studio.fields?.(sketch);

  if (!read.ok) return;
  const again = levelOf(game, written);
  expectSame(again, read, text);
  expectSame(levelOf(game, formatLevel({ game: game as Game, level: read.value })), read, text);
  const rules = game.rules(read.value);
  expectSame({ ...draft.level, info: read.value.info }, read.value, text);
  expectSame(draft.view, rules.view(rules.start()), text);
}

function expectSame(actual: unknown, expected: unknown, about: string): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual, about).toEqual(expected);
}

/** Does what the dice say, and checks all of it. */
function draw(game: Game, studio: Studio, first: string, thrown: readonly Dice[], isOwn = true): void {
  const history = new History(first);
  for (const each of thrown) {
    const roll = new Roll(each);
    const what = roll.below(edits.length + 6);
    const edit = edits[what];
    const sketch = sketchOf(studio, history.text);
    if (edit) {
      const after = sketch && edit(studio, sketch, roll);
      if (!after) continue;
      const text = writeSketch(after);
      expectSame(sketchOf(studio, text), after, text);
      // Only a game knows its headers that name cells.
      if (isOwn && symmetric.includes(edit) && levelOf(game, history.text).ok)
        expect(levelOf(game, text), text).toMatchObject({ ok: true });
      history.edit(text);
    } else if (what % 3 === 0) history.undo();
    else if (what % 3 === 1) history.redo();
    else history.edit(typed(history.text, roll), roll.below(2) === 0 ? 'typing' : undefined);
    check(game, studio, history.text);
  }
  while (history.canRedo) history.redo();
  const last = history.text;
  while (history.canUndo) history.undo();
  expect(history.text).toBe(first);
  while (history.canRedo) history.redo();
  expect(history.text).toBe(last);
}

const all: readonly Game[] = [...games, template];

describe.each(all)('drawing at random in $id', (game) => {
  const sample = sampleOf(game);
  const firstText = (studio: Studio, seed: number): string => {
    const random = createRandom(seed);
    const level = seed % 3 > 0 && sample(random, 1 + random.below(7), 1 + random.below(7));
    return level ? formatLevel({ game, level }) : newText(game, studio, { title: 'New' });
  };

  it('leaves a document that can be drawn, read and undone', { timeout: 3_600_000 }, async () => {
    const studio = await studioOf(game);
    fc.assert(
      fc.property(fc.nat(1_000_000), manyDice, (seed, thrown) => {
        draw(game, studio, firstText(studio, seed), thrown);
      }),
      { numRuns: sequences },
    );
  });

  it('does so without a studio of its own', { timeout: 3_600_000 }, () => {
    const plain = plainStudio(game);
    fc.assert(
      fc.property(fc.nat(1_000_000), manyDice, (seed, thrown) => {
        draw(game, plain, firstText(plain, seed), thrown, false);
      }),
      { numRuns: sequences / 5 },
    );
  });
});
