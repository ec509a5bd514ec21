import { createHash } from 'node:crypto';
import { availableParallelism, hostname, loadavg, release, totalmem } from 'node:os';
import { thisMachine } from '../../experiments/machine.ts';
import { version } from '../../experiments/version.ts';
import type { SweepMachine } from '../model.ts';

/** This machine, described so that its times are never taken for those of another one, or of another Node. */
export function thisSweepMachine(): SweepMachine {
  const described = {
    ...thisMachine(),
    name: hostname(),
    cores: availableParallelism(),
    memoryBytes: memoryOf(),
    versions: { fourfold: version, v8: process.versions.v8, system: release() },
  };
  return { key: keyOf(described), ...described };
}

/** What may be used: a container often has less than the machine. */
function memoryOf(): number {
  const allowed = process.constrainedMemory();
  return allowed > 0 ? Math.min(allowed, totalmem()) : totalmem();
}

/** The same for the same description, whenever and wherever it is made. */
const keyOf = (described: Omit<SweepMachine, 'key'>): string =>
  createHash('sha256').update(JSON.stringify(described)).digest('hex').slice(0, 16);

/** How much the machine has to do, in programs at a time over the last minute; 0 where the system does not tell. */
export const loadNow = (): number => loadavg()[0]!;
