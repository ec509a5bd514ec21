import { Growable } from '../store/growable.ts';
import type { Sampler } from './sampler.ts';
import { type ExpansionColumns, none } from './trace.ts';

/** The expansions that are recorded one by one, as columns that grow. */
export class ExpansionLog {
  readonly state = new Growable(new Int32Array(64));
  readonly from = new Growable(new Int32Array(64));
  readonly depth = new Growable(new Int32Array(64));
  readonly cost = new Growable(new Int32Array(64));
  readonly mark = new Growable(new Uint8Array(64));
  readonly limit = new Growable(new Float32Array(64));
  readonly bound = new Growable(new Float32Array(64));
  readonly met = new Growable(new Int32Array(64));
  readonly generatedBy = new Growable(new Float64Array(64));
  readonly stored = new Growable(new Float64Array(64));
  readonly waiting = new Growable(new Float64Array(64));
  readonly bytes = new Growable(new Float64Array(64));
  readonly milliseconds = new Growable(new Float32Array(64));

  /** All of them as columns, the samples that were taken later behind them. */
  columns(samples: ReturnType<Sampler['finish']>): ExpansionColumns {
    const full = this.state.length;
    const count = full + samples.number.length;
    const blank = new Int32Array(samples.number.length).fill(none);
    const unknown = new Float32Array(samples.number.length).fill(Number.NaN);
    const numbers = Float64Array.from({ length: full }, (_, index) => index + 1);
    return {
      count,
      number: joined(numbers, samples.number),
      state: joined(this.state.trimmed(), blank),
      from: joined(this.from.trimmed(), blank),
      depth: joined(this.depth.trimmed(), blank),
      cost: joined(this.cost.trimmed(), blank),
      marks: joined(this.mark.trimmed(), new Uint8Array(samples.number.length)),
      limit: joined(this.limit.trimmed(), unknown),
      bound: joined(this.bound.trimmed(), unknown),
      met: joined(this.met.trimmed(), blank),
      generated: joined(this.generatedBy.trimmed(), samples.generated),
      stored: joined(this.stored.trimmed(), samples.stored),
      waiting: joined(this.waiting.trimmed(), samples.waiting),
      bytes: joined(this.bytes.trimmed(), samples.bytes),
      milliseconds: joined(this.milliseconds.trimmed(), samples.milliseconds),
      sampledRows: samples.rows,
      sampledEstimates: samples.estimates,
    };
  }
}

function joined<T extends Int32Array | Float64Array | Float32Array | Uint8Array>(first: T, second: T): T {
  const all = new (first.constructor as new (length: number) => T)(first.length + second.length);
  all.set(first);
  all.set(second, first.length);
  return all;
}
