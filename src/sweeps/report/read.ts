import type { SweepResults } from '../results.ts';
import { SweepColumns } from './columns.ts';

/** All results of a sweep as columns, read once. */
export async function readColumns(results: Pick<SweepResults, 'head' | 'each'>): Promise<SweepColumns> {
  const columns = new SweepColumns(await results.head());
  for await (const batch of results.each()) columns.add(batch);
  return columns;
}
