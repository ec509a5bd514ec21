import type { AllSolutions } from '../../analysis/optimal-solutions.ts';
import type { Improvement, Solution } from '../../search/solve.ts';
import { type SolveFigures, stoppedSolution } from '../../threads/solve-task.ts';
import type { EndedBy } from '../../threads/work-thread.ts';
import { CommandError } from '../exit.ts';
import { megabytes, number, print } from '../output.ts';
import { ProgressLine } from '../progress.ts';
import { describeImprovement } from '../solve-text.ts';
import type { SolvingTold } from './task.ts';

/** What was heard of a solve. It is the answer, also where the thread was ended from outside. */
export class HeardSolve {
  /** The text of a certificate, null where nothing was proved, undefined where it was not made. */
  certificate: string | null | undefined;
  /** Sentences about what it lacks. */
  leftOut: readonly string[] = [];
  all: AllSolutions | undefined;
  solution: Solution | undefined;
  private readonly isQuiet: boolean;
  private readonly progress = new ProgressLine(() => this.progressText());
  private figures: SolveFigures | undefined;
  private best: Improvement | undefined;

  /** Quiet: nothing is printed on the way but progress. */
  constructor(isQuiet: boolean) {
    this.isQuiet = isQuiet;
  }

  hear(told: SolvingTold): void {
    switch (told.kind) {
      case 'progress':
        this.figures = told.figures;
        break;
      case 'improvement':
        this.best = told.improvement;
        this.progress.clear();
        if (!this.isQuiet) print(describeImprovement(told.improvement));
        break;
      case 'unsuitable':
        throw new CommandError(told.reason);
      case 'solution':
        this.solution = told.solution;
        break;
      case 'certificate':
        this.certificate = told.text;
        this.leftOut = told.leftOut;
        break;
      case 'all':
        this.all = told.all;
    }
  }

  /** The solution, or what is known of it where the thread was ended before. */
  solutionOr(endedBy: EndedBy | undefined): Solution {
    this.progress.end();
    return this.solution ?? stoppedSolution(endedBy ?? 'cancelled', this.figures, this.best);
  }

  private progressText(): string {
    if (this.solution) return 'solved; the rest of the answer is being made';
    if (!this.figures) return 'preparing';
    const { expanded, stored, milliseconds, reservedBytes } = this.figures;
    const speed = number(expanded / (milliseconds / 1000));
    return `${number(expanded)} expanded  ${number(stored)} stored  ${speed} states/s  ${megabytes(reservedBytes)}`;
  }
}
