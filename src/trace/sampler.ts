/** The most samples; when it is reached, every second one is dropped and the rate is halved. */
const mostSamples = 4096;

interface Standing {
  readonly stored: number;
  readonly waiting: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

interface Sample extends Partial<Standing> {
  readonly number: number;
  readonly generated: number;
  readonly row: Uint32Array;
  readonly estimate: number;
}

/** Keeps a few thousand evenly spread expansions of a run of unknown length. */
export class Sampler {
  private readonly words: number;
  private stride = 64;
  private samples: Sample[] = [];
  private unsettled = 0;

  constructor(words: number) {
    this.words = words;
  }

  wants(number: number): boolean {
    return number % this.stride === 0;
  }

  take(number: number, generated: number, words: Uint32Array, at: number, estimate: number): void {
    this.samples.push({ number, generated, row: words.slice(at, at + this.words), estimate });
    if (this.samples.length <= mostSamples) return;
    this.stride *= 2;
    this.samples = this.samples.filter(({ number: each }) => each % this.stride === 0);
    this.unsettled = Math.min(this.unsettled, this.samples.length);
  }

  /** Writes the counts after the samples since the last call. */
  settle(standing: Standing): void {
    for (; this.unsettled < this.samples.length; this.unsettled += 1)
      this.samples[this.unsettled] = { ...this.samples[this.unsettled]!, ...standing };
  }

  finish() {
    const samples = this.samples.slice(0, this.unsettled);
    const column = (value: (sample: Sample) => number): Float64Array => Float64Array.from(samples, value);
    const rows = new Uint32Array(samples.length * this.words);
    for (const [index, { row }] of samples.entries()) rows.set(row, index * this.words);
    return {
      number: column(({ number }) => number),
      generated: column(({ generated }) => generated),
      stored: column(({ stored }) => stored ?? 0),
      waiting: column(({ waiting }) => waiting ?? 0),
      bytes: column(({ bytes }) => bytes ?? 0),
      milliseconds: Float32Array.from(samples, ({ milliseconds }) => milliseconds ?? 0),
      estimates: Float32Array.from(samples, ({ estimate }) => estimate),
      rows,
    };
  }
}
