import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Game, type Rules, unitCost } from '../src/core/game.ts';
import { directions } from '../src/core/grid.ts';
import type { Level } from '../src/core/level.ts';
import { type AnyPhrases, type Message, say, type Values } from '../src/core/message.ts';
import { createRandom, type Random } from '../src/core/random.ts';
import { groundId } from '../src/core/view.ts';
import { en } from '../src/core/words/en.ts';
import { pt } from '../src/core/words/pt.ts';
import type { GameWords } from '../src/core/words.ts';
import { games } from '../src/games/index.ts';
import { formatPack, readPack } from '../src/games/pack.ts';
import { template } from '../src/games/template/game.ts';
import { replay } from '../src/play/replay.ts';
import { PlaySession } from '../src/play/session.ts';
import { en as app } from '../src/web/shared/messages/en.ts';
import { root } from './command-line.ts';
import { sampleOf } from './samples.ts';

/** The template is what a new game is copied from, so that it has to be as complete as the others. */
const all: readonly Game[] = [...new Set([template as Game, ...games])];

/** Messages, one for each code and set of values; and the kinds of ground on the boards. */
class Heard {
  readonly messages = new Map<string, Message>();
  readonly grounds = new Set<string>();

  hear(message: Message): void {
    this.messages.set([message.code, ...Object.keys(message.values)].join(), message);
  }

  /** Only those that are in a catalogue, or only those that are not. */
  of(phrases: AnyPhrases, inside: boolean): Message[] {
    return [...this.messages.values()].filter(({ code }) => Object.hasOwn(phrases, code) === inside);
  }
}

/** What a game has to say when it is played and written badly. */
function heardOf(game: Game): Heard {
  const heard = new Heard();
  const random = createRandom(23);
  const levels = Array.from({ length: 300 }, () =>
    sampleOf(game)(random, 1 + random.below(6), 1 + random.below(6)),
  ).filter((level) => level !== undefined);
  for (const level of levels) playBadly(game.rules(level), random, heard);
  const texts = Array.from({ length: 6000 }, () => mutated(game, random.pick(levels), random));
  for (const text of [...texts, ...seldom(game)]) {
    const read = readPack(text, all);
    if (!read.ok) for (const problem of read.error) heard.hear(problem);
  }
  return heard;
}

const heard = new Map<Game, Heard>();
beforeAll(() => {
  for (const game of all) heard.set(game, heardOf(game));
}, 120_000);

describe.each(all.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const english: GameWords = game.words.en;
  let portuguese: GameWords;
  beforeAll(async () => {
    portuguese = await game.words.pt();
  });

  it('says every refusal and every mistake in both languages, with the same values', () => {
    expectBoth(english.messages, portuguese.messages, heard.get(game)!.of(english.messages, true));
  });

  it('names its heuristics, solvers, costs and parts in both languages', () => {
    const idsOf = (things: readonly { readonly id: string }[]): string[] => things.map((each) => each.id);
    const grounds = [...heard.get(game)!.grounds].filter((ground) => !(ground in app.cell.ground));
    for (const words of [english, portuguese]) {
      expectKeys(words.heuristics, idsOf(game.heuristics));
      expectKeys(words.solvers, idsOf(game.solvers ?? []));
      for (const solver of game.solvers ?? [])
        expectKeys(words.solvers[solver.id]!.options ?? {}, idsOf(solver.options ?? []));
      expectKeys(words.costs, idsOf(game.costs.filter((cost) => cost !== unitCost)));
      expectKeys(words.parts, grounds);
      const { messages: _, ...texts } = words;
      for (const text of textsIn(texts)) expect(text).not.toMatch(broken);
    }
    expect(portuguese.how).toHaveLength(english.how.length);
    expect(Object.keys(portuguese.examples ?? {})).toEqual(Object.keys(english.examples ?? {}));
  });

  it('has the titles of its levels in Portuguese, and no others', () => {
    expectKeys(portuguese.titles ?? {}, titlesOf(id));
  });
});

describe('all games', () => {
  it('share their general messages, in both languages, with the same values', () => {
    const shared = all.flatMap((game) => heard.get(game)!.of(game.words.en.messages, false));
    expectBoth(en.messages, pt.messages, shared);
  });

  it('have no title with two translations', async () => {
    const found = new Map<string, string>();
    for (const { titles = {} } of await Promise.all(all.map(({ words }) => words.pt())))
      for (const [title, translated] of Object.entries(titles)) {
        expect(found.get(title) ?? translated, title).toBe(translated);
        found.set(title, translated);
      }
  });
});

it.each([
  ['lost', { moves: 1 }, 'o jogo está perdido ao fim de 1 jogada'],
  ['ragged-row', { cells: 1, first: 2 }, /^Esta linha tem 1 casa e a primeira tem 2;/],
  [
    'too-many-levels',
    { most: 10_000, levels: 1_234_567 },
    /10\u00A0000 níveis; esta tem 1\u00A0234\u00A0567\.$/,
  ],
  [
    'empty-header',
    { header: '$& {0} $1' },
    'O cabeçalho «$& {0} $1» precisa de um valor depois dos dois pontos.',
  ],
])('says %s as it is said in Portuguese', (code, values, expected) => {
  expect(say(pt.messages, { code, values })).toMatch(expected);
});

const broken = /undefined|\[object|NaN|^\s*$/;

/** Every message has a sentence in both languages, and every phrase is needed by some message. */
function expectBoth(english: AnyPhrases, portuguese: AnyPhrases, messages: readonly Message[]): void {
  for (const message of messages) {
    for (const phrases of [english, portuguese]) {
      expect(say(phrases, message)).not.toMatch(broken);
      expect(say(phrases, message)).not.toBe(message.code);
    }
    expect(keysIn(portuguese, message), message.code).toEqual(keysIn(english, message));
  }
  const codes = [...new Set(messages.map(({ code }) => code))];
  expectKeys(english, codes);
  expectKeys(portuguese, codes);
}

/** The values that a phrase writes down as they are, all of which are given as their own names here. */
function keysIn(phrases: AnyPhrases, { code, values }: Message): string[] {
  const named: Values = Object.fromEntries(Object.keys(values).map((key) => [key, `‹${key}›`]));
  return [...new Set(say(phrases, { code, values: named }).match(/‹\w+›/g))].toSorted();
}

const expectKeys = (words: object, keys: readonly string[]): void =>
  expect(Object.keys(words).toSorted()).toEqual(keys.toSorted());

const textsIn = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsIn);

function titlesOf(id: string): string[] {
  const folder = join(root, 'levels', id);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    const pack = readPack(readFileSync(join(folder, name), 'utf8'));
    return pack.ok ? pack.value.map(({ level }) => level.info.title!) : [];
  });
}

/** Plays at random and tries, on the way, every direction of every piece and whatever can be typed. */
function playBadly(rules: Rules, random: Random, into: Heard): void {
  const session = new PlaySession(rules);
  for (let moves = 0; moves < 12; moves += 1) {
    for (const cell of rules.view(session.state).cells.flat()) into.grounds.add(groundId(cell));
    tryEverything(session, into);
    const legal = rules.moves(session.state);
    if (legal.length === 0 || session.isLost) break;
    session.play(random.pick(legal));
  }
  const [first] = rules.moves(rules.start());
  const lost = first === undefined ? undefined : new PlaySession({ ...rules, moveLimit: 0 }).play(first);
  // The moves that were made, and one too many.
  const replayed = [session.moves, [...session.moves, ...session.moves.slice(0, 1)]].map((moves) =>
    replay(rules, moves),
  );
  if (lost?.ok === false) into.hear(lost.error);
  for (const result of replayed) if (!result.ok) into.hear(result.error.reason);
}

function tryEverything({ rules, state }: PlaySession, into: Heard): void {
  const { controls } = rules;
  const attempt = (move: unknown): void => {
    const result = rules.apply(state, move);
    if (!result.ok) into.hear(result.error);
  };
  const choices = controls.choices(state);
  for (const { label } of choices) if (typeof label !== 'string') into.hear(label);
  for (const choice of [undefined, ...choices.map(({ id }) => id)])
    for (const direction of directions) {
      const move = controls.move(state, choice, direction);
      if (move !== undefined) attempt(move);
      const problem = controls.preview?.(state, choice, direction)?.problem;
      if (problem) into.hear(problem);
    }
  for (const text of typed) {
    const move = rules.parseMove(text);
    if (move.ok) attempt(move.value);
    else into.hear(move.error);
  }
}

const typed = [
  ...['', 'left', '🧊', 'x'.repeat(60)],
  ...directions.flatMap((direction) =>
    ['', 'A', 'Z', '1', '2', 'a1', 'b1', 'h9'].map((piece) => piece + direction),
  ),
];

/** Mistakes that chance seldom makes. */
const seldom = ({ id }: Game): string[] => [
  'x'.repeat(1024 * 1024 + 1),
  '---\n'.repeat(10_001),
  `game: ${id}\n\n${'.\n'.repeat(65)}`,
  `game: ${id}\n\n${'.'.repeat(65)}`,
  `game: ${id}\noptimal: many\nnonsense\ntitle:\n\n.`,
  `game: ${id}\nguards: nonsense; visit 64,64\n\n.`,
  `game: ${id}\n${all.flatMap(({ headers }) => headers.map(({ key }) => `${key}: 1\n`)).join('')}\n.`,
  `game: ${id}\n\n`,
  'game: chess\n\n.',
  'title: A\n\n.',
  '; nothing\n',
];

const signs = [
  ...'.#@*ABCabcSG:_01239;-=? \t\n\r,"',
  'é',
  '\u0000',
  '🧊',
  '---\n',
  '\n\n',
  ' aB ',
  'title: x\n',
];

/** The text of a level with some signs put in, taken out or doubled, and headers that may make no sense. */
function mutated(game: Game, level: Level, random: Random): string {
  const text = formatPack([{ game, level }]);
  const [first = '', ...rest] = text.split('\n');
  let changed = random.chance(0.7) ? [first, ...headersOf(game, random), ...rest].join('\n') : text;
  // The same word twice, as after a slip of the pen.
  if (random.chance(0.2)) changed = changed.replace(/(\S+) (?!\1)\S+(\n\n)/, '$1 $1$2');
  for (let changes = random.below(4); changes > 0; changes -= 1) {
    const at = random.below(changed.length + 1);
    const put = random.chance(0.2) ? changed.slice(at, at + random.below(8)) : random.pick(signs);
    changed = changed.slice(0, at) + (random.chance(0.7) ? put : '') + changed.slice(at + random.below(3));
  }
  return changed;
}

/** Headers of the game with words that are said about them, some of which make sense in this order. */
const headersOf = ({ headers }: Game, random: Random): string[] =>
  [...headers, ...headers, ...headers].map(({ key, summary }) => {
    const words = summary.match(/[\w,]+/g)!;
    const start = random.below(words.length);
    const value = words
      .slice(start, start + 1 + random.below(4))
      .map((word) => (random.chance(0.2) ? random.pick(words) : word));
    return `${key.replace(/ [nx]$/, ` ${random.pick([...'abc01'])}`)}: ${value.join(' ')}`;
  });
