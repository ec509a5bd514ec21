import { expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../../test/sample-results.ts';
import type { Comparison } from '../record.ts';
import { reportPage } from './page.ts';
import { curveOf, logTicks, pointsOf } from './points.ts';

const page = (comparison: Comparison): string => reportPage(comparison, new Date(0));

const runs = [
  sampleRun(),
  sampleRun({ algorithm: 'greedy', heuristic: 'near', optimal: false, length: 5, cost: 5 }),
  sampleRun({ algorithm: 'dfs', status: 'time-limit', cost: null, optimal: false }),
  sampleRun({
    algorithm: 'bibfs',
    status: 'unsuitable',
    reason: 'Moves cannot be undone.',
    expanded: null,
    stored: null,
    bytes: null,
    milliseconds: null,
    prepareMilliseconds: null,
    cost: null,
    repeatMilliseconds: [],
  }),
];

it('has a plot of each kind, described in words, and all reasons', () => {
  const text = page(sampleComparison([sampleLevel(runs), sampleLevel(runs)]));
  for (const title of ['Levels solved within a time', 'Time', 'Positions', 'Memory', 'Quality of solutions'])
    expect(text).toContain(`<h3>${title}</h3>`);
  expect(text).toMatch(
    /aria-label="Step curves[^"]*Breadth-first search 2 of 2, Greedy best-first search 2 of 2/,
  );
  expect(text).toContain('not for this game');
  expect(text).toContain('Bidirectional breadth-first search: Moves cannot be undone.');
  expect(text).not.toContain('NaN');
  expect(text).not.toContain('undefined');
});

it('needs nothing from elsewhere and takes no text for code', () => {
  const level = '<script>alert("1")</script> & \'co\'';
  const text = page(sampleComparison([sampleLevel(runs, { level, file: '<img src=x>' })]));
  expect(text).not.toMatch(/<(script|img|link|iframe)/);
  expect(text).not.toMatch(/https?:|url\(|@import/);
  expect(text).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;co&#39;');
});

it('says what is wrong, and stands without any results', () => {
  const bad = sampleComparison([sampleLevel([sampleRun({ differences: ['stored'] })])], { complete: false });
  expect(page(bad)).toContain('contradict each other');
  expect(page(bad)).toContain('Interrupted');
  expect(page(sampleComparison([]))).toContain('No run was finished.');
  expect(page(sampleComparison([sampleLevel([runs[3]!])]))).toContain('could be drawn');
  expect(page(sampleComparison([sampleLevel([runs[2]!], { optimal: null })]))).not.toContain('<h3>Quality');
});

it('lines levels up by positions where breadth-first search counted them, else by cells, or as told', () => {
  const levels = (algorithm: string) =>
    sampleComparison(
      [1, 2].map((number) =>
        sampleLevel([sampleRun({ algorithm, stored: 7 * number })], {
          number,
          facts: { cells: 9 * number, pieces: number, colours: 1 },
        }),
      ),
    );
  expect(page(levels('bfs'))).toContain(
    'Scatter plot of positions expanded against positions that breadth-first',
  );
  expect(page(levels('ucs'))).toContain('Scatter plot of positions expanded against cells of the board');
  expect(reportPage(levels('bfs'), new Date(0), 'pieces')).toContain('positions expanded against pieces');
});

it('never calls a method the fastest without saying what its solutions are worth', () => {
  const timed = (milliseconds: number) => ({
    repeatMilliseconds: [milliseconds],
    repeatPrepareMilliseconds: [0],
  });
  const text = page(
    sampleComparison([
      sampleLevel([
        sampleRun(timed(9)),
        sampleRun({ algorithm: 'dfs', optimal: false, length: 6, cost: 6, ...timed(1) }),
      ]),
    ]),
  );
  expect(text).toContain(
    'Every method solved 1 level. Depth-first search took the least time, 1.00 ms a level. Its solutions cost 3.00 times the optimum on average; 0 of 1 are known to be optimal. Of those whose solutions are all optimal, Breadth-first search took the least, 9.00 ms a level.',
  );
});

it('shows the version, the command and every board', () => {
  const text = page(sampleComparison([sampleLevel(runs)]));
  expect(text).toContain('<dt>Fourfold</dt><dd>0.1.0</dd>');
  expect(text).toMatch(/<code>fourfold compare sample\.txt --level 1 --methods/);
  expect(text).toContain('aria-label="The board of Sample"');
  expect(text).toContain('<input type="radio"');
});

it('counts only solved levels in a curve, fastest first', () => {
  const some = sampleComparison([
    sampleLevel([sampleRun({ repeatMilliseconds: [8] })]),
    sampleLevel([sampleRun({ repeatMilliseconds: [1], status: 'time-limit' })]),
    sampleLevel([sampleRun({ repeatMilliseconds: [4] })]),
  ]);
  expect(curveOf(pointsOf(some, { of: () => 1 }))).toEqual([
    { milliseconds: 5, solved: 1 },
    { milliseconds: 9, solved: 2 },
  ]);
});

it('has round numbers on a logarithmic scale', () => {
  expect(logTicks(0.5, 2000)).toEqual([1, 10, 100, 1000]);
  expect(logTicks(3, 60)).toEqual([5, 10, 20, 50]);
  expect(logTicks(1, 1.5)).toEqual([1, 1.2, 1.5]);
});
