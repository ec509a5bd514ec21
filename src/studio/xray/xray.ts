import { gradeInSlices } from '../../analysis/difficulty.ts';
import { withinLimits } from '../../analysis/within-limits.ts';
import type { Game } from '../../core/game.ts';
import type { Statistics } from '../../core/search.ts';
import { runInSlices } from '../../core/slices.ts';
import { games } from '../../games/index.ts';
import { type GameLevel, readPack } from '../../games/pack.ts';
import { LevelSolver } from '../../generate/level-solver.ts';
import { replaySteps, splitMoves } from '../../play/replay.ts';
import { judgingMethod } from '../../search/method.ts';
import { sketchOf, studioOf } from '../document.ts';
import { answerFor } from './answer.ts';
import type { Answer, Finding, Solutions, Stated } from './findings.ts';
import { checkGuards } from './guards.ts';
import { idleParts } from './idle.ts';
import { usualXrayLimits, type XrayLimits } from './limits.ts';
import { positionsOf } from './positions.ts';
import { solutionsFor } from './solutions.ts';
import { Outcomes, type Tried, type WhatIf, whatIf } from './what-if.ts';
import { whyImpossible } from './why.ts';

/** Which parts follow the answer: all that is about the level itself, and what single changes would do. */
export interface XrayParts {
  readonly level: boolean;
  /** The nearest: those of an unsolvable level, for a while. */
  readonly changes: 'none' | 'nearest' | 'all';
}

export interface XrayOptions {
  readonly tell: (finding: Finding) => void;
  readonly signal: AbortSignal;
  readonly limits?: XrayLimits;
  readonly known?: readonly Game[];
  readonly parts?: XrayParts;
  /** What is known of changed levels already; it grows. */
  readonly outcomes?: Outcomes;
  /** Hears how far the search for the optimum is. */
  readonly onProgress?: (statistics: Statistics) => void;
}

/** Looks through the text of a level, in slices, and tells every finding at once; nothing is told after the signal. */
export async function xray(
  text: string,
  {
    tell,
    signal,
    limits = usualXrayLimits,
    known = games,
    parts = { level: true, changes: 'none' },
    outcomes = new Outcomes(),
    onProgress,
  }: XrayOptions,
): Promise<void> {
  const pack = readPack(text, known);
  const subject = pack.ok ? pack.value[0] : undefined;
  if (!pack.ok || !subject) {
    tell({ kind: 'mistakes', problems: pack.ok ? [] : pack.error });
    return;
  }
  const answer = await answerFor(subject, limits.answer, signal, onProgress);
  if (!answer || signal.aborted) return;
  tell({ kind: 'answer', answer });
  const look = new Look(subject, answer, limits, signal, (finding) => {
    if (!signal.aborted) tell(finding);
  });
  const chosen = [
    ...(parts.level ? [look.stated, look.solutions, look.guards, look.positions] : []),
    ...(parts.level ? [look.why, look.idle, look.grade] : []),
    ...(parts.changes === 'all' ? [() => look.changes(text, outcomes)] : []),
    ...(parts.changes === 'nearest' ? [() => look.nearest(text, outcomes)] : []),
  ];
  for (const part of chosen) {
    await part.call(look);
    if (signal.aborted) return;
  }
}

/** The parts of an x-ray that follow the answer. */
class Look {
  private readonly subject: GameLevel;
  private readonly limits: XrayLimits;
  private readonly signal: AbortSignal;
  private readonly tell: (finding: Finding) => void;
  private readonly answer: Answer;
  /** The fewest moves, where they are proved. */
  private readonly optimum: number | undefined;
  private counted: Solutions | undefined;

  constructor(
    subject: GameLevel,
    answer: Answer,
    limits: XrayLimits,
    signal: AbortSignal,
    tell: (finding: Finding) => void,
  ) {
    this.subject = subject;
    this.answer = answer;
    this.limits = limits;
    this.signal = signal;
    this.tell = tell;
    this.optimum = answer.status === 'solved' && answer.isProved ? answer.moves.length : undefined;
  }

  async stated(): Promise<void> {
    const { game, level } = this.subject;
    if (level.info.solution === undefined) return;
    const steps = replaySteps(game.rules(level), splitMoves(level.info.solution));
    const result = await runInSlices(steps, this.signal);
    if (!result) return;
    const stated: Stated = result.ok
      ? { status: 'accepted', ...result.value }
      : { status: 'refused', ...result.error };
    this.tell({ kind: 'stated', stated });
  }

  async solutions(): Promise<void> {
    const { optimum, signal, subject } = this;
    if (optimum === undefined) return;
    this.counted = await solutionsFor(subject, optimum, this.limits.solutions, signal);
    if (this.counted) this.tell({ kind: 'solutions', solutions: this.counted });
  }

  async guards(): Promise<void> {
    await checkGuards(this.subject, {
      answer: this.answer,
      solutions: this.counted,
      limits: this.limits.guards,
      signal: this.signal,
      tell: (guards) => this.tell({ kind: 'guards', guards }),
    });
  }

  async positions(): Promise<void> {
    const { signal, limits } = this;
    const positions = await withinLimits((pace) => positionsOf(this.subject, limits.positions, pace), {
      signal,
    });
    if (typeof positions === 'object') this.tell({ kind: 'positions', positions });
  }

  async why(): Promise<void> {
    const { signal, subject, limits } = this;
    if (this.answer.status !== 'unsolvable') return;
    const facts = (await subject.game.facts?.())?.facts;
    const why = await withinLimits((pace) => whyImpossible(subject, facts, limits.positions, pace), {
      signal,
    });
    if (typeof why === 'object') this.tell({ kind: 'why', why });
  }

  /** The changes that would make an unsolvable level solvable, as far as they are soon found. */
  async nearest(text: string, outcomes: Outcomes): Promise<void> {
    if (this.answer.status === 'unsolvable') await this.changes(text, outcomes, this.limits.nearest.seconds);
  }

  async changes(text: string, outcomes: Outcomes, seconds?: number): Promise<void> {
    const { signal, subject, limits, answer } = this;
    const studio = await studioOf(subject.game);
    const sketch = sketchOf(studio, text);
    if (!sketch) return;
    const given = { answer, outcomes, limits: limits.change, counting: limits.counting };
    const tell = (change: WhatIf): void => this.tell({ kind: 'what-if', change });
    const onTried = (tried: Tried): void => this.tell({ kind: 'tried', tried });
    await withinLimits((pace) => whatIf(subject, studio, sketch, { ...given, pace, tell, onTried }), {
      signal,
      ...(seconds !== undefined && { seconds }),
    });
  }

  async idle(): Promise<void> {
    const { optimum, limits, signal, subject } = this;
    const { game, level } = subject;
    if (optimum === undefined || !game.generator) return;
    const { generator } = await game.generator();
    const studio = await studioOf(game);
    await judgingMethod(game).algorithm.load?.();
    const found = await withinLimits(
      (pace) =>
        idleParts(
          new LevelSolver(game, limits.idle.states, pace),
          generator,
          studio,
          level,
          optimum,
          (idle) => this.tell({ kind: 'idle', idle }),
        ),
      { seconds: limits.idle.seconds, signal },
    );
    if (typeof found === 'object') this.tell({ kind: 'idle', idle: found });
  }

  async grade(): Promise<void> {
    const { signal, subject, limits } = this;
    const { states: maxStates, ...rest } = limits.grade;
    if (this.optimum === undefined) return;
    const grading = await gradeInSlices(subject.game, subject.level, { maxStates, limits: rest }, signal);
    this.tell({ kind: 'grade', grading });
  }
}
