import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../test/samples.ts';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import type { CoverEvidence } from '../games/folding-blocks/solver/cover-evidence.ts';
import { games } from '../games/index.ts';
import { type GameLevel, readPack } from '../games/pack.ts';
import { algorithmsFor, mustChoose } from '../search/method.ts';
import { solve } from '../search/solve.ts';
import { type Certificate, certificateOf } from './certificate.ts';
import { checkCertificate } from './check.ts';
import type { LayerEvidence } from './layer-sum.ts';

function load(text: string): GameLevel {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(JSON.stringify(pack.error));
  return pack.value[0]!;
}

async function certify(known: GameLevel, algorithm: string, cost?: string): Promise<Certificate | undefined> {
  const method = mustChoose(known.game, { algorithm, cost });
  const limits = { states: 3_000, seconds: 5 };
  const solution = await solve(known.game, known.level, { ...method, withEvidence: true, limits });
  return certificateOf(known, method, solution);
}

const check = async (certificate: Certificate, maxPositions = 100_000) => {
  const checked = await checkCertificate(JSON.stringify(certificate), { maxPositions });
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
};
const sentences = async (certificate: Certificate, maxPositions?: number): Promise<string> =>
  (await check(certificate, maxPositions)).checks.map(({ result, what }) => `${result}: ${what}`).join('\n');

describe.each(games.map((game) => [game.id, game] as const))('certificates of %s', (_, game: Game) => {
  it('hold for whatever was proved, by other code than the solver’s', async () => {
    const random = createRandom(17);
    const seen = { solved: 0, unsolvable: 0 };
    const exact = algorithmsFor(game).filter(({ id }) => ['bfs', 'ucs', 'astar'].includes(id));
    const methods = [...exact, ...(game.solvers ?? [])];
    for (let done = 0; done < 40; ) {
      const level = sampleOf(game)(random, 1 + random.below(4), 1 + random.below(4));
      if (!level) continue;
      const cost = random.pick(game.costs).id;
      const { id } = random.pick(methods);
      const certificate = await certify({ game, level }, id, cost);
      if (!certificate) continue;
      const { checks, verdict } = await check(certificate);
      // A* proves nothing with a heuristic that is not admissible, and then claims nothing.
      expect(verdict, `${id} ${certificate.level}${JSON.stringify(checks)}`).toBe('holds');
      done += 1;
      seen[certificate.claim.status] += 1;
    }
    expect(Math.min(seen.solved, seen.unsolvable)).toBeGreaterThan(0);
  });
});

/** Files of this form are out in the world. */
it.each([
  [
    'bfs',
    {
      format: 'fourfold certificate 1',
      level: 'game: match-the-tiles\n\nA..\n...\n..a\n',
      costModel: 'unit',
      algorithm: 'bfs',
      heuristic: null,
      claim: { status: 'solved', moves: ['D', 'R'], cost: 2, optimal: true },
      figures: { expanded: 2, generated: 3, stored: 4 },
      evidence: {
        kind: 'layers',
        layers: [
          { positions: 1, hash: 'e5c9ce8beead5bbf' },
          { positions: 2, hash: '6432b04e52241c51' },
        ],
        isAll: false,
      },
    },
  ],
  [
    'cover',
    {
      format: 'fourfold certificate 1',
      level: 'game: folding-blocks\n\nA...\n....\nB...\n',
      costModel: 'unit',
      algorithm: 'cover',
      heuristic: null,
      claim: { status: 'solved', moves: ['AR', 'AR', 'BU', 'BR', 'BR'], cost: 5, optimal: true },
      figures: { expanded: 1, generated: 2, stored: 1 },
      evidence: { kind: 'cover', shapes: { A: 6, B: 6 }, nodes: 1, tried: 2 },
    },
  ],
])('have always looked like this: %s', async (algorithm, written) => {
  expect(await certify(load(written.level), algorithm)).toEqual(written);
  expect((await check(written as Certificate)).verdict).toBe('holds');
});

describe('a wrong certificate', async () => {
  const tiles = load('game: match-the-tiles\n\nA..\n...\n..a\n');
  const right = (await certify(tiles, 'bfs'))!;

  it('is of a solution that the rules refuse, or of another cost', async () => {
    expect(await sentences(right)).toMatch(/^holds: The solution of 2 moves was replayed/);
    const { claim } = right;
    expect(await sentences({ ...right, claim: { ...claim, moves: ['R', 'R'] } })).toMatch(
      /^fails: .* at move 2/,
    );
    expect(await sentences({ ...right, claim: { ...claim, cost: 1 } })).toMatch(
      /^fails: The solution costs 2, not 1/,
    );
  });

  it('claims an optimum that can be beaten, or that nothing solves what something does', async () => {
    const longer = { ...right.claim, moves: ['D', 'U', 'R', 'D'], cost: 4 };
    expect(await sentences({ ...right, evidence: null, claim: longer })).toMatch(
      /fails: There is a solution that costs 2/,
    );
    const none = { status: 'unsolvable', moves: [], cost: null, optimal: false } as const;
    expect(await sentences({ ...right, evidence: null, claim: none })).toMatch(
      /fails: There is a solution that costs 2/,
    );
    expect((await check({ ...right, claim: none })).verdict).toBe('fails');
  });

  it('has other layers than there are', async () => {
    const evidence = right.evidence as LayerEvidence;
    expect(evidence.kind).toBe('layers');
    const [start, ...rest] = evidence.layers;
    const changed = (layer: object): Certificate => {
      const other: LayerEvidence = { ...evidence, layers: [start!, { ...rest[0]!, ...layer }] };
      return { ...right, evidence: other };
    };
    expect(await sentences(changed({ positions: 9 }))).toMatch(/fails: Layer 1 has 2 positions, not 9/);
    expect(await sentences(changed({ hash: '0'.repeat(16) }))).toMatch(/fails: Layer 1 has other positions/);
  });

  it('counts shapes that are not there, or hides a shorter cover', async () => {
    const folding = load('game: folding-blocks\n\nA...\n....\nB...\n');
    const cover = (await certify(folding, 'cover'))!;
    expect(await sentences(cover)).toMatch(/holds: All ways to cover the board with fewer than \d+ folds/);
    const evidence = cover.evidence as CoverEvidence;
    expect(evidence.kind).toBe('cover');
    const more = { ...evidence, shapes: { ...evidence.shapes, A: 99 } };
    expect(await sentences({ ...cover, evidence: more })).toMatch(/fails: Group A has \d+ shapes, not 99/);
    const none = { status: 'unsolvable', moves: [], cost: null, optimal: false } as const;
    expect(await sentences({ ...cover, claim: none })).toMatch(/fails: There is a cover with \d+ folds/);
  });

  it('is no certificate at all', async () => {
    const mistake = async (text: string): Promise<string> => {
      const checked = await checkCertificate(text, { maxPositions: 1 });
      return checked.ok ? 'none' : checked.error;
    };
    expect(await mistake('{')).toMatch(/not JSON/);
    expect(await mistake('null')).toMatch(/expected "format"/);
    expect(await mistake(JSON.stringify({ format: right.format }))).toMatch(/not whole/);
    expect(await mistake(JSON.stringify({ ...right, level: 'x' }))).toMatch(/cannot be read/);
    expect(await mistake(JSON.stringify({ ...right, costModel: 'gold' }))).toMatch(/no cost model "gold"/);
  });
});

it('says what could not be checked', async () => {
  const large = load('game: match-the-tiles\n\nA...B\n.....\n..#..\n.....\nb...a\n');
  const certificate = (await certify(large, 'bfs'))!;
  expect((await check(certificate, 3)).verdict).toBe('in part');
  expect(await sentences(certificate, 3)).toMatch(/not checked: Too many positions/);
});
