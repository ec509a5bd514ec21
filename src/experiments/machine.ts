import type { Machine } from './record.ts';

/** The machine that this program runs on; bundlers for browsers find nothing of Node here. */
export function thisMachine(): Machine {
  const { process } = globalThis;
  if (!process?.versions?.node) {
    const { navigator } = globalThis as unknown as { navigator: { userAgent: string; platform: string } };
    return {
      node: null,
      browser: navigator.userAgent,
      platform: navigator.platform,
      arch: 'unknown',
      cpu: 'unknown',
    };
  }
  const system = process.getBuiltinModule('node:os');
  return {
    node: process.versions.node,
    platform: process.platform,
    arch: process.arch,
    cpu: system.cpus()[0]?.model.trim() ?? 'unknown',
  };
}
