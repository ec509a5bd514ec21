import { describe, expect, it } from 'vitest';
import { type CheckLimits, Stopped } from '../../../core/certificate.ts';
import { createRandom } from '../../../core/random.ts';
import { runNow } from '../../../core/slices.ts';
import { packedRow } from '../../../core/space.ts';
import { foldingBlocks } from '../game.ts';
import type { FoldLevel } from '../level.ts';
import { foldRules } from '../rules/rules.ts';
import { sampleLevel } from '../sample.ts';
import { coverKind } from './check-cover.ts';
import { CoverSearch } from './cover-search.ts';

const ample: CheckLimits = { seconds: 60, states: 1_000_000, bytes: 1024 ** 3 };

/** The search, its end and its evidence. */
function solved(level: FoldLevel) {
  const space = foldingBlocks.space(level);
  const search = new CoverSearch({ space, start: packedRow(space, foldRules(level).start()), limits: {} });
  let status = search.step(1000);
  while (status === 'running') status = search.step(1000);
  return {
    folds: status === 'solved' ? search.path().length : Number.POSITIVE_INFINITY,
    evidence: search.evidence(),
  };
}

function results(level: FoldLevel, evidence: CoverSearchEvidence, below: number, limits = ample): string {
  const found: string[] = [];
  try {
    runNow(
      coverKind.check(level, evidence, below, limits, (result, what) => found.push(`${result}: ${what}`)),
    );
  } catch (stop) {
    if (!(stop instanceof Stopped)) throw stop;
    found.push(stop.reason);
  }
  return found.join('\n');
}
type CoverSearchEvidence = ReturnType<CoverSearch['evidence']>;

it('agrees with the solver on the shapes and on the fewest folds', () => {
  const random = createRandom(21);
  const seen = { solvable: 0, not: 0 };
  for (let tried = 0; tried < 150; ) {
    const level = sampleLevel(random, 1 + random.below(6), 1 + random.below(6));
    if (!level) continue;
    tried += 1;
    const { folds, evidence } = solved(level);
    expect(results(level, evidence, folds), level.cells).toMatch(/there is none\.$/);
    if (Number.isFinite(folds)) {
      expect(results(level, evidence, folds + 1)).toMatch(`fails: There is a cover with ${folds} folds.`);
      seen.solvable += 1;
    } else seen.not += 1;
  }
  expect(Math.min(seen.solvable, seen.not)).toBeGreaterThan(20);
});

describe('a board of the largest size', () => {
  const cells = Array.from({ length: 64 * 64 }, () => '.');
  const random = createRandom(5);
  for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') cells[random.below(cells.length)] = letter;
  const level: FoldLevel = { info: {}, rows: 64, columns: 64, cells: cells.join('') };
  const space = foldingBlocks.space(level);
  const search = new CoverSearch({ space, start: packedRow(space, foldRules(level).start()), limits: {} });
  const evidence = search.evidence();

  it('is checked within limits', () => {
    const none = Number.POSITIVE_INFINITY;
    expect(results(level, evidence, none, { ...ample, states: 10 })).toMatch(
      /holds: The groups can grow .*\n.*not checked: Not all covers were tried again, after 11 choices\.\nstate-limit$/s,
    );
    expect(results(level, evidence, none, { ...ample, bytes: 100_000 })).toMatch(/memory-limit$/);
  });

  it('is checked in short steps', () => {
    const steps = coverKind.check(level, evidence, Number.POSITIVE_INFINITY, ample, () => {});
    let taken = 0;
    while (taken < 20_000 && !steps.next().done) taken += 1;
    expect(taken).toBe(20_000);
  });
});
