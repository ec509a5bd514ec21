import { readFileSync } from 'node:fs';
import type { Usage } from './protocol.ts';

const ofSystem = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
};

/**
 * The peak memory of a process. Linux keeps it for the program alone; what `getrusage` tells there begins with the memory of
 * the process that started this one.
 */
function peakOf(pid: number | 'self'): number | null {
  const line = /^VmHWM:\s*(\d+) kB/m.exec(ofSystem(`/proc/${pid}/status`) ?? '');
  return line ? 1024 * Number(line[1]) : null;
}

/** The processor time of all threads of this process so far. */
export function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** What this process took since it had used so much processor time. */
export const usageSince = (milliseconds: number): Usage => ({
  processorMilliseconds: processorMilliseconds() - milliseconds,
  residentBytes: peakOf('self') ?? process.resourceUsage().maxRSS * 1024,
});

/** Linux counts processor time in hundredths of a second. */
const tickMilliseconds = 10;
const [userTicks, systemTicks] = [11, 12];

/** What another process has taken in all, where the system tells it. */
export function usageOf(pid: number): Usage {
  // The name of the program may hold anything, so figures are counted from its last bracket.
  const fields = ofSystem(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ');
  return {
    processorMilliseconds: fields
      ? tickMilliseconds * (Number(fields[userTicks]) + Number(fields[systemTicks]))
      : null,
    residentBytes: peakOf(pid),
  };
}

/** The processes that a process has started and that still run, where the system tells it. */
export const startedBy = (pid: number): readonly number[] =>
  (ofSystem(`/proc/${pid}/task/${pid}/children`) ?? '').split(' ').filter(Boolean).map(Number);
