import { expect, it } from 'vitest';
import { ampleLimits, everyKind } from '../../test/certify.ts';
import { changedOnes, malformedOnes } from '../../test/forgeries.ts';
import { createRandom } from '../core/random.ts';
import { checkCertificate } from './check.ts';

const kinds = await everyKind();

it.each(kinds)(
  'of %s: none holds, but for what is shown as not checked',
  async (_, certificate, expected) => {
    const random = createRandom(7);
    const options = { limits: ampleLimits, expected };
    const right = await checkCertificate(JSON.stringify(certificate), options);
    expect(right).toMatchObject({ ok: true, value: { verdict: 'holds' } });
    const seen = new Set<string>();
    for (const { name, json, kind, shown = '' } of [
      ...malformedOnes(certificate, random),
      ...changedOnes(certificate, random),
    ]) {
      seen.add(json);
      const checked = await checkCertificate(json, options);
      const what = checked.ok ? JSON.stringify(checked.value.checks) : checked.error;
      const refused = !checked.ok || checked.value.verdict === 'fails';
      expect(refused, `${name}: ${what}`).toBe(kind !== 'stated' && kind !== 'weaker');
      if (!checked.ok) expect(checked.error, name).toMatch(/^(Expected|[\w.[\]]+: expected) [^\n]+\.$/);
      if (!checked.ok || kind !== 'stated') continue;
      const stated = checked.value.checks.filter(({ result }) => result === 'stated');
      expect(stated.map((each) => each.what).join('\n'), name).toContain(shown);
      // And it is shown as it stands there now.
      expect(stated, name).not.toEqual(
        right.ok && right.value.checks.filter(({ result }) => result === 'stated'),
      );
    }
    expect(seen.size).toBeGreaterThan(40);
  },
);
