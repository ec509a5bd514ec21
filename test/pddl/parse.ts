/** A small reader of PDDL for tests: plain STRIPS with types and action costs, and nothing else. It knows no game. */

type Expression = string | readonly Expression[];

export type Atom = readonly string[];

export interface Schema {
  readonly name: string;
  readonly parameters: readonly (readonly [name: string, type: string])[];
  readonly needs: readonly Atom[];
  readonly adds: readonly Atom[];
  readonly removes: readonly Atom[];
  readonly cost: number;
}

export interface Problem {
  /** The type of every object. */
  readonly objects: ReadonlyMap<string, string>;
  readonly schemas: readonly Schema[];
  readonly start: readonly Atom[];
  readonly goal: readonly Atom[];
}

const allowed = [':strips', ':typing', ':action-costs'];

/** Reads both files and checks that every name in them is declared, and every argument of the right type. */
export function parseTask(domainText: string, problemText: string): Problem {
  const domain = sectionsOf(domainText, 'domain');
  const problem = sectionsOf(problemText, 'problem');
  for (const requirement of only(domain, ':requirements'))
    if (!allowed.includes(requirement as string)) throw new Error(`${requirement} is not plain STRIPS`);
  const types = new Set(only(domain, ':types').map(word));
  const predicates = new Map(
    only(domain, ':predicates').map((each) => {
      const [name, ...parameters] = list(each);
      return [word(name!), typed(parameters).map(([, type]) => type)] as const;
    }),
  );
  if (JSON.stringify(only(domain, ':functions')) !== '[["total-cost"],"-","number"]')
    throw new Error('the only function is the total cost');
  if (word(only(problem, ':domain')[0]!) !== domain.name) throw new Error('the problem is of another domain');
  if (JSON.stringify(only(problem, ':metric')) !== '["minimize",["total-cost"]]')
    throw new Error('the metric is to minimize the total cost');

  const objects = new Map<string, string>();
  for (const [name, type] of [...typed(only(domain, ':constants')), ...typed(only(problem, ':objects'))]) {
    if (objects.has(name)) throw new Error(`${name} is declared twice`);
    objects.set(name, type);
  }
  const constants = new Set(typed(only(domain, ':constants')).map(([name]) => name));
  for (const type of [...objects.values(), ...[...predicates.values()].flat()])
    if (!types.has(type)) throw new Error(`${type} is no type`);

  /** An atom, its predicate declared and its arguments of the right types. */
  const atom = (expression: Expression, typeOf: (name: string) => string | undefined): Atom => {
    const [name, ...given] = list(expression).map(word);
    const wanted = predicates.get(name!);
    if (!wanted || wanted.length !== given.length || given.some((each, at) => typeOf(each) !== wanted[at]))
      throw new Error(`(${[name, ...given].join(' ')}) does not fit its predicate`);
    return [name!, ...given];
  };
  const schemas = domain.sections
    .filter(([keyword]) => keyword === ':action')
    .map(([, name, ...rest]): Schema => {
      const field = (keyword: string): readonly Expression[] => list(rest[rest.indexOf(keyword) + 1]!);
      const parameters = typed(field(':parameters'));
      for (const [parameter, type] of parameters)
        if (!parameter.startsWith('?') || !types.has(type)) throw new Error(`${parameter} - ${type}`);
      const own = new Map(parameters);
      const typeOf = (each: string) => own.get(each) ?? (constants.has(each) ? objects.get(each) : undefined);
      const effects = conjuncts(field(':effect'));
      const isIncrease = (effect: Expression): boolean => list(effect)[0] === 'increase';
      const increases = effects.filter(isIncrease);
      const changes = effects.filter((effect) => !isIncrease(effect));
      if (increases.length > 1) throw new Error('two costs');
      const removing = changes.filter((effect) => list(effect)[0] === 'not');
      const adding = changes.filter((effect) => list(effect)[0] !== 'not');
      return {
        name: word(name!),
        parameters,
        needs: conjuncts(field(':precondition')).map((each) => atom(each, typeOf)),
        adds: adding.map((each) => atom(each, typeOf)),
        removes: removing.map((each) => atom(list(each)[1]!, typeOf)),
        cost: increases.length === 0 ? 0 : costOf(list(increases[0]!)),
      };
    });
  if (new Set(schemas.map(({ name }) => name)).size < schemas.length) throw new Error('an action twice');

  const typeOf = (name: string) => objects.get(name);
  const [zero, ...start] = only(problem, ':init');
  if (JSON.stringify(zero) !== '["=",["total-cost"],"0"]') throw new Error('the total cost begins with 0');
  return {
    objects,
    schemas,
    start: start.map((each) => atom(each, typeOf)),
    goal: conjuncts(list(only(problem, ':goal')[0]!)).map((each) => atom(each, typeOf)),
  };
}

interface File {
  readonly name: string;
  readonly sections: readonly (readonly Expression[])[];
}

function sectionsOf(text: string, kind: string): File {
  const [define, head, ...sections] = list(expressionOf(text));
  const [what, name] = list(head!);
  if (define !== 'define' || what !== kind) throw new Error(`expected a ${kind}`);
  return { name: word(name!), sections: sections.map(list) };
}

/** What stands in the one section with a keyword. */
function only({ sections }: File, keyword: string): readonly Expression[] {
  const found = sections.filter(([first]) => first === keyword);
  if (found.length > 1) throw new Error(`${keyword} twice`);
  return found[0]?.slice(1) ?? [];
}

function expressionOf(text: string): Expression {
  const tokens = text.replace(/;.*/g, '').match(/[()]|[^\s()]+/g) ?? [];
  let at = 0;
  const read = (): Expression => {
    const token = tokens[at];
    at += 1;
    if (token === undefined || token === ')') throw new Error('a bracket is missing');
    if (token !== '(') return token;
    const items: Expression[] = [];
    while (tokens[at] !== ')') items.push(read());
    at += 1;
    return items;
  };
  const expression = read();
  if (at < tokens.length) throw new Error('there is more behind the last bracket');
  return expression;
}

function list(expression: Expression): readonly Expression[] {
  if (typeof expression === 'string') throw new Error(`expected brackets, not ${expression}`);
  return expression;
}

function word(expression: Expression): string {
  if (typeof expression !== 'string' || !/^\??[a-z][a-z0-9-]*$/.test(expression))
    throw new Error(`expected a name, not ${JSON.stringify(expression)}`);
  return expression;
}

/** `a b - type c - other` as pairs; everything has a type. */
function typed(items: readonly Expression[]): readonly (readonly [string, string])[] {
  const pairs: (readonly [string, string])[] = [];
  let waiting: string[] = [];
  for (let at = 0; at < items.length; at += 1) {
    if (items[at] !== '-') {
      waiting.push(word(items[at]!));
      continue;
    }
    at += 1;
    for (const name of waiting) pairs.push([name, word(items[at]!)]);
    waiting = [];
  }
  if (waiting.length > 0) throw new Error(`${waiting} has no type`);
  return pairs;
}

function conjuncts([first, ...rest]: readonly Expression[]): readonly Expression[] {
  if (first !== 'and') throw new Error('expected and');
  return rest;
}

function costOf([, what, amount]: readonly Expression[]): number {
  if (JSON.stringify(what) !== '["total-cost"]' || !/^[1-9]\d*$/.test(String(amount)))
    throw new Error('expected a cost above 0');
  return Number(amount);
}
