import { expect, it } from 'vitest';
import { sampleLevel, sampleRun } from '../../test/sample-results.ts';
import { levelColumns } from '../experiments/columns.ts';
import { layOut } from './lay-out.ts';

const columns = levelColumns(sampleLevel([sampleRun(), sampleRun({ algorithm: 'dfs', optimal: false })]));

it('puts what does not fit below, with the names again and nothing left out', () => {
  expect(layOut(columns, 200).split('\n')).toHaveLength(3);
  for (const width of [80, 40, 20]) {
    const text = layOut(columns, width);
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(width);
    for (const { title } of columns) expect(text).toContain(title);
    expect(text.match(/^dfs/gm)).toHaveLength(text.match(/^method/gm)!.length);
  }
  expect(layOut(columns, 1), 'one column at a time').toContain('method  result');
});
