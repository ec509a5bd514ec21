import { describe, expect, it } from 'vitest';
import type { Finding } from './findings.ts';
import { usualXrayLimits } from './limits.ts';
import { xray } from './xray.ts';

async function seen(text: string, limits = usualXrayLimits): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { signal } = new AbortController();
  await xray(text, { signal, limits, tell: (finding) => findings.push(finding) });
  return findings;
}

const last = <K extends Finding['kind']>(findings: readonly Finding[], kind: K) =>
  findings.findLast((finding) => finding.kind === kind) as Extract<Finding, { kind: K }> | undefined;

describe('an x-ray', () => {
  it('tells mistakes with their place, and nothing else', async () => {
    const findings = await seen('game: match-the-tiles\n\nA?a\n');
    expect(findings).toMatchObject([{ kind: 'mistakes', problems: [{ line: 3, column: 2 }] }]);
    expect(await seen('')).toMatchObject([{ kind: 'mistakes', problems: [{ code: 'empty-file' }] }]);
  });

  it('tells the answer first, then what takes longer', async () => {
    const findings = await seen('game: match-the-tiles\n\nA..\n...\n..a\n');
    expect(findings[0]).toMatchObject({ kind: 'answer', answer: { status: 'solved', isProved: true } });
    expect(last(findings, 'solutions')?.solutions).toEqual({
      status: 'counted',
      count: 2,
      finals: 1,
      first: [
        ['D', 'R'],
        ['R', 'D'],
      ],
    });
    expect(last(findings, 'positions')?.positions).toEqual({
      status: 'visited',
      count: 4,
      goals: 1,
      lost: 0,
      stuck: 0,
    });
    expect(last(findings, 'idle')?.idle).toEqual({ parts: [], undecided: 0, isAll: true });
    expect(last(findings, 'grade')?.grading).toMatchObject({ status: 'graded', estimated: 'easy' });
  });

  it('marks the cells of idle parts', async () => {
    // The wall above is not in the way of anything; the one below stops the tile.
    const findings = await seen('game: match-the-tiles\n\n...#\nA.a#\n');
    expect(last(findings, 'idle')?.idle.parts).toEqual([{ cells: [{ row: 0, column: 3 }], headers: [] }]);
  });

  it('marks one block of a column, whatever falls with it', async () => {
    // Below the line of three that breaks anyway, the block to the left is one more of its colour.
    const findings = await seen('game: break-the-ice\n\nb....\na.bb.\na.aa.\n');
    const { idle } = last(findings, 'idle')!;
    for (const { cells, headers } of idle.parts) expect(cells.length + headers.length).toBe(1);
    expect(idle.parts.length).toBeGreaterThan(0);
  });

  it('counts positions from which there is no way', async () => {
    const findings = await seen('game: folding-blocks\n\nA.B.\n....\n');
    const { positions } = last(findings, 'positions')!;
    expect(positions).toMatchObject({ status: 'visited' });
    if (positions.status !== 'visited') throw new Error('not visited');
    expect(positions.lost).toBeGreaterThan(0);
    expect(positions.stuck).toBeGreaterThan(0);
    expect(positions.lost + positions.goals).toBeLessThan(positions.count);
  });

  it('says what it does not know', async () => {
    const limits = { ...usualXrayLimits, answer: { states: 1 }, positions: { states: 2, bytes: 1e6 } };
    const findings = await seen('game: match-the-tiles\n\nA..\n...\n..a\n', limits);
    expect(findings).toEqual([
      { kind: 'answer', answer: { status: 'state-limit' } },
      { kind: 'positions', positions: { status: 'more', than: 2 } },
    ]);
  });

  it('tells nothing after it was given up', async () => {
    const controller = new AbortController();
    const findings: Finding[] = [];
    const tell = (finding: Finding): void => {
      findings.push(finding);
      controller.abort();
    };
    await xray('game: match-the-tiles\n\nA..\n...\n..a\n', { signal: controller.signal, tell });
    expect(findings).toHaveLength(1);
  });
});
