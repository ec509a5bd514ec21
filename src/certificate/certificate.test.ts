import { describe, expect, it } from 'vitest';
import { ampleLimits, certify, check, levelsIn } from '../../test/certify.ts';
import { sampleOf } from '../../test/samples.ts';
import type { CheckLimits } from '../core/certificate.ts';
import type { Game } from '../core/game.ts';
import { createRandom } from '../core/random.ts';
import type { CoverEvidence } from '../games/folding-blocks/solver/cover-evidence.ts';
import { games } from '../games/index.ts';
import type { GameLevel } from '../games/pack.ts';
import { algorithmsFor, mustChoose } from '../search/method.ts';
import { solve } from '../search/solve.ts';
import { certificateOf } from './certificate.ts';
import { checkCertificate } from './check.ts';
import type { LayerEvidence } from './layer-sum.ts';

const load = (text: string): GameLevel => levelsIn(text)[0]!;

const sentences = async (certificate: object, limits?: CheckLimits): Promise<string> =>
  (await check(certificate, limits)).checks.map(({ result, what }) => `${result}: ${what}`).join('\n');

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
      const certificate = await certify({ game, level }, id, cost, 3_000);
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
  expect((await check(written)).verdict).toBe('holds');
});

describe('a wrong certificate', async () => {
  const tiles = load('game: match-the-tiles\n\nA..\n...\n..a\n');
  const right = (await certify(tiles, 'bfs'))!;

  const { claim } = right;
  const none = { status: 'unsolvable', moves: [], cost: null, optimal: false } as const;

  it('is of a solution that the rules refuse, or of another cost', async () => {
    expect(await sentences(right)).toMatch(/^holds: The solution of 2 moves was replayed/);
    expect(await sentences({ ...right, claim: { ...claim, moves: ['R', 'R'] } })).toMatch(
      /^fails: .* at move 2/,
    );
    expect(await sentences({ ...right, claim: { ...claim, cost: 1 } })).toMatch(
      /^fails: The solution costs 2, not 1/,
    );
    expect(await sentences({ ...right, claim: { ...claim, moves: ['D', 'r'] } })).toMatch(
      /^fails: Move 2 is written "r"; expected "R"/,
    );
  });

  it('claims an optimum that can be beaten, or that nothing solves what something does', async () => {
    const longer = { ...claim, moves: ['D', 'U', 'R', 'D'], cost: 4 };
    expect(await sentences({ ...right, evidence: null, claim: longer })).toMatch(
      /fails: There is a solution that costs 2/,
    );
    expect(await sentences({ ...right, evidence: null, claim: none })).toMatch(
      /fails: There is a solution that costs 2/,
    );
    const evidence = { ...right.evidence, isAll: true };
    expect((await check({ ...right, evidence, claim: none })).verdict).toBe('fails');
  });

  it('has other layers than there are', async () => {
    const evidence = right.evidence as LayerEvidence;
    const [start, next] = evidence.layers as [object, object];
    const withLayers = (...layers: object[]) => sentences({ ...right, evidence: { ...evidence, layers } });
    expect(await withLayers(start, next)).toMatch(/holds: Layers 0 to 1 have the stated numbers/);
    expect(await withLayers(start, { ...next, positions: 9 })).toMatch(
      /fails: The number of positions in layer 1 is 2, not 9/,
    );
    expect(await withLayers(start, { ...next, hash: '0'.repeat(16) })).toMatch(
      /fails: Layer 1 has other positions/,
    );
    expect(await withLayers()).toMatch(/fails: Layer 0 is missing; its number of positions is 1/);
    expect(await withLayers(start)).toMatch(/fails: Layer 1 is missing/);
    expect(await withLayers(start, next, next)).toMatch(/fails: There are only 2 layers, not the 3/);
  });

  it('counts shapes that are not there, or hides a shorter cover', async () => {
    const folding = load('game: folding-blocks\n\nA...\n....\nB...\n');
    const cover = (await certify(folding, 'cover'))!;
    expect(await sentences(cover)).toMatch(/holds: All ways to cover the board with fewer than \d+ folds/);
    const evidence = cover.evidence as CoverEvidence;
    expect(evidence.kind).toBe('cover');
    const withShapes = (shapes: object) => sentences({ ...cover, evidence: { ...evidence, shapes } });
    expect(await withShapes({ ...evidence.shapes, A: 99 })).toMatch(/fails: Group A has \d+ shapes, not 99/);
    expect(await withShapes({ A: evidence.shapes['A'] })).toMatch(/fails: Group B has \d+ shapes, not 0/);
    expect(await withShapes({ ...evidence.shapes, Z: 1 })).toMatch(/fails: There is no group Z/);
    expect(await sentences({ ...cover, claim: none })).toMatch(/fails: There is a cover with \d+ folds/);
  });

  it('is no certificate at all', async () => {
    const mistake = async (json: string): Promise<string> => {
      const checked = await checkCertificate(json, { limits: ampleLimits });
      return checked.ok ? 'none' : checked.error;
    };
    expect(await mistake('{')).toBe('Expected JSON.');
    expect(await mistake('null')).toMatch(/Expected a certificate, which has "format"/);
    expect(await mistake(JSON.stringify({ format: right.format }))).toBe(
      'level: expected this field, and it is missing.',
    );
    const changed = (change: object): Promise<string> => mistake(JSON.stringify({ ...right, ...change }));
    expect(await changed({ level: 'x' })).toMatch(/^level: expected a level that can be read; line 1/);
    expect(await changed({ level: `; mine\n${right.level}` })).toMatch(/^level: expected the text that/);
    expect(await changed({ costModel: 'gold' })).toBe('costModel: expected "unit", not "gold".');
    expect(await changed({ heuristic: 'straight' })).toBe('heuristic: expected null, not "straight".');
    expect(await changed({ evidence: {} })).toMatch(/^evidence.kind: expected "layers", not nothing/);
    expect(await changed({ claim: { ...claim, optimal: false } })).toMatch(/^evidence: expected null/);
  });
});

describe('the header "optimal" of a level', () => {
  const withHeader = (optimal: number): GameLevel =>
    load(`game: match-the-tiles\noptimal: ${optimal}\n\nA..\n...\n..a\n`);

  it('must say what the claim says', async () => {
    const right = (await certify(withHeader(2), 'bfs'))!;
    expect(await sentences(right)).toMatch(/holds: The header "optimal: 2" says the same/);
    for (const wrong of [1, 3]) {
      const level = right.level.replace('optimal: 2', `optimal: ${wrong}`);
      expect(await sentences({ ...right, level })).toMatch(
        /^fails: The header of the level says "optimal: \d"/,
      );
    }
    const claim = { status: 'unsolvable', moves: [], cost: null, optimal: false };
    expect(await sentences({ ...right, claim, evidence: null })).toMatch(/^fails: The header/);
  });

  it('is merely stated where the claim does not decide it', async () => {
    const found = (await certify(withHeader(2), 'bfs'))!;
    const weaker = { ...found, claim: { ...found.claim, optimal: false }, evidence: null };
    expect(await sentences(weaker)).toMatch(/stated: Headers of the level: optimal "2"/);
    const level = found.level.replace('optimal: 2', 'optimal: 3');
    expect(await sentences({ ...weaker, level })).toMatch(/^fails: .* the claim has a solution of 2 moves/);
  });

  it('is left out of a new certificate where it is wrong', async () => {
    const known = withHeader(7);
    const method = mustChoose(known.game, { algorithm: 'bfs' });
    const solution = await solve(known.game, known.level, { ...method, withEvidence: true });
    const made = (await certificateOf(known, method, solution))!;
    expect(made.leftOut.join()).toMatch(
      /"optimal: 7", and the claim is that 2 is optimal\. .* leaves this header out/,
    );
    expect(made.certificate.level).not.toContain('optimal');
    expect((await check(made.certificate)).verdict).toBe('holds');
  });
});

describe('a level to compare with', () => {
  const level = (text: string): GameLevel => load(`game: match-the-tiles\n${text}`);
  const original = level('title: Mine\n\nA..\n...\n..a\n');
  const checkedWith = async (certificate: object, expected: GameLevel): Promise<string> => {
    const checked = await checkCertificate(JSON.stringify(certificate), { limits: ampleLimits, expected });
    if (!checked.ok) throw new Error(checked.error);
    const [first] = checked.value.checks;
    return `${checked.value.verdict}, ${first?.result}: ${first?.what}`;
  };

  it('must be the same game, board and rules, whatever its title', async () => {
    const right = (await certify(original, 'bfs'))!;
    expect(await checkedWith(right, original)).toBe('holds, holds: It is about the level of the file.');
    expect(await checkedWith(right, level('title: Yours\n\nA..\n...\n..a\n'))).toMatch(/^holds/);
    for (const other of ['A..\n...\n.a.\n', 'A..\n...\n...\n..a\n', 'A...\n....\n...a\n'])
      expect(await checkedWith(right, level(`title: Mine\n\n${other}`))).toMatch(
        /^fails, fails: It is about another level: ".*" stands where the file has/,
      );
  });

  it('may not state another optimum', async () => {
    const right = (await certify(original, 'bfs'))!;
    expect(await checkedWith(right, level('optimal: 3\n\nA..\n...\n..a\n'))).toMatch(/^fails/);
  });
});

describe('limits', () => {
  const large = load('game: match-the-tiles\n\nA...B\n.....\n..#..\n.....\nb...a\n');
  const folding = load('game: folding-blocks\n\nA........\n.B.......\n..C......\n...D.....\n....E....\n');

  it.each([
    [{ seconds: 0 }, 'time-limit', 'The limit of 0 seconds ended it'],
    [{ states: 3 }, 'state-limit', 'The limit of 3 positions or choices ended it'],
    [{ bytes: 1024 }, 'memory-limit', 'The limit of 0 MB of memory ended it'],
  ] as const)('end a check, and say so: %o', async (limit, stoppedBy, sentence) => {
    const limits = { ...ampleLimits, ...limit };
    for (const certificate of [(await certify(large, 'bfs'))!, (await certify(folding, 'cover'))!]) {
      expect(await check(certificate, limits)).toMatchObject({ verdict: 'in part', stoppedBy });
      expect(await sentences(certificate, limits)).toContain(`not checked: ${sentence}`);
    }
  });

  it('end the sums of layers too, and leave them out', async () => {
    const method = mustChoose(large.game, { algorithm: 'bfs' });
    const solution = await solve(large.game, large.level, { ...method, withEvidence: true });
    for (const within of [{ seconds: 0 }, { signal: AbortSignal.abort() }]) {
      const made = (await certificateOf(large, method, solution, within))!;
      expect(made.certificate.evidence).toBeNull();
      expect(made.leftOut.join()).toMatch(/leaves the layers of positions out/);
      expect((await check(made.certificate)).verdict).toBe('holds');
    }
  });

  it('can be a signal', async () => {
    const json = JSON.stringify(await certify(large, 'bfs'));
    const signal = AbortSignal.abort();
    const checked = await checkCertificate(json, { limits: ampleLimits, signal });
    expect(checked).toMatchObject({ ok: true, value: { verdict: 'in part', stoppedBy: 'cancelled' } });
  });
});
