import { isAnswered } from '../../experiments/methods.ts';
import { type Comparison, differences, type LevelRecord, type RunRecord } from '../../experiments/record.ts';
import { median } from '../../experiments/statistics.ts';
import type { SweepHead, SweepMachine, SweepResult } from '../model.ts';
import type { SweepResults } from '../results.ts';
import { mustAgree } from '../work/agree.ts';
import { layoutOf } from './layout.ts';
import { levelBase, runBase } from './records.ts';

/**
 * A small sweep as a comparison: the file of `compare --json`, its page, the lab's Compare. Holds every run in memory, moves and all.
 * Times are those of one machine; a cell that ran only elsewhere says so, as Compare has it.
 */
export async function comparisonOf(
  source: Pick<SweepResults, 'head' | 'each' | 'machines'>,
  { machine: wanted, command }: { readonly machine?: string; readonly command?: string } = {},
): Promise<Comparison> {
  const head = await source.head();
  const machines = await source.machines();
  const layout = layoutOf(head);
  const made = new Map<number, SweepResult>();
  for await (const batch of source.each())
    for (const result of batch) made.set(layout.slot(result.level, result.method, result.repeat), result);
  made.delete(-1);
  const main = wanted ?? mostFrequent([...made.values()].map(({ machine }) => machine));
  const levels = Array.from({ length: layout.rows }, (_, row): LevelRecord => {
    const [from, to] = layout.cellsOf(row);
    const runs: RunRecord[] = [];
    for (let cell = from; cell < to; cell += 1) {
      const repeats = Array.from({ length: head.repeat }, (_each, index) =>
        made.get(cell * head.repeat + index),
      );
      const present = repeats.filter((each) => each !== undefined);
      if (present.length > 0)
        runs.push({
          ...runBase(layout.level(row), layout.method(row, cell)),
          ...repeatsRecord(present, main, head, machines),
        });
    }
    const proved = runs.flatMap(({ optimal, cost }) => (optimal && cost !== null ? [cost] : []));
    const stated = layout.stated(row);
    return {
      ...levelBase(layout.level(row)),
      optimal: proved.length > 0 ? Math.min(...proved) : null,
      ...(stated !== undefined && { stated }),
      runs,
    };
  });
  const { repeat, limits, version } = head;
  return {
    version,
    complete: made.size === layout.slots,
    settings: {
      repeat,
      jobs: 1,
      limits,
      recommendedHeuristics: false,
      ...(command !== undefined && { command }),
    },
    levels: levels.filter(({ runs }) => runs.length > 0),
    machine: plainMachine(machines.find(({ key }) => key === main)),
  };
}

/** One result by itself as a record of a run: what an export has on a line. */
export const resultRecord = (result: SweepResult) => {
  const { id, level, method, repeat, machine, worker, ended, processorMilliseconds, ...figures } = result;
  const { milliseconds, prepareMilliseconds } = figures;
  return {
    ...figures,
    length: figures.status === 'solved' ? figures.moves.length : 0,
    repeatMilliseconds: milliseconds === null ? [] : [milliseconds],
    repeatPrepareMilliseconds: milliseconds === null ? [] : [prepareMilliseconds ?? 0],
    differences: [],
  };
};

/** The repeats of a cell as one run: the figures of the first with an answer, the times of those of one machine. */
function repeatsRecord(
  repeats: readonly SweepResult[],
  main: string | undefined,
  { version }: SweepHead,
  machines: readonly SweepMachine[],
) {
  const first = repeats.find((each) => isAnswered(each)) ?? repeats[0]!;
  const there = repeats.some(({ machine }) => machine === main)
    ? main
    : mostFrequent(repeats.map(({ machine }) => machine));
  const timed = repeats.filter(({ machine, milliseconds }) => machine === there && milliseconds !== null);
  const searching = timed.map(({ milliseconds }) => milliseconds!);
  const preparing = timed.map(({ prepareMilliseconds }) => prepareMilliseconds ?? 0);
  const known = machines.find(({ key }) => key === there);
  return {
    ...resultRecord(first),
    milliseconds: timed.length > 0 ? median(searching) : null,
    prepareMilliseconds: timed.length > 0 ? median(preparing) : null,
    repeatMilliseconds: searching,
    repeatPrepareMilliseconds: preparing,
    differences: differences(repeats.filter(mustAgree)),
    ...(there !== main && { elsewhere: known ? { version, machine: plainMachine(known) } : null }),
  };
}

function mostFrequent(keys: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))[0]?.[0];
}

const plainMachine = (machine: SweepMachine | undefined): Comparison['machine'] => ({
  node: machine?.node ?? null,
  platform: machine?.platform ?? 'unknown',
  arch: machine?.arch ?? 'unknown',
  cpu: machine?.cpu ?? 'unknown',
});
