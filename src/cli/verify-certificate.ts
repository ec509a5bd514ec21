import { getHeapStatistics } from 'node:v8';
import type { Certificate } from '../certificate/certificate.ts';
import { type Checked, checkCertificate } from '../certificate/check.ts';
import type { CheckLimits, Stopped } from '../core/certificate.ts';
import { unitCost } from '../core/game.ts';
import { printable } from '../core/printable.ts';
import { CommandError, type ExitCode, exitCodes } from './exit.ts';
import { loadLevel, readText } from './files.ts';
import { interruptSignal } from './interrupt.ts';
import { print, printJson, style, textWidth, wrap } from './output.ts';
import { withProgress } from './progress.ts';

/** The limits of a check unless others are given. */
export const usualLimits = { maxSeconds: 60, maxStates: 1_000_000, maxMemory: 512 };

const shownMoves = 1000;

export interface CertificateOptions {
  readonly level?: string;
  readonly maxSeconds?: number;
  readonly maxStates?: number;
  readonly maxMemory?: number;
  readonly json?: boolean;
}

/** Checks a certificate, and that it is about the level of a file where one is given. */
export async function verifyCertificate(
  file: string,
  path: string | undefined,
  options: CertificateOptions,
): Promise<void> {
  const { level, json } = options;
  const expected = path === undefined ? undefined : loadLevel(path, level);
  const text = readText(file, 'certificate');
  const checked = await withProgress(
    () => 'checking',
    () =>
      checkCertificate(text, {
        limits: limitsOf(options),
        signal: interruptSignal(),
        ...(expected && { expected }),
      }),
  );
  if (!checked.ok) throw new CommandError(`${file}: ${checked.error}`);
  process.exitCode = exitCodeOf(checked.value);
  if (json) printJson(record(checked.value));
  else print(describe(checked.value));
}

function limitsOf(options: CertificateOptions): CheckLimits {
  const { maxSeconds, maxStates, maxMemory } = { ...usualLimits, ...options };
  // Half of what the program may use at all: what was freed stays in memory for a while.
  const most = getHeapStatistics().heap_size_limit / 2;
  return { seconds: maxSeconds, states: maxStates, bytes: Math.min(maxMemory * 1024 ** 2, most) };
}

function exitCodeOf({ verdict, stoppedBy }: Checked): ExitCode {
  if (verdict === 'holds') return exitCodes.ok;
  if (verdict === 'fails') return exitCodes.no;
  return stoppedBy === 'cancelled' ? exitCodes.cancelled : exitCodes.limit;
}

const record = ({ certificate, checks, verdict, stoppedBy }: Checked) => ({
  verdict,
  ...(stoppedBy && { stoppedBy }),
  level: certificate.level,
  costModel: certificate.costModel,
  claim: certificate.claim,
  algorithm: certificate.algorithm,
  heuristic: certificate.heuristic,
  checks,
});

function describe({ certificate, checks, verdict, stoppedBy }: Checked): string {
  const marks = {
    holds: style.green('holds'),
    fails: style.red('fails'),
    'not checked': style.yellow('not checked'),
    stated: style.dim('stated, not checked'),
  };
  const ending = {
    holds: style.green('The certificate holds.'),
    'in part': style.yellow(`The certificate holds as far as it was checked${allowingMore(stoppedBy)}.`),
    fails: style.red('The certificate does not hold.'),
  }[verdict];
  return [
    ...certificate.level.split('\n').map(printable),
    describeClaim(certificate),
    '',
    ...checks.map(({ result, what }) => `${marks[result]}: ${what}`),
    ending,
  ].join('\n');
}

function describeClaim({ claim, costModel }: Certificate): string {
  if (claim.status === 'unsolvable') return 'Claim: it has no solution.';
  const { length } = claim.moves;
  const price = costModel === unitCost.id ? '' : `, cost ${claim.cost} (${costModel})`;
  const quality = claim.optimal ? 'and nothing cheaper does' : 'perhaps not as cheaply as possible';
  const head = `Claim: ${length} ${length === 1 ? 'move solves' : 'moves solve'} it${price}, ${quality}.`;
  if (length === 0) return head;
  const moves = claim.moves.slice(0, shownMoves).join(' ') + (length > shownMoves ? ' …' : '');
  return `${head}\n${wrap(moves, textWidth(), '  ')}`;
}

const options: Readonly<Partial<Record<Stopped['reason'], string>>> = {
  'time-limit': '--max-seconds',
  'state-limit': '--max-states',
  'memory-limit': '--max-memory',
};
const allowingMore = (reason: Stopped['reason'] = 'cancelled'): string =>
  options[reason] === undefined ? '' : `; ${options[reason]} allows more`;
