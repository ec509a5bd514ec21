import { expect, it } from 'vitest';
import { squares } from './picture.ts';

it('shows the share of moves that had to be, and all green for the optimum alone', () => {
  expect(squares(8, 8)).toBe('🟩'.repeat(10));
  expect(squares(10, 8)).toBe('🟩'.repeat(8) + '🟨'.repeat(2));
  expect(squares(101, 100)).toBe(`${'🟩'.repeat(9)}🟨`);
  expect(squares(1000, 8)).toBe('🟨'.repeat(10));
});
