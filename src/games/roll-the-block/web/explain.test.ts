import { describe, expect, it } from 'vitest';
import { Explainer } from './explain.ts';
import { notes } from './notes.ts';
import { levelOf } from './sample.ts';
import { boardWords } from './words.ts';

const level = levelOf(
  [
    'bridge 2: shown',
    'switch a: soft show 1',
    'switch b: heavy show 1, hide 2',
    'switch c: soft toggle 2 3',
    'switch d: split 1,1 3,1',
    '',
    'Sabc.d',
    '11#2#3',
    '.#1.4G',
  ].join('\n'),
);
const said = (row: number, column: number, language: 'en' | 'pt' = 'en') =>
  new Explainer(level, boardWords[language]).wordsAt({ row, column });

describe('what a switch does', () => {
  it('is said in words, in both languages', () => {
    expect(said(0, 1)).toBe('Soft switch A: shows bridge 1');
    expect(said(0, 2)).toBe('Heavy switch B: shows bridge 1, hides bridge 2');
    expect(said(0, 3)).toBe('Soft switch C: toggles bridges 2 and 3');
    expect(said(0, 5)).toBe('Split switch D: splits the block in two');
    expect(said(0, 1, 'pt')).toBe('Botão leve A: mostra a ponte 1');
    expect(said(0, 2, 'pt')).toBe('Botão pesado B: mostra a ponte 1, esconde a ponte 2');
    expect(said(0, 3, 'pt')).toBe('Botão leve C: alterna as pontes 2 e 3');
    expect(said(0, 5, 'pt')).toBe('Divisor D: divide o bloco em dois');
  });

  it('is said on paper too, with the places of cubes', () => {
    expect(notes(level, 'en')).toEqual([
      'Soft switch A: shows bridge 1.',
      'Heavy switch B: shows bridge 1, hides bridge 2.',
      'Soft switch C: toggles bridges 2 and 3.',
      'Split switch D: splits the block in two: cube 1 to row 1, column 1; cube 2 to row 3, column 1.',
    ]);
    expect(notes(level, 'pt')[3]).toBe(
      'Divisor D: divide o bloco em dois: cubo 1 para a linha 1, coluna 1; cubo 2 para a linha 3, coluna 1.',
    );
  });

  it('draws one line to every part of a bridge, and marks all its cells', () => {
    const { links, cells } = new Explainer(level, boardWords.en).explain({ row: 0, column: 1 })!;
    expect(links).toEqual([
      { from: { row: 0, column: 1 }, to: { row: 1, column: 1 }, effect: 'show' },
      { from: { row: 0, column: 1 }, to: { row: 2, column: 2 }, effect: 'show' },
    ]);
    expect(new Set(cells.map(({ row, column }) => `${row},${column}`))).toEqual(
      new Set(['0,1', '1,0', '1,1', '2,2']),
    );
  });

  it('draws lines to where the cubes go', () => {
    const { links } = new Explainer(level, boardWords.en).explain({ row: 0, column: 5 })!;
    expect(links.map(({ to, effect }) => [to.row, to.column, effect])).toEqual([
      [0, 0, 'split'],
      [2, 0, 'split'],
    ]);
  });
});

describe('what changes a bridge', () => {
  it('is said in words, in both languages', () => {
    expect(said(1, 0)).toBe('Bridge 1: shown by switches A and B');
    expect(said(1, 3)).toBe('Bridge 2: hidden by switch B, toggled by switch C');
    expect(said(2, 4)).toBe('Bridge 4: never there');
    expect(said(1, 3, 'pt')).toBe('Ponte 2: escondida pelo botão B, alternada pelo botão C');
    expect(said(2, 4, 'pt')).toBe('Ponte 4: nunca aparece');
  });

  it('draws a line from every switch', () => {
    const { links } = new Explainer(level, boardWords.en).explain({ row: 1, column: 3 })!;
    expect(links.map(({ from, effect }) => [from.column, effect])).toEqual([
      [2, 'hide'],
      [3, 'toggle'],
    ]);
  });
});

it('says nothing about plain floor, holes, and what is outside', () => {
  for (const [row, column] of [
    [0, 0],
    [0, 4],
    [1, 2],
    [2, 5],
    [9, 9],
  ] as const)
    expect(said(row, column)).toBeUndefined();
});
