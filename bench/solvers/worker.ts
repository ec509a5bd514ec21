// A process of its own for one run. Other programs on the machine slow the clock, so its limit and its times are processor time:
// of preparing and searching together, as a table that took long to make is part of what a method takes.
import { understand } from '../../src/experiments/answer.ts';
import type { WorkerRequest } from '../../src/experiments/protocol.ts';
import { serve } from '../../src/experiments/serve.ts';
import { type Solution, solve } from '../../src/search/solve.ts';

/** A short run is mostly the compiler's, so it is repeated as long as all together take this, and the least time counts. */
const repeatedMilliseconds = 1000;
const mostRuns = 30;

async function measured(request: WorkerRequest): Promise<Solution> {
  const { game, level, options } = understand(request);
  const { seconds = Number.POSITIVE_INFINITY, ...limits } = request.limits;
  const began = process.cpuUsage();
  const spent = (): number => {
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1000;
  };
  const stop = new AbortController();
  const onProgress = (): void => {
    if (spent() > seconds * 1000) stop.abort();
  };
  const found = await solve(game, level, { ...options, limits, signal: stop.signal, onProgress });
  const status = found.status === 'cancelled' ? 'time-limit' : found.status;
  return { ...found, status, prepareMilliseconds: 0, milliseconds: spent() };
}

await serve(async (request) => {
  let solution = await measured(request);
  let total = solution.milliseconds;
  for (let runs = 1; runs < mostRuns && total < repeatedMilliseconds; runs += 1) {
    const again = await measured(request);
    total += again.milliseconds;
    if (again.milliseconds < solution.milliseconds) solution = again;
  }
  return { kind: 'solution', solution };
});
