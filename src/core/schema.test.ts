import { describe, expect, it } from 'vitest';
import {
  boolean,
  dictionary,
  list,
  nullOr,
  oneOf,
  readJson,
  record,
  type Schema,
  text,
  variant,
  wholeNumber,
} from './schema.ts';

/** What a schema says about a value: nothing, or the mistake. */
function mistake(schema: Schema<unknown>, value: unknown, path = 'it'): string | undefined {
  try {
    schema(value, path);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const letter = text(/^[A-Z]$/, 'a letter from A to Z');

it.each([
  [boolean, false, 'false', 'it: expected true or false, not "false".'],
  [wholeNumber(1, 9), 9, 10, 'it: expected a whole number from 1 to 9, not 10.'],
  [wholeNumber(0, 9), 0, 0.5, 'it: expected a whole number from 0 to 9, not 0.5.'],
  [wholeNumber(0, 9), 5, '5', 'it: expected a whole number from 0 to 9, not "5".'],
  [letter, 'A', 'AB', 'it: expected a letter from A to Z, not "AB".'],
  [letter, 'A', ['A'], 'it: expected a letter from A to Z, not a list.'],
  [oneOf('a', null), null, undefined, 'it: expected "a" or null, not nothing.'],
  [nullOr(letter), null, 'a', 'it: expected a letter from A to Z, not "a".'],
  [list(boolean, 2), [true, false], [true, 1], 'it[1]: expected true or false, not 1.'],
  [list(boolean, 2), [], [true, true, true], 'it: expected a list of at most 2, not 3.'],
  [list(boolean, 2), [], {}, 'it: expected a list of at most 2, not an object.'],
  [record({ a: boolean }), { a: true }, { a: 0 }, 'it.a: expected true or false, not 0.'],
  [record({ a: boolean }), { a: true }, {}, 'it.a: expected this field, and it is missing.'],
  [record({ a: boolean }), { a: true }, { a: true, b: 1 }, 'it.b: expected no such field, only a.'],
  [record({}), {}, [], 'it: expected an object, not a list.'],
  [dictionary(letter, boolean), { A: true }, { b: true }, 'it.b: expected a letter from A to Z, not "b".'],
  [dictionary(letter, boolean), { A: true }, { A: 1 }, 'it.A: expected true or false, not 1.'],
] as const)('takes what it expects, and says what it does not: %#', (schema, right, wrong, expected) => {
  expect(mistake(schema, right)).toBeUndefined();
  expect(mistake(schema, wrong)).toBe(expected);
});

it('reads an object by the field that says what it is', () => {
  const shape = variant('kind', {
    box: record({ kind: oneOf('box'), side: wholeNumber(1, 9) }),
    dot: record({ kind: oneOf('dot') }),
  });
  expect(mistake(shape, { kind: 'dot' })).toBeUndefined();
  expect(mistake(shape, { kind: 'box' })).toBe('it.side: expected this field, and it is missing.');
  expect(mistake(shape, { kind: 'toString' })).toBe('it.kind: expected "box" or "dot", not "toString".');
  expect(mistake(shape, null)).toBe('it: expected an object, not null.');
});

it('takes no field from the prototype of an object', () => {
  expect(mistake(record({ toString: boolean }), {})).toMatch(/toString: expected this field/);
  expect(mistake(record({}), JSON.parse('{"__proto__": 1}'))).toMatch(/__proto__: expected no such field/);
});

describe('JSON', () => {
  it('is read as JSON.parse reads it', () => {
    for (const json of [
      '{"a": {"a": 1}, "b": [{"a": 2}, {"a": 3}]}',
      '"a\\"{[:"',
      '[]',
      ' null ',
      '{"\\\\": ":"}',
    ])
      expect(readJson(json)).toEqual(JSON.parse(json));
  });

  it('has every field once', () => {
    expect(() => readJson('{"b": {"a": 1, "b": [], "a": 1}}')).toThrow('a: expected this field once');
    expect(() => readJson('{"aa": 1, "\\u0061a": 2}')).toThrow('aa: expected this field once');
  });

  it('is refused in a sentence where it is none', () => {
    for (const json of ['', '{', '{"a": }', '"', '["a" "b"]'])
      expect(() => readJson(json)).toThrow('Expected JSON.');
  });
});
