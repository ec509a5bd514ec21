import { Worker } from 'node:worker_threads';
import { endMarked } from './marked.ts';
import { channel, outOfMemory } from './protocol.ts';

/** What this process may not exceed or outlive. */
export interface Watched {
  readonly bytes: number;
  /** The process that started it. */
  readonly parent: number;
  /** Of all that a run starts; empty where it can start nothing. */
  readonly mark: string;
}

/**
 * Ends this process, and what it started, when it uses too much memory or when its parent is gone. States are outside the
 * JavaScript heap, where no flag of Node limits them; a thread can measure them, and look for the parent, while the search
 * blocks the event loop.
 */
export function watch(watched: Watched): void {
  const look = `const { workerData: { bytes, parent, mark } } = require('node:worker_threads');
    const files = require('node:fs');
    const endMarked = ${endMarked};
    const end = (signal) => {
      try { process.kill(-process.pid, signal); } catch { process.kill(process.pid, signal); }
    };
    const last = (residentBytes) => {
      const { user, system } = process.cpuUsage();
      const ended = { processorMilliseconds: (user + system) / 1000, residentBytes };
      try { files.writeSync(${channel}, '\\n' + JSON.stringify({ ended }) + '\\n'); } catch {}
    };
    setInterval(() => {
      if (process.ppid !== parent) {
        if (mark) endMarked(mark, files);
        end('SIGKILL');
      }
      const used = process.memoryUsage.rss();
      if (used <= bytes) return;
      last(used);
      end('${outOfMemory}');
    }, 50);`;
  new Worker(look, { eval: true, workerData: watched }).unref();
}
