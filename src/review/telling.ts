import { withinMemory } from '../core/memory.ts';
import type { Pace, Steps } from '../core/slices.ts';
import type { GameLevel } from '../games/pack.ts';
import type { Bounds } from './bounds.ts';
import type { Best, Finding, Reason } from './findings.ts';
import type { ReviewLimits } from './limits.ts';
import type { PlayedLine } from './line.ts';
import type { Prover } from './prover.ts';
import { verdictOf } from './verdict.ts';
import { type Explained, usualWhyLimits } from './why/mistake.ts';
import { reasonsFor } from './why/reasons.ts';

/** A line to review, and who hears of it. */
export interface Task extends GameLevel {
  readonly line: PlayedLine;
  readonly limits: ReviewLimits;
  /** Tell the best moves at every position, and not only where something was lost. */
  readonly bestEverywhere: boolean;
  readonly why: Explained;
  readonly tell: (finding: Finding) => void;
}

/** Tells distances as they change. */
export class ToldDistances {
  private readonly told: string[] = [];
  private readonly bounds: Bounds;
  private readonly hear: (finding: Finding) => void;

  constructor(bounds: Bounds, hear: (finding: Finding) => void) {
    this.bounds = bounds;
    this.hear = hear;
  }

  *tell(pace: Pace): Steps<void> {
    for (let at = 0; at < this.bounds.placeOf.length; at += 1) {
      const distance = this.bounds.distance(at);
      const text = JSON.stringify(distance);
      if (pace.isOver()) yield;
      if (text === this.told[at]) continue;
      this.told[at] = text;
      this.hear({ kind: 'distance', at, distance });
    }
  }
}

/** Tells the best moves where they are wanted and can be told. */
export class ToldBest {
  /** By position. */
  readonly told = new Map<number, Best>();
  private readonly task: Task;
  private readonly bounds: Bounds;
  private readonly prover: Prover;

  constructor(task: Task, bounds: Bounds, prover: Prover) {
    this.task = task;
    this.bounds = bounds;
    this.prover = prover;
  }

  *tell(budget: number): Steps<void> {
    for (let at = 0; at <= this.task.line.moves.length; at += 1) {
      const told = this.told.get(at);
      if (told?.isAll || !this.isWanted(at)) continue;
      const best = yield* this.prover.best(at, budget);
      if (told && !best.isAll && best.moves.length === told.moves.length) continue;
      this.told.set(at, best);
      this.task.tell({ kind: 'best', at, best });
    }
  }

  private isWanted(at: number): boolean {
    const here = this.bounds.distance(at);
    if (here.status !== 'exact' || here.moves === 0) return false;
    return this.task.bestEverywhere || isLoss(this.bounds, at);
  }
}

/** Tells why moves lost something, once there is nothing more to know about them. */
export class ToldReasons {
  private readonly told = new Set<number>();
  private readonly task: Task;
  private readonly bounds: Bounds;
  private readonly best: ReadonlyMap<number, Best>;
  private readonly pace: Pace;

  constructor(task: Task, bounds: Bounds, best: ReadonlyMap<number, Best>, pace: Pace) {
    this.task = task;
    this.bounds = bounds;
    this.best = best;
    this.pace = pace;
  }

  *tell(isLast: boolean): Steps<void> {
    for (let at = 0; at < this.task.line.moves.length; at += 1) {
      const isReady = isLast || this.best.get(at)?.isAll;
      if (!isReady || this.told.has(at) || !isLoss(this.bounds, at)) continue;
      this.told.add(at);
      const reasons = (yield* withinMemory(this.reasonsAt(at))) ?? [];
      this.task.tell({ kind: 'reasons', at, reasons });
    }
  }

  private reasonsAt(at: number): Steps<readonly Reason[]> {
    const { line, limits, why } = this.task;
    const mistake = {
      at,
      state: line.states[at],
      move: line.moves[at]!,
      before: this.bounds.distance(at),
      after: this.bounds.distance(at + 1),
      best: this.best.get(at),
    };
    const { states } = usualWhyLimits;
    return reasonsFor(why, mistake, { states: Math.min(states, limits.states ?? states) }, this.pace);
  }
}

/** Whether move `at` is proved to have lost something. */
function isLoss(bounds: Bounds, at: number): boolean {
  if (at + 1 >= bounds.placeOf.length) return false;
  const { kind } = verdictOf(bounds.distance(at), bounds.distance(at + 1));
  return kind === 'lost-moves' || kind === 'lost-level';
}
