import { describe, expect, it } from 'vitest';
import { readSketch } from '../../core/sketch.ts';
import { playedGames } from '../../games/list.ts';
import { newText, studioOf } from '../../studio/document.ts';
import { Desk } from './desk.ts';
import { pressKey } from './keys.ts';

const key = (name: string, { shift = false, control = false } = {}) => ({
  ...{ key: name, shiftKey: shift, ctrlKey: control },
  ...{ metaKey: false, altKey: false },
});

async function open(game = playedGames[0]!) {
  const studio = await studioOf(game);
  const saved: string[] = [];
  const desk = new Desk({ game, studio }, newText(game, studio), (text) => saved.push(text));
  const press = (...names: readonly string[]): void => {
    for (const name of names) pressKey(desk, key(name));
  };
  return { desk, studio, saved, press };
}

describe.each(playedGames.map((game) => [game.id, game] as const))('the desk of %s', (_, game) => {
  it('draws with every brush, saves each stroke, and takes all of it back', async () => {
    const { desk, studio, saved } = await open(game);
    const first = desk.text;
    for (const [at, brush] of studio.brushes.entries()) {
      desk.take(brush);
      desk.press({ row: desk.rows - 1, column: at % desk.columns });
      desk.release();
    }
    expect(desk.text).not.toBe(first);
    expect(saved.at(-1)).toBe(desk.text);
    expect(readSketch(desk.text, studio.empty)).toEqual(desk.sketch);
    const last = desk.text;
    while (desk.canUndo) desk.undo();
    expect(desk.text).toBe(first);
    while (desk.canRedo) desk.redo();
    expect(desk.text).toBe(last);
  });

  it('draws by keys alone: a part, its letter, a cell', async () => {
    const { desk, press } = await open(game);
    const first = desk.text;
    press('End', 'ArrowDown', 'ArrowRight', 'ArrowRight');
    const { cursor } = desk;
    for (let brush = 1; brush <= Math.min(9, desk.studio.brushes.length) && desk.text === first; brush += 1)
      press(String(brush), 'Enter');
    expect(desk.text).not.toBe(first);
    expect(desk.cursor).toEqual(cursor);
    pressKey(desk, key('z', { control: true }));
    expect(desk.text).toBe(first);
  });

  it('shows a stroke before it ends, and forgets it when it is dropped', async () => {
    const { desk } = await open(game);
    const before = desk.text;
    desk.use('erase');
    desk.take(desk.studio.brushes.at(-1)!);
    desk.press({ row: 0, column: 0 });
    desk.drag({ row: desk.rows - 1, column: desk.columns - 1 });
    expect(desk.stroke?.cells.length).toBeGreaterThan(0);
    desk.drop();
    expect([desk.text, desk.shown]).toEqual([before, desk.sketch]);
  });

  it('keeps any text, draws what it can of it, and begins a board where there is none', async () => {
    const { desk, saved } = await open(game);
    desk.edit('nothing that could be drawn');
    expect([desk.sketch, desk.draft, saved.at(-1)]).toEqual([
      undefined,
      undefined,
      'nothing that could be drawn',
    ]);
    expect(desk.problems.length).toBeGreaterThan(0);
    desk.beginBoard();
    expect(desk.rows).toBeGreaterThan(0);
    expect(desk.text).toContain('nothing that could be drawn');
  });

  it('copies, pastes and moves a region, and marks cells that are wrong', async () => {
    const { desk, press } = await open(game);
    pressKey(desk, key('a', { control: true }));
    expect(desk.selection).toEqual({ row: 0, column: 0, rows: desk.rows, columns: desk.columns });
    press('Delete');
    desk.copy();
    desk.select(undefined);
    expect(desk.canPaste).toBe(true);
    const rows = desk.text.split('\n');
    desk.edit(rows.map((line, at) => (at === rows.length - 2 ? `?${line.slice(1)}` : line)).join('\n'));
    expect(desk.wrongCells).toContainEqual({ row: desk.rows - 1, column: 0 });
    desk.paste();
    expect(desk.wrongCells).not.toContainEqual({ row: desk.rows - 1, column: 0 });
  });

  it('selects by Shift and arrows', async () => {
    const { desk, press } = await open(game);
    pressKey(desk, key('ArrowRight', { shift: true }));
    pressKey(desk, key('ArrowDown', { shift: true }));
    press('ArrowUp');
    expect(desk.selection).toEqual({ row: 0, column: 0, rows: 2, columns: 2 });
  });
});

describe('a board that is turned', () => {
  it('takes its stated solution with it, or says that it could not', async () => {
    const { desk } = await open(playedGames.find(({ id }) => id === 'break-the-ice')!);
    desk.edit('game: break-the-ice\nsolution: a1R\n\n.....\na.aa.\n');
    await desk.mirror('left-right');
    expect([desk.text, desk.refusal]).toEqual([
      'game: break-the-ice\nsolution: e1L\n\n.....\n.aa.a\n',
      undefined,
    ]);
    // Nothing falls upwards: it is another level.
    await desk.turn();
    expect(desk.text).not.toContain('solution');
    expect(desk.refusal).toBe('solution-gone');
    desk.undo();
    expect(desk.text).toContain('solution: e1L');
  });
});
