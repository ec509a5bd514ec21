import { idastar } from './idastar.ts';
import { idastarTable } from './idastar-table.ts';
import { ids } from './ids.ts';
import { idsTable } from './ids-table.ts';

/** An algorithm whose name meant another search once. */
export interface Change {
  readonly id: string;
  /** The algorithm that is nearest to what it was. */
  readonly was: string;
}

/** They began to remember positions when a round took long; now they never do. */
const changes: readonly Change[] = [
  { id: ids.id, was: idsTable.id },
  { id: idastar.id, was: idastarTable.id },
];
/** Written after the name of a changed algorithm, so that what was written before the change can be told apart. */
const mark = '.2';

/** Options that these algorithms had, and what to say to somebody who still sets one. */
export const formerOptions: Readonly<Record<'table' | 'path-only', string>> = {
  table: `${changes.map(({ id, was }) => `${was} is ${id} with a table`).join(', and ')}; choose that algorithm instead.`,
  'path-only': `${changes.map(({ id }) => id).join(' and ')} never remember more than the path now; leave it out.`,
};

const changeOf = (id: string): Change | undefined => changes.find((change) => change.id === id);

/** The name of an algorithm in addresses. */
export const writtenName = (id: string): string => (changeOf(id) ? `${id}${mark}` : id);

/** The meaning of a name in an address today. */
interface Meaning {
  readonly id: string;
  readonly options: readonly (readonly [id: string, value: string])[];
  /** The name was written before the algorithm changed, and nothing beside it says which of the two searches was meant. */
  readonly change?: Change;
}

/** Reads the name of an algorithm and its options in an address of any age. */
export function meaningOf(name: string, options: Meaning['options']): Meaning {
  const now = changes.find(({ id }) => name === `${id}${mark}`);
  if (now) return { id: now.id, options };
  const change = changeOf(name);
  if (!change) return { id: name, options };
  const others = options.filter(([id]) => !(id in formerOptions));
  const isSet = (former: keyof typeof formerOptions): boolean =>
    options.some(([id, value]) => id === former && value === 'true');
  if (isSet('table')) return { id: change.was, options: others };
  return { id: name, options: others, ...(!isSet('path-only') && { change }) };
}
