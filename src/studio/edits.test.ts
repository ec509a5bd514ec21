import { describe, expect, it } from 'vitest';
import { type CellPlace, headerOf, type Sketch, writeRows } from '../core/sketch.ts';
import type { Studio } from '../core/studio.ts';
import { template } from '../games/template/game.ts';
import { studio as own } from '../games/template/studio.ts';
import { changesAt } from './changes.ts';
import { levelOf, newText, sketchOf, studioOf } from './document.ts';
import { erase, mirror, movePart, paint, resize, turn } from './edits.ts';
import { lettersOf } from './palette.ts';
import { plainStudio } from './plain.ts';
import { boxBetween, copyRegion, moveRegion, pasteRegion } from './regions.ts';

const studio = own as Studio;
const at = (row: number, column: number): CellPlace => ({ row, column });
const sketchFrom = (board: string, head = ''): Sketch =>
  sketchOf(studio, `; mine\ngame: template\n${head}\n\n${board.replaceAll(' ', '\n')}\n`)!;
const boardOf = (sketch: Sketch | undefined): string => (sketch ? writeRows(sketch.rows).join(' ') : 'none');
const brush = (id: string) => studio.brushes.find((each) => each.id === id)!;

describe('edits', () => {
  it('paint cells on the board and leave the others', () => {
    const sketch = sketchFrom('@.. ..*');
    expect(boardOf(paint(studio, sketch, [at(0, 1), at(1, 1), at(7, 7)], brush('wall'), ''))).toBe('@#. .#*');
    expect(paint(studio, sketch, [at(9, 0)], brush('wall'), '')).toBe(undefined);
    expect(paint(studio, sketch, [at(0, 0)], brush('walker'), '')).toBe(undefined);
    expect(sketch.head[0]).toBe('; mine');
  });

  it('put what there is only once on the last cell, and take it from where it was', () => {
    const sketch = sketchFrom('@.. ..*');
    expect(boardOf(paint(studio, sketch, [at(0, 1), at(0, 2)], brush('walker'), ''))).toBe('..@ ..*');
  });

  it('erase and move, and let two things change places', () => {
    const sketch = sketchFrom('@#. ..*');
    expect(boardOf(erase(studio, sketch, [at(0, 1), at(0, 2)]))).toBe('@.. ..*');
    expect(erase(studio, sketch, [at(0, 2)])).toBe(undefined);
    expect(boardOf(movePart(studio, sketch, at(0, 0), at(1, 1)))).toBe('.#. .@*');
    expect(boardOf(movePart(studio, sketch, at(0, 0), at(1, 2)))).toBe('*#. ..@');
    expect(movePart(studio, sketch, at(0, 2), at(0, 0))).toBe(undefined);
    expect(movePart(studio, sketch, at(0, 0), at(5, 0))).toBe(undefined);
  });

  it('resize from any side, within the limits of a board', () => {
    const sketch = sketchFrom('@# .*');
    expect(boardOf(resize(studio, sketch, 'top', 1))).toBe('.. @# .*');
    expect(boardOf(resize(studio, sketch, 'left', 1))).toBe('.@# ..*');
    expect(boardOf(resize(studio, sketch, 'bottom', -1))).toBe('@#');
    expect(boardOf(resize(studio, sketch, 'right', -1))).toBe('@ .');
    expect(resize(studio, sketch, 'right', -2)).toBe(undefined);
    expect(resize(studio, sketch, 'bottom', 63)).toBe(undefined);
    expect(resize(studio, sketch, 'bottom', 62)?.rows).toHaveLength(64);
  });

  it('turn and mirror, and let guards follow their cells', () => {
    const sketch = sketchFrom('@#. ..*', 'guards: at-least 3; visit 1,3; use 2,1');
    const turned = turn(studio, sketch, 1)!;
    expect(boardOf(turned)).toBe('.@ .# *.');
    expect(headerOf(turned, 'guards')).toBe('at-least 3; visit 3,2; use 1,1');
    expect(boardOf(turn(studio, sketch, 2))).toBe('*.. .#@');
    expect(boardOf(turn(studio, turned, 3))).toBe(boardOf(sketch));
    expect(boardOf(mirror(studio, sketch, 'left-right'))).toBe('.#@ *..');
    expect(boardOf(mirror(studio, sketch, 'top-bottom'))).toBe('..* @#.');
    expect(headerOf(resize(studio, sketch, 'right', -1)!, 'guards')).toBe('at-least 3; use 2,1');
    const alone = sketchFrom('@# .*', 'guards: visit 1,2');
    expect(headerOf(resize(studio, alone, 'right', -1)!, 'guards')).toBe(undefined);
    expect(headerOf(movePart(studio, sketch, at(0, 1), at(1, 1))!, 'guards')).toContain('use 2,1');
    expect(headerOf(movePart(studio, sketch, at(1, 2), at(0, 2))!, 'guards')).toContain('visit 1,3');
  });

  it('are refused where the board could not be read again', () => {
    const odd = sketchFrom('.; ..');
    expect(mirror(studio, odd, 'left-right')).toBe(undefined);
    expect(resize(studio, sketchFrom('---- ....'), 'right', -1)).toBe(undefined);
    expect(resize(studio, sketchOf(studio, 'game: template\n\nab .\n')!, 'right', -1)).toBe(undefined);
  });
});

describe('regions', () => {
  it('are copied, pasted and moved', () => {
    const sketch = sketchFrom('@#.. ..*.', 'guards: visit 1,2');
    const region = copyRegion(sketch, boxBetween(at(1, 1), at(0, 0)));
    expect(region.rows.map((row) => row.join('')).join(' ')).toBe('@# ..');
    expect(boardOf(pasteRegion(studio, sketch, region, at(0, 2)))).toBe('.#@# ....');
    expect(boardOf(pasteRegion(studio, sketch, region, at(1, 3)))).toBe('.#.. ..*@');
    const moved = moveRegion(studio, sketch, boxBetween(at(0, 0), at(0, 1)), at(1, 0))!;
    expect(boardOf(moved)).toBe('.... @#*.');
    expect(headerOf(moved, 'guards')).toBe('visit 2,2');
    expect(moveRegion(studio, sketch, boxBetween(at(0, 0), at(1, 1)), at(1, 0))).toBe(undefined);
  });
});

describe('a plain studio', () => {
  const plain = plainStudio({ ...template, studio: undefined } as never);

  it('finds the signs of a game, and which of them there is only once', () => {
    expect(plain.empty).toBe('.');
    expect(plain.brushes.map(({ id, isOnly }) => [id, isOnly])).toEqual([
      ['#', false],
      ['*', true],
      ['@', true],
    ]);
  });

  it('draws what can be read as the game does, and all else as it is written', () => {
    const whole = sketchFrom('@# .*');
    expect(plain.draft(whole).view).toEqual(studio.draft(whole).view);
    const { view } = plain.draft(sketchFrom('@# x*'));
    expect(view.cells[1]![0]!.piece?.label).toBe('x');
    expect(view.cells[0]![1]!.ground).toBe('void');
  });
});

describe('a document', () => {
  it('begins with a level of the game', async () => {
    expect(await studioOf(template)).toBe(own);
    const text = newText(template, studio, { title: 'Mine' });
    expect(text.startsWith('game: template\ntitle: Mine\n\n')).toBe(true);
    expect(levelOf(template, text).ok).toBe(true);
    const broken = levelOf(template, text.replace('@', '.'));
    expect(broken.ok ? [] : broken.error.map(({ code }) => code)).toEqual(['no-start']);
  });

  it('knows what could be drawn on a cell', () => {
    const sketch = sketchFrom('@# .*');
    expect(lettersOf(brush('wall'), sketch)).toEqual(['']);
    expect([...changesAt(studio, sketch, at(0, 1))].map(({ id }) => id)).toEqual(['erase', 'walker', 'goal']);
    expect([...changesAt(studio, sketch, at(1, 0))].map(({ sketch: each }) => boardOf(each))).toEqual([
      '@# #*',
      '.# @*',
      '@# *.',
    ]);
    expect([...changesAt(studio, sketch, at(5, 5))]).toEqual([]);
  });

  it('are made one by one, when they are asked for', () => {
    let made = 0;
    const counted = studio.brushes.map((each) => ({
      ...each,
      put: (cell: string, letter: string) => {
        made += 1;
        return each.put(cell, letter);
      },
    }));
    const changes = changesAt({ ...studio, brushes: counted }, sketchFrom('@# .*'), at(0, 1));
    expect([changes.next().value?.id, made]).toEqual(['erase', 0]);
    expect(changes.next().value?.id).toBe('walker');
    const before = made;
    expect([...changes].map(({ id }) => id)).toEqual(['goal']);
    expect(made).toBeGreaterThan(before);
  });
});
