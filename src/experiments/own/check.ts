import { Unreadable } from '../unreadable.ts';

/** Says what is wrong with a file of the user's own. */
export function mustBe(isRight: boolean, path: string, sentence: string): void {
  if (!isRight) throw new Unreadable(`${path}: ${sentence}.`);
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Ids are parts of the names of methods, which have signs between them. */
const idPattern = /^[a-z0-9][a-z0-9-]*$/;

export function mustHaveId(thing: unknown, what: string, path: string): void {
  const id = isObject(thing) ? thing['id'] : undefined;
  mustBe(
    typeof id === 'string' && idPattern.test(id),
    path,
    `a ${what} has the id ${JSON.stringify(id) ?? 'of nothing'}; expected small letters, digits and hyphens`,
  );
}
