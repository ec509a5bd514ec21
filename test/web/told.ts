import { type MoveWords, type Telling, tellMove } from '../../src/core/move-words.ts';
import type { CellView } from '../../src/core/view.ts';
import type { Language } from '../../src/core/words.ts';
import { Line } from '../../src/web/play/line.ts';
import { cellLabel } from '../../src/web/shared/messages/cell-label.ts';
import { en } from '../../src/web/shared/messages/en.ts';
import type { TestLevel } from './levels.ts';

const wordsOf = async ({ game }: TestLevel): Promise<MoveWords> =>
  (await import(`../../src/games/${game.id}/words/moves.ts`)).moves;

/** The cells of a level in English: with the letters of what lies there, or without. */
export async function cellsOf(
  level: TestLevel,
  letters: boolean,
): Promise<(row: number, column: number, cell: CellView) => string> {
  const { names } = await wordsOf(level);
  const { parts } = level.game.words.en;
  const words = { text: en, language: 'en', parts, names, letters: letters ? 1 : 0 } as const;
  return (row, column, cell) => cellLabel(words, row, column, cell);
}

/** A position of a level, in words: with the letters of the pieces where they are seen, or without. */
export class ToldLevel {
  private readonly words: MoveWords;
  private readonly line: Line;
  private readonly language: Language;

  private constructor(words: MoveWords, line: Line, language: Language) {
    this.words = words;
    this.line = line;
    this.language = language;
  }

  static async after(
    level: TestLevel,
    moves: readonly string[],
    language: Language = 'en',
  ): Promise<ToldLevel> {
    const line = new Line(level.game.rules(level.level));
    for (const notation of moves) {
      const move = line.session.rules.parseMove(notation);
      if (move.ok) line.play(move.value, line.meaningOf(move.value));
    }
    return new ToldLevel(await wordsOf(level), line, language);
  }

  /** What is said of a move, by its notation; made from another piece where one is given. */
  move(notation: string, form: Telling['form'], choice?: string, direction?: 'U' | 'D' | 'L' | 'R'): RegExp {
    const { rules, state } = this.line.session;
    const move = rules.parseMove(notation);
    if (!move.ok) throw new Error(notation);
    const meaning = choice === undefined ? this.line.meaningOf(move.value) : { choice, direction };
    const made = { before: state, move: move.value, ...meaning, direction: meaning.direction };
    return this.said(form, this.words.describe(made, rules));
  }

  piece(choice: string): RegExp {
    const { rules, state } = this.line.session;
    return this.said('do', this.words.piece!(state, choice, rules));
  }

  /** The legal move that a sentence asks for; an error where there is not exactly one. */
  moveSaid(sentence: string): string {
    const { rules, state } = this.line.session;
    const all = rules.moves(state).map((move) => rules.formatMove(move));
    const meant = all.filter((notation) => this.move(notation, 'do').test(sentence));
    if (meant.length !== 1) throw new Error(`"${sentence}" asks for ${meant.join(' or ') || 'nothing'}`);
    return meant[0]!;
  }

  private said(form: Telling['form'], message: ReturnType<MoveWords['describe']>): RegExp {
    const ways = ([0, 1] as const).flatMap((letters) =>
      ([0, 1] as const).map(
        (coordinates) => tellMove(this.words, this.language, message, { form, letters, coordinates })!,
      ),
    );
    return new RegExp(`\\b(${ways.join('|')})\\b`, 'iu');
  }
}
