import type { Browser, Page } from '@playwright/test';

/** A task of a thread as the browser's own trace has it; times in microseconds. */
interface TracedTask {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly dur?: number;
  /** Of its duration, what the processor really worked on it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The longest that a page was busy with one thing meanwhile, in milliseconds of its own work: on a machine that has other things
 * to do the page may stand still for longer without being to blame.
 */
export async function longestTask(
  page: Page,
  browser: Browser,
  meanwhile: () => Promise<void>,
): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await meanwhile();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly TracedTask[];
  };
  const threads = traceEvents.filter(
    ({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const isPage = (event: TracedTask): boolean =>
    threads.some(({ pid, tid }) => event.pid === pid && event.tid === tid);
  // What promises wait for may be done after the task that let them go on.
  const tasks = traceEvents.filter(
    (event) => /(RunTask|MicrotaskCheckpoint)$/.test(event.name) && isPage(event),
  );
  if (tasks.length <= 20) throw new Error(`There are only ${tasks.length} tasks in the trace.`);
  return Math.max(...tasks.map(({ dur = 0, tdur }) => (tdur ?? dur) / 1000));
}
