import { cpus } from 'node:os';
import type { Machine } from './record.ts';

/** The machine that the command line runs on. */
export const thisMachine = (): Machine => ({
  node: process.versions.node,
  platform: process.platform,
  arch: process.arch,
  cpu: cpus()[0]?.model.trim() ?? 'unknown',
});
