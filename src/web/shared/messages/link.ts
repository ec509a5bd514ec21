import { shorten } from '../../../core/level-text.ts';
import type { Message } from '../../../core/message.ts';
import type { Language } from '../../../core/words.ts';
import type { LinkProblem } from '../state/link.ts';

const en = {
  title: 'This link cannot be opened',
  damaged:
    'The link is damaged: a part of it was cut off or changed on the way. Copy the whole link, then open it again.',
  newer: 'A newer version of Fourfold has made this link. Update Fourfold, then open the link again.',
  'too-large': 'The link is longer than any that Fourfold makes.',
  'unknown-level': 'The link names a level that this version of Fourfold does not have.',
  level: (line: number, text: string, column: number, reason: string) =>
    `The link is whole, but this version of Fourfold cannot read the level in it. Line ${line}, “${text}”, column ${column}: ${reason}`,
  move: (number: number, move: string, reason: string) =>
    `The level in this link is good, but the solution does not fit it. Move ${number}, “${move}”: ${reason}.`,
  moves: (number: number, move: string, reason: string) =>
    `The level in this link is good, but the moves do not fit it. Move ${number}, “${move}”: ${reason}.`,
  end: (number: number, reason: string) =>
    `The level in this link is good, but the solution does not solve it. After move ${number}: ${reason}.`,
  playLevel: 'Play the level',
};

const pt: typeof en = {
  title: 'Esta ligação não se consegue abrir',
  damaged:
    'A ligação está danificada: uma parte foi cortada ou mudou pelo caminho. Copie a ligação inteira e volte a abri-la.',
  newer:
    'Esta ligação foi feita por uma versão mais recente do Fourfold. Atualize o Fourfold e volte a abri-la.',
  'too-large': 'A ligação é mais longa do que qualquer uma que o Fourfold faça.',
  'unknown-level': 'A ligação refere um nível que esta versão do Fourfold não tem.',
  level: (line, text, column, reason) =>
    `A ligação está inteira, mas esta versão do Fourfold não consegue ler o nível que traz. Linha ${line}, «${text}», coluna ${column}: ${reason}`,
  move: (number, move, reason) =>
    `O nível desta ligação está bem, mas a solução não lhe serve. Jogada ${number}, «${move}»: ${reason}.`,
  moves: (number, move, reason) =>
    `O nível desta ligação está bem, mas as jogadas não lhe servem. Jogada ${number}, «${move}»: ${reason}.`,
  end: (number, reason) =>
    `O nível desta ligação está bem, mas a solução não o resolve. Depois da jogada ${number}: ${reason}.`,
  playLevel: 'Jogar o nível',
};

export const linkWords = { en, pt };

/**
 * Why a link cannot be opened, in a sentence or two.
 *
 * @param say Puts a message of the rules or of the level reader into the same language, in the words of a game.
 */
export function linkProblemWords(
  problem: LinkProblem | { readonly code: 'unknown-level' },
  language: Language,
  say: (message: Message, game?: string) => string,
): string {
  const words = linkWords[language];
  if (problem.code === 'not-a-level') {
    const { text, problems } = problem;
    // One is enough to say what kind of mistake it is; the reader did not write the text.
    const [first] = problems;
    const line = text.split('\n')[first!.line - 1] ?? '';
    return words.level(first!.line, shorten(line), first!.column, say(first!, first!.game));
  }
  if (problem.code === 'not-a-solution' || problem.code === 'not-moves') {
    const { number, move, reason } = problem.bad;
    const why = say(reason, problem.game);
    if (move === undefined) return words.end(number - 1, why);
    return words[problem.code === 'not-moves' ? 'moves' : 'move'](number, shorten(move), why);
  }
  return words[problem.code];
}
