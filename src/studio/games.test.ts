import { describe, expect, it } from 'vitest';
import type { Game } from '../core/game.ts';
import { canBeWritten, writeSketch } from '../core/sketch.ts';
import { games } from '../games/index.ts';
import { template } from '../games/template/game.ts';
import { levelOf, newText, sketchOf, studioOf } from './document.ts';

const all: readonly Game[] = [...games, template];

describe.each(all)('the studio of $id', (game) => {
  it('begins with a level that can be played', async () => {
    const studio = await studioOf(game);
    const read = levelOf(game, newText(game, studio));
    expect(read).toMatchObject({ ok: true });
  });

  it('has names in both languages, and brushes that find again what they have drawn', async () => {
    const studio = await studioOf(game);
    const sketch = sketchOf(studio, newText(game, studio))!;
    expect(new Set(studio.brushes.map(({ id }) => id)).size).toBe(studio.brushes.length);
    for (const brush of studio.brushes) {
      expect(brush.name.en).toMatch(/^[A-Z]/);
      expect(brush.name.pt).toMatch(/^\p{Lu}/u);
      for (const letter of brush.letters?.slice(0, 30) ?? ['']) {
        const drawn = brush.put(studio.empty, letter)!;
        const rows = sketch.rows.with(0, sketch.rows[0]!.with(0, drawn));
        const after = brush.drawn?.({ ...sketch, rows }, letter) ?? { ...sketch, rows };
        expect(brush.heldBy(drawn, after)).toBe(letter);
        expect(canBeWritten(after)).toBe(true);
      }
    }
  });

  it('draws a level that can be read as the game does', async () => {
    const studio = await studioOf(game);
    const text = newText(game, studio);
    const sketch = sketchOf(studio, text)!;
    const read = levelOf(game, text);
    if (!read.ok) throw new Error(text);
    const rules = game.rules(read.value);
    expect(studio.draft(sketch)).toEqual({ level: read.value, view: rules.view(rules.start()) });
    expect(writeSketch(sketch)).toBe(text);
  });
});
