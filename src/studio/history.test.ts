import { expect, it } from 'vitest';
import { History } from './history.ts';

it('goes back to the first text and forward to the last', () => {
  const history = new History('a');
  history.edit('b');
  history.edit('c');
  history.edit('c');
  expect([history.undo(), history.undo(), history.undo()]).toEqual(['b', 'a', 'a']);
  expect(history.canUndo).toBe(false);
  expect([history.redo(), history.redo(), history.redo()]).toEqual(['b', 'c', 'c']);
  expect(history.canRedo).toBe(false);
  history.undo();
  history.edit('d');
  expect(history.canRedo).toBe(false);
  expect(history.undo()).toBe('b');
});

it('takes edits of one kind in a row as one step', () => {
  const history = new History('');
  for (const text of ['t', 'ti', 'tit']) history.edit(text, 'title');
  history.edit('tit.');
  history.edit('x', 'title');
  history.rest();
  history.edit('xy', 'title');
  expect([history.undo(), history.undo(), history.undo(), history.undo()]).toEqual(['x', 'tit.', 'tit', '']);
  history.edit('again', 'title');
  expect(history.undo()).toBe('');
});
