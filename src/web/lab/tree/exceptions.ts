import type { Told } from '../../../trace/fate-reader.ts';
import type { TraceReader } from '../../../trace/reader.ts';
import { none } from '../../../trace/trace.ts';

interface Known {
  readonly told: Told[];
  readonly expansions: number[];
}

/**
 * What a search has told of single states, where the states that wait are otherwise those generated and not expanded: some were cut,
 * some wait again.
 */
export class Exceptions {
  private readonly known = new Map<number, Known>();

  constructor({ fates, data }: TraceReader) {
    if (fates.isComplete) return;
    for (let position = 0; position <= data.full; position += 1)
      for (const told of fates.at(position)) {
        const known = this.known.get(told.state);
        if (known) known.told.push(told);
        else this.known.set(told.state, { told: [told], expansions: [] });
      }
    if (this.known.size === 0) return;
    for (let at = 0; at < data.full; at += 1) this.known.get(data.expansions.state[at]!)?.expansions.push(at);
  }

  /** How a state stands at a position; undefined where it is no exception. `improved` is the last expansion that found a cheaper way. */
  of(state: number, position: number, improved: number): 'cut' | 'waits' | undefined {
    const known = this.known.get(state);
    const told = known?.told.findLast((each) => each.position <= position);
    if (!known || !told) return undefined;
    const taken = known.expansions.findLast((each) => each < position) ?? none;
    if (told.fate === 'waits') return told.position > taken ? 'waits' : undefined;
    return told.fate === 'cut' && told.position > improved ? 'cut' : undefined;
  }
}
