import { describe, expect, it } from 'vitest';
import { createRandom } from '../src/core/random.ts';
import { runNow, unhurried } from '../src/core/slices.ts';
import { games } from '../src/games/index.ts';
import { formatLevel, formatPack, type GameLevel } from '../src/games/pack.ts';
import type { Finding } from '../src/studio/xray/findings.ts';
import { positionsOf } from '../src/studio/xray/positions.ts';
import { xray } from '../src/studio/xray/xray.ts';
import { fourfold, temporaryFolder } from './command-line.ts';
import { sampleOf } from './samples.ts';

/** Random levels a game, how many of them are also solved one by one, and the most positions that they have. */
const [levels, alone, most] = process.env['FOURFOLD_LONG'] ? [200, 200, 100_000] : [20, 1, 3000];

/** The last finding of every kind. */
async function seen(text: string): Promise<Map<string, Finding>> {
  const findings = new Map<string, Finding>();
  const { signal } = new AbortController();
  await xray(text, { signal, tell: (finding) => findings.set(finding.kind, finding) });
  return findings;
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value ?? null));

describe(`an x-ray equals the command line on ${levels} random levels of`, () => {
  it.each(games.map((game) => ({ id: game.id, game })))('$id', { timeout: 1_800_000 }, async ({ game }) => {
    const folder = temporaryFolder();
    const random = createRandom(2026);
    const pack: GameLevel[] = [];
    while (pack.length < levels) {
      const level = sampleOf(game)(random, 2 + random.below(5), 2 + random.below(5));
      if (!level) continue;
      const visited = runNow(positionsOf({ game, level }, { states: most }, unhurried));
      if (visited.status === 'visited') pack.push({ game, level });
    }
    const graded = JSON.parse(fourfold(['grade', folder.write('pack.txt', formatPack(pack)), '--json']).out);
    for (const [index, each] of pack.entries()) {
      const text = formatLevel(each);
      const findings = await seen(text);
      const { answer } = findings.get('answer') as Extract<Finding, { kind: 'answer' }>;
      const isSolved = answer.status === 'solved';
      const { file: _, number, level: _name, game: id, ...grading } = graded[index];
      expect([number, id]).toEqual([index + 1, game.id]);
      expect(answer.status, text).toBe(grading.status === 'graded' ? 'solved' : grading.status);
      if (isSolved) {
        const { optimum, solutions } = grading.figures;
        expect(answer, text).toMatchObject({ isProved: true, moves: { length: optimum.moves } });
        expect(plain(findings.get('grade')), text).toEqual({ kind: 'grade', grading });
        expect(findings.get('solutions'), text).toMatchObject({
          solutions: { count: solutions.count, finals: solutions.finals },
        });
      }
      if (index >= alone) continue;
      const file = folder.write('level.txt', text);
      const solved = JSON.parse(fourfold(['solve', file, ...(isSolved ? ['--all'] : []), '--json']).out);
      expect(solved.status, text).toBe(answer.status);
      if (!isSolved) continue;
      expect([solved.moves, solved.optimal], text).toEqual([answer.moves, answer.isProved]);
      expect(findings.get('solutions'), text).toMatchObject({
        solutions: {
          count: solved.all.count,
          finals: solved.all.finals,
          first: solved.all.solutions.slice(0, 2),
        },
      });
    }
  });
});
