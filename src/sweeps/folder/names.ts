import { createHash } from 'node:crypto';
import { join } from 'node:path';

/** The files of a sweep in a folder. */
export const filesOf = (folder: string) => ({
  /** The plan as it was last run, with its levels and methods. */
  plan: join(folder, 'plan.json'),
  /** A line a finished run, in the order in which they ended. */
  log: join(folder, 'results.jsonl'),
  /** Lines that were in the log and cannot be read. */
  unreadable: join(folder, 'unreadable.txt'),
  machines: join(folder, 'machines.jsonl'),
  alarms: join(folder, 'alarms.jsonl'),
  /** How far it is, for those who look while it runs. It can be made again from the log. */
  progress: join(folder, 'progress.json'),
});

/** Tells plans apart by the text that is kept of them. */
export const planKey = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);
