import type { Certificate } from '../certificate/certificate.ts';
import type { Checked, CheckProgress } from '../certificate/check.ts';
import type { Check } from '../core/certificate.ts';
import { type Result, success } from '../core/result.ts';
import { ask, prepare } from './ask.ts';
import type { PlayableLevel } from './levels.ts';
import { checkWorkNames, limitsOf, type SearchLimits, type WorkOptions, withoutDepth } from './options.ts';
import { checking } from './works/check-certificate.ts';

/**
 * How to check a certificate; everything may be left out. There are 60 seconds, 1,000,000 positions or choices and 512 MiB of stored
 * positions unless `limits` says otherwise.
 */
export interface CheckCertificateOptions extends WorkOptions<CheckProgress, Omit<SearchLimits, 'depth'>> {
  /** The level that it should be about. */
  readonly level?: PlayableLevel | undefined;
}

const usual = { seconds: 60, states: 1_000_000, megabytes: 512 };

/**
 * Checks a certificate by the rules, with code that shares nothing with the search that made it.
 *
 * @param certificate as {@link certify} makes it, or as JSON text.
 * @returns what holds and what does not; a sentence when it is no certificate.
 * @throws RangeError when an option or a limit is not one that there is; the promise rejects with it.
 */
export async function checkCertificate(
  certificate: Certificate | string,
  options: CheckCertificateOptions = {},
): Promise<Result<Checked>> {
  checkWorkNames('checkCertificate', options, ['level']);
  const {
    states = usual.states,
    bytes = usual.megabytes * 1024 ** 2,
    seconds,
  } = limitsOf(options.limits, withoutDepth, usual.seconds);
  const prepared = await prepare(options.level ? [options.level] : [], options);
  const text = typeof certificate === 'string' ? certificate : JSON.stringify(certificate);
  let checks: readonly Check[] = [];
  const hear = (progress: CheckProgress): void => {
    checks = progress.checks;
    options.onProgress?.(progress);
  };
  const task = { certificate: text, limits: { states, bytes, seconds } };
  const stopped = (stoppedBy: NonNullable<Checked['stoppedBy']>): Result<Checked> => {
    const verdict = checks.some(({ result }) => result === 'fails') ? 'fails' : 'in part';
    return success({ certificate: JSON.parse(text) as Certificate, checks, verdict, stoppedBy });
  };
  return ask(prepared, { kind: 'check-certificate', work: checking, task, hear, stopped }, options);
}
