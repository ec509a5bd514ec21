import { describe, expect, it } from 'vitest';
import { readPack } from '../games/pack.ts';
import { formatGuards, guardsOf, readGuards } from './guards.ts';

describe('guards', () => {
  it('are read and written', () => {
    const text = 'at-least 20; one-solution; visit 3,4; use 2,5';
    expect(guardsOf(` at-least  20;one-solution ; visit 3 , 4; ;use 2,5 `)).toEqual(guardsOf(text));
    expect(formatGuards(guardsOf(text))).toBe(text);
    expect(guardsOf(text)[2]).toEqual({ kind: 'visit', cell: { row: 2, column: 3 } });
    expect(formatGuards(guardsOf(undefined))).toBe(undefined);
  });

  it('that are none are told where they stand', () => {
    expect(readGuards('visit 1,1; sit 3')).toMatchObject([
      { at: 0, guard: { kind: 'visit' } },
      { at: 11, text: 'sit 3', guard: undefined },
    ]);
    const pack = readPack('game: match-the-tiles\nguards: visit 1,4; at-least x;  use 1,3\n\nA.a\n');
    expect(pack.ok ? [] : pack.error).toMatchObject([
      { code: 'guard-outside', line: 2, column: 9, values: { text: 'visit 1,4' } },
      { code: 'bad-guard', line: 2, column: 20, values: { text: 'at-least x' } },
    ]);
  });

  it('and solutions are kept by a level', () => {
    const text = 'game: match-the-tiles\nsolution: R, L R\nguards: at-least 1\n\nA.a\n';
    const pack = readPack(text);
    expect(pack.ok && pack.value[0]!.level.info).toEqual({ solution: 'R, L R', guards: 'at-least 1' });
  });
});
