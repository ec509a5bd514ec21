import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { isObject, type Mistake } from './form.ts';
import { planForm } from './plan.ts';
import { readPlan } from './read.ts';
import { planSchema } from './schema.ts';

const mistakesIn = (text: string, where = 'plan.yaml'): readonly string[] => {
  const plan = readPlan(text, where);
  return plan.ok ? [] : plan.error;
};

describe('a plan', () => {
  it('is read from YAML and from JSON alike', () => {
    const yaml = readPlan(
      'levels: a.txt\nrepeat: 3 # often\noptions: { weight: [2, 3] }\n',
      'x/weights.yaml',
    );
    const json = readPlan(
      '{\n\t"levels": ["a.txt"],\n\t"repeat": 3,\n\t"options": {"weight": [2, 3]}\n}',
      'x/weights.json',
    );
    if (!yaml.ok || !json.ok) throw new Error('a good plan was refused');
    const { placeOf: _, ...contents } = yaml.value;
    expect(json.value).toMatchObject(contents);
    expect(contents).toEqual({
      name: 'weights',
      base: 'x',
      levels: ['a.txt'],
      repeat: 3,
      options: { weight: [2, 3] },
    });
  });

  it('has all its mistakes told, each with its line and column', () => {
    const text = `levels:
  - { file: a.txt, levle: 3 }
  - 7
algoritms: bfs
limits:
  seconds: -3
repeat: many
use: []
options:
  weight: [1, { a: 2 }]
games: [bfs]
`;
    expect(mistakesIn(text)).toEqual([
      'plan.yaml:2:20: "levle" is not a key of a level file; expected some of file, level. Did you mean "level"?',
      'plan.yaml:3:5: expected a level file, or keys with one of file, pack, generate, not 7.',
      expect.stringMatching(
        /^plan\.yaml:4:1: "algoritms" is not a key of a plan.* Did you mean "algorithms"\?$/,
      ),
      'plan.yaml:6:12: expected a number above 0, at most 1,000,000, not -3.',
      'plan.yaml:7:9: expected a whole number from 1 to 10,000, not "many".',
      'plan.yaml:8:6: expected a file, not an empty list.',
      'plan.yaml:10:15: expected a number, a word, true or false, not keys with values.',
      'plan.yaml:11:8: expected games with their methods, not a list.',
    ]);
  });

  it.each([
    ['', 'plan.yaml:1:1: expected a plan, not nothing.'],
    ['just text', 'plan.yaml:1:1: expected a plan, not "just text".'],
    ['name: x', 'plan.yaml:1:1: expected a plan; "levels" is missing.'],
    ['levels: a\nlevels: b', 'plan.yaml:2:1: Map keys must be unique'],
    ['levels: [a', 'plan.yaml:1:11: '],
    ['levels: a\nname:', 'plan.yaml:2:6: expected a name, not nothing.'],
    [
      'levels: { pack: a, file: b }',
      'plan.yaml:1:9: expected a level file, or keys with one of file, pack, generate, not file and pack together.',
    ],
    ['levels: &a [*a]', 'plan.yaml:1:13: expected a level file'],
  ])('says what is wrong with %j', (text, sentence) => {
    expect(mistakesIn(text)[0]).toContain(sentence);
  });

  it('may use anchors, and not make a few lines endless by them', () => {
    const plan = readPlan('levels: &all [a.txt]\nuse: *all\n', 'plan.yaml');
    expect(plan.ok && plan.value.use).toEqual(['a.txt']);
    const bomb = ['a: &a [x, x, x, x, x, x, x, x, x]'];
    for (const [before, name] of ['ab', 'bc', 'cd', 'de', 'ef'].map((pair) => [...pair]))
      bomb.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`);
    expect(mistakesIn(`levels: x\n${bomb.join('\n')}\n`)[0]).toMatch(/alias/i);
  });
});

const word = fc.constantFrom('bfs', 'astar', 'all', 'unit', 'x.txt', 'my-own', '-');
const oneOrMore = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | T[]> =>
  fc.oneof(arbitrary, fc.array(arbitrary, { minLength: 1, maxLength: 3 }));
const option = fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), word);
const grid = fc.dictionary(fc.constantFrom('weight', 'seed', 'own'), oneOrMore(option), { maxKeys: 2 });
const choice = {
  methods: oneOrMore(
    fc.oneof(
      word,
      fc.record(
        { algorithm: word, heuristics: oneOrMore(word), costs: oneOrMore(word), options: grid },
        { requiredKeys: ['algorithm'] },
      ),
    ),
  ),
  algorithms: oneOrMore(word),
  heuristics: oneOrMore(word),
  costs: oneOrMore(word),
  options: grid,
};
const which = fc.oneof(fc.integer({ min: 1, max: 99 }), fc.constantFrom('1-3,7', 'First steps'));
const levels = fc.oneof(
  word,
  fc.record({ file: word, level: which }, { requiredKeys: ['file'] }),
  fc.record({ pack: word, level: which }, { requiredKeys: ['pack'] }),
  fc.record(
    {
      generate: word,
      seed: fc.nat(2 ** 31 - 2),
      count: fc.integer({ min: 1, max: 100 }),
      difficulty: fc.constantFrom('easy', 'expert'),
      rows: fc.integer({ min: 1, max: 9 }),
      'max-moves': fc.integer({ min: 1, max: 9 }),
      seconds: fc.integer({ min: 1, max: 9 }),
    },
    { requiredKeys: ['generate'] },
  ),
);
const plans = fc.record(
  {
    name: word,
    levels: oneOrMore(levels),
    ...choice,
    games: fc.dictionary(word, fc.record(choice, { requiredKeys: [] }), { maxKeys: 2 }),
    limits: fc.record(
      {
        seconds: fc.integer({ min: 1, max: 99 }),
        memory: fc.integer({ min: 1, max: 99 }),
        depth: fc.nat(99),
      },
      { requiredKeys: [] },
    ),
    repeat: fc.integer({ min: 1, max: 9 }),
    seed: fc.nat(2 ** 31 - 2),
    isolated: fc.boolean(),
    use: oneOrMore(word),
  },
  { requiredKeys: ['levels'] },
);

/** The same with one thing in it that may be wrong: a part is changed, left out or added. */
const broken = fc
  .tuple(
    plans,
    fc.infiniteStream(fc.nat(1000)),
    fc.jsonValue({ maxDepth: 1 }),
    fc.constantFrom('change', 'remove', 'add'),
  )
  .map(([plan, numbers, value, how]) => {
    const copy = structuredClone(plan) as Record<string, unknown>;
    let at: Record<string, unknown> = copy;
    for (;;) {
      const keys = Object.keys(at);
      const key = keys[numbers.next().value! % Math.max(1, keys.length)];
      const next = key === undefined ? undefined : at[key];
      if (
        (isObject(next) || Array.isArray(next)) &&
        Object.keys(next).length > 0 &&
        numbers.next().value! % 3 > 0
      ) {
        at = next as Record<string, unknown>;
        continue;
      }
      if (how === 'add' && !Array.isArray(at)) at['added'] = value;
      else if (how === 'remove' && key !== undefined && !Array.isArray(at)) delete at[key];
      else if (key !== undefined) at[key] = value;
      return copy;
    }
  });

describe('the schema for editors', () => {
  const validate = new Ajv({ strict: false }).compile(planSchema);
  const readerTakes = (value: unknown): boolean => {
    const mistakes: Mistake[] = [];
    planForm.read(value, [], mistakes);
    return mistakes.length === 0;
  };

  it('takes the plans that are read', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        expect(validate(plan), JSON.stringify(validate.errors)).toBe(true);
        expect(mistakesIn(stringify(plan))).toEqual([]);
        expect(mistakesIn(JSON.stringify(plan), 'plan.json')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  it('refuses those that are refused', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(broken, fc.jsonValue()), (value) => {
        const taken = readerTakes(value);
        expect(validate(value), JSON.stringify(value)).toBe(taken);
        if (!taken) refused += 1;
      }),
      { numRuns: 1000 },
    );
    expect(refused).toBeGreaterThan(300);
  });
});
