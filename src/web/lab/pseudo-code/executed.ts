import type { Status } from '../../../core/search.ts';
import type { StepFacts } from '../watch/facts.ts';
import type { CodeEvent, Listing } from './listing.ts';
import * as others from './other-searches.ts';
import * as tables from './table-searches.ts';

const listings: Readonly<Record<string, Listing>> = { ...tables, ...others };

export const listingOf = (algorithm: string): Listing => listings[algorithm] ?? [];

/** A line that was carried out in a step. */
export interface ExecutedLine {
  readonly id: string;
  readonly count: number;
  /** The line that takes the state. */
  readonly isMain: boolean;
}

/** The lines carried out in a step, in the order of the code; `ended` is how the search ended, in the last one. */
export function executedLines(facts: StepFacts, ended: Status | undefined): ExecutedLine[] {
  return listingOf(facts.algorithm).flatMap(({ id, event }) => {
    const count = event === undefined ? 0 : times(event, facts, ended);
    const isMain = event === 'take' || event === 'forwards' || event === 'backwards';
    return count > 0 ? [{ id, count, isMain }] : [];
  });
}

/** How often an event happened in a step. What samples do not tell did not happen. */
function times(event: CodeEvent, facts: StepFacts, ended: Status | undefined): number {
  const { step } = facts;
  const isStep = step.number > 0;
  const is = (happened: boolean): number => (isStep && happened ? 1 : 0);
  const isInside = !step.isSample && !step.isRound && step.expansion > 0;
  switch (event) {
    case 'start':
      return isStep ? 0 : 1;
    case 'loop':
    case 'take':
      return is(true);
    case 'successor':
      return step.fresh + step.known;
    case 'new':
      return step.fresh;
    case 'known':
      return step.known;
    case 'cheaper':
      return step.cheaper;
    case 'no-cheaper':
      return step.known - step.cheaper;
    case 'round':
      return is(step.isRound);
    case 'depth':
      return is(facts.beginsDepth);
    case 'back':
      return isInside ? Math.max(0, facts.takenBack) : 0;
    case 'deeper':
      return is(isInside);
    case 'forwards':
      return is(!step.isSample && !step.isBackward);
    case 'backwards':
      return is(!step.isSample && step.isBackward);
    case 'climbed':
      return is(facts.hasClimbed || step.expansion === 0);
    case 'fallen':
      return is(step.isRound);
    case 'around':
      return is(!step.isSample && step.fresh + step.known > 0);
    case 'solved':
      return is(facts.isLast && ended === 'solved');
    case 'unsolved':
      return is(facts.isLast && ended !== undefined && isDenied(facts, ended));
  }
}

/** Whether the search has answered that there is nothing to find, which a limit of ours is not. */
const isDenied = ({ order }: StepFacts, ended: Status): boolean =>
  ended === 'unsolvable' ||
  (ended === 'depth-limit' && order.family === 'deepening') ||
  (ended === 'state-limit' && order.family === 'beam');
