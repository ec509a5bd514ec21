import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { checkCertificate as checkApart } from '../scripts/check-certificate.mjs';
import { checkCertificate } from '../src/certificate/check.ts';
import { createRandom } from '../src/core/random.ts';
import { algorithmsFor } from '../src/search/method.ts';
import { ampleLimits, certify, everyKind, gamesApart } from './certify.ts';
import { root, temporaryFolder } from './command-line.ts';
import { changedOnes, malformedOnes } from './forgeries.ts';
import { sampleOf } from './samples.ts';

const folder = temporaryFolder();
const script = join(root, 'scripts', 'check-certificate.mjs');
const kinds = await everyKind();

it('stands apart: Node and the text of certificates are all it needs', () => {
  const text = readFileSync(script, 'utf8');
  expect([...text.matchAll(/from '(.*?)'|import\((.*?)\)/g)].map(([, from]) => from)).toEqual(['node:fs']);
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(400);
});

it.each(kinds)(
  'agrees with fourfold verify about %s, and about all its forgeries',
  async (_, certificate) => {
    const random = createRandom(11);
    const right = checkApart(JSON.stringify(certificate));
    expect(right.verdict, right.sentences.join('\n')).toBe('holds');
    for (const { name, json, kind } of [
      ...malformedOnes(certificate, random),
      ...changedOnes(certificate, random),
    ]) {
      const { verdict, sentences } = checkApart(json);
      if (kind !== 'level')
        expect(verdict === 'holds', `${name}: ${sentences.join('\n')}`).toBe(kind !== 'false');
      // It has no list of algorithms and heuristics.
      if (kind === 'names') continue;
      const checked = await checkCertificate(json, { limits: ampleLimits });
      expect(checked.ok && checked.value.verdict === 'holds', name).toBe(verdict === 'holds');
    }
  },
);

it.each(gamesApart)('knows the rules of %s', async (_, game) => {
  const random = createRandom(29);
  const seen = { solved: 0, unsolvable: 0 };
  const methods = algorithmsFor(game).filter(({ id }) =>
    ['bfs', 'ucs', game.recommended.algorithm].includes(id),
  );
  for (let done = 0; done < 60; ) {
    const level = sampleOf(game)(random, 1 + random.below(5), 1 + random.below(5));
    if (!level) continue;
    const cost = random.pick(game.costs).id;
    const certificate = await certify({ game, level }, random.pick(methods).id, cost, 2_000);
    if (!certificate) continue;
    const { verdict, sentences } = checkApart(JSON.stringify(certificate));
    expect(verdict, `${certificate.level}${sentences.join('\n')}`).toBe('holds');
    done += 1;
    seen[certificate.claim.status] += 1;
  }
  expect(Math.min(seen.solved, seen.unsolvable)).toBeGreaterThan(5);
});

it('prints the level and the verdict, and ends with a code for it', () => {
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
    return { code: status, out: stdout, err: stderr };
  };
  const [, certificate] = kinds.find(([name]) => name === 'tiles in layers')!;
  const file = folder.write('right.json', JSON.stringify(certificate));
  expect(run(file)).toMatchObject({ code: 0, err: '' });
  expect(run(file).out).toMatch(/^game: match-the-tiles\n.*\nStated, not checked: .*\nVerdict: holds\.\n$/s);
  const claim = { ...certificate.claim, cost: 1 };
  const wrong = folder.write('wrong.json', JSON.stringify({ ...certificate, claim }));
  expect(run(wrong)).toMatchObject({ code: 1, err: '' });
  expect(run(folder.write('none.json', '['.repeat(100_000)))).toMatchObject({ code: 2, err: '' });
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(run(folder.write('deep.json', deep))).toMatchObject({ code: 2, err: '' });
  expect(run(file, '0.000001')).toMatchObject({ code: 3, err: '' });
  for (const args of [[], ['nowhere.json'], [file, 'soon']])
    expect(run(...args)).toMatchObject({
      code: 2,
      err: expect.stringMatching(/^Expected a file: [^\n]+\n$/),
    });
});
