import type { Statistics } from '../core/search.ts';
import { megabytes, number } from './output.ts';

const firstAfter = 1000;
const every = 200;

/** One line on a terminal that says how far a search is, once it takes longer than a second. */
export class ProgressLine {
  private readonly enabled = process.stderr.isTTY === true;
  private nextAt = firstAfter;
  private shown = false;

  show({ expanded, stored, bytes }: Statistics, milliseconds: number): void {
    if (!this.enabled || milliseconds < this.nextAt) return;
    this.nextAt = milliseconds + every;
    this.shown = true;
    const speed = expanded / (milliseconds / 1000);
    const seconds = (milliseconds / 1000).toFixed(1);
    process.stderr.write(
      `\r\x1b[K${seconds} s  ${number(expanded)} expanded  ${number(stored)} stored  ${number(speed)} states/s  ${megabytes(bytes)}`,
    );
  }

  clear(): void {
    if (this.shown) process.stderr.write('\r\x1b[K');
  }
}
