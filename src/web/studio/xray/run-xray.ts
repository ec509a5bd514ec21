import type { Finding } from '../../../studio/xray/findings.ts';
import { Outcomes } from '../../../studio/xray/what-if.ts';
import { xray } from '../../../studio/xray/xray.ts';
import { Crowd } from '../../shared/worker/crowd.ts';
import type { XrayProgress, XrayTask } from './protocol.ts';

/** A worker that has used so much is not kept, so that the browser gets its memory back. */
const keptBytes = 64 * 1024 ** 2;

/** What this worker knows of changed levels, whatever was drawn meanwhile. */
const outcomes = new Outcomes();

/** Looks through a level and tells what it finds until the signal. */
export async function runXray(
  { text, parts }: XrayTask,
  tell: (progress: XrayProgress) => void,
  signal: AbortSignal,
): Promise<void> {
  // Of many tasks that wait already only the last one is begun with.
  await new Promise((resolve) => setTimeout(resolve, 0));
  if (signal.aborted) return;
  const crowd = new Crowd<Finding>((findings) => tell({ kind: 'findings', findings }));
  let isHeavy = false;
  await xray(text, {
    signal,
    parts,
    outcomes,
    tell: (finding) => crowd.add(finding),
    onProgress: ({ reservedBytes }) => {
      if (!isHeavy && reservedBytes > keptBytes) tell({ kind: 'heavy' });
      isHeavy ||= reservedBytes > keptBytes;
    },
  });
  crowd.tell();
}
