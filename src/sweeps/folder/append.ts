import type { FileHandle } from 'node:fs/promises';

interface Waiting {
  readonly line: string;
  readonly stored: (bytes: number) => void;
}

/** More lines than this are not held back: whoever makes them waits for the disk. */
const mostWaiting = 2000;

/**
 * The end of a log that grows. Lines that come while others are being written and synced go together into the next write: makers of lines do
 * not wait for the disk. After an error nothing more is written, and what was written in part is cut off.
 */
export class Appender {
  private readonly file: FileHandle;
  private readonly failed: (error: Error) => void;
  private good: number;
  private waiting: Waiting[] = [];
  private writing: Promise<void> | undefined;
  private hasFailed = false;

  /** The file has so many good bytes. */
  constructor(file: FileHandle, good: number, failed: (error: Error) => void) {
    this.file = file;
    this.good = good;
    this.failed = failed;
  }

  /** Calls back when the line is certain to outlive a loss of power, with the size of the log up to its end. */
  append(line: string, stored: (bytes: number) => void): void {
    if (this.hasFailed) return;
    this.waiting.push({ line, stored });
    this.writing ??= this.write();
  }

  /** There is room for more. */
  async room(): Promise<void> {
    if (this.waiting.length >= mostWaiting) await this.writing;
  }

  /** All that came is stored, or an error was told. */
  async flush(): Promise<void> {
    await this.writing;
  }

  private async write(): Promise<void> {
    // All that comes in this turn goes into one write.
    await undefined;
    try {
      while (this.waiting.length > 0) {
        const batch = this.waiting;
        this.waiting = [];
        const parts = batch.map(({ line }) => Buffer.from(`${line}\n`));
        await this.writeWhole(Buffer.concat(parts));
        await this.file.datasync();
        for (const [index, { stored }] of batch.entries()) {
          this.good += parts[index]!.length;
          stored(this.good);
        }
      }
    } catch (error) {
      await this.cutBack();
      this.waiting = [];
      this.failed(error as Error);
    } finally {
      this.writing = undefined;
    }
  }

  private async writeWhole(data: Buffer): Promise<void> {
    for (let done = 0; done < data.length; ) {
      const { bytesWritten } = await this.file.write(data, done, data.length - done, this.good + done);
      done += bytesWritten;
    }
  }

  /** Where even this fails, the next opening mends the log. */
  private async cutBack(): Promise<void> {
    this.hasFailed = true;
    try {
      await this.file.truncate(this.good);
      await this.file.sync();
    } catch {}
  }
}
