import type { Random } from '../src/core/random.ts';
import type { Workshop } from './workshop.ts';

/** What the attacked part made of an input: both are good answers. Anything else throws, and that is a failure. */
export type Verdict = 'accepted' | 'refused';

/** One kind of attack. An input is drawn from a seed alone, so that the seed of a failure shows it again. */
export interface Attack<Input = unknown> {
  readonly id: string;
  /** What is attacked, for the table. */
  readonly what: string;
  /** Prepares what all tries share. */
  open(workshop: Workshop): Promise<Campaign<Input>> | Campaign<Input>;
}

export interface Campaign<Input = unknown> {
  draw(random: Random): Input;
  attempt(input: Input): Promise<Verdict> | Verdict;
  /** Inputs with less in them, which may fail too; none where an input is small anyway. */
  smaller?(input: Input): Iterable<Input>;
  /** Ends what was started; throws where the attacked part has suffered from all the tries together. */
  close?(): Promise<void>;
}

export function insist(condition: boolean, message: () => string): asserts condition {
  if (!condition) throw new Error(message());
}
