import type { View } from '../../../core/view.ts';
import { formatLevel } from '../../../games/pack.ts';
import type { LabLevel } from '../shared/setup.ts';
import type { LevelTask, SearchOutcome, VerdictFound } from './examine-protocol.ts';
import type { ExaminerClient } from './examiner.ts';
import { Levelled } from './levelled.ts';
import type { CodePlace, SandboxSearch, TroubleCode } from './sandbox/protocol.ts';
import type { Sandbox, SandboxAnswer } from './sandbox/sandbox.ts';

/** The most states of a level that are looked at, and for how long it is explored. */
const mostStates = 50_000;
const exploreMilliseconds = 10_000;
/** The same for every row of the table. */
export const searchLimits = { states: 500_000, seconds: 10 };
/** So many states are called one by one when it is to be found out which of them takes for ever. */
const carefulStates = 10_000;

/** The reason why a run stopped: something in the student's code, or (`failed`) something of ours. */
export interface Problem {
  readonly code: TroubleCode | 'syntax' | 'tangled' | 'silent' | 'overtime' | 'flood' | 'failed';
  readonly message: string;
  /** In the student's text. */
  readonly place: CodePlace | undefined;
  /** The state on which it happened, where one is known. */
  readonly view: View | undefined;
  readonly isStart: boolean;
}

/** A row of the table. */
export interface Row {
  readonly algorithm: string;
  /** The id of a heuristic of the game; undefined for the student's own. */
  readonly heuristic: string | undefined;
  /** `refused` is a solution that the rules do not accept. */
  readonly status: SearchOutcome['status'] | 'refused';
  readonly moves: number | undefined;
  readonly cost: number | undefined;
  readonly expanded: number;
  readonly generated: number;
}

/** The reader ended the run. */
export class Stopped extends Error {}

/** Carries a problem out of the middle of a run. */
export class Halt extends Error {
  readonly problem: Problem;
  /** Finds out on which state it was, where that takes a while. */
  readonly findView: (() => Promise<View | undefined>) | undefined;

  constructor(problem: Problem, findView?: () => Promise<View | undefined>) {
    super(problem.message);
    this.problem = problem;
    this.findView = findView;
  }
}

interface Helpers {
  startSandbox(): Sandbox;
  readonly examiner: ExaminerClient;
  unlessStopped<T>(value: T): T;
  /** From the code that was run to the student's text; without a place, where `h` begins. */
  placeOf(place: CodePlace | undefined): CodePlace | undefined;
}

/** The task of the sandbox when it was stopped. */
type Doing =
  | { readonly kind: 'start' | 'search' }
  | { readonly kind: 'values'; readonly states: Uint32Array; readonly count: number };

/** The questions of one run, to the sandbox and to the examiner. */
export class Questions {
  private readonly cost: string;
  private readonly helpers: Helpers;
  private readonly sandbox: Sandbox;

  constructor(cost: string, helpers: Helpers) {
    this.cost = cost;
    this.helpers = helpers;
    this.sandbox = helpers.startSandbox();
  }

  private task(level: LabLevel): LevelTask {
    return { text: formatLevel(level), cost: this.cost };
  }

  async valueAtStart(level: LabLevel): Promise<number> {
    const answer = this.helpers.unlessStopped(await this.begin(this.sandbox, level));
    if (answer.kind === 'value') return answer.value;
    throw this.halt(answer, level, { kind: 'start' });
  }

  private begin(sandbox: Sandbox, level: LabLevel): Promise<SandboxAnswer> {
    const { text, cost } = this.task(level);
    return sandbox.ask({ kind: 'begin', level: text, cost });
  }

  /** Calls `h` on the states of a level and has the values compared with the truth, and with a heuristic of the game. */
  async judge(
    level: LabLevel,
    against?: string,
  ): Promise<{ verdict: VerdictFound; optimum: number | undefined }> {
    const { examiner, unlessStopped } = this.helpers;
    const explored = unlessStopped(
      await examiner.ask({
        kind: 'explore',
        level: this.task(level),
        states: mostStates,
        milliseconds: exploreMilliseconds,
      }),
    );
    if (explored.kind !== 'explored') throw new Error(reasonOf(explored));
    await this.valueAtStart(level);
    const { states, count, optimum } = explored;
    const answer = unlessStopped(
      await this.sandbox.ask({ kind: 'values', states, count, first: 0, careful: false }),
    );
    if (answer.kind !== 'values') throw this.halt(answer, level, { kind: 'values', states, count });
    const judged = unlessStopped(await examiner.ask({ kind: 'judge', values: answer.values, against }));
    if (judged.kind !== 'verdict') throw new Error(reasonOf(judged));
    return { verdict: judged.verdict, optimum };
  }

  async ownRow(level: LabLevel, algorithm: string): Promise<Row> {
    const answer = this.helpers.unlessStopped(
      await this.sandbox.ask({ kind: 'search', algorithm, limits: searchLimits }),
    );
    if (answer.kind !== 'searched') throw this.halt(answer, level, { kind: 'search' });
    return this.row(level, algorithm, undefined, answer.search);
  }

  /** The row, and its cost where it is proved that there is nothing cheaper. */
  async builtInRow(
    level: LabLevel,
    algorithm: string,
    heuristic: string,
  ): Promise<{ row: Row; proved: number | undefined }> {
    const { examiner, unlessStopped } = this.helpers;
    const answer = unlessStopped(
      await examiner.ask({
        kind: 'search',
        level: this.task(level),
        algorithm,
        heuristic,
        limits: searchLimits,
      }),
    );
    if (answer.kind !== 'found') throw new Error(reasonOf(answer));
    const row = await this.row(level, algorithm, heuristic, answer.outcome);
    return { row, proved: answer.outcome.optimal ? row.cost : undefined };
  }

  /** Moves are data, wherever they come from: the rules play them, and the cost is theirs. */
  private async row(
    level: LabLevel,
    algorithm: string,
    heuristic: string | undefined,
    { status, moves, expanded, generated }: SandboxSearch,
  ): Promise<Row> {
    const { examiner, unlessStopped } = this.helpers;
    const row = { algorithm, heuristic, expanded, generated, moves: undefined, cost: undefined };
    if (status !== 'solved') return { ...row, status };
    const answer = unlessStopped(await examiner.ask({ kind: 'replay', level: this.task(level), moves }));
    if (answer.kind !== 'replayed') throw new Error(reasonOf(answer));
    if (answer.cost === undefined) return { ...row, status: 'refused' };
    return { ...row, status, moves: moves.length, cost: answer.cost };
  }

  /** The reason why the sandbox stopped, and the state on which it did. */
  private halt(answer: SandboxAnswer, level: LabLevel, doing: Doing): Error {
    const drawn = new Levelled(level, this.cost);
    const isStart = doing.kind === 'start';
    const startView = isStart ? drawn.startView : undefined;
    if (answer.kind === 'trouble') {
      const { code, message, place, index, state } = answer.trouble;
      const view = doing.kind === 'values' ? drawn.viewOf(doing.states, index) : drawn.viewOfState(state);
      return new Halt({
        code,
        message,
        place: this.helpers.placeOf(place),
        view: startView ?? view,
        isStart,
      });
    }
    if (answer.kind === 'silent') {
      const problem = { code: answer.kind, message: '', place: undefined, view: startView, isStart };
      if (doing.kind !== 'values') return new Halt(problem);
      return new Halt(problem, () => this.findSilent(level, doing, Math.max(0, answer.index)));
    }
    if (answer.kind === 'overtime' || answer.kind === 'flood')
      return new Halt({ code: answer.kind, message: '', place: undefined, view: undefined, isStart });
    if (answer.kind === 'broken') {
      const { message, place } = answer;
      if (!message) return new Error('the worker could not be started');
      return new Halt({
        code: /^(Uncaught )?SyntaxError/.test(message) ? 'syntax' : 'threw',
        message,
        place: this.helpers.placeOf(place),
        view: undefined,
        isStart: false,
      });
    }
    if (answer.kind === 'stopped') return new Stopped();
    return new Error(reasonOf(answer));
  }

  /** Calls `h` once more from where it was last heard of, with a sign before each call: the last one tells the state. */
  private async findSilent(
    level: LabLevel,
    { states, count }: Extract<Doing, { kind: 'values' }>,
    first: number,
  ): Promise<View | undefined> {
    const sandbox = this.helpers.startSandbox();
    await this.begin(sandbox, level);
    const upTo = Math.min(count, first + carefulStates);
    const answer = await sandbox.ask({ kind: 'values', states, count: upTo, first, careful: true });
    return answer.kind === 'silent' && answer.index >= 0
      ? new Levelled(level, this.cost).viewOf(states, answer.index)
      : undefined;
  }
}

const reasonOf = (reply: { readonly kind: string; readonly reason?: string }): string =>
  reply.reason ?? `an unexpected answer: ${reply.kind}`;
