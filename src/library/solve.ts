import type { NewCertificate } from '../certificate/certificate.ts';
import type { Statistics } from '../core/search.ts';
import { type Improvement, type Solution, UnsuitableError } from '../search/solve.ts';
import { type SolveFigures, type SolveTold, stoppedSolution } from '../threads/solve-task.ts';
import { ask, type Prepared, prepare } from './ask.ts';
import type { PlayableLevel } from './levels.ts';
import { type MethodOptions, methodOf } from './method.ts';
import { checkWorkNames, limitsOf, type PositionOptions, type WorkOptions } from './options.ts';
import { movesOf, positionAfter } from './position.ts';
import { type SolveTask, solving } from './works/solve.ts';

/** Progress of a search. */
export interface Progress extends Readonly<Statistics> {
  /** Searched so far. */
  readonly milliseconds: number;
}

/** How to solve a level; everything may be left out. */
export interface SolveOptions extends MethodOptions, PositionOptions, WorkOptions<Progress> {
  /** Called with every better solution by the algorithms that go on looking for one. */
  readonly onImprovement?: ((improvement: Improvement) => void) | undefined;
}

/** How to solve a level and prove it; everything may be left out. */
export type CertifyOptions = Omit<SolveOptions, 'after'>;

const methodNames = ['algorithm', 'heuristic', 'cost', 'options', 'onImprovement'];

/**
 * Solves a level, or any position of it. Whatever the answer is, solved, unsolvable or stopped by a limit, it is a {@link Solution}:
 * see its `status`. All moves of a solution were replayed by the rules of the game.
 *
 * @throws RangeError when an id, a limit or an option is not one that there is, or a move of `after` is not legal; the promise rejects
 * with it.
 * @throws UnsuitableError when the algorithm cannot work on this level; likewise.
 */
export async function solve(level: PlayableLevel, options: SolveOptions = {}): Promise<Solution> {
  checkWorkNames('solve', options, [...methodNames, 'after']);
  return (await solved(level, options, false)).solution;
}

/** A solution, and what was proved of it. */
export interface Certified {
  readonly solution: Solution;
  /** Of a solution or of its absence; undefined where neither was found. */
  readonly certificate?: NewCertificate['certificate'];
  /** Sentences about what the certificate lacks. */
  readonly leftOut: readonly string[];
}

/**
 * Solves a level and makes a certificate of what was proved, which {@link checkCertificate} and programs of others check with code that
 * shares nothing with the search. As JSON it is what `fourfold solve --certificate` writes.
 *
 * @throws RangeError, UnsuitableError as {@link solve} does.
 */
export async function certify(level: PlayableLevel, options: CertifyOptions = {}): Promise<Certified> {
  checkWorkNames('certify', options, methodNames);
  return solved(level, options, true);
}

async function solved(level: PlayableLevel, options: SolveOptions, certificate: boolean): Promise<Certified> {
  const prepared = await prepare([level], options);
  const { known, method } = methodOf(prepared.levels[0]!, options);
  const after = movesOf(options.after ?? []);
  positionAfter(known, after);
  const task: SolveTask = {
    method: { algorithm: method.algorithm.id, heuristic: method.heuristic?.id, cost: method.cost },
    limits: limitsOf(options.limits),
    options: options.options ?? {},
    after,
    certificate,
  };
  return search({ ...prepared, levels: [known] }, task, options);
}

/** Solves the one level that was prepared. */
export async function search(
  prepared: Prepared,
  task: SolveTask,
  options: Pick<SolveOptions, 'signal' | 'worker' | 'onProgress' | 'onImprovement'>,
): Promise<Certified> {
  // Checked here, because preparing can take a while.
  if (options.signal?.aborted) return { solution: stoppedSolution('cancelled'), leftOut: [] };
  const heard = new Heard(options);
  const made = await ask(
    prepared,
    {
      kind: 'solve',
      work: solving,
      task,
      hear: (told: SolveTold) => heard.hear(told),
      stopped: (endedBy) => heard.stop(endedBy),
    },
    options,
  );
  return {
    solution: heard.solution!,
    ...(made && { certificate: made.certificate }),
    leftOut: made?.leftOut ?? [],
  };
}

/** What was heard of a search. */
class Heard {
  solution: Solution | undefined;
  private figures: SolveFigures | undefined;
  private best: Improvement | undefined;
  private readonly watch: Pick<SolveOptions, 'onProgress' | 'onImprovement'>;

  constructor(watch: Pick<SolveOptions, 'onProgress' | 'onImprovement'>) {
    this.watch = watch;
  }

  hear(told: SolveTold): void {
    switch (told.kind) {
      case 'progress': {
        this.figures = told.figures;
        const { prepareMilliseconds, ...progress } = told.figures;
        this.watch.onProgress?.(progress);
        break;
      }
      case 'improvement':
        this.best = told.improvement;
        this.watch.onImprovement?.(told.improvement);
        break;
      case 'solution':
        this.solution = told.solution;
        break;
      case 'unsuitable':
        throw new UnsuitableError(told.reason, told.refusal);
    }
  }

  /** Of a thread that was ended from outside: what it had told is the answer. */
  stop(endedBy: Parameters<typeof stoppedSolution>[0]): undefined {
    this.solution ??= stoppedSolution(endedBy, this.figures, this.best);
  }
}
