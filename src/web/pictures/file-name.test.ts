import { expect, it } from 'vitest';
import { fileName } from './file-name.ts';

it('says what is in a file, in letters that every system takes', () => {
  expect(
    fileName(['tree', 'Match the Tiles · 8 · Checkers', 'wastar~pairs~weight=1.5', 'step 40'], 'svg'),
  ).toBe('tree-match-the-tiles-8-checkers-wastar-pairs-weight-1.5-step-40.svg');
  expect(fileName(['Árvore de procura', 'A*', '../../etc'], 'png')).toBe('arvore-de-procura-astar-etc.png');
  expect(fileName(['数独'], 'svg')).toBe('fourfold.svg');
  expect(fileName(['a'.repeat(500)], 'svg')).toHaveLength(124);
});
