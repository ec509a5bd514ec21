import { describe, expect, it } from 'vitest';
import type { LevelRecord, RunRecord } from '../../src/experiments/record.ts';
import { sampleLevel, sampleRun } from '../../test/sample-results.ts';
import { dominanceText } from './dominance.ts';
import { withSection } from './page.ts';
import type { FamilyResult } from './race.ts';
import { familyTable } from './table.ts';

const solver = (changes: Partial<RunRecord> = {}): RunRecord => sampleRun({ algorithm: 'cover', ...changes });
const unanswered: Partial<RunRecord> = { status: 'time-limit', optimal: false, cost: null };

const resultOf = (...sizes: (readonly LevelRecord[])[]): FamilyResult => ({
  methods: [
    { name: 'bfs', isExact: true },
    { name: 'greedy filled', isExact: false },
    { name: 'cover', isExact: true },
  ],
  best: 'cover',
  levelsPerSize: 2,
  sizes: sizes.map((levels, index) => ({ name: `size ${index + 1}`, levels })),
});

describe('the table of a family', () => {
  it('has medians of what was answered, and says what was not', () => {
    const greedy = sampleRun({ algorithm: 'greedy', heuristic: 'filled', optimal: false, cost: 5 });
    const table = familyTable(
      resultOf(
        [
          sampleLevel([sampleRun({ milliseconds: 100, expanded: 20 }), greedy, solver({ expanded: 1 })]),
          sampleLevel([sampleRun({ milliseconds: 300, expanded: 40 }), greedy, solver({ expanded: 1 })], {
            optimal: 4,
          }),
        ],
        [
          sampleLevel(
            [sampleRun({ milliseconds: 4000, expanded: 2_345_678 }), solver({ status: 'unsolvable' })],
            {
              optimal: null,
            },
          ),
          sampleLevel([sampleRun(unanswered), solver({ expanded: 12_340 })], { optimal: null }),
        ],
        [sampleLevel([solver(unanswered)], { optimal: null })],
      ),
    );
    expect(table.split('\n')).toEqual([
      '|  | size 1 | size 2 | size 3 |',
      '| --- | ---: | ---: | ---: |',
      '| fewest moves | 2, 4 | none, ? | ? |',
      '| bfs | 0.20 s, 30 | 1 of 2: 4.00 s, 2.35M | – |',
      '| greedy filled \\* | 0.002 s, 3, 5 moves | – | – |',
      '| **best: cover** | 0.002 s, 1 | 0.002 s, 6.17k | time limit |',
    ]);
  });
});

describe('whether best dominates', () => {
  const race = (theirs: Partial<RunRecord>, ours: Partial<RunRecord>): string =>
    dominanceText(resultOf([sampleLevel([sampleRun(theirs), solver(ours)])]));

  it('is so where nobody proves more or the same faster', () => {
    const dominates = '`best` (`cover`) dominates: no other method proves more, or the same in less time.';
    expect(race({ milliseconds: 100 }, { milliseconds: 50 })).toBe(dominates);
    expect(race({ milliseconds: 1 }, { milliseconds: 20 })).toBe(dominates);
    expect(race({ milliseconds: 1000 }, { milliseconds: 1090 })).toBe(dominates);
    expect(race(unanswered, { milliseconds: 50_000 })).toBe(dominates);
    expect(race(unanswered, unanswered)).toBe(dominates);
    // A solution without a proof is no rival.
    expect(race({ milliseconds: 1, optimal: false }, { milliseconds: 900 })).toBe(dominates);
  });

  it('says who is faster, and who proves what it cannot', () => {
    expect(race({ milliseconds: 100 }, { milliseconds: 200 })).toBe(
      '`best` (`cover`) does not dominate. size 1: `bfs` takes 0.10 s, it 0.20 s.',
    );
    expect(race({ milliseconds: 1, optimal: false, status: 'unsolvable' }, unanswered)).toBe(
      '`best` (`cover`) does not dominate. size 1: `bfs` proves 1 of 1 that it does not.',
    );
  });
});

describe('the page', () => {
  const page =
    'before\n<!-- a, made by npm run bench:solvers -->\nold\n<!-- end -->\nbetween\n<!-- end -->\n';

  it('changes between the marks of a family only', () => {
    expect(withSection(page, 'a', 'new')).toEqual({
      ok: true,
      value:
        'before\n<!-- a, made by npm run bench:solvers -->\n\nnew\n\n<!-- end -->\nbetween\n<!-- end -->\n',
    });
  });

  it('says which marks are missing', () => {
    expect(withSection(page, 'b', 'new')).toEqual({
      ok: false,
      error: expect.stringContaining('expected a line "<!-- b, made by npm run bench:solvers -->"'),
    });
  });
});
