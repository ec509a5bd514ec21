import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BenchCase } from './cases.ts';
import type { EngineMeasurement, Measurement, Variant } from './measurement.ts';

const folder = dirname(fileURLToPath(import.meta.url));

/** What a yardstick exits with where it cannot do a level. */
const refused = 3;

/** The least of several rounds of a case, by processor time. */
export interface Least {
  readonly engine: EngineMeasurement;
  readonly warm: EngineMeasurement;
  readonly slices: EngineMeasurement;
  readonly plain?: Measurement;
  readonly rule?: Measurement;
  readonly naive?: Measurement;
}

/**
 * Runs the variants in turn, so that a busy minute of the machine is bad for all of them, and takes the least of each: what else the
 * machine does can only slow one down. All must find the same positions.
 */
export function measure(each: BenchCase, variants: readonly Variant[], rounds: number): Least {
  const least: Partial<Record<Variant, Measurement>> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const variant of variants) {
      // Once is enough: nothing hangs on their second digit, and a naive search takes minutes.
      if ((variant === 'naive' || variant === 'slices') && round > 0) continue;
      const measured = runVariant(each, variant);
      if (!measured) continue;
      if (measured.states !== each.states)
        throw new Error(`${each.id}, ${variant}: ${measured.states} states instead of ${each.states}`);
      const before = least[variant];
      if (!before || measured.cpuMilliseconds < before.cpuMilliseconds) least[variant] = measured;
    }
  }
  return least as Least;
}

function runVariant(each: BenchCase, variant: Variant): Measurement | undefined {
  if (variant === 'plain' || variant === 'rule') {
    const text = each.text();
    const program = programOf(/^game: (.+)$/m.exec(text)![1]!);
    return program === undefined
      ? undefined
      : run(program, [variant, ...(each.isPart ? [String(each.states)] : [])], text);
  }
  const script = join(folder, 'worker.js');
  return run(process.execPath, ['--max-old-space-size=16000', script, each.id, variant]);
}

function run(program: string, args: readonly string[], input = ''): Measurement | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', input });
  if (status === refused) return undefined;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`);
  return JSON.parse(stdout) as Measurement;
}

const programs = new Map<string, string | undefined>();

/** The yardstick of a game, compiled here; undefined where there is no compiler. */
function programOf(game: string): string | undefined {
  if (!programs.has(game)) programs.set(game, compile(game));
  return programs.get(game);
}

function compile(game: string): string | undefined {
  const program = join(folder, 'native', game);
  mkdirSync(dirname(program), { recursive: true });
  const source = join('bench', 'native', `${game}.cpp`);
  const options = ['-std=c++17', '-O3', '-march=native', '-o', program, source];
  const { error, status, stderr } = spawnSync('c++', options, { encoding: 'utf8' });
  if (error) return undefined;
  if (status !== 0) throw new Error(`${source}: ${stderr}`);
  return program;
}
