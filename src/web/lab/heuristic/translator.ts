import type { Result } from '../../../core/result.ts';
import { type Undone, WorkerClient } from '../../shared/worker/client.ts';
import type { SyntaxMistake, Translation } from './translate.ts';

/** Every text that a person wrote takes a small part of it. */
const mostMilliseconds = 10_000;

export interface TranslatorClient {
  ask(source: string): Promise<Result<Translation, SyntaxMistake> | Undone>;
  stop(): void;
}

/** Asks a worker of the browser's, which is ended when it takes too long. */
export function startTranslator(): TranslatorClient {
  const client = new WorkerClient<string, Result<Translation, SyntaxMistake>>(
    () => new Worker(new URL('./translate.worker.ts', import.meta.url), { type: 'module' }),
    { silence: mostMilliseconds },
  );
  return {
    ask: async (source) => {
      const outcome = await client.ask(source);
      return outcome.kind === 'done' ? outcome.answer : outcome;
    },
    stop: () => client.stop(),
  };
}
