import { expect } from 'vitest';
import type { Rules } from '../src/core/game.ts';
import type { GameLevel } from '../src/games/pack.ts';
import type { Reason } from '../src/review/findings.ts';
import { factByView } from './facts-by-view.ts';
import { after as played } from './reviewed-lines.ts';
import type { RuleDistances } from './rule-distances.ts';

/** A move that lost something, by the readable rules. */
export interface Blunder {
  readonly known: GameLevel;
  readonly exact: RuleDistances;
  /** Moves played before it. */
  readonly at: number;
  readonly before: unknown;
  readonly after: unknown;
}

interface Reached {
  readonly state: unknown;
  readonly depth: number;
}

interface Left {
  readonly moves?: number;
  readonly without?: (state: unknown) => boolean;
}

/** Positions from one on, breadth first over the readable rules; some may be left out, but not the first. */
function* outward(
  rules: Rules,
  from: unknown,
  { moves = Number.POSITIVE_INFINITY, without = () => false }: Left = {},
): Generator<Reached> {
  const seen = new Map<string, Reached>([[rules.key(from), { state: from, depth: 0 }]]);
  for (const { state, depth } of seen.values()) {
    yield { state, depth };
    if (depth >= moves) continue;
    for (const move of rules.moves(state)) {
      const next = played(rules, state, move);
      const key = rules.key(next);
      if (!seen.has(key) && !without(next)) seen.set(key, { state: next, depth: depth + 1 });
    }
  }
}
const reach = (rules: Rules, from: unknown, left?: Left): readonly Reached[] => [
  ...outward(rules, from, left),
];

/** Asks the query of a reason again, with a plain search over the readable rules, and expects the same answer. */
export function confirm(blunder: Blunder, { sentence, cells, query }: Reason, what: string): void {
  const { rows, columns } = blunder.known.level;
  for (const { row, column } of cells) {
    expect(row >= 0 && row < rows && column >= 0 && column < columns, what).toBe(true);
  }
  for (const text of [sentence, query.asked, query.answered].flatMap(({ en, pt }) => [en, pt])) {
    expect(text, what).toMatch(/^[^a-zà-ü ].*[.?]$/u);
    expect(text, what).not.toMatch(/undefined|NaN|Infinity|\[object| {2}/);
  }
  const again = checks[query.kind];
  if (!again) throw new Error(`No second check of "${query.kind}".`);
  again(new Asked(blunder, query.values, what), sentence.en);
}

type Values = Reason['query']['values'];

class Asked {
  readonly rules: Rules;
  readonly left: number;
  readonly blunder: Blunder;
  private readonly values: Values;
  private readonly what: string;

  constructor(blunder: Blunder, values: Values, what: string) {
    this.blunder = blunder;
    this.values = values;
    this.what = what;
    this.rules = blunder.known.game.rules(blunder.known.level);
    this.left = (this.rules.moveLimit ?? Number.POSITIVE_INFINITY) - blunder.at - 1;
  }

  is(found: unknown, expected: unknown): void {
    expect(found, this.what).toEqual(expected);
  }
  number(name: string): number {
    const value = this.values[name];
    if (typeof value !== 'number') throw new Error(`${name} is no number`);
    return value;
  }
  text(name: string): string {
    return String(this.values[name]);
  }
  list(name: string): readonly string[] {
    const value = this.values[name];
    if (!Array.isArray(value)) throw new Error(`${name} is no list`);
    return value;
  }
  /** Whether facts with these ids hold. */
  hold(ids: readonly string[]): (state: unknown) => boolean {
    const facts = ids.map((id) => factByView(this.blunder.known, id));
    return (state) => {
      const view = this.rules.view(state);
      return facts.every((fact) => fact(view));
    };
  }
  get landmark(): (state: unknown) => boolean {
    return this.hold([this.text('landmark')]);
  }
  /** The moves that a sentence says are left: those of the level, or none named where more of them reach nothing new. */
  get limited(): number {
    if (this.values['left'] === undefined) return Number.POSITIVE_INFINITY;
    this.is(this.values['left'], this.left);
    return this.left;
  }
  /** The fewest moves until something holds. */
  soonest(from: unknown, holds: (state: unknown) => boolean): number {
    for (const { state, depth } of outward(this.rules, from)) if (holds(state)) return depth;
    return Number.POSITIVE_INFINITY;
  }
  distance(state: unknown): number {
    return this.blunder.exact.get(this.rules.key(state))!;
  }
  /** The positions after all best moves. */
  get best(): readonly unknown[] {
    return this.onwards(this.blunder.before);
  }
  onwards(state: unknown): readonly unknown[] {
    return this.rules
      .moves(state)
      .map((move) => played(this.rules, state, move))
      .filter((next) => this.distance(next) === this.distance(state) - 1);
  }
  /** Whether every shortest solution has a position, after its first move, in which something holds. */
  isOnAll(from: unknown, holds: (state: unknown) => boolean): boolean {
    let layer = new Map([[this.rules.key(from), from]]);
    for (let left = this.distance(from); left > 0; left -= 1)
      layer = new Map(
        [...layer.values()]
          .flatMap((state) => this.onwards(state))
          .filter((state) => !holds(state))
          .map((state) => [this.rules.key(state), state]),
      );
    return layer.size === 0;
  }
}

const checks: Readonly<Record<string, (asked: Asked, sentence: string) => void>> = {
  stuck(asked) {
    asked.is(asked.rules.moves(asked.blunder.after), []);
    asked.is(asked.rules.isGoal(asked.blunder.after), false);
  },

  hopeless(asked, sentence) {
    const holds = asked.hold(asked.list('requirements'));
    asked.is(
      reach(asked.rules, asked.blunder.after).some(({ state }) => holds(state)),
      false,
    );
    // How many are left is said in words.
    const [label] = asked.list('requirements');
    const pieces = asked.rules
      .view(asked.blunder.after)
      .cells.flat()
      .filter(({ piece }) => piece?.label === label);
    asked.is(sentence.includes(`only ${pieces.length} `), true);
  },

  never(asked) {
    const ids = asked.list('requirements');
    const reached = reach(asked.rules, asked.blunder.after, { moves: asked.limited });
    asked.is(reached.length, asked.number('positions'));
    const isMet = (some: readonly string[]): boolean => {
      const holds = asked.hold(some);
      return reached.some(({ state }) => holds(state));
    };
    asked.is(isMet(ids), false);
    for (const id of ids) if (ids.length > 1) asked.is(isMet(ids.filter((each) => each !== id)), true);
    // A solution from before meets them all.
    asked.is(asked.distance(asked.blunder.before) <= asked.left + 1, true);
    const where =
      ids.length > 1 ? reached : reach(asked.rules, asked.blunder.before, { moves: asked.left + 1 });
    for (const [index, only] of asked.list('only').entries()) {
      if (only === '') continue;
      const { row, column } = cellOf(ids[index]!);
      const pieces = where.map(({ state }) => asked.rules.view(state).cells[row]![column]!.piece?.label);
      asked.is([...new Set(pieces.filter((each) => each !== undefined))], [only]);
    }
  },

  needed(asked) {
    const holds = asked.landmark;
    const reached = reach(asked.rules, asked.blunder.after, { moves: asked.limited });
    asked.is(reached.length, asked.number('positions'));
    asked.is(
      reached.some(({ state }) => holds(state)),
      false,
    );
    const others = reach(asked.rules, asked.blunder.before, { moves: asked.limited + 1, without: holds });
    asked.is(others.length, asked.number('without'));
    asked.is(
      others.some(({ state }) => asked.rules.isGoal(state)),
      false,
    );
  },

  'too-late'(asked) {
    asked.is(asked.number('moves'), asked.distance(asked.blunder.after));
    asked.is(asked.number('left'), asked.left);
    asked.is(asked.number('moves') > asked.left, true);
  },

  few(asked) {
    const reached = reach(asked.rules, asked.blunder.after);
    asked.is(reached.length - 1, asked.number('positions'));
    asked.is(
      reached.some(({ state }) => asked.rules.isGoal(state)),
      false,
    );
  },

  back(asked, sentence) {
    const key = asked.rules.key(asked.blunder.before);
    const isIt = (state: unknown): boolean => asked.rules.key(state) === key;
    asked.is(asked.isOnAll(asked.blunder.after, isIt), true);
    asked.is(asked.soonest(asked.blunder.after, isIt), asked.number('moves'));
    if (sentence.includes('only move')) asked.is(asked.rules.moves(asked.blunder.after).length, 1);
  },

  detour(asked, sentence) {
    const move = asked.rules.parseMove(asked.text('best'));
    if (!move.ok) throw new Error(move.error.code);
    const key = asked.rules.key(played(asked.rules, asked.blunder.before, move.value));
    const isIt = (state: unknown): boolean => asked.rules.key(state) === key;
    const keys = asked.best.map((state) => asked.rules.key(state));
    asked.is(keys.includes(key), true);
    asked.is(asked.isOnAll(asked.blunder.after, isIt), true);
    asked.is(asked.soonest(asked.blunder.after, isIt), asked.number('moves'));
    asked.is(sentence.includes('one of the best moves'), keys.length > 1);
  },

  apart(asked, sentence) {
    const holds = asked.hold(asked.list('requirements'));
    expectDelay(asked, holds, sentence);
  },

  slower(asked, sentence) {
    const holds = asked.landmark;
    expectDelay(asked, holds, sentence);
    asked.is(asked.isOnAll(asked.blunder.before, holds), true);
  },
};

function expectDelay(asked: Asked, holds: (state: unknown) => boolean, sentence: string): void {
  asked.is(asked.soonest(asked.blunder.after, holds), asked.number('after'));
  asked.is(Math.max(...asked.best.map((state) => asked.soonest(state, holds))), asked.number('best'));
  const lost = asked.distance(asked.blunder.after) + 1 - asked.distance(asked.blunder.before);
  asked.is(asked.number('after') - asked.number('best') >= lost, true);
  asked.is(/any of the best moves|every best move/.test(sentence), asked.best.length > 1);
}

const cellOf = (id: string): { row: number; column: number } => {
  const [row, column] = id.split(',').map((each) => Number(each) - 1);
  return { row: row!, column: column! };
};
