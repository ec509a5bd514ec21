import { describe, expect, it } from 'vitest';
import { headerOf, readSketch, type Sketch } from '../../../core/sketch.ts';
import { fields } from './fields.ts';
import { studio } from './studio.ts';

const at = (row: number, column: number) => ({ row, column });
const wiring = studio.wiring!;
const brush = (id: string) => studio.brushes.find((each) => each.id === id)!;
const sketchOf = (head: string, board: string): Sketch =>
  readSketch(`game: roll-the-block\n${head}\n\n${board.replaceAll(' ', '\n')}\n`, '#')!;

describe('the wires of switches', () => {
  const sketch = sketchOf('switch a: soft toggle 1', 'S.a.. ..112 ...bG');

  it('lead to the nearest cell of a bridge, and turn', () => {
    const [wire] = wiring.wires(sketch);
    expect(wire).toMatchObject({ from: at(0, 2), to: at(1, 2), name: { en: 'toggles', pt: 'alterna' } });
    const shown = wiring.turn(sketch, wire!.id)!;
    expect(headerOf(shown, 'switch a')).toBe('soft show 1');
    expect(headerOf(wiring.turn(wiring.turn(shown, wire!.id)!, wire!.id)!, 'switch a')).toBe('soft toggle 1');
    expect(headerOf(wiring.cut(sketch, wire!.id)!, 'switch a')).toBe('soft');
    expect(wiring.cut(sketch, 'z 0 1,1')).toBe(undefined);
  });

  it('are drawn from a switch to a bridge or back, once', () => {
    const both = wiring.connect(sketch, at(0, 2), at(1, 4))!;
    expect(headerOf(both, 'switch a')).toBe('soft toggle 1 2');
    expect(wiring.connect(both, at(1, 4), at(0, 2))).toBe(undefined);
    expect(headerOf(wiring.connect(sketch, at(1, 4), at(2, 3))!, 'switch b')).toBe('soft toggle 2');
    expect(wiring.connect(sketch, at(0, 0), at(1, 2))).toBe(undefined);
  });

  it('are there for a new switch, and for a new bridge where a switch does nothing', () => {
    expect(headerOf(brush('heavy').drawn!(sketch, 'b'), 'switch b')).toBe('heavy toggle 1');
    expect(headerOf(brush('bridge').drawn!(sketch, '2'), 'switch b')).toBe('soft toggle 2');
    expect(headerOf(brush('heavy').drawn!(sketch, 'a'), 'switch a')).toBe('heavy toggle 1');
  });

  it('go with the last cell of a switch or a bridge, and headers that were there before do not', () => {
    const typed = sketchOf(
      'switch a: soft toggle 1, show 2\nswitch z: heavy hide 1\nbridge 1: shown',
      'Sa12G',
    );
    const gone = { ...typed, rows: [['S', 'a', '.', '2', 'G']] };
    const tidied = studio.tidy!(gone, typed);
    expect(headerOf(tidied, 'switch a')).toBe('soft show 2');
    expect(headerOf(tidied, 'bridge 1')).toBe(undefined);
    expect(headerOf(tidied, 'switch z')).toBe('heavy');
    const without = studio.tidy!({ ...typed, rows: [['S', '.', '1', '2', 'G']] }, typed);
    expect(headerOf(without, 'switch a')).toBe(undefined);
    expect(headerOf(without, 'switch z')).toBe('heavy hide 1');
  });
});

describe('the cubes of a split', () => {
  const sketch = sketchOf('switch c: split 1,1 3,3', 'S.1 .c# ..G');

  it('are dragged to ground that is always there', () => {
    const [first, second] = wiring.handles(sketch);
    expect([first!.at, second!.at, first!.of]).toEqual([at(0, 0), at(2, 2), at(1, 1)]);
    expect(headerOf(wiring.move(sketch, second!.id, at(0, 1))!, 'switch c')).toBe('split 1,1 1,2');
    for (const place of [at(0, 2), at(1, 2), at(0, 0), at(7, 7)])
      expect(wiring.move(sketch, second!.id, place)).toBe(undefined);
  });

  it('are put on floor nearby by a new one, apart from each other', () => {
    const drawn = brush('split').drawn!(sketchOf('', 'S..... ..d... ....#G'), 'd');
    expect(headerOf(drawn, 'switch d')).toBe('split 1,3 2,2');
    expect(headerOf(brush('split').drawn!(sketchOf('', 'd#'), 'd'), 'switch d')).toBe('split');
    expect(wiring.handles(sketchOf('switch d: split', 'd#')).map((each) => each.at)).toEqual([
      at(0, 0),
      at(0, 0),
    ]);
  });

  it('follow their cells, and come down elsewhere when these are gone', () => {
    const moved = studio.relocate!(sketch, ({ row, column }) => ({ row, column: 2 - column }));
    expect(headerOf(moved, 'switch c')).toBe('split 1,3 3,1');
    const less = studio.relocate!(sketchOf('switch c: split 1,1 3,3', 'S.1 .c#'), (cell) =>
      cell.row < 2 ? cell : undefined,
    );
    expect(headerOf(less, 'switch c')).toMatch(/^split 1,1 (1,2|2,1)$/);
  });
});

it('fields say which bridges are shown, and turn soft switches into heavy ones', () => {
  const found = fields(sketchOf('switch a: soft  toggle 1\nswitch c: split 1,1 1,2', 'S.a1c2G'));
  expect(found.map(({ key }) => key)).toEqual(['bridge 1', 'bridge 2', 'switch a']);
  const [, , field] = found;
  expect(field?.kind === 'choice' && field.values.map(({ value }) => value)).toEqual([
    'soft  toggle 1',
    'heavy toggle 1',
  ]);
});

describe('a split whose cubes have no place yet', () => {
  it('is drawn as a split, on a board of one cell too', () => {
    const one = { head: ['game: roll-the-block'], rows: [['b']], tail: [] };
    const { level } = studio.draft(brush('split').drawn!(one, 'b'));
    expect(level.switches).toEqual([{ letter: 'b', kind: 'split', cells: [0, 0] }]);
    const told = sketchOf('switch b: split 1,1 1,3', 'S..b G...');
    expect(studio.draft(told).level.switches).toEqual([{ letter: 'b', kind: 'split', cells: [0, 2] }]);
  });
});
