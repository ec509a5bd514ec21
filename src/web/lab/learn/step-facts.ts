import type { TraceData } from '../../../trace/trace.ts';
import { cards, orderOf } from '../shared/cards.ts';
import type { Watching } from './watching.ts';

/** The facts about a moment of a search, without words of any language. */
export type StepFacts =
  | { readonly kind: 'start' }
  | {
      readonly kind: 'step';
      readonly number: number;
      readonly round: number;
      readonly beginsRound: boolean;
      /** The moves to the state, empty for the start; backwards, those from it to a goal. */
      readonly path: string;
      readonly isBackward: boolean;
      readonly isAgain: boolean;
      readonly fresh: number;
      readonly known: number;
      readonly measure: Measure;
      readonly g: number;
      readonly h: number;
      /** What the search goes by and what it compares the state by, as it tells; NaN where it does not. */
      readonly limit: number;
      readonly value: number;
    }
  | { readonly kind: 'solved'; readonly path: string; readonly moves: number; readonly cost: number }
  | { readonly kind: 'unsolvable' }
  /** It gave up by itself: at a limit on depth, or with nothing left after dropping states. */
  | { readonly kind: 'cut-off' }
  | { readonly kind: 'ran-dry' }
  | { readonly kind: 'stopped' };

/** What decides about the next state: a number, g and h with a weight, or f against a limit. */
type Measure = 'g' | 'h' | 'f' | 'weighted' | 'limited' | 'none';

const measureOf = (algorithm: string): Measure => {
  const { measure, first, list } = orderOf(algorithm);
  if (measure === 'w') return 'weighted';
  if ((measure === 'f' || measure === 'F') && list === 'path') return 'limited';
  const isPlain = measure === 'g' || measure === 'h' || measure === 'f';
  return first === 'least' && isPlain ? measure : 'none';
};

/** How a search without a solution ended; its card says with which limits it gives up by itself. */
function endOf({ algorithm, status }: TraceData): 'unsolvable' | 'cut-off' | 'ran-dry' | 'stopped' {
  if (status === 'unsolvable') return 'unsolvable';
  if (!cards.get(algorithm)?.givesUp?.includes(status)) return 'stopped';
  return status === 'depth-limit' ? 'cut-off' : 'ran-dry';
}

export function factsOf(watching: Watching): StepFacts {
  const { trace, figures } = watching.record;
  const path = watching.moves.join(' ');
  if (watching.position === 0) return { kind: 'start' };
  if (watching.isOver) {
    if (trace.status === 'solved') return { kind: 'solved', path, moves: figures.moves, cost: figures.cost };
    return { kind: endOf(trace) };
  }
  const { number, isAgain, isBackward, isRound, fresh, known, cost, estimate, limit } = watching.step;
  const measure = measureOf(trace.algorithm);
  // Where h is added to g it counts in whole moves: an estimate between two of them is rounded up.
  const h = measure === 'h' ? estimate : Math.ceil(estimate);
  const { from, state } = watching.step;
  const value = watching.reader.fates.one(from, state, watching.position - 1)?.value ?? Number.NaN;
  return {
    ...{ kind: 'step', number, round: watching.round, beginsRound: isRound, path, isBackward, isAgain },
    ...{ fresh, known: isBackward ? known : watching.followers - fresh, measure, g: cost, h, limit, value },
  };
}
