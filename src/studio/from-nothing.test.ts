import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import {
  type CellPlace,
  headerOf,
  placesOf,
  type Sketch,
  sizeOf,
  withHeader,
  writeSketch,
} from '../core/sketch.ts';
import type { Studio, Wiring } from '../core/studio.ts';
import { games } from '../games/index.ts';
import { formatLevel } from '../games/pack.ts';
import { template } from '../games/template/game.ts';
import { levelOf, newText, sketchOf, studioOf } from './document.ts';
import { erase, paint, resize } from './edits.ts';

/** A level of every game with all that the game has. */
const own: Readonly<Record<string, string>> = {
  'folding-blocks': 'A..#..\n...BB.\n#.C...\n..C..D\n',
  'match-the-tiles': 'A . # .\n. Bb . c\n# . . A\n. Ca B b\n. . a .\n',
  'roll-the-block':
    'bridge 2: shown\nswitch a: soft toggle 1\nswitch b: heavy show 1, hide 2\nswitch c: split 1,1 4,6\n\n' +
    '..##:..\nS.11a.c\n..##22b\n..##..G\n',
  'break-the-ice': 'clear: line\nmoves: 7\n\n....\n.b..\nab.a\nbaab\n',
  template: '@.#\n#..\n..*\n',
};

/** Draws what another sketch shows, with nothing but brushes, wires, handles and fields. */
function redrawn(game: Game, studio: Studio, target: Sketch): Sketch {
  let sketch = sketchOf(studio, newText(game, studio))!;
  const keep = (after: Sketch | undefined): void => {
    sketch = after ?? sketch;
  };
  const size = sizeOf(target);
  keep(resize(studio, sketch, 'bottom', size.rows - sizeOf(sketch).rows));
  keep(resize(studio, sketch, 'right', size.columns - sizeOf(sketch).columns));
  keep(erase(studio, sketch, placesOf(sketch)));
  // From the bottom up, since things may fall.
  for (const cell of placesOf(target).toReversed()) {
    const wanted = target.rows[cell.row]![cell.column]!;
    for (const brush of studio.brushes) {
      const letter = brush.heldBy(wanted, target);
      if (letter !== undefined) keep(paint(studio, sketch, [cell], brush, letter));
    }
  }
  if (studio.wiring) sketch = rewired(studio.wiring, sketch, target);
  // What switches do was drawn.
  for (const { key } of (studio.fields?.(sketch) ?? []).filter((field) => !field.key.startsWith('switch')))
    sketch = withHeader(sketch, key, headerOf(target, key));
  return sketch;
}

function rewired(wiring: Wiring, drawn: Sketch, target: Sketch): Sketch {
  let sketch = drawn;
  for (let wires = wiring.wires(sketch); wires.length > 0; wires = wiring.wires(sketch))
    sketch = wiring.cut(sketch, wires[0]!.id)!;
  for (const { from, to, name } of wiring.wires(target)) {
    sketch = wiring.connect(sketch, from, to) ?? sketch;
    for (let turns = 0; turns < 2; turns += 1) {
      const wire = wiring.wires(sketch).find((each) => isSame(each.from, from) && isSame(each.to, to));
      if (wire?.name.en !== name.en) sketch = wiring.turn(sketch, wire!.id)!;
    }
  }
  const wanted = wiring.handles(target);
  for (const { id, at } of [...wanted, ...wanted]) {
    const letter = id.split(' ')[0]!;
    const other = wiring.handles(sketch).find((each) => each.id !== id && each.id.startsWith(letter))!;
    // The other cube makes room, and comes to its own place later.
    if (isSame(other.at, at))
      for (const place of placesOf(sketch)) {
        const after = wiring.move(sketch, other.id, place);
        if (!after) continue;
        sketch = after;
        break;
      }
    sketch = wiring.move(sketch, id, at) ?? sketch;
  }
  return sketch;
}

const isSame = (a: CellPlace, b: CellPlace): boolean => a.row === b.row && a.column === b.column;

const all: readonly Game[] = [...games, template];

describe.each(all)('a level of $id drawn from nothing', (game) => {
  const expectDrawn = (studio: Studio, text: string): void => {
    const wanted = levelOf(game, text);
    if (!wanted.ok) throw new Error(`${text}${JSON.stringify(wanted.error)}`);
    const drawn = writeSketch(redrawn(game, studio, sketchOf(studio, text)!));
    expect(levelOf(game, drawn), `${text}\n${drawn}`).toEqual(wanted);
  };

  it('has all that the game has', async () => {
    const text = own[game.id];
    // A game that is new has none here.
    if (text === undefined) return;
    const [head, board = head] = text.split('\n\n');
    const headers = head === board ? '' : `${head}\n`;
    expectDrawn(await studioOf(game), `game: ${game.id}\n${headers}\n${board}`);
  });

  it('is any level', async () => {
    const studio = await studioOf(game);
    const random = createRandom(7);
    const sample = sampleOf(game);
    let drawn = 0;
    while (drawn < 40) {
      const level = sample(random, 1 + random.below(6), 1 + random.below(6));
      if (!level) continue;
      const text = formatLevel({ game, level });
      // A wire stands for one action of a switch on a bridge.
      if (
        text.split('\n').some((line) => /^switch .*\b(\d+)\b.*\b\1\b/.test(line) && !line.includes('split'))
      )
        continue;
      expectDrawn(studio, text);
      drawn += 1;
    }
  });
});
