import { type ColumnKind, csvLevelColumns, csvRunColumns, type Value } from '../../../experiments/csv.ts';
import type { LevelRecord } from '../../../experiments/record.ts';
import type { SweepHead, SweepMachine, SweepResult } from '../../model.ts';
import type { SweepResults } from '../../results.ts';
import { resultRecord } from '../comparison.ts';
import { type Layout, layoutOf } from '../layout.ts';
import { levelBase, runBase } from '../records.ts';

/** What an export reads. */
export type ExportSource = Pick<SweepResults, 'head' | 'each' | 'machines'>;

/** The columns of a run of a sweep, beside those of `compare --csv`. */
const ownColumns: readonly (readonly [
  name: string,
  kind: ColumnKind | 'moment',
  value: (result: SweepResult, made: { readonly head: SweepHead; readonly machine?: SweepMachine }) => Value,
])[] = [
  ['method', 'text', ({ method }) => method],
  ['version', 'text', (_, { head }) => head.version],
  ['sweep', 'text', (_, { head }) => head.name],
  ['run', 'text', ({ id }) => id],
  ['repeat', 'small', ({ repeat }) => repeat],
  ['machine', 'text', ({ machine }) => machine],
  ['host', 'text', (_, { machine }) => machine?.name],
  ['processor', 'text', (_, { machine }) => machine?.cpu],
  ['worker', 'text', ({ worker }) => worker],
  ['processorMilliseconds', 'number', ({ processorMilliseconds }) => processorMilliseconds],
  ['ended', 'moment', ({ ended }) => ended],
];

/** Names and kinds of all columns, in order. */
export const exportColumns: readonly (readonly [name: string, kind: ColumnKind | 'moment'])[] = [
  ...csvLevelColumns,
  ...csvRunColumns,
  ...ownColumns,
].map(([name, kind]) => [name, kind]);

/** So many levels are remembered as they are written: reading a board takes longer than writing a run. */
const mostLevels = 50_000;

/**
 * The runs of a sweep as rows of values, batch by batch, in the order in which they were stored. What is the same for all runs on a
 * level is found out once. `prepare` makes of it what is wanted, such as a piece of a line.
 */
export async function* exportRows<Prepared>(
  source: ExportSource,
  prepare: (ofLevel: readonly Value[]) => Prepared,
): AsyncIterable<readonly { readonly ofLevel: Prepared; readonly ofRun: readonly Value[] }[]> {
  const head = await source.head();
  const layout = layoutOf(head);
  const optima = await knownOptima(source, layout);
  const machines = new Map((await source.machines()).map((machine) => [machine.key, machine]));
  const known = new Map<number, { readonly level: LevelRecord; readonly ofLevel: Prepared }>();
  const levelAt = (row: number) => {
    const found = known.get(row);
    if (found) return found;
    const level = { ...levelBase(layout.level(row)), ...optima(row), runs: [] };
    const made = { level, ofLevel: prepare(csvLevelColumns.map(([, , value]) => value(level))) };
    if (known.size >= mostLevels) known.clear();
    known.set(row, made);
    return made;
  };
  for await (const batch of source.each())
    yield batch.flatMap((result) => {
      const place = layout.find(result.level, result.method);
      if (!place) return [];
      const { level, ofLevel } = levelAt(place.row);
      const run = {
        ...runBase(layout.level(place.row), layout.method(place.row, place.cell)),
        ...resultRecord(result),
      };
      const machine = machines.get(result.machine);
      const ofRun = [
        ...csvRunColumns.map(([, , value]) => value(level, run)),
        ...ownColumns.map(([, , value]) => value(result, { head, ...(machine && { machine }) })),
      ];
      return [{ ofLevel, ofRun }];
    });
}

/** One pass over all results: what is known about the optimum of each row, in a few bytes a row. */
async function knownOptima(
  source: ExportSource,
  layout: Layout,
): Promise<(row: number) => Pick<LevelRecord, 'optimal' | 'stated'>> {
  const proved = new Float64Array(layout.rows).fill(Number.POSITIVE_INFINITY);
  const isRefuted = new Uint8Array(layout.rows);
  for await (const batch of source.each())
    for (const { level, method, status, cost, optimal } of batch) {
      const row = layout.find(level, method)?.row;
      if (row === undefined) continue;
      if (optimal && cost !== null && cost < proved[row]!) proved[row] = cost;
      const stated = layout.stated(row);
      if (stated !== undefined && (status === 'unsolvable' || (cost !== null && cost < stated)))
        isRefuted[row] = 1;
    }
  return (row) => {
    const optimal = Number.isFinite(proved[row]) ? proved[row]! : null;
    const stated = isRefuted[row] === 0 ? layout.stated(row) : undefined;
    return { optimal, ...(stated !== undefined && { stated }) };
  };
}
