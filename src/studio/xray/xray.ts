import { gradeInSlices } from '../../analysis/difficulty.ts';
import { allSolutions } from '../../analysis/optimal-solutions.ts';
import { withinLimits } from '../../analysis/within-limits.ts';
import type { Game } from '../../core/game.ts';
import type { Statistics } from '../../core/search.ts';
import { games } from '../../games/index.ts';
import { type GameLevel, readPack } from '../../games/pack.ts';
import { LevelSolver } from '../../generate/level-solver.ts';
import { judgingMethod } from '../../search/method.ts';
import { answerFor } from './answer.ts';
import type { Answer, Finding, Limit, Solutions } from './findings.ts';
import { idleParts } from './idle.ts';
import { usualXrayLimits, type XrayLimits } from './limits.ts';
import { positionsOf } from './positions.ts';

export interface XrayOptions {
  readonly tell: (finding: Finding) => void;
  readonly signal: AbortSignal;
  readonly limits?: XrayLimits;
  readonly known?: readonly Game[];
  /** Hears how far the search for the optimum is. */
  readonly onProgress?: (statistics: Statistics) => void;
}

/** Looks through the text of a level, in slices, and tells every finding at once; nothing is told after the signal. */
export async function xray(
  text: string,
  { tell, signal, limits = usualXrayLimits, known = games, onProgress }: XrayOptions,
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
  for (const part of [look.solutions, look.positions, look.idle, look.grade]) {
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
  /** The fewest moves, where they are proved. */
  private readonly optimum: number | undefined;

  constructor(
    subject: GameLevel,
    answer: Answer,
    limits: XrayLimits,
    signal: AbortSignal,
    tell: (finding: Finding) => void,
  ) {
    this.subject = subject;
    this.limits = limits;
    this.signal = signal;
    this.tell = tell;
    this.optimum = answer.status === 'solved' && answer.isProved ? answer.moves.length : undefined;
  }

  async solutions(): Promise<void> {
    const { optimum, signal, subject } = this;
    if (optimum === undefined) return;
    const limits = this.limits.solutions;
    const found = await allSolutions(subject.game, subject.level, { list: 2, limits, optimum, signal });
    this.tell({ kind: 'solutions', solutions: solutionsOf(found) });
  }

  async positions(): Promise<void> {
    const { signal, limits } = this;
    const positions = await withinLimits((pace) => positionsOf(this.subject, limits.positions, pace), {
      signal,
    });
    if (typeof positions === 'object') this.tell({ kind: 'positions', positions });
  }

  async idle(): Promise<void> {
    const { optimum, limits, signal, subject } = this;
    const { game, level } = subject;
    if (optimum === undefined || !game.generator) return;
    const { generator } = await game.generator();
    await judgingMethod(game).algorithm.load?.();
    const found = await withinLimits(
      (pace) =>
        idleParts(new LevelSolver(game, limits.idle.states, pace), generator, level, optimum, (idle) =>
          this.tell({ kind: 'idle', idle }),
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

function solutionsOf({
  status,
  count,
  finals,
  solutions,
}: Awaited<ReturnType<typeof allSolutions>>): Solutions {
  if (count !== undefined && finals !== undefined)
    return { status: 'counted', count, finals, first: solutions };
  return { status: status as Limit };
}
