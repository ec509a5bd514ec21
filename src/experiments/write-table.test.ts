import { describe, expect, it } from 'vitest';
import { sampleComparison, sampleLevel, sampleRun } from '../../test/sample-results.ts';
import { pivotOf } from './pivot.ts';
import { summaryOf } from './summary.ts';
import { tableWords } from './table-words.ts';
import { aboutOf, pivotTable, summaryTable } from './tables.ts';
import { writeTable } from './write-table.ts';

const dfs = { algorithm: 'dfs', optimal: false } as const;
const title = '50 % of A_B & C|D {x} #1 \\ ^~ <b>*';
const comparison = sampleComparison([
  sampleLevel([sampleRun(), sampleRun({ ...dfs, length: 12_345, cost: 12_345 })], { level: title }),
  sampleLevel([sampleRun({ length: 3, cost: 3 }), sampleRun({ ...dfs, status: 'time-limit', cost: null })], {
    level: 'Plain',
    optimal: 3,
    number: 2,
  }),
  sampleLevel([sampleRun({ length: 3, cost: 3 }), sampleRun({ ...dfs, length: 3, cost: 3 })], {
    level: 'Third',
    optimal: 3,
    number: 3,
  }),
]);
const moves = pivotTable(pivotOf(comparison, 'moves'), comparison);

describe('a pivot', () => {
  it('is a table of LaTeX with booktabs, escaped', () => {
    expect(writeTable(moves, 'latex').split('\n')).toEqual([
      '% Fourfold 0.1.0',
      expect.stringMatching(
        /^% fourfold compare sample\.txt --level 1-3 --methods 'bfs, dfs' --cost unit --max-seconds 60/,
      ),
      '% Sample, linux x64, Node 20.19.0',
      `% ${title}: A../.../..a`,
      '% Plain: A../.../..a',
      '% Third: A../.../..a',
      '% Needs \\usepackage{booktabs}.',
      '\\begin{table}',
      '  \\centering',
      '  \\caption{Moves: 3 levels, 2 methods; the best in bold.}',
      '  \\label{tab:moves}',
      '  \\begin{tabular}{lrrr}',
      '    \\toprule',
      '    level & optimum & Breadth-first search & Depth-first search \\\\',
      '    \\midrule',
      '    50 \\% of A\\_B \\& C|D \\{x\\} \\#1 \\textbackslash{} \\textasciicircum{}\\textasciitilde{} \\textless{}b\\textgreater{}* & 2 & \\textbf{2} & 12{,}345 \\\\',
      '    Plain & 3 & 3 & time limit \\\\',
      '    Third & 3 & 3 & 3 \\\\',
      '    \\midrule',
      '    sum over the 2 levels that all answered &  & 5 & 12{,}348 \\\\',
      '    \\bottomrule',
      '  \\end{tabular}',
      '\\end{table}',
      '',
    ]);
  });

  it('is a table of Markdown with straight columns', () => {
    const lines = writeTable(moves, 'markdown').split('\n');
    expect(lines[3]).toBe(`<!-- ${title}: A../.../..a -->`);
    const table = lines.filter((line) => line.startsWith('|'));
    expect(new Set(table.map(({ length }) => length)).size).toBe(1);
    expect(table[1]).toMatch(/^\| -+ \| -+: \| -+: \| -+: \|$/);
    expect(table[2]).toContain('C\\|D {x} \\#1 \\\\ ^\\~ \\<b\\>\\*');
    expect(table[2]).toMatch(/\| +2 \| +\*\*2\*\* \| +12,345 \|$/);
    expect(table[3]).toMatch(/^\| Plain .* time limit \|$/);
  });

  it('keeps its comments closed', () => {
    const bad = sampleLevel([sampleRun()], { level: '--> <script>\n% \\input{x}' });
    const table = pivotTable(pivotOf(sampleComparison([bad]), 'moves'), sampleComparison([bad]));
    const [markdown, latex] = [writeTable(table, 'markdown'), writeTable(table, 'latex')];
    expect(markdown.match(/-->/g)).toHaveLength(markdown.match(/<!--/g)!.length);
    expect(latex).not.toMatch(/^[^%].*\\input/m);
  });

  it('is CSV without marks, sums and words for missing figures', () => {
    expect(writeTable(moves, 'csv')).toBe(
      `level,optimum,Breadth-first search,Depth-first search\r\n${title},2,2,12345\r\nPlain,3,3,\r\nThird,3,3,3\r\n`,
    );
  });

  it('shows memory in megabytes and times with few digits, and leaves both alone in CSV', () => {
    const run = sampleRun({
      bytes: 1_572_864,
      repeatMilliseconds: [1.2999999998137355],
      repeatPrepareMilliseconds: [0],
    });
    const one = sampleComparison([sampleLevel([run])]);
    const written = (figure: 'bytes' | 'time', format: 'latex' | 'csv') =>
      writeTable(pivotTable(pivotOf(one, figure), one), format);
    expect(written('bytes', 'latex')).toContain('Sample & 1.500 \\\\');
    expect(written('bytes', 'csv')).toContain('Sample,1572864\r\n');
    expect(written('time', 'latex')).toContain('Sample & 1.30 \\\\');
    expect(written('time', 'csv')).toContain('Sample,1.3\r\n');
  });

  it('speaks Portuguese, with its numbers', () => {
    const pt = writeTable(pivotTable(pivotOf(comparison, 'moves'), comparison, tableWords.pt), 'latex');
    expect(pt).toContain('Jogadas: 3 níveis, 2 métodos');
    expect(pt).toContain('limite de tempo');
    expect(pt).toContain('12\\,345');
  });
});

describe('the summary', () => {
  const table = summaryTable(summaryOf(comparison), aboutOf(comparison));

  it('has both sets, with intervals', () => {
    const text = writeTable(table, 'latex');
    expect(text.match(/\\midrule/g)).toHaveLength(2);
    expect(text).toMatch(
      /the 2 levels that all answered & Breadth-first search & 2 & 2 & 2 & 2 & 1\.000 \[1\.000--1\.000\] & 1\.000 /,
    );
    expect(text).toMatch(/all its levels & Depth-first search & 3 & 2 & 0 & 1 & /);
  });

  it('has the ends of intervals in columns of their own in CSV', () => {
    const [head, first] = writeTable(table, 'csv').split('\r\n');
    expect(head).toContain('mean ratio,mean ratio from,mean ratio to,median ratio');
    expect(first!.split(',')).toHaveLength(head!.split(',').length);
  });
});
