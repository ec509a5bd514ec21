import { createRandom } from '../src/core/random.ts';
import type { Attack, Campaign } from './attack.ts';
import { Workshop } from './workshop.ts';

export interface Failure {
  readonly attack: string;
  /** Shows it again, alone. Undefined where the tries did harm only together. */
  readonly seed: number | undefined;
  readonly reason: string;
  /** The smallest input found that fails. */
  readonly input: unknown;
}

export interface Score {
  readonly attack: Attack;
  tried: number;
  accepted: number;
  refused: number;
  seconds: number;
  readonly failures: Failure[];
}

/** Whichever comes first ends an attack. */
export interface Limits {
  readonly seconds: number;
  readonly tries?: number;
}

const mostFailures = 5;
const shrinkSeconds = 20;
const shrinkTries = 400;

/** Tries one kind of attack again and again: try number n draws its input from `seed` + n alone. */
export async function runAttack(
  attack: Attack,
  seed: number,
  { seconds, tries = Number.POSITIVE_INFINITY }: Limits,
): Promise<Score> {
  const score: Score = { attack, tried: 0, accepted: 0, refused: 0, seconds: 0, failures: [] };
  const workshop = new Workshop();
  const started = performance.now();
  const passed = (): number => (performance.now() - started) / 1000;
  try {
    const campaign = await attack.open(workshop);
    while (score.tried < tries && passed() < seconds && score.failures.length < mostFailures) {
      const own = seed + score.tried;
      const input = campaign.draw(createRandom(spread(own)));
      score.tried += 1;
      try {
        score[await campaign.attempt(input)] += 1;
      } catch (error) {
        score.failures.push({ attack: attack.id, seed: own, ...(await smallest(campaign, input, error)) });
      }
    }
    try {
      await campaign.close?.();
    } catch (error) {
      score.failures.push({ attack: attack.id, seed: undefined, reason: reasonOf(error), input: undefined });
    }
  } finally {
    workshop.remove();
  }
  score.seconds = passed();
  return score;
}

/** Takes parts away from an input as long as it still fails. */
async function smallest<Input>(
  { attempt, smaller }: Campaign<Input>,
  failing: Input,
  error: unknown,
): Promise<Pick<Failure, 'input' | 'reason'>> {
  const until = performance.now() + shrinkSeconds * 1000;
  let [input, reason, left] = [failing, reasonOf(error), shrinkTries];
  for (let found = smaller !== undefined; found; ) {
    found = false;
    for (const each of smaller!(input)) {
      if (left <= 0 || performance.now() > until) break;
      left -= 1;
      try {
        await attempt(each);
      } catch (again) {
        [input, reason, found] = [each, reasonOf(again), true];
        break;
      }
    }
  }
  return { input, reason };
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Neighbouring seeds begin with almost the same number, so that the first choice of every try would be the same. */
const spread = (seed: number): number => Math.imul(seed, 0x9e3779b1);
