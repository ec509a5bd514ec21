import type { Direction } from '../../core/grid.ts';
import type { Choice, View } from '../../core/view.ts';
import type { Clock } from '../shared/clock.ts';
import type { Answer, Limit, Progress } from '../shared/solver/protocol.ts';
import { defaultLimits } from '../shared/solver/solver.ts';
import { Observable } from '../shared/state/observable.ts';
import type { Finder } from './finder.ts';
import type { Line, ToldMove } from './line.ts';

/** The rungs of the ladder of hints, each telling a little more than the one before. */
export type Rung = 'solvable' | 'count' | 'piece' | 'move';

/** The last position of this game from which it could be solved. */
export type LastAlive =
  | { readonly kind: 'searching' }
  /** After so many moves; `exact` when the one after it is proved to be dead. */
  | { readonly kind: 'found'; readonly moveCount: number; readonly exact: boolean }
  /** The level cannot be solved from its start; proved. */
  | { readonly kind: 'none' }
  /** Not known within the limit. */
  | { readonly kind: 'unknown' };

export type HintAnswer =
  | { readonly rung: 'solvable'; readonly verdict: 'alive' }
  | { readonly rung: 'solvable'; readonly verdict: 'dead'; readonly lastAlive: LastAlive }
  /** Not known within the limit. */
  | { readonly rung: 'solvable'; readonly verdict: 'unknown'; readonly limit: Limit }
  | { readonly rung: 'solvable'; readonly verdict: 'failed'; readonly problem: string }
  | { readonly rung: 'count'; readonly moves: number; readonly proved: boolean }
  | { readonly rung: 'piece'; readonly choice: Choice; readonly state: unknown }
  | { readonly rung: 'move'; readonly move: HintMove };

/** A move to be drawn on the board. */
export interface HintMove {
  readonly told: ToldMove;
  readonly direction: Direction;
  /** The piece to pick, where one is picked. */
  readonly choice: Choice | undefined;
  /** The cells of each piece that moves. */
  readonly pieces: readonly Choice['cells'][];
}

/** The cells of the pieces that are elsewhere after a move. */
function movingPieces({ view, session: { rules, state } }: Line, move: unknown): readonly Choice['cells'][] {
  const result = rules.apply(state, move);
  const after = result.ok ? cellsByPiece(rules.view(result.value)) : new Map();
  return [...cellsByPiece(view)]
    .filter(([id, cells]) => JSON.stringify(cells) !== JSON.stringify(after.get(id)))
    .map(([, cells]) => cells);
}

function cellsByPiece({ cells }: View): Map<string, Choice['cells']> {
  const found = new Map<string, Choice['cells']>();
  for (const [row, line] of cells.entries())
    for (const [column, { piece }] of line.entries())
      if (piece) found.set(piece.id, [...(found.get(piece.id) ?? []), { row, column }]);
  return found;
}

/** Hints for the position on the board, one rung at a time; a move played begins anew. */
export class Ladder extends Observable {
  private readonly line: () => Line;
  private readonly finder: Finder;
  private readonly clock: Clock;
  private readonly onAnswer: (answer: HintAnswer) => void;
  private current: HintAnswer | undefined;
  private task: AbortController | undefined;
  private latest: Progress | undefined;

  constructor(line: () => Line, finder: Finder, clock: Clock, onAnswer: (answer: HintAnswer) => void) {
    super();
    this.line = line;
    this.finder = finder;
    this.clock = clock;
    this.onAnswer = onAnswer;
  }

  /** The rung that was answered last. */
  get rung(): Rung | undefined {
    return this.current?.rung;
  }

  get answer(): HintAnswer | undefined {
    return this.current;
  }

  /** The rung that `next` will tell; undefined when there is nothing more to tell. */
  get nextRung(): Rung | undefined {
    if (this.line().session.isSolved) return undefined;
    const { current } = this;
    if (current === undefined) return 'solvable';
    if (current.rung === 'solvable') {
      if (current.verdict === 'alive') return 'count';
      const isCertain = current.verdict === 'dead' && current.lastAlive.kind !== 'unknown';
      return isCertain ? undefined : 'solvable';
    }
    // Which piece is no question where there is only one.
    if (current.rung === 'count') return this.line().choices.length > 1 ? 'piece' : 'move';
    return current.rung === 'piece' ? 'move' : undefined;
  }

  get busy(): boolean {
    return this.task !== undefined;
  }

  /** Of the search that is going on. */
  get progress(): Progress | undefined {
    return this.latest;
  }

  /** The move to draw on the board, once it has been asked for. */
  get revealedMove(): HintMove | undefined {
    return this.current?.rung === 'move' ? this.current.move : undefined;
  }

  /** The piece to mark on the board, once it has been asked for. */
  get revealedPiece(): Choice | undefined {
    if (this.current?.rung === 'piece') return this.current.choice;
    return this.revealedMove?.choice;
  }

  /** After how many moves the game could still be solved, where that was found out. */
  get lastAlive(): number | undefined {
    if (this.current?.rung !== 'solvable' || this.current.verdict !== 'dead') return undefined;
    const { lastAlive } = this.current;
    return lastAlive.kind === 'found' ? lastAlive.moveCount : undefined;
  }

  /** Climbs one rung. */
  async next(): Promise<void> {
    const rung = this.nextRung;
    if (rung === undefined || this.busy) return;
    const task = new AbortController();
    this.task = task;
    this.changed();
    const answer = await this.find(this.line().moveCount, defaultLimits.seconds!, task);
    if (this.task !== task) return;
    const hint = this.hintOf(rung, answer);
    if (hint) this.tell(hint);
    if (hint?.rung === 'solvable' && hint.verdict === 'dead') {
      const lastAlive = await this.findLastAlive(task);
      if (this.task !== task) return;
      this.tell({ ...hint, lastAlive });
    }
    this.stop();
  }

  /** Stops thinking; what was told stays. */
  stop(): void {
    const { task, current } = this;
    this.task = undefined;
    this.latest = undefined;
    if (current?.rung === 'solvable' && current.verdict === 'dead' && current.lastAlive.kind === 'searching')
      this.current = { ...current, lastAlive: { kind: 'unknown' } };
    task?.abort();
    this.changed();
  }

  /** Begins anew, because the position is another one. */
  reset(): void {
    if (this.current === undefined && !this.busy) return;
    this.current = undefined;
    this.stop();
  }

  private tell(answer: HintAnswer): void {
    this.current = answer;
    this.line().isHinted = true;
    this.changed();
    this.onAnswer(answer);
  }

  private find(moveCount: number, seconds: number, task: AbortController): Promise<Answer> {
    return this.finder.find(this.line().positionAt(moveCount), {
      limits: { ...defaultLimits, seconds },
      signal: task.signal,
      onProgress: (progress) => {
        if (this.task !== task) return;
        this.latest = progress;
        this.changed();
      },
    });
  }

  private hintOf(rung: Rung, answer: Answer): HintAnswer | undefined {
    switch (answer.status) {
      case 'cancelled':
        return undefined;
      case 'unsolvable':
        return { rung: 'solvable', verdict: 'dead', lastAlive: { kind: 'searching' } };
      case 'failed':
        return { rung: 'solvable', verdict: 'failed', problem: answer.problem };
      case 'solved':
        return this.hintFrom(rung, answer.moves, answer.optimal);
      default:
        return { rung: 'solvable', verdict: 'unknown', limit: answer.status };
    }
  }

  private hintFrom(rung: Rung, moves: readonly string[], optimal: boolean): HintAnswer | undefined {
    if (rung === 'solvable') return { rung, verdict: 'alive' };
    if (rung === 'count') return { rung, moves: moves.length, proved: optimal };
    const [notation] = moves;
    if (notation === undefined) return undefined;
    const line = this.line();
    const move = line.session.rules.parseMove(notation);
    if (!move.ok) return undefined;
    const { direction, choice: id } = line.meaningOf(move.value);
    const choice = line.choices.find((each) => each.id === id);
    if (rung === 'piece' && choice) return { rung, choice, state: line.state };
    if (!direction) return undefined;
    const told: ToldMove = { before: line.state, move: move.value, notation, choice: id, direction };
    return {
      rung: 'move',
      move: { told, direction, choice, pieces: choice ? [choice.cells] : movingPieces(line, move.value) },
    };
  }

  /**
   * From a dead position only dead ones can be reached: somewhere in the game stands the last one that was alive, and all
   * before it were. So strides backwards that double, and then halving what lies between, find exactly that one.
   */
  private async findLastAlive(task: AbortController): Promise<LastAlive> {
    const ends = this.clock.now() + defaultLimits.seconds! * 1000;
    let dead = this.line().moveCount;
    let alive = -1;
    let provedDead = dead;
    let knowsAll = true;
    const probe = async (moveCount: number): Promise<boolean> => {
      const seconds = (ends - this.clock.now()) / 1000;
      const answer: Answer =
        seconds > 0
          ? await this.find(moveCount, seconds, task)
          : { status: 'failed', problem: 'no time left' };
      if (answer.status === 'solved') {
        alive = moveCount;
        return true;
      }
      dead = moveCount;
      if (answer.status === 'unsolvable') provedDead = moveCount;
      else knowsAll = false;
      return false;
    };
    for (let stride = 1; dead > 0; stride *= 2) {
      if ((await probe(Math.max(0, dead - stride))) || task.signal.aborted) break;
    }
    if (alive < 0) return provedDead === 0 ? { kind: 'none' } : { kind: 'unknown' };
    while (dead - alive > 1 && !task.signal.aborted) await probe((alive + dead) >>> 1);
    return { kind: 'found', moveCount: alive, exact: knowsAll || provedDead === alive + 1 };
  }
}
