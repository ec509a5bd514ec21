import type { Rules } from '../../core/game.ts';
import { isDirection } from '../../core/grid.ts';
import type { Steps } from '../../core/slices.ts';
import { type Clock, realClock } from '../shared/clock.ts';
import type { Observable } from '../shared/state/observable.ts';
import type { UnfinishedGame } from '../shared/state/unfinished.ts';
import { type Entry, Line, type Meaning } from './line.ts';

/** Behind a move that the solver has shown or a hint has helped with: it stays so when the game is taken up again. */
const marks = { demonstrated: '*', hinted: '?' } as const;

/** Between the notation of a move and the piece and direction by which it was made. */
const madeMark = '@';

/** How a move was made follows where its notation does not say it: a swap can be made from either side. */
function writeMove({ controls }: Rules, entry: Entry): string {
  const { before, move, notation, choice, direction, demonstrated, hinted } = entry;
  const isUsual = choice === controls.choiceOf(before, move);
  return (
    notation +
    (isUsual || choice === undefined || !direction ? '' : madeMark + choice + direction) +
    (demonstrated ? marks.demonstrated : '') +
    (hinted ? marks.hinted : '')
  );
}

/** Reads how a move was made, if that leads to the same move. */
function readMade(line: Line, notation: string, made: string | undefined): Partial<Meaning> {
  const { rules, state } = line.session;
  const [choice, direction] = [made?.slice(0, -1), made?.slice(-1)];
  if (choice === undefined || direction === undefined || !isDirection(direction)) return {};
  const move = rules.controls.move(state, choice, direction);
  return move !== undefined && rules.formatMove(move) === notation ? { choice, direction } : {};
}

/** Plays a game again that was left, one move a step, up to the first move that the rules refuse. */
export function* resumeSteps(rules: Rules, { moves, at }: Pick<UnfinishedGame, 'moves' | 'at'>): Steps<Line> {
  const line = new Line(rules);
  for (const word of moves) {
    const [notation = '', made] = word.split(/[*?]/, 1)[0]!.split(madeMark);
    const move = rules.parseMove(notation);
    if (!move.ok) break;
    const demonstrated = word.includes(marks.demonstrated);
    const hinted = word.includes(marks.hinted);
    const meaning = { ...line.meaningOf(move.value), ...readMade(line, notation, made) };
    if (!line.play(move.value, { ...meaning, demonstrated, hinted }).ok) break;
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
    else this.shelf.keep({ moves: entries.map((entry) => writeMove(session.rules, entry)), at: moveCount });
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
