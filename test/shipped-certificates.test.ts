import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { checkCertificate as checkApart } from '../scripts/check-certificate.mjs';
import { certify, check, gamesApart, shipped } from './certify.ts';

// The checker that stands apart counts all of the heap: what others left there must not end it.
setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

const tiers = ['starter', 'easy', 'medium', 'hard', 'expert'];
const files = gamesApart.flatMap(([id]) => tiers.map((tier) => `${id}/${tier}`));

it.each(files)(
  'of all levels in %s hold by both checkers, with every cost',
  async (file) => {
    for (const known of shipped(file)) {
      // All layers of the largest levels take minutes.
      for (const algorithm of file.endsWith('expert') ? ['best'] : ['best', 'bfs']) {
        for (const { id } of known.game.costs) {
          const certificate = (await certify(known, algorithm, id, 10_000_000))!;
          const what = `${known.level.info.title}, ${algorithm}, ${id}`;
          expect((await check(certificate)).verdict, what).toBe('holds');
          collectGarbage();
          const { verdict, sentences } = checkApart(JSON.stringify(certificate), 3600);
          expect(verdict, `${what}: ${sentences.at(-1)}`).toBe('holds');
        }
      }
    }
  },
  3_600_000,
);
