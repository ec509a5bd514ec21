import { beforeAll, describe, expect, it } from 'vitest';
import { directions } from '../../../core/direction.ts';
import type { Rules } from '../../../core/game.ts';
import { createRandom, type Random } from '../../../core/random.ts';
import { games } from '../../../games/index.ts';
import { formatPack, type GameLevel, readPack } from '../../../games/pack.ts';
import { samples } from '../../../games/samples.ts';
import { replay } from '../../../play/replay.ts';
import { PlaySession } from '../../../play/session.ts';
import { catalogue } from '../state/shipped.ts';
import { portugueseSentences } from './sentence-catalogue.ts';
import { recogniseSentence, translateSentence } from './sentences.ts';
import { portugueseTitles, translateTitle } from './titles.ts';

const pt = (sentence: string): string => translateSentence('pt', sentence);

describe('a sentence', () => {
  it.each([
    [
      'A folded left would cover group B at row 2, column 3',
      'a folha A, dobrada para a esquerda, taparia a folha B na linha 2, coluna 3',
    ],
    [
      'cube 2 would fall into the void at row 1, column 12 going down',
      'o cubo 2 cairia no vazio na linha 1, coluna 12, se fosse para baixo',
    ],
    [
      'the block would fall, bridge 7 at row 1, column 2 is not shown going up',
      'o bloco cairia se fosse para cima: a ponte 7, na linha 1, coluna 2, está escondida',
    ],
    ['cube 1', 'cubo 1'],
    [
      'Colour A has 1 tile but 0 goals; expected at least as many goals "a" as tiles.',
      'A cor A tem 1 peça mas 0 alvos; esperavam-se pelo menos tantos alvos «a» como peças.',
    ],
    [
      'A pack holds at most 10,000 levels; this one has 1,234,567.',
      'Uma coleção tem no máximo 10\u00A0000 níveis; esta tem 1\u00A0234\u00A0567.',
    ],
    [
      'The header "moves" belongs to Break the Ice, not to this game.',
      'O cabeçalho «moves» pertence ao jogo Quebrar o Gelo, não a este.',
    ],
  ])('%s', (english, portuguese) => {
    expect(pt(english)).toBe(portuguese);
    expect(translateSentence('en', english)).toBe(english);
  });

  it('leaves what the player wrote as it is, be it a word that is translated elsewhere', () => {
    expect(pt('"left" is not a move; expected U, D, L or R')).toBe(
      '«left» não é uma jogada; esperava-se U, D, L ou R',
    );
    expect(pt('The header "$& {0} $1" needs a value behind the colon.')).toBe(
      'O cabeçalho «$& {0} $1» precisa de um valor depois dos dois pontos.',
    );
    expect(pt('"a\nb"c" is not a cell; expected row,column such as 2,3.')).toBe(
      '«a\nb"c» não é uma casa; esperava-se linha,coluna, como 2,3.',
    );
  });

  it('that is not known stays English', () => {
    for (const text of ['', 'something new', 'the level is solved', 'A', 'c1', 'cube'])
      expect(pt(text)).toBe(text);
  });
});

describe('the catalogue', () => {
  it('uses every value in both languages', () => {
    const values = (text: string): string[] =>
      [...text.matchAll(/\{(\d)/g)].map(([, name]) => name!).toSorted();
    for (const [english, portuguese] of portugueseSentences) {
      expect(values(portuguese), english).toEqual(values(english));
      // Both are whole sentences, or both are not.
      expect(portuguese.endsWith('.'), english).toBe(english.endsWith('.'));
    }
  });

  it('has each sentence once', () => {
    const all = portugueseSentences.map(([english]) => english);
    expect(new Set(all).size).toBe(all.length);
  });
});

/** Every sentence that came up, by the pattern that recognised it; those that none did. */
const used = new Set<string>();
const unknown = new Set<string>();
const heard = new Set<string>();
function hear(sentence: string): void {
  if (heard.has(sentence)) return;
  heard.add(sentence);
  const found = recogniseSentence(sentence);
  if (found) used.add(found.english);
  else unknown.add(sentence);
}

describe('all that the rules and the level reader say is in the catalogue', () => {
  beforeAll(() => {
    const random = createRandom(23);
    for (const { id } of games) for (const entry of catalogue.levels(id)) playBadly(entry, random);
    for (let made = 0; made < 800; made += 1) {
      const game = random.pick(games);
      const level = samples[game.id]!(random, 1 + random.below(6), 1 + random.below(6));
      if (level) playBadly({ game, level }, random);
    }
    for (const text of badTexts) readBadly(text);
    for (let made = 0; made < 12_000; made += 1) {
      const game = random.pick(games);
      const level = samples[game.id]!(random, 1 + random.below(6), 1 + random.below(6));
      if (level) readBadly(mutated(random, formatPack([{ game, level }])));
      else readBadly(`game: ${game.id}\n\n${nonsense(random)}`);
    }
  }, 120_000);

  it('every sentence that came up', () => {
    expect([...unknown].slice(0, 20)).toEqual([]);
  });

  it('and every sentence of the catalogue came up, so none is out of date', () => {
    const idle = portugueseSentences.map(([english]) => english).filter((english) => !used.has(english));
    expect(idle).toEqual([]);
  });
});

describe('titles', () => {
  const titles = catalogue.games.flatMap(({ id }) => catalogue.levels(id).map(({ title }) => title!));

  it('of all levels that come with the app are there in Portuguese, and no others', () => {
    expect(titles.filter((title) => !Object.hasOwn(portugueseTitles, title))).toEqual([]);
    expect(Object.keys(portugueseTitles).filter((title) => !titles.includes(title))).toEqual([]);
  });

  it('stay as they are in English and when they are the player’s own', () => {
    expect(translateTitle('pt', 'Twins')).toBe('Gémeos');
    expect(translateTitle('en', 'Twins')).toBe('Twins');
    for (const own of ['My level', 'toString', '__proto__']) expect(translateTitle('pt', own)).toBe(own);
  });
});

const typed = [
  ...['', 'x', 'AR?', '1', '3R', 'left', 'a0R', 'zz', '🧊', '\u0000', 'U D', 'ZZ9U', 'x'.repeat(60)],
  ...directions.flatMap((direction) =>
    ['', 'A', 'B', 'Z', '1', '2', 'a1', 'a2', 'b1', 'h9'].map((piece) => piece + direction),
  ),
];

/** Plays at random and tries, on the way, every direction of every piece and whatever can be typed. */
function playBadly({ game, level }: GameLevel, random: Random): void {
  const rules = game.rules(level);
  const session = new PlaySession(rules);
  for (let moves = 0; moves < 12; moves += 1) {
    tryEverything(session, rules);
    const legal = rules.moves(session.state);
    if (legal.length === 0 || session.isLost) break;
    session.play(random.pick(legal));
  }
  // The same moves once more, and one too many.
  for (const moves of [session.moves, [...session.moves, ...session.moves.slice(0, 1)]]) {
    const replayed = replay(rules, moves);
    if (!replayed.ok) hear(replayed.error.reason);
  }
}

function tryEverything(session: PlaySession, rules: Rules): void {
  const { state } = session;
  const { controls } = rules;
  const attempt = (move: unknown): void => {
    for (const result of [rules.apply(state, move), session.isLost ? session.play(move) : undefined])
      if (result && !result.ok) hear(result.error);
  };
  const choices = controls.choices(state);
  for (const { label } of choices) if (label.includes(' ')) hear(label);
  for (const choice of [undefined, ...choices.map(({ id }) => id)]) {
    for (const direction of directions) {
      const move = controls.move(state, choice, direction);
      if (move !== undefined) attempt(move);
      const problem = controls.preview?.(state, choice, direction)?.problem;
      if (problem !== undefined) hear(problem);
    }
  }
  for (const text of typed) {
    const move = rules.parseMove(text);
    if (move.ok) attempt(move.value);
    else hear(move.error);
  }
}

function readBadly(text: string): void {
  const read = readPack(text);
  if (!read.ok) for (const { message } of read.error) hear(message);
}

const roll = (headers: string, board = 'S.a1\n..#G'): string =>
  `game: roll-the-block\n${headers}\n\n${board}\n`;
const badSwitches = [
  ...[
    'soft',
    'soft,',
    'soft toggle',
    'soft blow 1',
    'soft toggle x',
    'soft toggle 9',
    'heavy show 1, explode 1',
    'odd',
  ],
  ...['split', 'split x,y 1,1', 'split 9,9 1,1', 'split 1,1 1,1', 'split 2,3 1,1', 'split 1,4 1,1'],
];

/** Mistakes that chance seldom makes. */
const badTexts = [
  'x'.repeat(1024 * 1024 + 1),
  '---\n'.repeat(10_001),
  `game: folding-blocks\n\n${'A\n'.repeat(65)}`,
  `game: folding-blocks\n\n${'A'.repeat(65)}`,
  'game: folding-blocks\noptimal: many\n\nA.',
  'game: folding-blocks\nmoves: 2\nswitch a: soft\ntitle:\nnonsense\n\nA.?',
  'game: chess\n\nA.',
  'A.',
  '; nothing\n',
  'game: match-the-tiles\n\naB Aa xyz\n.  .  .',
  'game: break-the-ice\nclear: all\nmoves: 0\n\nab#\n..?',
  roll('bridge x: shown\nbridge 5: shown\nbridge 1: perhaps\nswitch 1: soft\nswitch b: soft toggle 1'),
  roll('', 'SSGG'),
  roll('', '..'),
  ...badSwitches.map((value) => roll(`switch a: ${value}`)),
];

const alphabet = [
  ...'.#ABCabcSG:_0123;-= \t\n\r,"',
  'é',
  '\u0000',
  '🧊',
  '\uFEFF',
  '---\n',
  '\n\n',
  '\u2028',
];
const snippets = [
  'game: ',
  'title: x\n',
  'optimal: 3\n',
  'moves: 2\n',
  'clear: line\n',
  'bridge 1: shown\n',
  'switch a: soft toggle 1\n',
  'switch b: split 1,1 2,2\n',
  'up',
  'the block',
  ': ',
  '---\n',
];

function mutated(random: Random, text: string): string {
  let changed = text;
  for (let changes = 1 + random.below(4); changes > 0; changes -= 1) {
    const at = random.below(changed.length + 1);
    const kind = random.below(4);
    if (kind === 0) changed = changed.slice(0, at) + changed.slice(at + 1 + random.below(3));
    else if (kind === 1) changed = changed.slice(0, at) + random.pick(snippets) + changed.slice(at);
    else changed = changed.slice(0, at) + random.pick(alphabet) + changed.slice(at + random.below(2));
  }
  return changed;
}

const nonsense = (random: Random): string =>
  Array.from({ length: random.below(40) }, () => random.pick(alphabet)).join('');
