import { createRandom } from '../../../core/random.ts';
import type { Reason, Standing } from '../../../search/card.ts';
import { Observable } from '../../shared/state/observable.ts';
import type { RunFacts } from './facts.ts';

/** Which of these is expanded next? */
export interface Question {
  /** It is asked before the step behind this position. */
  readonly position: number;
  readonly choices: readonly Standing[];
  readonly answer: Standing;
}

export interface Verdict {
  readonly isRight: boolean;
  readonly picked: Standing;
  /** Why the right one comes before the one that was picked, or before the best of the others. */
  readonly reason: Reason;
  readonly other: Standing;
}

const mostChoices = 6;
/** How far ahead a step with a choice is looked for. */
const lookAhead = 5000;

/** Asks which waiting state is expanded next, and keeps score. */
export class Prediction extends Observable {
  private readonly facts: RunFacts;
  private asks: Question | undefined;
  private judged: Verdict | undefined;
  private counts = { right: 0, asked: 0 };

  constructor(facts: RunFacts) {
    super();
    this.facts = facts;
  }

  get question(): Question | undefined {
    return this.asks;
  }

  get verdict(): Verdict | undefined {
    return this.judged;
  }

  get score(): { readonly right: number; readonly asked: number } {
    return this.counts;
  }

  /** Asks about the first step from a position on that leaves a choice; returns where that is, undefined when there is none. */
  ask(from: number): number | undefined {
    this.judged = undefined;
    const last = Math.min(this.facts.reader.data.full, from + lookAhead);
    for (let position = from; position < last; position += 1) {
      this.asks = this.questionAt(position);
      if (!this.asks) continue;
      this.changed();
      return position;
    }
    this.asks = undefined;
    this.changed();
    return undefined;
  }

  /** The first answer counts; whatever is picked after it changes nothing. */
  answer(state: number): void {
    const { asks, facts } = this;
    const picked = asks?.choices.find((each) => each.state === state);
    if (!asks || !picked || this.judged) return;
    const isRight = state === asks.answer.state;
    const [, second] = facts.next(asks.position, 2);
    const other = isRight ? second! : picked;
    this.judged = { isRight, picked, other, reason: facts.compare(asks.answer, other) };
    this.counts = { right: this.counts.right + (isRight ? 1 : 0), asked: this.counts.asked + 1 };
    this.changed();
  }

  /** The same position has the same question, its choices in the same order. */
  private questionAt(position: number): Question | undefined {
    const { facts } = this;
    const waiting = facts.next(position, mostChoices);
    const [answer] = waiting;
    const isNext = answer?.state === facts.reader.data.expansions.state[position];
    if (!answer || !isNext || waiting.length < 2) return undefined;
    return { position, answer, choices: createRandom(position + 1).shuffle(waiting) };
  }
}
