import { shorten } from './level-text.ts';

/** Data that is not of the expected form: the place in it, and what was expected there. */
export class Malformed extends Error {
  constructor(path: string, mistake: string) {
    super(path === '' ? `Expected ${mistake}.` : `${path}: expected ${mistake}.`);
  }
}

/** Reads a value that must be of a certain form; `path` is its place, as in `claim.moves[2]`. */
export type Schema<T> = (value: unknown, path: string) => T;

/** A schema from a test and its name. */
const when =
  <T>(test: (value: unknown) => value is T, expected: string): Schema<T> =>
  (value, path) => {
    if (test(value)) return value;
    throw new Malformed(path, `${expected}, not ${written(value)}`);
  };

/** How a value is shown in a message. */
function written(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null
    ? 'an object'
    : shorten(JSON.stringify(value) ?? 'nothing');
}

export const boolean = when((value): value is boolean => typeof value === 'boolean', 'true or false');

export const wholeNumber = (least: number, most: number): Schema<number> =>
  when(
    (value): value is number =>
      Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most,
    `a whole number from ${least} to ${most}`,
  );

/** Text of a certain form. */
export const text = (pattern: RegExp, expected: string): Schema<string> =>
  when((value): value is string => typeof value === 'string' && pattern.test(value), expected);

/** One of some values. */
export const oneOf = <const T extends string | number | boolean | null>(...values: readonly T[]): Schema<T> =>
  when(
    (value): value is T => values.includes(value as T),
    values.map((value) => JSON.stringify(value)).join(' or '),
  );

export const nullOr =
  <T>(schema: Schema<T>): Schema<T | null> =>
  (value, path) =>
    value === null ? null : schema(value, path);

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const anyObject = when(isObject, 'an object');

export const list =
  <T>(schema: Schema<T>, most: number): Schema<readonly T[]> =>
  (value, path) => {
    if (!Array.isArray(value) || value.length > most)
      throw new Malformed(
        path,
        `a list of at most ${most}, not ${Array.isArray(value) ? value.length : written(value)}`,
      );
    return value.map((each, index) => schema(each, `${path}[${index}]`));
  };

const inside = (path: string, key: string): string =>
  path === '' ? shorten(key) : `${path}.${shorten(key)}`;

/** An object with exactly these fields. */
export const record =
  <T extends object>(fields: { readonly [Key in keyof T]: Schema<T[Key]> }): Schema<T> =>
  (value, path) => {
    const given = anyObject(value, path);
    const names = Object.keys(fields) as (keyof T & string)[];
    for (const key of Object.keys(given))
      if (!Object.hasOwn(fields, key))
        throw new Malformed(inside(path, key), `no such field, only ${names.join(', ')}`);
    const read = names.map((key): [string, unknown] => {
      if (!Object.hasOwn(given, key)) throw new Malformed(inside(path, key), 'this field, and it is missing');
      return [key, fields[key](given[key], inside(path, key))];
    });
    return Object.fromEntries(read) as T;
  };

/** An object whose fields have names of a certain form, all with values of the same form. */
export const dictionary =
  <T>(names: Schema<string>, schema: Schema<T>): Schema<Readonly<Record<string, T>>> =>
  (value, path) =>
    Object.fromEntries(
      Object.entries(anyObject(value, path)).map(([key, each]) => [
        names(key, inside(path, key)),
        schema(each, inside(path, key)),
      ]),
    );

/** An object whose other fields depend on one of them. */
export const variant =
  <const Schemas extends Readonly<Record<string, Schema<unknown>>>>(
    field: string,
    schemas: Schemas,
  ): Schema<ReturnType<Schemas[keyof Schemas]>> =>
  (value, path) => {
    const name = oneOf(...Object.keys(schemas))(anyObject(value, path)[field], inside(path, field));
    return schemas[name]!(value, path) as ReturnType<Schemas[keyof Schemas]>;
  };

/** The value of a JSON text. Unlike `JSON.parse`, it takes no object in which a field stands twice. */
export function readJson(json: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new Malformed('', 'JSON');
  }
  // What follows relies on the text being JSON.
  const open: (Set<string> | undefined)[] = [];
  let name = '';
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at];
    if (sign === '"') {
      const start = at;
      for (at += 1; json[at] !== '"'; at += 1) if (json[at] === '\\') at += 1;
      name = json.slice(start, at + 1);
    } else if (sign === '{') open.push(new Set());
    else if (sign === '[') open.push(undefined);
    else if (sign === '}' || sign === ']') open.pop();
    else if (sign === ':') {
      const key = JSON.parse(name) as string;
      const names = open.at(-1)!;
      if (names.has(key)) throw new Malformed(shorten(key), 'this field once, and it stands there twice');
      names.add(key);
    }
  }
  return value;
}
