import type { Rules } from '../../../core/game.ts';
import type { Space } from '../../../core/space.ts';
import type { View } from '../../../core/view.ts';
import { type Step, TraceReader } from '../../../trace/reader.ts';
import type { Clock } from '../../shared/clock.ts';
import { Observable } from '../../shared/state/observable.ts';
import type { RunRecord } from './figures.ts';

/** A whole search takes about so long to play, but no step goes by faster or slower than these. */
const playMilliseconds = 14_000;
const leastMilliseconds = 90;
const mostMilliseconds = 700;

/**
 * A recorded search, played forwards and stepped both ways. Position 0 is before anything, then one for every
 * expansion, and one more at the end that shows what came of it.
 */
export class Watching extends Observable {
  readonly record: RunRecord;
  readonly reader: TraceReader;
  private readonly clock: Clock;
  /** By how much pauses are multiplied. */
  private readonly tempo: () => number;
  private readonly rules: Rules;
  private readonly space: Space;
  private at = 0;
  private playing = false;
  private stopTimer = (): void => {};

  constructor(record: RunRecord, clock: Clock, tempo: () => number = () => 1) {
    super();
    this.record = record;
    this.reader = new TraceReader(record.trace);
    this.clock = clock;
    this.tempo = tempo;
    this.rules = record.game.rules(record.level, record.trace.cost);
    this.space = record.game.space(record.level, record.trace.cost);
  }

  get position(): number {
    return this.at;
  }

  get end(): number {
    return this.reader.end + 1;
  }

  get isPlaying(): boolean {
    return this.playing;
  }

  get isOver(): boolean {
    return this.at === this.end;
  }

  get step(): Step {
    return this.reader.at(this.at);
  }

  /** The round that is going on, from 1; always 1 for searches that do not begin again. */
  get round(): number {
    let round = 1;
    for (let each = 1; each <= Math.min(this.at, this.reader.end); each += 1)
      if (this.reader.at(each).isRound) round += 1;
    return round;
  }

  /** The board to show: the position that is being expanded, and at the end the solved one where there is one. */
  get view(): View {
    return this.rules.view(this.space.unpack(this.row, 0));
  }

  /** Different states one move from this one, by the rules: a search may know of some that it need not make them. */
  get followers(): number {
    const { rules } = this;
    const state = this.space.unpack(this.row, 0);
    const next = rules.moves(state).flatMap((move) => {
      const made = rules.apply(state, move);
      return made.ok ? [rules.key(made.value)] : [];
    });
    return new Set(next).size;
  }

  /** The moves from the start to the position on the board, or from there to the goal that it was found from. */
  get moves(): readonly string[] {
    const { trace } = this.record;
    if (this.isOver && trace.status === 'solved') return trace.moves;
    const { expansion } = this.step;
    const chain = expansion < 0 ? [] : (this.reader.chain(expansion) ?? []);
    // Backwards from a goal, the moves are those that lead on to it.
    if (this.step.isBackward) chain.reverse();
    const rows = chain.map((each) => this.reader.row(trace.expansions.state[each]!));
    return rows.slice(1).map((row, index) => this.moveBetween(rows[index]!, row));
  }

  play(): void {
    if (this.playing) return;
    // From the end it starts over: whoever presses "play" there wants to see it again.
    if (this.isOver) this.at = 0;
    this.playing = true;
    this.wait();
    this.changed();
  }

  pause(): void {
    this.stopTimer();
    this.playing = false;
    this.changed();
  }

  seek(position: number): void {
    this.stopTimer();
    this.playing = false;
    this.at = Math.max(0, Math.min(Math.round(position), this.end));
    this.changed();
  }

  dispose(): void {
    this.stopTimer();
    this.playing = false;
  }

  private get row(): Uint32Array {
    const goal = this.record.trace.solution.at(-1);
    if (this.isOver && goal !== undefined && goal >= 0) return this.reader.row(goal);
    return this.reader.rowAt(this.at);
  }

  private wait(): void {
    const even = playMilliseconds / this.end;
    const pause = Math.max(leastMilliseconds, Math.min(even, mostMilliseconds));
    this.stopTimer = this.clock.later(() => {
      this.at += 1;
      if (this.isOver) this.playing = false;
      else this.wait();
      this.changed();
    }, pause * this.tempo());
  }

  /** The record keeps no moves: it is the one that leads from one position to the next. */
  private moveBetween(from: Uint32Array, to: Uint32Array): string {
    const { rules, space } = this;
    const state = space.unpack(from, 0);
    const wanted = rules.key(space.unpack(to, 0));
    const found = rules.moves(state).find((move) => {
      const next = rules.apply(state, move);
      return next.ok && rules.key(next.value) === wanted;
    });
    return found === undefined ? '?' : rules.formatMove(found);
  }
}
