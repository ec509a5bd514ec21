import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../test/sample-results.ts';
import { commandsOf, quoted, rangesText } from './provenance.ts';

it('writes numbers as ranges', () => {
  expect(rangesText([3, 1, 2, 7, 9, 8, 12, 2])).toBe('1-3,7-9,12');
  expect(rangesText([4])).toBe('4');
});

it('quotes what a shell would read otherwise', () => {
  expect(quoted('levels/a-b.txt')).toBe('levels/a-b.txt');
  expect(quoted("it's $HOME")).toBe("'it'\\''s $HOME'");
});

it('tells the command that makes the runs again', () => {
  const runs = [sampleRun(), sampleRun({ algorithm: 'wastar', heuristic: 'pairs', options: { weight: 3 } })];
  const level = (file: string, number: number) => sampleLevel(runs, { file, number });
  const commands = (levels: Parameters<typeof sampleComparison>[0]) => commandsOf(sampleComparison(levels));
  const rest = "--methods 'bfs, wastar:pairs:weight=3' --cost unit --max-seconds 60 --max-memory 1024";
  expect(commands([level('a.txt', 1), level('a.txt', 2), level('b.txt', 2), level('b.txt', 1)])).toEqual([
    `fourfold compare a.txt b.txt --level 1-2 ${rest}`,
  ]);
  expect(commands([level('a.txt', 1), level('my file.txt', 2)])).toEqual([
    `fourfold compare a.txt --level 1 ${rest}`,
    `fourfold compare 'my file.txt' --level 2 ${rest}`,
  ]);
  const { settings } = sampleComparison([]);
  const command = 'fourfold compare a.txt --repeat 3';
  expect(commandsOf({ settings: { ...settings, command }, levels: [level('a.txt', 1)] })).toEqual([command]);
});
