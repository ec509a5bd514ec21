import type { Review } from '../../review/reviewed.ts';
import type { NamedLevel } from '../files.ts';
import { reviewLines } from '../review-text.ts';
import type { Key } from './keys.ts';
import { header, type Style } from './layout.ts';

/** Reviews moves that were played; `hear` gets all that is proved so far. */
export type Reviewer = (
  moves: readonly string[],
  signal: AbortSignal,
  hear: (review: Review) => void,
) => Promise<Review>;

/** What proving tells in between is drawn so often at most. */
const drawEvery = 100;

/** Lines of the screen that are not of the review: header, a blank line and the footer. */
const around = 5;

/** The review of a game that is being played: takes keys, returns lines. */
export class ReviewScreen {
  isOver = false;
  private readonly named: NamedLevel;
  private readonly place: string;
  private readonly changed: () => void;
  private readonly style: Style;
  private readonly leaving = new AbortController();
  private review: Review | undefined;
  private isProving = true;
  private isVerbose = false;
  private top = 0;
  private page = 1;

  constructor(named: NamedLevel, place: string, changed: () => void, style: Style) {
    this.named = named;
    this.place = place;
    this.changed = changed;
    this.style = style;
  }

  async prove(reviewer: Reviewer, moves: readonly string[]): Promise<void> {
    let drawnAt = 0;
    this.review = await reviewer(moves, this.leaving.signal, (review) => {
      this.review = review;
      if (this.isOver || performance.now() < drawnAt + drawEvery) return;
      drawnAt = performance.now();
      this.changed();
    });
    this.isProving = false;
    if (!this.isOver) this.changed();
  }

  /** Goes back to the game; proving ends. */
  close(): void {
    this.isOver = true;
    this.leaving.abort();
  }

  press(key: Key): void {
    if (['q', 'r', 'escape', 'ctrl-c'].includes(key.name)) this.close();
    else if (key.direction === 'D') this.top += 1;
    else if (key.direction === 'U') this.top -= 1;
    else if (key.name === 'space' || key.name === 'pagedown') this.top += this.page;
    else if (key.name === 'b' || key.name === 'pageup') this.top -= this.page;
    else if (key.name === 'home') this.top = 0;
    else if (key.name === 'end') this.top = Number.MAX_SAFE_INTEGER;
    else if (key.name === 'v') this.isVerbose = !this.isVerbose;
  }

  render(rows: number, columns: number): string[] {
    const { style } = this;
    const width = columns - 4;
    const lines = this.review ? reviewLines(this.review, { style, verbose: this.isVerbose, width }) : [];
    this.page = Math.max(1, rows - around);
    this.top = Math.max(0, Math.min(this.top, lines.length - this.page));
    const seen = lines.slice(this.top, this.top + this.page);
    const below = lines.length - this.top - seen.length;
    const state = [
      ...(this.isProving ? ['proving…'] : []),
      ...(below > 0 ? [`${below} more ${below === 1 ? 'line' : 'lines'} below`] : []),
    ].join(', ');
    return [
      ...header(this.named, `${this.place}, review`, style),
      ...seen.map((line) => `  ${line}`),
      '',
      style.dim(`  ↑ ↓ space scroll   v queries   q back${state && `      (${state})`}`),
    ];
  }
}
