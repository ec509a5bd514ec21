import type { readdirSync, readFileSync } from 'node:fs';

/** The environment variable that tells all that a run starts, however it starts it, from everything else. */
export const markVariable = 'FOURFOLD_RUN';

/**
 * Ends all processes with this mark but this one, where the system shows the environment of processes. A thread is given the
 * text of this function, so it uses nothing but what it gets.
 */
export function endMarked(
  mark: string,
  files: { readonly readdirSync: typeof readdirSync; readonly readFileSync: typeof readFileSync },
): void {
  if (process.platform !== 'linux') return;
  for (const name of files.readdirSync('/proc')) {
    const pid = Number(name);
    try {
      if (
        pid > 0 &&
        pid !== process.pid &&
        files.readFileSync(`/proc/${name}/environ`, 'latin1').includes(mark)
      )
        process.kill(pid, 'SIGKILL');
    } catch {
      // Gone already, or somebody else's.
    }
  }
}
