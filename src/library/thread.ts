import type { Message } from '../core/message.ts';
import { UnsuitableError } from '../search/solve.ts';
import { type EndedBy, WorkThread } from '../threads/work-thread.ts';
import { startWorker } from './start-worker.ts';
import type { UsedModule } from './use.ts';
import type { WorkKind } from './works/index.ts';

/** What a thread is asked: plain data, since functions cannot cross to it. */
export interface SentWork {
  readonly kind: WorkKind;
  readonly task: unknown;
  /** Each as it would stand in a file. */
  readonly levels: readonly string[];
  readonly modules: readonly UsedModule[];
}

/** What it tells; one of the last three comes last. */
export type ToldWork<Told, Answer> =
  | { readonly kind: 'told'; readonly told: Told }
  | { readonly kind: 'answer'; readonly answer: Answer }
  | { readonly kind: 'mistake'; readonly sentence: string }
  | { readonly kind: 'unsuitable'; readonly reason: string; readonly refusal: Message };

interface Hearing<Told, Answer> {
  readonly hear: (told: Told) => void;
  readonly stopped: (endedBy: EndedBy) => Answer;
  readonly signal: AbortSignal;
}

/** Has work done in a thread of its own. The signal and the limit of time end it, also where it does not give way. */
export async function askThread<Told, Answer>(
  sent: SentWork,
  { hear, stopped, signal }: Hearing<Told, Answer>,
): Promise<Answer> {
  const thread = new WorkThread<SentWork, ToldWork<Told, Answer>>(startWorker);
  let answered: { readonly answer: Answer } | undefined;
  const onTold = (told: ToldWork<Told, Answer>): void => {
    if (told.kind === 'told') hear(told.told);
    else if (told.kind === 'answer') answered = told;
    else if (told.kind === 'mistake') throw new RangeError(told.sentence);
    else throw new UnsuitableError(told.reason, told.refusal);
  };
  try {
    const endedBy = await thread.run(sent, { onTold, signal });
    return answered ? answered.answer : stopped(endedBy ?? 'cancelled');
  } finally {
    thread.end();
  }
}
