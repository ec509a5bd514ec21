import { runInSlices, type Steps } from '../../../core/slices.ts';
import type { PlayedLevel } from '../../../games/pack-text.ts';
import { bounds, defaultSetup, formatSetup } from '../../lab/compare/compare-setup.ts';
import { type LabLevel, ownLevel } from '../../lab/shared/setup.ts';
import { formatRoute } from '../../shared/state/route.ts';
import { catalogue } from '../../shared/state/shipped.ts';

/** A level that is read when it is needed; undefined where it cannot be. */
interface Readable {
  read(): PlayedLevel | undefined;
}

/** As many levels as a comparison takes. */
export const mostCompared = bounds.levels;

/** The address where a level is watched being solved; undefined when it is too large for one. */
export function watchAddress(level: Readable): string | undefined {
  const read = level.read();
  const named = read && ownLevel(read);
  return named && formatRoute({ page: 'lab', tool: 'watch', setup: `level=${named.reference}` });
}

/** The address where solvers are compared on levels, with the usual methods; undefined when they are too large for one. */
export async function compareAddress(levels: readonly Readable[]): Promise<string | undefined> {
  const read = await runInSlices(readAll(levels.slice(0, mostCompared)));
  const setup = read && formatSetup({ ...defaultSetup(catalogue), levels: read });
  return setup && formatRoute({ page: 'lab', tool: 'compare', setup });
}

/** One at a time: a large one takes milliseconds. */
function* readAll(levels: readonly Readable[]): Steps<readonly LabLevel[]> {
  const all = new Map<string, LabLevel>();
  for (const level of levels) {
    const read = level.read();
    const named = read && ownLevel(read);
    if (named) all.set(named.id, named);
    yield;
  }
  return [...all.values()];
}
