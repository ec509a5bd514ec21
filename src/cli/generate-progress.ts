import type { GenerationProgress } from '../generate/generate.ts';
import { number, showsProgress } from './output.ts';

const width = 24;
const every = 100;

/** A progress line on a terminal: the number of levels made. */
export class GenerateProgress {
  private readonly enabled = showsProgress;
  private nextAt = 0;

  update({ made, count, tries, solves, milliseconds }: GenerationProgress): void {
    if (!this.enabled || milliseconds < this.nextAt) return;
    this.nextAt = milliseconds + every;
    const filled = Math.floor((made / count) * width);
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
    const seconds = (milliseconds / 1000).toFixed(1);
    const line = `${bar} ${made}/${count}  ${number(tries)} tries, ${number(solves)} solved  ${seconds} s`;
    process.stderr.write(`\r\x1b[K${[...line].slice(0, (process.stderr.columns ?? 80) - 1).join('')}`);
  }

  clear(): void {
    if (this.enabled) process.stderr.write('\r\x1b[K');
  }
}
