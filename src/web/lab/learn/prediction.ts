import { createRandom } from '../../../core/random.ts';
import type { Order, Standing } from '../../../search/card.ts';
import { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';
import { keyOf } from '../shared/orders.ts';
import type { RunRecord } from './figures.ts';
import type { Moment, PredictRound, PredictTask } from './task.ts';

/** More pictures than this are not looked at. */
export const mostChoices = 6;

/** One halt of a search, with what it did then. */
export interface Halt extends Moment {
  readonly reader: TraceReader;
  /** Expansions before it. */
  readonly position: number;
  /** The states to choose from; none where a number is asked for. */
  readonly choices: readonly Standing[];
  /** The number of the state that is expanded next, or the number that was asked for. */
  readonly answer: number;
}

/** Halts a recorded search where a round of the task wants it; `order` is that of its algorithm. */
export function haltOf(
  what: PredictTask['what'],
  { after, method }: PredictRound,
  record: RunRecord,
  order: Order,
): Halt {
  const { trace, figures } = record;
  const reader = new TraceReader(trace);
  const position = typeof after === 'number' ? after : after(figures);
  const moment: Moment = { figures, step: reader.at(position), next: reader.at(position + 1) };
  if (what !== 'next') return { ...moment, reader, position, choices: [], answer: what(moment) };
  const answer = trace.expansions.state[position];
  if (answer === undefined) throw new Error(`nothing is expanded after step ${position}`);
  const { measure, weight } = order;
  const factor = weight?.(method.options) ?? 1;
  const waiting = waitingAt(reader, position, order.list === 'all').map(
    ({ state, depth, g, h }): Standing => {
      const key = measure === 'depth' ? depth : keyOf(measure, g, h, factor);
      return { state, depth, g, h: Number.isNaN(h) ? undefined : h, key };
    },
  );
  const others = waiting.filter(({ state }) => state !== answer).toSorted((a, b) => a.key - b.key);
  const right = waiting.find(({ state }) => state === answer);
  if (!right) throw new Error(`the state of step ${position + 1} does not wait`);
  const choices = createRandom(position + 1).shuffle([right, ...others.slice(0, mostChoices - 1)]);
  return { ...moment, reader, position, choices, answer };
}

interface Waiting {
  readonly state: number;
  readonly depth: number;
  readonly g: number;
  readonly h: number;
}

/** The states that wait at a position, whether or not they are ever expanded. */
function waitingAt(reader: TraceReader, position: number, hasAll: boolean): Waiting[] {
  const { expansions, states, improvements } = reader.data;
  if (!hasAll)
    // Of a search that drops states or keeps only its path, the record tells only those that it comes back to.
    return reader.next(position, mostChoices).map(({ state, takenIn, cost, estimate }) => ({
      ...{ state, depth: expansions.depth[takenIn]!, g: cost, h: estimate },
    }));
  const cheaper = new Map<number, number>();
  for (let at = 0; at < improvements.length; at += 3)
    if (improvements[at]! < position) cheaper.set(improvements[at + 1]!, improvements[at + 2]!);
  const made = Array.from({ length: reader.madeUpTo(position) }, (_, state) => state);
  return made
    .filter((state) => {
      const expanded = reader.firstExpansion(state);
      return expanded === none || expanded >= position;
    })
    .map((state) => {
      const by = states.madeBy[state]!;
      return {
        state,
        depth: by === none ? 0 : expansions.depth[by]! + 1,
        g: cheaper.get(state) ?? states.cost[state]!,
        h: states.estimate[state]!,
      };
    });
}
