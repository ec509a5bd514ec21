import { describe, expect, it } from 'vitest';
import { spansOf } from './markup.ts';

describe('markup', () => {
  it('knows bold words and code', () => {
    expect(spansOf('a **b c** d `R U`.')).toEqual([
      { style: 'plain', text: 'a ' },
      { style: 'bold', text: 'b c' },
      { style: 'plain', text: ' d ' },
      { style: 'code', text: 'R U' },
      { style: 'plain', text: '.' },
    ]);
  });

  it('lets A* be bold, and be no markup at all', () => {
    expect(spansOf('**A*** is A*')).toEqual([
      { style: 'bold', text: 'A*' },
      { style: 'plain', text: ' is A*' },
    ]);
  });

  it('leaves what is not closed as it is, and never makes tags', () => {
    expect(spansOf('**a `b <b>c</b>')).toEqual([{ style: 'plain', text: '**a `b <b>c</b>' }]);
    expect(spansOf('')).toEqual([]);
  });
});
