import type { Finding } from '../../../studio/xray/findings.ts';
import { Outcomes } from '../../../studio/xray/what-if.ts';
import { xray } from '../../../studio/xray/xray.ts';
import type { XrayProgress, XrayTask } from './protocol.ts';

/** Findings that come in crowds are told together, so often. */
const crowdMilliseconds = 100;
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
  const crowd = new Crowd((findings) => tell({ kind: 'findings', findings }));
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

/** Tells the first finding of a kind at once, and those that follow soon after together. */
class Crowd {
  private readonly told: (findings: readonly Finding[]) => void;
  private findings: Finding[] = [];
  private readonly kinds = new Set<string>();
  private last = 0;

  constructor(told: (findings: readonly Finding[]) => void) {
    this.told = told;
  }

  add(finding: Finding): void {
    this.findings.push(finding);
    const isFirst = !this.kinds.has(finding.kind);
    this.kinds.add(finding.kind);
    if (isFirst || performance.now() - this.last > crowdMilliseconds) this.tell();
  }

  tell(): void {
    if (this.findings.length > 0) this.told(this.findings);
    this.findings = [];
    this.last = performance.now();
  }
}
