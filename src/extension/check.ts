import { Unreadable } from '../core/unreadable.ts';

/** Says what is wrong with what the user has written. */
export function mustBe(isRight: boolean, place: string, sentence: string): void {
  if (!isRight) throw new Unreadable(`${place}: ${sentence}.`);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids are parts of the names of methods, which have signs between them. */
const idPattern = /^[a-z0-9][a-z0-9-]*$/;

export function mustHaveId(thing: unknown, what: string, place: string): void {
  const id = isObject(thing) ? thing['id'] : undefined;
  mustBe(
    typeof id === 'string' && idPattern.test(id),
    place,
    `a ${what} has the id ${JSON.stringify(id) ?? 'of nothing'}; expected small letters, digits and hyphens`,
  );
}
