import { beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../core/message.ts';
import { runNow } from '../../../core/slices.ts';
import { type Language, languages, tell } from '../../../core/words.ts';
import { readLink } from '../state/link.ts';
import { type Tongue, tongues } from './index.ts';
import { linkProblemWords, linkWords } from './link.ts';

// As they were copied from the app, but for the two whose levels no version has ever written.
const good = '1qs9hw24Yl6OeXiIXAA';
const noGoal = '1qn89w24Yl6OeXhIXAA';
const otherGame = '1z2urg2hLzkgtLubiAjkDAA';

const spoken = new Map<Language, Tongue>();
beforeAll(async () => {
  for (const language of languages) spoken.set(language, await tongues[language]());
});

/** Undefined when it can be opened. */
function said(language: Language, packed: string, solution?: string): string | undefined {
  const { general, games } = spoken.get(language)!;
  const say = (message: Message, game = ''): string => tell(general, games.get(game), message);
  const read = runNow(readLink(packed, solution));
  return read.ok ? undefined : linkProblemWords(read.error, language, say);
}

describe('a link that cannot be opened', () => {
  it('is told from one that can', () => {
    for (const language of languages) {
      expect(said(language, good)).toBeUndefined();
      expect(said(language, good, 'R')).toBeUndefined();
    }
  });

  it('says whether it is damaged, newer or too long', () => {
    for (const language of languages) {
      const words = linkWords[language];
      for (const damaged of [
        good.slice(0, -3),
        good.slice(1),
        good.replace('Y', 'y'),
        `${good.slice(0, 9)}%`,
      ])
        expect(said(language, damaged), damaged).toBe(words.damaged);
      for (const newer of [`2${good.slice(1)}`, '9', '2:any.thing'])
        expect(said(language, newer), newer).toBe(words.newer);
      expect(said(language, `1${'a'.repeat(70_000)}`)).toBe(words['too-large']);
      expect(said(language, good, 'R.'.repeat(20_000))).toBe(words['too-large']);
      expect(new Set([words.damaged, words.newer, words['too-large']]).size).toBe(3);
    }
  });

  it.each([
    ['en', noGoal, /level in it. Line 3, “A\.\.b”, column 1: Colour A has 1 tile but 0 goals/],
    ['pt', noGoal, /nível que traz. Linha 3, «A\.\.b», coluna 1: .*\bA\b/],
    ['en', otherGame, /level in it. Line 1, “game: chess”, column 7: "chess" is not a game; expected one of/],
    ['pt', otherGame, /nível que traz. Linha 1, «game: chess», coluna 7: «chess» não é um jogo; esperava-se/],
  ] as const)('says in %s where the level of %s goes wrong', (language, packed, expected) => {
    expect(said(language, packed)).toMatch(expected);
    // Then it does not matter what the moves are.
    expect(said(language, packed, 'R')).toMatch(expected);
  });

  it.each([
    ['en', 'U.R', /fit it\. Move 1, “U”: no tile can move up\.$/],
    ['pt', 'U.R', /serve\. Jogada 1, «U»: nenhuma peça se pode mover para cima\.$/],
    ['en', 'R.L', /fit it\. Move 2, “L”: the level is solved before it, nothing moves any more\.$/],
    ['pt', 'R.L', /serve\. Jogada 2, «L»: o nível fica resolvido antes dela, já nada se move\.$/],
    ['en', 'R.<b>', /fit it\. Move 2, “<b>”: "<b>" is not a move; expected U, D, L or R\.$/],
    ['en', 'x'.repeat(5000), /fit it\. Move 1, “x{39}…”: "x{39}…" is not a move; expected U, D, L or R\.$/],
  ] as const)('says in %s why the moves %s are refused', (language, moves, expected) => {
    expect(said(language, good, moves)).toMatch(expected);
  });

  it('says when a solution ends too early', () => {
    // From the middle of this level no move is the last one.
    const longer = '1mxfkw2oDhnLsnjfk4grWS9TTM9TTc-cCAA';
    expect(said('en', longer, 'R')).toBe(
      linkWords.en.end(1, 'the moves end here and the level is not solved'),
    );
    expect(said('pt', longer, 'R')).toBe(
      linkWords.pt.end(1, 'as jogadas acabam aqui e o nível não está resolvido'),
    );
  });
});
