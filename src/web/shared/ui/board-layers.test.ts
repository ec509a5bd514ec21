import { describe, expect, it } from 'vitest';
import type { CellView, View } from '../../../core/view.ts';
import { boardLayers, pieceParts } from './board-layers.ts';

const floor: CellView = { ground: 'floor' };
const tile = (id: string, colour: number): CellView => ({
  ground: 'floor',
  piece: { id, label: id, colour },
});
const part = (ground: 'floor' | 'void', kind: string): CellView => ({
  ground,
  part: { kind, sign: '!', tint: 1 },
});
const cellsIn = (path: string): number => path.match(/M/g)?.length ?? 0;
const summary = (view: View, withPieces = true): string[] =>
  boardLayers(view, withPieces).map(({ look, paint, path }) => `${cellsIn(path)} ${look} ${paint}`);

describe('the layers of a small board', () => {
  it('hold every cell once for each look, the pieces above the ground', () => {
    const view: View = {
      cells: [
        [tile('a', 0), floor, { ground: 'void' }, { ground: 'goal', groundColour: 13 }],
        [tile('b', 12), part('floor', 'switch'), part('void', 'bridge'), { ground: 'goal' }],
      ],
    };
    const ground = [
      '5 area var(--tile)',
      '1 outline var(--piece-1)',
      '1 area var(--part-switch, var(--tile))',
      '1 outline var(--ring-switch, var(--ink-soft))',
      '1 dashes var(--line-strong)',
      '1 outline var(--goal)',
    ];
    expect(summary(view, false)).toEqual(ground);
    expect(summary(view)).toEqual([...ground, '2 area var(--piece-0)']);
  });

  it('stand where the cells are', () => {
    const [ground, piece] = boardLayers({ cells: [[{ ground: 'void' }, tile('a', 0)]] }, true);
    expect(ground!.path).toMatch(/^M118 4h64a/);
    expect(piece!.path).toMatch(/^M124 7h52a/);
  });

  it('are as few on the largest board, without corners that nobody sees', () => {
    const board = (side: number): View => ({
      cells: Array.from({ length: side }, () => Array.from({ length: side }, () => tile('a', 3))),
    });
    expect(summary(board(64))).toEqual(['4096 area var(--tile)', '4096 area var(--piece-3)']);
    expect(boardLayers(board(64), true)[0]!.path).not.toContain('a');
    expect(boardLayers(board(20), true)[0]!.path).toContain('a');
  });
});

it('the parts of a piece keep their keys in order', () => {
  const view: View = { cells: [[tile('a', 1), tile('b', 2)], [tile('a', 1)]] };
  expect(pieceParts(view).map(({ key, row, column }) => `${key} ${row},${column}`)).toEqual([
    'a/0 0,0',
    'b/0 0,1',
    'a/1 1,0',
  ]);
});
