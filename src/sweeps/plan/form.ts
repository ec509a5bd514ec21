import { didYouMean } from '../../core/near.ts';

/** Keys and numbers that lead to a value. */
export type Path = readonly (string | number)[];

/** A mistake in a plan. */
export interface Mistake {
  readonly path: Path;
  readonly sentence: string;
  /** The key itself is wrong, not its value. */
  readonly isKey?: boolean;
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/** The form of a value: one record reads it and tells editors about it, so that both agree. */
export interface Form<T> {
  readonly schema: JsonSchema;
  /** In words, for sentences: `a whole number from 1 to 9`. */
  readonly expected: string;
  /** The value; worth nothing where it has added mistakes. */
  read(value: unknown, path: Path, mistakes: Mistake[]): T;
}

/** What a form gives. */
export type Of<F> = F extends Form<infer T> ? T : never;

/** The same form with a sentence for editors. */
export const described = <T>(form: Form<T>, description: string, extra: JsonSchema = {}): Form<T> => ({
  ...form,
  schema: { description, ...form.schema, ...extra },
});

/** The same form under a name: the schema has it once, among its definitions. */
export function named<T>(name: string, form: Form<T>, definitions: Record<string, JsonSchema>): Form<T> {
  definitions[name] = form.schema;
  return { ...form, schema: { $ref: `#/definitions/${name}` } };
}

const simple = <T>(expected: string, schema: JsonSchema, is: (value: unknown) => boolean): Form<T> => ({
  schema,
  expected,
  read(value, path, mistakes) {
    if (!is(value)) mistakes.push({ path, sentence: `expected ${expected}, not ${written(value)}.` });
    return value as T;
  },
});

const longestShown = 60;

/** A value as it is shown in a sentence. */
function written(value: unknown): string {
  if (value === null || value === undefined) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'keys with values';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}

/** Text that is not empty. Ids that are known are offered by editors; others may come from modules. */
export const text = (expected: string, known: readonly string[] = []): Form<string> =>
  simple(
    expected,
    known.length > 0
      ? { anyOf: [{ enum: known }, { type: 'string', pattern: '\\S' }] }
      : { type: 'string', pattern: '\\S' },
    (value) => typeof value === 'string' && /\S/.test(value),
  );

export const oneOf = (values: readonly string[]): Form<string> =>
  simple(`one of ${values.join(', ')}`, { enum: values }, (value) => values.includes(value as string));

export const flag: Form<boolean> = simple(
  'true or false',
  { type: 'boolean' },
  (value) => typeof value === 'boolean',
);

const digits = (value: number): string => value.toLocaleString('en');

export const whole = (least: number, most: number): Form<number> =>
  simple(
    `a whole number from ${digits(least)} to ${digits(most)}`,
    { type: 'integer', minimum: least, maximum: most },
    (value) => Number.isInteger(value) && (value as number) >= least && (value as number) <= most,
  );

export const above0 = (most: number): Form<number> =>
  simple(
    `a number above 0, at most ${digits(most)}`,
    { type: 'number', exclusiveMinimum: 0, maximum: most },
    (value) => typeof value === 'number' && value > 0 && value <= most,
  );

/** A number, a text or yes or no, as options of algorithms are. */
export const setting: Form<number | string | boolean> = simple(
  'a number, a word, true or false',
  { type: ['number', 'string', 'boolean'] },
  (value) => ['string', 'boolean'].includes(typeof value) || Number.isFinite(value),
);

/** One or more of the same form; one needs no list around it. */
export function list<T>(form: Form<T>): Form<readonly T[]> {
  return {
    schema: { anyOf: [form.schema, { type: 'array', items: form.schema, minItems: 1 }] },
    expected: `${form.expected}, or a list of such`,
    read(value, path, mistakes) {
      if (!Array.isArray(value)) return [form.read(value, path, mistakes)];
      if (value.length === 0)
        mistakes.push({ path, sentence: `expected ${form.expected}, not an empty list.` });
      return value.map((each, index) => form.read(each, [...path, index], mistakes));
    },
  };
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Fields = Readonly<Record<string, Form<unknown>>>;
type Read<F extends Fields, Needed extends keyof F> = { readonly [Key in Needed]: Of<F[Key]> } & {
  readonly [Key in Exclude<keyof F, Needed>]?: Of<F[Key]>;
};

/** Keys with values; only some of the keys are needed. */
export function object<F extends Fields, Needed extends keyof F & string = never>(
  what: string,
  fields: F,
  needed: readonly Needed[] = [],
): Form<Read<F, Needed>> {
  const keys = Object.keys(fields);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(Object.entries(fields).map(([key, { schema }]) => [key, schema])),
      additionalProperties: false,
      ...(needed.length > 0 && { required: needed }),
    },
    expected: what,
    read(value, path, mistakes) {
      if (!isObject(value)) {
        mistakes.push({ path, sentence: `expected ${what}, not ${written(value)}.` });
        return {} as Read<F, Needed>;
      }
      for (const key of needed.filter((each) => !Object.hasOwn(value, each)))
        mistakes.push({ path, sentence: `expected ${what}; "${key}" is missing.` });
      const read = Object.entries(value).map(([key, each]) => {
        const form = Object.hasOwn(fields, key) ? fields[key]! : undefined;
        if (form) return [key, form.read(each, [...path, key], mistakes)];
        const sentence = `"${key}" is not a key of ${what}; expected some of ${keys.join(', ')}.${didYouMean(key, keys)}`;
        mistakes.push({ path: [...path, key], sentence, isKey: true });
        return [key, undefined];
      });
      return Object.fromEntries(read);
    },
  };
}

/** Any keys, with values of one form. */
export const dictionary = <T>(
  what: string,
  form: Form<T>,
  known: Readonly<Record<string, JsonSchema>> = {},
): Form<Readonly<Record<string, T>>> => ({
  schema: { type: 'object', properties: known, additionalProperties: form.schema },
  expected: what,
  read(value, path, mistakes) {
    if (!isObject(value)) {
      mistakes.push({ path, sentence: `expected ${what}, not ${written(value)}.` });
      return {};
    }
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, form.read(each, [...path, key], mistakes)]),
    );
  },
});

/** A word, or keys with values of which exactly one says what the others mean. */
export function wordOr<T extends Fields>(word: Form<string>, kinds: T): Form<string | Of<T[keyof T]>> {
  const keys = Object.keys(kinds);
  const expected = `${word.expected}, or keys with one of ${keys.join(', ')}`;
  return {
    schema: { anyOf: [word.schema, ...Object.values(kinds).map(({ schema }) => schema)] },
    expected,
    read(value, path, mistakes) {
      if (typeof value === 'string') return word.read(value, path, mistakes);
      const named = isObject(value) ? keys.filter((key) => Object.hasOwn(value, key)) : [];
      if (named.length === 1) return kinds[named[0]!]!.read(value, path, mistakes) as Of<T[keyof T]>;
      const given = named.length > 1 ? `${named.join(' and ')} together` : written(value);
      mistakes.push({ path, sentence: `expected ${expected}, not ${given}.` });
      return '';
    },
  };
}
