import { describe, expect, it } from 'vitest';
import { faultAttack } from '../attack/kinds/faults.ts';
import { attacks } from '../attack/kinds.ts';
import { runAttack } from '../attack/run.ts';
import { Workshop } from '../attack/workshop.ts';

/** The short form of `npm run attack`: so many tries of each kind, always the same ones. */
const tries: Readonly<Record<string, number>> = {
  texts: 800,
  links: 800,
  stored: 300,
  certificates: 6,
  arguments: 16,
  streams: 8,
  signals: 4,
  faults: 8,
  server: 40,
  studio: 40,
  sweeps: 12,
};
const seed = 20;
/** The number of tries ends each kind; this only ends one that hangs. */
const seconds = 50;

describe('a short attack', () => {
  it.each(attacks.map((attack) => [attack.id, attack] as const))(
    'on %s breaks nothing',
    async (id, attack) => {
      const { tried, accepted, refused, failures } = await runAttack(attack, seed, {
        seconds,
        tries: tries[id]!,
      });
      expect(failures).toEqual([]);
      expect(tried).toBe(tries[id]);
      expect(accepted + refused).toBe(tried);
      // An attack that everything withstands, or nothing, tests one half only. What a signal meets depends on the machine.
      if (id === 'signals') return;
      expect(refused).toBeGreaterThan(0);
      expect(accepted).toBeGreaterThan(0);
    },
  );
});

describe('the attack itself', () => {
  it('finds a mistake, its seed and a small input', async () => {
    const wrong = {
      id: 'wrong',
      what: 'a reader that cannot read an x',
      open: () => ({
        draw: (random: { below(count: number): number }) =>
          `${random.below(1000)}${'ab'.repeat(20)}x${'c'.repeat(30)}`,
        attempt: (text: string) => {
          if (text.includes('x')) throw new Error(`x in ${text}`);
          return 'accepted' as const;
        },
        smaller: function* (text: string) {
          for (let at = 0; at < text.length; at += 1) yield text.slice(0, at) + text.slice(at + 1);
        },
      }),
    };
    const { failures } = await runAttack(wrong, 7, { seconds: 20, tries: 2 });
    expect(failures).toMatchObject([
      { attack: 'wrong', seed: 7, input: 'x' },
      { attack: 'wrong', seed: 8, input: 'x' },
    ]);
  });
});

describe('a failure of the system', () => {
  it.each([
    ['a folder that cannot be listed', 'readdirSync', 'EMFILE', ['generate', 'match-the-tiles']],
    [
      'no memory for a search',
      'allocate',
      '',
      ['explore', 'levels/break-the-ice/expert.txt', '--level', '12'],
    ],
    [
      'no memory for a method',
      'allocate',
      '',
      ['solve', 'levels/folding-blocks/expert.txt', '--level', '12'],
    ],
  ])('is told in a sentence: %s', async (_, target, code, args) => {
    const workshop = new Workshop();
    const { attempt } = await faultAttack.open(workshop);
    // The first two arrays hold the file.
    const call = target === 'allocate' ? 3 : 1;
    const verdict = await attempt({ writing: { args, outputs: [] }, target, code, call, stays: true });
    expect(verdict).toBe('refused');
    workshop.remove();
  });
});
