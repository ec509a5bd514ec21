import { usual } from '../../../search/algorithms/index.ts';
import { Observable } from '../../shared/state/observable.ts';
import { readLevel } from '../../shared/state/read-level.ts';
import { openQuestions, problemOf, RunningPart, type Surroundings } from '../heuristic/opening.ts';
import { type Problem, Stopped } from '../heuristic/questions.ts';
import { TestReport } from '../heuristic/test-report.ts';
import { type LabLevel, ownLevel } from '../shared/setup.ts';
import { allHold, atMost, conditionsOf, type Finding } from './judging.ts';
import type { CodeTask, HeuristicGoal } from './task.ts';

/** Tries a heuristic on the levels of a task: its code runs in the sandbox of the bench for own heuristics, and nowhere else. */
export class CodeTrial extends Observable {
  readonly levels: readonly LabLevel[];
  private readonly cost: string;
  private readonly goal: HeuristicGoal;
  private readonly world: Surroundings;
  private running: RunningPart | undefined;
  private failures = 0;
  /** The test of its values; undefined before it was run. */
  report: TestReport | undefined;
  findings: readonly Finding[] | undefined;
  problem: Problem | undefined;

  constructor(
    { levels, cost }: Pick<CodeTask<string>, 'levels' | 'cost'>,
    goal: HeuristicGoal,
    world: Surroundings,
  ) {
    super();
    this.levels = levels.map((text) => ownLevel(readLevel(text))!);
    this.cost = cost ?? this.levels[0]!.game.costs[0]!.id;
    this.goal = goal;
    this.world = world;
  }

  get isRunning(): boolean {
    return this.running !== undefined;
  }

  get isPassed(): boolean {
    return this.findings !== undefined && allHold(this.findings);
  }

  /** How often it was tried in vain. */
  get tries(): number {
    return this.failures;
  }

  /** Ends the run and forgets what was found. */
  reset(): void {
    this.running?.stop();
    this.running = undefined;
    this.report = undefined;
    this.findings = undefined;
    this.problem = undefined;
    this.changed();
  }

  async run(source: string): Promise<void> {
    this.reset();
    const run = new RunningPart();
    this.running = run;
    this.changed();
    try {
      await this.go(source, run);
    } catch (error) {
      if (this.running === run && !(error instanceof Stopped)) this.problem = problemOf(error);
    }
    run.stop();
    // Another run may have begun meanwhile.
    if (this.running !== run) return;
    this.running = undefined;
    if (!this.isPassed) this.failures += 1;
    this.changed();
  }

  private async go(source: string, run: RunningPart): Promise<void> {
    const { cost, goal } = this;
    const questions = await openQuestions({ source, cost }, this.world, run);
    const report = new TestReport(this.levels.length);
    const expanded: number[] = [];
    for (const level of this.levels) {
      const { verdict } = await questions.judge(level, goal.dominates);
      report.add(level, cost, verdict);
      const row = await questions.ownRow(level, usual.guided.id);
      // A search that finds nothing has not done with few expansions what it should do.
      expanded.push(row.status === 'solved' ? row.expanded : Number.POSITIVE_INFINITY);
    }
    this.report = report;
    this.findings = conditionsOf(goal).map((condition): Finding => {
      switch (condition.kind) {
        case 'admissible':
          return { condition, holds: !report.tooMuch };
        case 'consistent':
          return { condition, holds: !report.drop };
        case 'dominates':
          return { condition, holds: !report.tooLittle };
        case 'expanded':
          return atMost(condition, expanded);
        default:
          throw new Error(`a heuristic cannot be ${condition.kind}`);
      }
    });
  }
}
