import { describe, expect, it } from 'vitest';
import { directions } from '../../../core/grid.ts';
import { createRandom } from '../../../core/random.ts';
import type { PieceView, View } from '../../../core/view.ts';
import type { IceLevel } from '../level.ts';
import { sampleLevel } from '../sample.ts';
import { iceRules } from './rules.ts';

/** The frames of a move as the letters of their rows, top row first, rows apart by a slash. */
function framesOf(level: IceLevel, text: string): readonly string[] {
  const rules = iceRules(level);
  const move = rules.parseMove(text);
  if (!move.ok) throw new Error(move.error.code);
  return rules.frames!(rules.start(), move.value).map(drawn);
}

const drawn = ({ cells }: View): string =>
  cells.map((row) => row.map(({ piece }) => piece?.label ?? '.').join('')).join('/');

const level = (rows: number, stacks: readonly string[], clear: 'contact' | 'line' = 'contact'): IceLevel => ({
  info: {},
  rows,
  columns: stacks.length,
  stacks,
  clear,
});

/** Every piece by its id; throws when an id is on the board twice. */
function piecesOf({ cells }: View): ReadonlyMap<string, PieceView> {
  const pieces = new Map<string, PieceView>();
  for (const { piece } of cells.flat()) {
    if (!piece) continue;
    if (pieces.has(piece.id)) throw new Error(`${piece.id} is on the board twice`);
    pieces.set(piece.id, piece);
  }
  return pieces;
}

describe('the frames of a move', () => {
  it('are one for a move after which nothing falls or breaks', () => {
    expect(framesOf(level(1, ['a', '', '']), 'a1R')).toEqual(['.a.']);
    expect(framesOf(level(2, ['ab']), 'a1U')).toEqual(['a/b']);
  });

  it('show the slide before the fall, of the block and of those that stood on it', () => {
    expect(framesOf(level(3, ['abc', '']), 'a3R')).toEqual(['.c/b./a.', '../b./ac']);
    expect(framesOf(level(3, ['abc', '']), 'a1R')).toEqual(['c./b./.a', '../c./ba']);
  });

  it('show every wave of breaking by itself, before what stood on it falls', () => {
    expect(framesOf(level(4, ['a', 'a', 'bcba', 'db']), 'c2R')).toEqual([
      '..a./..b./..bc/aabd',
      '..a./..../...c/aa.d',
      '..../..../...c/aaad',
      '..../..../...c/...d',
    ]);
  });

  it('end with the wave when nothing is left to fall', () => {
    expect(framesOf(level(1, ['a', '', 'a', 'a']), 'a1R')).toEqual(['.aaa', '....']);
  });

  it('end with the view after the move, lose pieces only, and never stand still, on random levels', () => {
    const random = createRandom(11);
    let moves = 0;
    let cascades = 0;
    for (let made = 0; made < 1_200; made += 1) {
      const sample = sampleLevel(random, 1 + random.below(7), 1 + random.below(7));
      if (!sample) continue;
      const rules = iceRules(sample);
      let state = rules.start();
      for (let played = 0; played < 6; played += 1) {
        const legal = rules.moves(state);
        if (legal.length === 0) break;
        const move = random.pick(legal);
        const frames = rules.frames!(state, move);
        const after = rules.apply(state, move);
        if (!after.ok) throw new Error(after.error.code);
        expect(frames.at(-1)).toEqual(rules.view(after.value));
        let previous = rules.view(state);
        let waves = 0;
        for (const frame of frames) {
          expect(frame).not.toEqual(previous);
          const earlier = piecesOf(previous);
          const pieces = piecesOf(frame);
          for (const [id, piece] of pieces) expect(piece).toEqual(earlier.get(id));
          if (pieces.size < earlier.size) waves += 1;
          previous = frame;
        }
        if (waves > 1) cascades += 1;
        moves += 1;
        state = after.value;
      }
    }
    expect(moves).toBeGreaterThan(2_000);
    expect(cascades).toBeGreaterThan(20);
  });
});

describe('the preview of a move', () => {
  const rules = iceRules(level(3, ['abc', 'b', '']));
  const start = rules.start();

  it('is where the block comes to lie: beside it after a swap, where it lands after a slide', () => {
    expect(rules.controls.preview!(start, 'a1', 'U')).toEqual({
      cells: [{ row: 1, column: 0, blocked: false }],
      problem: undefined,
    });
    expect(rules.controls.preview!(start, 'a2', 'D')?.cells).toEqual([{ row: 2, column: 0, blocked: false }]);
    expect(rules.controls.preview!(start, 'b1', 'L')?.cells).toEqual([{ row: 2, column: 0, blocked: false }]);
    expect(rules.controls.preview!(start, 'a3', 'R')?.cells).toEqual([{ row: 1, column: 1, blocked: false }]);
    expect(rules.controls.preview!(start, 'b1', 'R')?.cells).toEqual([{ row: 2, column: 2, blocked: false }]);
  });

  it('is blocked beside the block where the move is not legal, with the reason, even outside the board', () => {
    expect(rules.controls.preview!(start, 'a1', 'L')).toEqual({
      cells: [{ row: 2, column: -1, blocked: true }],
      problem: { code: 'leaves-board', values: { cell: 'a1', direction: 'L' } },
    });
    expect(rules.controls.preview!(start, 'a3', 'U')).toEqual({
      cells: [{ row: -1, column: 0, blocked: true }],
      problem: { code: 'nothing-to-swap', values: { direction: 'U' } },
    });
  });

  it('does not exist where no move is meant', () => {
    expect(rules.controls.preview!(start, undefined, 'U')).toBeUndefined();
    expect(rules.controls.preview!(start, 'nowhere', 'U')).toBeUndefined();
  });

  it('agrees with the rules on random levels: the same message, or where the block is after the first fall', () => {
    const random = createRandom(12);
    let refused = 0;
    let played = 0;
    for (let made = 0; made < 500; made += 1) {
      const sample = sampleLevel(random, 1 + random.below(6), 1 + random.below(6));
      if (!sample) continue;
      const { controls, frames, apply, view, start: begin } = iceRules(sample);
      const state = begin();
      for (const { id, cells } of controls.choices(state)) {
        const piece = view(state).cells[cells[0]!.row]![cells[0]!.column]!.piece!;
        for (const direction of directions) {
          const preview = controls.preview!(state, id, direction)!;
          const move = controls.move(state, id, direction)!;
          const result = apply(state, move);
          expect(preview.problem).toEqual(result.ok ? undefined : result.error);
          expect(preview.cells.map(({ blocked }) => blocked)).toEqual([!result.ok]);
          if (!result.ok) {
            refused += 1;
            continue;
          }
          const { row, column } = preview.cells[0]!;
          const [shifted, next] = frames!(state, move);
          // Before anything breaks the block is there after the slide, or after the fall that follows it.
          const there = [shifted, next].map((frame) => frame?.cells[row]?.[column]?.piece?.id);
          expect(there).toContain(piece.id);
          played += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(500);
    expect(played).toBeGreaterThan(500);
  });
});
