import { reasonOf } from '../../shared/worker/task.ts';
import type { ExaminerClient } from './examiner.ts';
import { Halt, type Problem, Questions, Stopped } from './questions.ts';
import type { CodePlace } from './sandbox/protocol.ts';
import { type OpenSandbox, Sandbox } from './sandbox/sandbox.ts';
import { sandboxScript } from './sandbox/script.ts';
import { placeBefore } from './source-map.ts';
import type { Translation } from './translate.ts';
import type { TranslatorClient } from './translator.ts';

/** The services that running a student's code needs. */
export interface Surroundings {
  /** Takes the types out. */
  startTranslator(): TranslatorClient;
  /** Where `h` is defined in a text. */
  placeOfH(source: string): CodePlace | undefined;
  /** The text of our engine for the worker. */
  engine(): Promise<string>;
  readonly open: OpenSandbox;
  startExaminer(): ExaminerClient;
}

/** Everything that one run has started, so that all of it can be ended. */
export class RunningPart {
  private readonly started: { stop(): void }[] = [];
  private isStopped = false;

  keep<T extends { stop(): void }>(part: T): T {
    if (this.isStopped) part.stop();
    else this.started.push(part);
    return part;
  }

  stop(): void {
    this.isStopped = true;
    for (const part of this.started.splice(0)) part.stop();
  }

  unlessStopped<T>(value: T): T {
    if (this.isStopped) throw new Stopped();
    return value;
  }
}

/** Puts a student's code into a sandbox, to be asked about. */
export async function openQuestions(
  { source, cost }: { readonly source: string; readonly cost: string },
  world: Surroundings,
  run: RunningPart,
): Promise<Questions> {
  const [{ code, mappings }, engine] = await Promise.all([translated(source, world, run), world.engine()]);
  const script = sandboxScript(run.unlessStopped(engine), code);
  return new Questions(cost, {
    startSandbox: () => run.keep(new Sandbox(script, world.open)),
    examiner: run.keep(world.startExaminer()),
    unlessStopped: (value) => run.unlessStopped(value),
    placeOf: (place) => (place ? placeBefore(place, mappings) : world.placeOfH(source)),
  });
}

async function translated(source: string, world: Surroundings, run: RunningPart): Promise<Translation> {
  const translator = run.keep(world.startTranslator());
  const answer = run.unlessStopped(await translator.ask(source));
  translator.stop();
  if ('ok' in answer) {
    if (answer.ok) return answer.value;
    throw new Halt({ ...answer.error, code: 'syntax', view: undefined, isStart: false });
  }
  if (answer.kind === 'failed' && !answer.isSilent) throw new Error(answer.reason);
  throw new Halt({ code: 'tangled', message: '', place: undefined, view: undefined, isStart: false });
}

/** Something in the student's code, or else a breakdown of ours. */
export const problemOf = (error: unknown): Problem =>
  error instanceof Halt
    ? error.problem
    : { code: 'failed', message: reasonOf(error), place: undefined, view: undefined, isStart: false };
