import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Game, Rules } from '../src/core/game.ts';
import { type MoveWords, type Telling, tellMove } from '../src/core/move-words.ts';
import { createRandom } from '../src/core/random.ts';
import { colourCount, enColour } from '../src/core/words/telling.ts';
import { type Language, languages } from '../src/core/words.ts';
import { games } from '../src/games/index.ts';
import { readPack } from '../src/games/pack.ts';
import { Line } from '../src/web/play/line.ts';
import { root } from './command-line.ts';
import { sampleOf } from './samples.ts';

const wordsOf = async (game: Game): Promise<MoveWords> =>
  (await import(`../src/games/${game.id}/words/moves.ts`)).moves;

const tellings: readonly Telling[] = (['do', 'done'] as const).flatMap((form) =>
  ([0, 1] as const).flatMap((letters) =>
    ([0, 1] as const).map((coordinates) => ({ form, letters, coordinates })),
  ),
);
const plain: Telling = { form: 'do', letters: 0, coordinates: 0 };

/** Nothing that only a program would say, and no code of a move or a cell. */
const broken = /undefined|NaN|\[object|\s{2}|^\s|\s$|[.!?]$/;
const notation = /\b([A-Z][UDLR]|[a-z]{1,2}\d+[UDLR]?|[12][UDLR])\b/;

describe.each(games.filter(({ id }) => existsSync(join(root, 'src/games', id, 'words/moves.ts'))))(
  'moves of $id',
  (game) => {
    it('have a sentence in both languages, however they are made, without notation', async () => {
      const words = await wordsOf(game);
      const random = createRandom(31);
      const told = new Set<string>();
      for (let played = 0; played < 60; played += 1) {
        const level = sampleOf(game)(random, 2 + random.below(5), 2 + random.below(5));
        if (!level) continue;
        const line = new Line(game.rules(level));
        for (let moves = 0; moves < 8; moves += 1) {
          const { rules } = line.session;
          for (const choice of line.choices) expectPiece(words, rules, line.state, choice.id);
          const legal = rules.moves(line.state);
          for (const move of legal) {
            const made = { before: line.state, move, ...line.meaningOf(move) };
            for (const sentence of sentencesOf(words, rules, made)) told.add(sentence);
          }
          expectOneMoveEach(words, line, legal);
          if (legal.length === 0) break;
          const next = random.pick(legal);
          if (!line.play(next, line.meaningOf(next)).ok) break;
        }
      }
      expect(told.size).toBeGreaterThan(15);
    });
  },
);

function sentencesOf(
  words: MoveWords,
  rules: Rules,
  made: Parameters<MoveWords['describe']>[0],
): readonly string[] {
  const message = words.describe(made, rules);
  return languages.flatMap((language) => {
    const all = tellings.map((telling) => expectTold(words, language, message, telling));
    expect(new Set(all).size).toBeGreaterThan(1);
    return all;
  });
}

/** Nobody has to guess which move is meant. */
function expectOneMoveEach(words: MoveWords, line: Line, legal: readonly unknown[]): void {
  const { rules } = line.session;
  const sentences = legal.map((move) =>
    tellMove(
      words,
      'en',
      words.describe({ before: line.state, move, ...line.meaningOf(move) }, rules),
      plain,
    ),
  );
  expect(new Set(sentences).size).toBe(legal.length);
}

function expectPiece(words: MoveWords, rules: Rules, state: unknown, choice: string): void {
  expect(words.piece).toBeDefined();
  for (const language of languages)
    for (const telling of tellings) expectTold(words, language, words.piece!(state, choice, rules), telling);
}

function expectTold(
  words: MoveWords,
  language: Language,
  message: ReturnType<MoveWords['describe']>,
  telling: Telling,
): string {
  const sentence = tellMove(words, language, message, telling);
  expect(sentence).toBeDefined();
  expect(sentence).not.toMatch(broken);
  if (telling.coordinates === 0) expect(sentence).not.toMatch(notation);
  // A letter that nobody sees is never spoken of.
  if (telling.letters === 0) expect(sentence!.slice(1)).not.toMatch(/\b[A-Z]\b/);
  expect(sentence!.length).toBeLessThan(120);
  return sentence!;
}

/** The sentence of a move in the first position of a level. */
async function told(text: string, written: string, telling: Partial<Telling> = {}, choice?: string) {
  const read = readPack(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const [{ game, level }] = read.value as [(typeof read.value)[0]];
  const words = await wordsOf(game);
  const line = new Line(game.rules(level));
  const { rules } = line.session;
  const move = rules.parseMove(written);
  if (!move.ok) throw new Error(move.error.code);
  const direction = written.slice(-1) as 'U';
  const meaning = choice === undefined ? line.meaningOf(move.value) : { choice, direction };
  const canonical = choice === undefined ? move.value : rules.controls.move(line.state, choice, direction);
  const message = words.describe({ before: line.state, move: canonical, ...meaning }, rules);
  return languages.map((language) => tellMove(words, language, message, { ...plain, ...telling }));
}

describe('a sentence', () => {
  const folding = 'game: folding-blocks\n\nAB\n..\n';
  const tiles = 'game: match-the-tiles\n\nA.a\n';
  const rolling = 'game: roll-the-block\n\nS..G\n';
  const ice = 'game: break-the-ice\n\na...\nb...\nbaca\n';

  it.each([
    [folding, 'AD', {}, 'fold the red sheet downwards', 'dobre a folha vermelha para baixo'],
    [folding, 'BD', { letters: 1 }, 'fold the blue sheet B downwards', 'dobre a folha azul B para baixo'],
    [folding, 'AD', { form: 'done' }, 'folded the red sheet downwards', 'dobrou a folha vermelha para baixo'],
    [tiles, 'R', {}, 'slide all tiles right', 'deslize todas as peças para a direita'],
    [rolling, 'R', {}, 'roll the block to the right', 'role o bloco para a direita'],
    [ice, 'c1U', { letters: 1 }, 'slide the yellow block C up', 'deslize o bloco amarelo C para cima'],
    [
      ice,
      'a2U',
      {},
      'swap the highest blue block in column 1 with the red one above it',
      'troque o bloco azul mais alto da coluna 1 com o vermelho por cima dele',
    ],
    [
      ice,
      'b1R',
      {},
      'swap the red block in column 2 with the yellow one to its right',
      'troque o bloco vermelho da coluna 2 com o amarelo à sua direita',
    ],
    [
      ice,
      'b1R',
      { coordinates: 1, letters: 1, form: 'done' },
      'swapped the red block A at b1 with the yellow block C to its right',
      'trocou o bloco vermelho A em b1 com o bloco amarelo C à sua direita',
    ],
  ] as const)('says %# as people do', async (text, move, telling, english, portuguese) => {
    expect(await told(text, move, telling)).toEqual([english, portuguese]);
  });

  it('tells a swap from the block that was dragged', async () => {
    expect(await told(ice, 'c1L', {}, 'c1')).toEqual([
      'swap the yellow block with the red one to its left',
      'troque o bloco amarelo com o vermelho à sua esquerda',
    ]);
  });
});

it('has a name for every colour of the palette, and no name twice', () => {
  const palette = readFileSync(join(root, 'src/web/styles/tokens.css'), 'utf8').match(/--piece-\d+:/g)!;
  expect(palette).toHaveLength(colourCount);
  expect(new Set(palette.map((_, colour) => enColour(colour))).size).toBe(colourCount);
});
