import { expect, it } from 'vitest';
import { moves as foldingWords } from '../../../games/folding-blocks/words/moves.ts';
import { readPack } from '../../../games/pack.ts';
import type { Answer, Figures } from '../../shared/solver/protocol.ts';
import { inWords, knownFrom } from './solutions.ts';

const read = readPack('game: folding-blocks\n\nA..\n...\nB..\n');
const level = read.ok ? read.value[0]! : undefined;
const figures = {} as Figures;
const solved = (...moves: string[]): Answer => ({
  status: 'solved',
  moves,
  cost: moves.length,
  optimal: true,
  figures,
});

it('takes a solution only when the rules do', () => {
  const tiles = readPack('game: match-the-tiles\n\nA..\n...\n..a\n');
  const one = tiles.ok ? tiles.value[0]! : undefined;
  expect(knownFrom(one!, solved('R', 'D'))).toEqual({ kind: 'solved', moves: ['R', 'D'], isProved: true });
  expect(knownFrom(one!, solved('R'))).toEqual({ kind: 'unknown' });
  expect(knownFrom(one!, solved('X'))).toEqual({ kind: 'unknown' });
  expect(knownFrom(one!, { status: 'unsolvable', figures })).toEqual({ kind: 'unsolvable' });
  expect(knownFrom(one!, { status: 'time-limit', figures })).toEqual({ kind: 'unknown' });
});

it('tells moves in words with the letters that are on paper, and in notation where there are none', () => {
  const told = inWords(level!, ['AR', 'BR'], foldingWords as never, 'en');
  expect(told).toHaveLength(2);
  expect(told[0]).toMatch(/A.*right/);
  expect(inWords(level!, ['AR', 'BR'], foldingWords as never, 'pt')[1]).toMatch(/B.*direita/);
  expect(inWords(level!, ['AR'], undefined, 'en')).toEqual(['AR']);
});
