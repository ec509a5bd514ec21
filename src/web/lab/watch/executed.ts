import type { Status } from '../../../core/search.ts';
import type { CodeEvent, CodeLine } from '../../../search/card.ts';
import type { StepFacts } from './facts.ts';

/** A line of pseudo-code and what it did in a step. */
export interface ExecutedLine extends CodeLine {
  /** How often it was carried out. */
  readonly count: number;
  /** It took the state. */
  readonly isMain: boolean;
}

/** The lines of the code in a step; `ended` is how the search ended, in the last one. */
export const executedLines = (facts: StepFacts, ended: Status | undefined): ExecutedLine[] =>
  (facts.card?.code ?? []).map((line) => {
    const count = times(line.event, facts, ended);
    const takes = line.event === 'take' || line.event === 'forwards' || line.event === 'backwards';
    return { ...line, count, isMain: takes && count > 0 };
  });

/** How often an event happened in a step. What samples do not tell did not happen. */
function times(event: CodeEvent, facts: StepFacts, ended: Status | undefined): number {
  const { step } = facts;
  const isStep = step.number > 0;
  const is = (happened: boolean): number => (isStep && happened ? 1 : 0);
  const isInside = !step.isSample && !step.isRound && step.expansion > 0;
  if (typeof event === 'function') return event(facts);
  switch (event) {
    case 'start':
      return isStep ? 0 : 1;
    case 'loop':
    case 'take':
      return is(true);
    case 'successor':
      return facts.fresh + facts.known;
    case 'new':
      return facts.fresh;
    case 'known':
      return facts.known;
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
    case 'solved':
      return is(facts.isLast && ended === 'solved');
    case 'unsolved':
      return is(facts.isLast && ended !== undefined && isDenied(facts, ended));
    case 'untold':
      return 0;
  }
}

/** Whether the search has answered that there is nothing to find, which a limit of ours is not. */
const isDenied = ({ card }: StepFacts, ended: Status): boolean =>
  ended === 'unsolvable' || (card?.givesUp?.includes(ended) ?? false);
