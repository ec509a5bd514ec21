import { type Checked, type CheckProgress, checkCertificate } from '../../certificate/check.ts';
import type { CheckLimits } from '../../core/certificate.ts';
import type { Result } from '../../core/result.ts';
import type { Work } from './work.ts';

export interface CheckTask {
  readonly certificate: string;
  readonly limits: CheckLimits;
}

/** The level that it should be about is the input, if there is one. */
export const checking: Work<CheckTask, CheckProgress, Result<Checked>> = (
  { games, levels },
  { certificate, limits },
  { signal, tell, limit },
) => {
  const [expected] = levels;
  limit(limits.seconds);
  return checkCertificate(certificate, {
    limits,
    signal,
    games,
    onProgress: tell,
    ...(expected && { expected }),
  });
};
