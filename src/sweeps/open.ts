import { placeOf } from './place.ts';
import type { SweepResults } from './results.ts';

interface Which {
  /** The name of the sweep, where a database holds several. */
  readonly name?: string;
}

/** The results of a sweep by its plan, its folder, or the address of its database. Only reads: a sweep may run meanwhile. */
export async function openResults(target: string, { name }: Which = {}): Promise<SweepResults> {
  const place = placeOf(target);
  if (place.kind === 'database') {
    const { openDatabaseResults } = await import('./postgres/results.ts');
    return openDatabaseResults(place.address, name);
  }
  const { openFolderResults } = await import('./folder/results.ts');
  return openFolderResults(place.path);
}
