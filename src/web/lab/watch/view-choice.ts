import type { KeyValueStore } from '../../shared/state/storage.ts';
import { type Pace, paces } from './replay.ts';

/** The views of the page, in their order. */
export const viewIds = ['board', 'code', 'counters', 'frontier', 'tree', 'graph'] as const;
export type ViewId = (typeof viewIds)[number];

/** How somebody likes to watch. */
export interface ViewChoice {
  readonly hidden: readonly ViewId[];
  readonly pace: Pace;
}

const storedName = 'lab.watch';

/** Missing or broken values get their defaults. */
export function readViewChoice(store: Pick<KeyValueStore, 'get'>): ViewChoice {
  let read: unknown;
  try {
    read = JSON.parse(store.get(storedName) ?? '{}');
  } catch {
    read = {};
  }
  const { hidden, pace } = (typeof read === 'object' && read !== null ? read : {}) as Record<string, unknown>;
  return {
    hidden: viewIds.filter((id) => Array.isArray(hidden) && hidden.includes(id)),
    pace: paces.find((each) => each === pace) ?? 5,
  };
}

export function writeViewChoice(store: Pick<KeyValueStore, 'set'>, choice: ViewChoice): void {
  store.set(storedName, JSON.stringify(choice));
}
