import type { Card, Order } from '../../../search/card.ts';

const found = import.meta.glob<Card>('../../../search/algorithms/*.lab.ts', { eager: true, import: 'card' });

/** The cards of the algorithms, by id: each stands beside its algorithm in a file named after it. */
export const cards: ReadonlyMap<string, Card> = new Map(
  Object.entries(found).map(([path, card]) => [/([^/]+)\.lab\.ts$/.exec(path)![1]!, card]),
);

/** Every record knows what its states cost; without a card nothing else is taken for granted. */
const unknownOrder: Order = { measure: 'g', first: 'unknown' };

export const orderOf = (algorithm: string): Order => cards.get(algorithm)?.order ?? unknownOrder;
