import { type Atom, parseTask, type Schema } from './parse.ts';

/** A ground action; facts are numbers. */
export interface Step {
  readonly text: string;
  readonly cost: number;
  readonly needs: readonly number[];
  readonly adds: readonly number[];
  readonly removes: readonly number[];
}

/** Which facts hold, a bit each. */
export type Facts = Uint32Array;

export interface Plan {
  readonly steps: readonly string[];
  readonly cost: number;
}

/** A small planner for tests: it grounds a task and searches it by uniform cost, by the letter of the two files. */
export class Planner {
  readonly start: Facts;
  private readonly numbers = new Map<string, number>();
  private readonly goal: readonly number[];
  /** By fact: the ground actions that are looked at when it holds. */
  private readonly watchers = new Map<number, Step[]>();
  private readonly words: number;
  private readonly byText = new Map<string, Step>();

  constructor(domainText: string, problemText: string) {
    const { objects, schemas, start, goal } = parseTask(domainText, problemText);
    const fluent = new Set(
      schemas.flatMap(({ adds, removes }) => [...adds, ...removes].map(([name]) => name)),
    );
    const statics = new Map<string, Atom[]>();
    for (const atom of start)
      if (!fluent.has(atom[0]!)) statics.set(atom[0]!, [...(statics.get(atom[0]!) ?? []), atom]);
    const steps = schemas.flatMap((schema) =>
      groundings(schema, objects, statics, fluent, (atom) => this.number(atom)),
    );
    const begin = start.filter(([name]) => fluent.has(name!)).map((atom) => this.number(atom));
    // A static fact of the goal holds at the start or never.
    const held = new Set(start.map((atom) => atom.join(' ')));
    this.goal = goal
      .filter((atom) => fluent.has(atom[0]!) || !held.has(atom.join(' ')))
      .map((atom) => this.number(atom));
    this.words = Math.ceil((this.numbers.size + 1) / 32);
    this.start = new Uint32Array(this.words);
    for (const fact of begin) set(this.start, fact);

    const uses = new Map<number, number>();
    for (const { needs } of steps) for (const fact of needs) uses.set(fact, (uses.get(fact) ?? 0) + 1);
    for (const step of steps) {
      this.byText.set(step.text, step);
      if (step.needs.length === 0) throw new Error(`${step.text} needs nothing`);
      const rarest = step.needs.reduce((best, fact) => (uses.get(fact)! < uses.get(best)! ? fact : best));
      this.watchers.set(rarest, [...(this.watchers.get(rarest) ?? []), step]);
    }
  }

  isGoal(facts: Facts): boolean {
    return this.goal.every((fact) => has(facts, fact));
  }

  possible(facts: Facts): Step[] {
    const found: Step[] = [];
    for (const [at, word] of facts.entries())
      for (let bits = word; bits !== 0; bits &= bits - 1)
        for (const step of this.watchers.get(at * 32 + 31 - Math.clz32(bits & -bits)) ?? [])
          if (step.needs.every((each) => has(facts, each))) found.push(step);
    return found;
  }

  after(facts: Facts, step: Step): Facts {
    const next = facts.slice();
    for (const fact of step.removes) next[fact >>> 5]! &= ~(1 << (fact & 31));
    for (const fact of step.adds) set(next, fact);
    return next;
  }

  /** The total cost of a plan that ends at the goal; why not, otherwise. */
  check(texts: readonly string[]): number | string {
    let facts = this.start;
    let cost = 0;
    for (const text of texts) {
      const step = this.byText.get(text);
      if (!step?.needs.every((fact) => has(facts, fact))) return `${text} is not possible`;
      facts = this.after(facts, step);
      cost += step.cost;
    }
    return this.isGoal(facts) ? cost : 'the goal is not reached';
  }

  /** A cheapest plan; undefined where all was searched and there is none, 'limit' where there are more states than `most`. */
  solve(most: number): Plan | undefined | 'limit' {
    const parents = new Map<string, { readonly step: Step; readonly from: string } | undefined>();
    const best = new Map([[keyOf(this.start), 0]]);
    const closed = new Set<string>();
    const queues: { readonly facts: Facts; readonly key: string }[][] = [
      [{ facts: this.start, key: keyOf(this.start) }],
    ];
    parents.set(keyOf(this.start), undefined);
    for (let cost = 0; cost < queues.length; cost += 1) {
      const queue = queues[cost] ?? [];
      for (let node = queue.pop(); node; node = queue.pop()) {
        const { facts, key } = node;
        if (closed.has(key)) continue;
        closed.add(key);
        if (closed.size > most) return 'limit';
        if (this.isGoal(facts)) return { cost, steps: pathTo(parents, key) };
        for (const step of this.possible(facts)) {
          const next = this.after(facts, step);
          const nextKey = keyOf(next);
          const total = cost + step.cost;
          if (total >= (best.get(nextKey) ?? Number.POSITIVE_INFINITY)) continue;
          best.set(nextKey, total);
          parents.set(nextKey, { step, from: key });
          queues[total] ??= [];
          queues[total].push({ facts: next, key: nextKey });
        }
      }
    }
    return undefined;
  }

  /**
   * All that can be done next for money: the states that steps without cost lead to, themselves included, with the paid steps
   * that are possible in them.
   */
  paid(
    facts: Facts,
  ): readonly { readonly path: readonly string[]; readonly facts: Facts; readonly step: Step }[] {
    const found: { path: readonly string[]; facts: Facts; step: Step }[] = [];
    const seen = new Set([keyOf(facts)]);
    const waiting: { readonly facts: Facts; readonly path: readonly string[] }[] = [{ facts, path: [] }];
    for (const { facts: here, path } of waiting)
      for (const step of this.possible(here)) {
        if (step.cost > 0) {
          found.push({ path, facts: here, step });
          continue;
        }
        const next = this.after(here, step);
        if (seen.has(keyOf(next))) continue;
        seen.add(keyOf(next));
        waiting.push({ facts: next, path: [...path, step.text] });
      }
    return found;
  }

  /** Where steps without cost end: a state with none of them left, or a goal. */
  settled(facts: Facts): { readonly facts: Facts; readonly path: readonly string[] } {
    const path: string[] = [];
    let here = facts;
    for (;;) {
      if (this.isGoal(here)) return { facts: here, path };
      const [step] = this.possible(here).filter(({ cost }) => cost === 0);
      if (!step) return { facts: here, path };
      path.push(step.text);
      here = this.after(here, step);
    }
  }

  private number(atom: Atom): number {
    const text = atom.join(' ');
    const known = this.numbers.get(text) ?? this.numbers.size;
    this.numbers.set(text, known);
    return known;
  }
}

export const keyOf = (facts: Facts): string => facts.join();
const has = (facts: Facts, fact: number): boolean => (facts[fact >>> 5]! & (1 << (fact & 31))) !== 0;
const set = (facts: Facts, fact: number): void => {
  facts[fact >>> 5]! |= 1 << (fact & 31);
};

function pathTo(
  parents: ReadonlyMap<string, { readonly step: Step; readonly from: string } | undefined>,
  key: string,
): readonly string[] {
  const steps: string[] = [];
  for (let link = parents.get(key); link; link = parents.get(link.from)) steps.push(link.step.text);
  return steps.reverse();
}

/** All ways to give a schema its objects so that its static conditions hold. */
function groundings(
  { name, parameters, needs, adds, removes, cost }: Schema,
  objects: ReadonlyMap<string, string>,
  statics: ReadonlyMap<string, readonly Atom[]>,
  fluent: ReadonlySet<string | undefined>,
  number: (atom: Atom) => number,
): readonly Step[] {
  let bindings: ReadonlyMap<string, string>[] = [new Map()];
  // Those with the fewest facts first keep the lists short.
  const conditions = needs
    .filter(([predicate]) => !fluent.has(predicate))
    .toSorted(([a], [b]) => (statics.get(a!)?.length ?? 0) - (statics.get(b!)?.length ?? 0));
  while (conditions.length > 0) {
    const bound = new Set(bindings[0]?.keys());
    const at = Math.max(
      0,
      conditions.findIndex((each) => each.some((word) => bound.has(word))),
    );
    const [condition] = conditions.splice(at, 1);
    bindings = bindings.flatMap((binding) =>
      (statics.get(condition![0]!) ?? []).flatMap((fact) => matched(condition!, fact, binding) ?? []),
    );
  }
  for (const [parameter, type] of parameters) {
    if (bindings[0]?.has(parameter)) continue;
    const all = [...objects].filter(([, each]) => each === type).map(([object]) => object);
    bindings = bindings.flatMap((binding) => all.map((object) => new Map([...binding, [parameter, object]])));
  }
  return bindings.map((binding) => {
    const ground = (atoms: readonly Atom[]): number[] =>
      atoms.map((atom) => number(atom.map((word) => binding.get(word) ?? word)));
    return {
      text: `(${[name, ...parameters.map(([parameter]) => binding.get(parameter)!)].join(' ')})`,
      cost,
      needs: ground(needs.filter(([predicate]) => fluent.has(predicate))),
      adds: ground(adds),
      removes: ground(removes),
    };
  });
}

/** A binding with the words of a fact in the places of the parameters, or undefined where they do not fit. */
function matched(
  condition: Atom,
  fact: Atom,
  binding: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> | undefined {
  const more = new Map(binding);
  for (const [index, word] of condition.entries()) {
    const value = word.startsWith('?') ? (more.get(word) ?? fact[index]!) : word;
    if (value !== fact[index]) return undefined;
    if (word.startsWith('?')) more.set(word, value);
  }
  return more;
}
