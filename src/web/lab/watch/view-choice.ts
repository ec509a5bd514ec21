import type { KeyValueStore } from '../../shared/state/storage.ts';
import { type Places, readPlaces, readWidths, type ViewId, viewIds, type Widths } from './places.ts';
import { type Pace, paces } from './replay.ts';

/** How somebody likes to watch. */
export interface ViewChoice {
  readonly hidden: readonly ViewId[];
  readonly pace: Pace;
  readonly places: Places;
  readonly widths: Widths;
}

const storedName = 'lab.watch';

/** Missing or broken values get their defaults; earlier versions stored no places. */
export function readViewChoice(store: Pick<KeyValueStore, 'get'>): ViewChoice {
  let read: unknown;
  try {
    read = JSON.parse(store.get(storedName) ?? '{}');
  } catch {
    read = {};
  }
  const given = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  const { hidden, pace, places, widths } = given;
  return {
    hidden: viewIds.filter((id) => Array.isArray(hidden) && hidden.includes(id)),
    pace: paces.find((each) => each === pace) ?? 5,
    places: readPlaces(places),
    widths: readWidths(widths),
  };
}

export function writeViewChoice(store: Pick<KeyValueStore, 'set'>, choice: ViewChoice): void {
  store.set(storedName, JSON.stringify(choice));
}
