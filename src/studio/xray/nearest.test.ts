import { describe, expect, it } from 'vitest';
import type { Finding } from './findings.ts';
import { usualXrayLimits } from './limits.ts';
import { xray } from './xray.ts';

async function seen(text: string, limits = usualXrayLimits): Promise<Finding[]> {
  const findings: Finding[] = [];
  const { signal } = new AbortController();
  const parts = { level: true, changes: 'nearest' } as const;
  await xray(text, { signal, limits, parts, tell: (finding) => findings.push(finding) });
  return findings;
}
const of = <K extends Finding['kind']>(findings: readonly Finding[], kind: K) =>
  findings.filter((each): each is Extract<Finding, { kind: K }> => each.kind === kind);

const stuck = 'game: match-the-tiles\n\nA..\n.a.\n...\n';

describe('the nearest changes of an unsolvable level', () => {
  it('are looked for last, and it is told when all were tried', async () => {
    const findings = await seen(stuck);
    const changes = of(findings, 'what-if').map(({ change }) => change);
    const wall = changes.find(({ cell, brush }) => cell.row === 2 && cell.column === 1 && brush === 'wall');
    // The tile goes right, down, left against the wall, and has no way to the middle.
    expect(wall?.outcome).toEqual({ status: 'unsolvable' });
    const stop = changes.find(({ cell, brush }) => cell.row === 1 && cell.column === 2 && brush === 'wall');
    expect(stop?.outcome.status).toBe('unsolvable');
    expect(changes.some(({ outcome }) => outcome.status === 'solved' && outcome.moves > 0)).toBe(true);
    const ids = new Set(changes.map(({ cell, change }) => `${cell.row},${cell.column} ${change}`));
    expect(of(findings, 'tried')).toEqual([{ kind: 'tried', tried: { changes: ids.size, unknown: 0 } }]);
    const kinds = findings.map(({ kind }) => kind);
    expect(kinds.indexOf('what-if')).toBeGreaterThan(kinds.indexOf('why'));
  });

  it('may be none at all', async () => {
    const findings = await seen('game: match-the-tiles\n\nA####a\nB####b\n');
    expect(of(findings, 'what-if').filter(({ change }) => change.outcome.status === 'solved')).toEqual([]);
    expect(of(findings, 'tried')[0]?.tried).toMatchObject({ unknown: 0 });
  });

  it('are not said to be all where time was over, or where some are not known', async () => {
    const early = await seen(stuck, { ...usualXrayLimits, nearest: { seconds: 0 } });
    expect(of(early, 'tried')).toEqual([]);
    const little = await seen(stuck, { ...usualXrayLimits, change: { states: 1 } });
    expect(of(little, 'tried')[0]!.tried.unknown).toBeGreaterThan(0);
  });

  it('are not looked for where a level can be solved', async () => {
    expect(of(await seen('game: match-the-tiles\n\nA.a\n'), 'what-if')).toEqual([]);
  });
});
