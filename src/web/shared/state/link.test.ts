import { deflateSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../test/samples.ts';
import { createRandom } from '../../../core/random.ts';
import { runNow } from '../../../core/slices.ts';
import { games } from '../../../games/index.ts';
import { formatLevel, type GameLevel, readPack } from '../../../games/pack.ts';
import type { PlayedLevel } from '../../../games/pack-text.ts';
import { packLevel, packSolution, readLink, unpackLevel } from './link.ts';
import { catalogue } from './shipped.ts';

const read = (text: string): GameLevel => {
  const pack = readPack(text);
  if (!pack.ok) throw new Error(pack.error[0]?.code);
  return pack.value[0]!;
};
/** Reads an address without a pause. */
const follow = (...address: Parameters<typeof readLink>) => runNow(readLink(...address));
const packed = (level: PlayedLevel): string => packLevel(level)!;
const tiles = read('game: match-the-tiles\ntitle: Ação «ok» 🧊\n\nA..a\n....\n');

describe('a level in an address', () => {
  it.each(games.map((game) => [game.id, game] as const))('comes back, any level of %s', (_, game) => {
    const random = createRandom(7);
    for (let made = 0; made < 300; made += 1) {
      const level = sampleOf(game)(random, 1 + random.below(12), 1 + random.below(12));
      if (!level) continue;
      const address = packed({ game, level });
      expect(address).toMatch(/^1[\w-]+$/);
      const back = unpackLevel(address);
      if (!back.ok) throw new Error(`${back.error.code} with\n${formatLevel({ game, level })}`);
      expect(formatLevel(back.value)).toBe(formatLevel({ game, level }));
    }
  });

  it('is short for every level that comes with the app', () => {
    const lengths = catalogue.games.flatMap(({ id }) =>
      catalogue.levels(id).map((entry) => packed(entry).length),
    );
    expect(Math.max(...lengths)).toBeLessThan(300);
  });

  it('keeps its title, in any script', () => {
    const back = follow(packed(tiles));
    expect(back.ok && back.value.level.info.title).toBe('Ação «ok» 🧊');
    expect(back.ok && back.value.solution).toBeUndefined();
  });

  it('holds the largest board there is', () => {
    const random = createRandom(3);
    const rows = Array.from({ length: 64 }, () =>
      Array.from({ length: 64 }, () => String(1000 + random.below(9000))).join(' '),
    );
    rows[0] = `S G ${rows[0]!.slice(10)}`;
    const largest = read(`game: roll-the-block\n\n${rows.join('\n')}\n`);
    const back = unpackLevel(packed(largest));
    expect(back.ok && formatLevel(back.value)).toBe(formatLevel(largest));
  });

  it('has a limit', () => {
    const title = Array.from({ length: 70_000 }, () => 'x').join('');
    expect(packLevel(read(`game: match-the-tiles\ntitle: ${title}\n\nA..a\n`))).toBeUndefined();
  });

  it('is the same in every version: addresses live for years', () => {
    expect(unpackLevel('1qs9hw24Yl6OeXiIXAA')).toMatchObject({ ok: true });
    expect(packed(read('game: match-the-tiles\n\nA..a\n'))).toBe('1qs9hw24Yl6OeXiIXAA');
    const bridge = read('game: roll-the-block\nauthor: Fourfold\nswitch a: soft toggle 1\n\nS.a..1..G\n');
    expect(packed(bridge)).toBe('1mxfkw2oDhnLsnjfk4grWS9TTM9TTc-cCAA');
  });
});

describe('a bad address', () => {
  const code = (address: string, solution?: string): string | undefined => {
    const result = follow(address, solution);
    return result.ok ? undefined : result.error.code;
  };
  /** Any text the way a level is packed, without the check. */
  const raw = (text: string): string =>
    btoa(String.fromCharCode(...deflateSync(new TextEncoder().encode(text))))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '');

  it('is damaged when anything in it is changed, cut or added', () => {
    const random = createRandom(5);
    const address = packed(tiles);
    for (let at = 0; at < address.length; at += 1) {
      expect(code(address.slice(0, at))).toBe('damaged');
      const other = random.pick([...'abcXYZ019-_'].filter((each) => each !== address[at]));
      const changed = address.slice(0, at) + other + address.slice(at + 1);
      const result = unpackLevel(changed);
      // The last character has bits that do not count.
      if (result.ok) expect(formatLevel(result.value)).toBe(formatLevel(tiles));
      else expect(['damaged', 'newer']).toContain(result.error.code);
    }
  });

  it.each(['', '1', '1abcd', 'x', '<script>', '1\u0000', '1aaaa____', '%', '1 1 1', '0abc', '1aaaaéé'])(
    '%j is damaged',
    (address) => {
      expect(code(address)).toBe('damaged');
    },
  );

  it('says when a later version has made it', () => {
    expect(code(`2${packed(tiles).slice(1)}`)).toBe('newer');
  });

  it('is refused when it is, or would become, too large', () => {
    expect(code(`1${'a'.repeat(70_000)}`)).toBe('too-large');
    // Ten megabytes of one letter take ten kilobytes.
    const bomb = raw('A'.repeat(10_000_000));
    expect(bomb.length).toBeLessThan(20_000);
    expect(code(`1aaaa${bomb}`)).toBe('too-large');
    expect(code(packed(tiles), 'R.'.repeat(20_000))).toBe('too-large');
    // None is made that could not be read.
    expect(packSolution(Array(10_001).fill('R'))).toBeUndefined();
    expect(code(packed(tiles), packSolution(Array(10_000).fill('R')))).toBe('not-a-solution');
  });

  it('never throws', () => {
    const random = createRandom(11);
    const alphabet = [...'abcdefghijABCDEFGHIJ0123456789-_'];
    for (let made = 0; made < 3_000; made += 1) {
      const text = Array.from({ length: random.below(60) }, () => random.pick(alphabet)).join('');
      expect(unpackLevel(`1${text}`).ok).toBe(false);
    }
  });

  it('says where a solution goes wrong', () => {
    const address = packed(tiles);
    expect(follow(address, packSolution(['R'])!)).toMatchObject({ ok: true, value: { solution: ['R'] } });
    expect(follow(address, packSolution(['D', 'R', 'U'])!)).toMatchObject({ ok: true });
    expect(follow(address, 'U.R')).toMatchObject({
      error: { code: 'not-a-solution', bad: { number: 1, move: 'U' } },
    });
    expect(follow(address, 'D')).toMatchObject({ error: { code: 'not-a-solution', bad: { number: 2 } } });
    expect(follow(address, '')).toMatchObject({ error: { code: 'not-a-solution' } });
  });

  it('is played move by move, so that a page can do other things meanwhile', () => {
    const solution = packSolution([...Array.from({ length: 500 }, (_, index) => 'DU'[index % 2]!), 'R']);
    expect([...readLink(packed(tiles), solution)]).toHaveLength(501);
    expect(follow(packed(tiles), solution)).toMatchObject({ ok: true });
  });
});
