import type { Rules } from '../../core/game.ts';
import type { Steps } from '../../core/slices.ts';
import { type Clock, realClock } from '../shared/clock.ts';
import type { Observable } from '../shared/state/observable.ts';
import type { UnfinishedGame } from '../shared/state/unfinished.ts';
import { type Entry, Line } from './line.ts';

/** Behind a move that the solver has shown or a hint has helped with: it stays so when the game is taken up again. */
const marks = { demonstrated: '*', hinted: '?' } as const;

const writeMove = ({ notation, demonstrated, hinted }: Entry): string =>
  notation + (demonstrated ? marks.demonstrated : '') + (hinted ? marks.hinted : '');

/** Plays a game again that was left, one move a step, up to the first move that the rules refuse. */
export function* resumeSteps(rules: Rules, { moves, at }: UnfinishedGame): Steps<Line> {
  const line = new Line(rules);
  for (const word of moves) {
    const [notation = ''] = word.split(/[*?]/, 1);
    const move = rules.parseMove(notation);
    if (!move.ok) break;
    const demonstrated = word.includes(marks.demonstrated);
    const hinted = word.includes(marks.hinted);
    if (!line.play(move.value, { ...line.meaningOf(move.value), demonstrated, hinted }).ok) break;
    yield;
  }
  line.goTo(at);
  return line;
}

/** The player, as far as it is needed to keep the game. */
interface Source extends Observable {
  /** The player's own game, also while a solution is shown. */
  readonly ownLine: Line;
}

/** Where a game is kept. */
interface Shelf {
  keep(game: Pick<UnfinishedGame, 'moves' | 'at'>): void;
  forget(): void;
}

/** Between a move and its being stored. Whoever leaves the page sooner loses nothing: leaving stores too. */
const pauseMilliseconds = 400;

/** Keeps the game as it is played; a level that is untouched or solved has none. */
export class GameKeeper {
  private readonly source: Source;
  private readonly shelf: Shelf;
  private readonly clock: Clock;
  private readonly stopListening: () => void;
  private stopTimer: (() => void) | undefined;
  private entries: Line['entries'];
  private at: number;

  constructor(source: Source, shelf: Shelf, clock: Clock = realClock) {
    this.source = source;
    this.shelf = shelf;
    this.clock = clock;
    const { entries, moveCount } = source.ownLine;
    this.entries = entries;
    this.at = moveCount;
    this.stopListening = source.listen(() => this.note());
  }

  /** Stores now what is not stored yet. */
  store(): void {
    this.stopTimer?.();
    this.stopTimer = undefined;
    if (!this.isChanged) return;
    const { entries, moveCount, session } = this.source.ownLine;
    this.entries = entries;
    this.at = moveCount;
    if (moveCount === 0 || session.isSolved) this.shelf.forget();
    else this.shelf.keep({ moves: entries.map(writeMove), at: moveCount });
  }

  /** The page is left. */
  close(): void {
    this.stopListening();
    this.store();
  }

  /** A page where nothing was played must not write: another tab may have the same level. */
  private get isChanged(): boolean {
    const { entries, moveCount } = this.source.ownLine;
    return entries !== this.entries || moveCount !== this.at;
  }

  private note(): void {
    if (this.isChanged) this.stopTimer ??= this.clock.later(() => this.store(), pauseMilliseconds);
  }
}
