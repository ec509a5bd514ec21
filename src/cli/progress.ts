import type { Statistics } from '../core/search.ts';
import { megabytes, number, showsProgress } from './output.ts';

const firstAfter = 1000;
const every = 200;

/** A progress line on a terminal for a search that takes longer than a second. */
export class ProgressLine {
  private readonly enabled = showsProgress;
  private nextAt = firstAfter;
  private isVisible = false;

  update({ expanded, stored, reservedBytes }: Statistics, milliseconds: number): void {
    if (!this.enabled || milliseconds < this.nextAt) return;
    this.nextAt = milliseconds + every;
    this.isVisible = true;
    const speed = expanded / (milliseconds / 1000);
    const seconds = (milliseconds / 1000).toFixed(1);
    process.stderr.write(
      `\r\x1b[K${seconds} s  ${number(expanded)} expanded  ${number(stored)} stored  ${number(speed)} states/s  ${megabytes(reservedBytes)}`,
    );
  }

  clear(): void {
    if (this.isVisible) process.stderr.write('\r\x1b[K');
  }
}
