import { showsProgress } from './output.ts';

const usuallyAfter = 1000;
const every = 200;
const barWidth = 24;

/** Where a line is drawn. */
interface Drawn {
  readonly stream?: Pick<NodeJS.WriteStream, 'write' | 'columns'>;
  /** Work that takes less time has no line. */
  readonly after?: number;
  readonly isShown?: boolean;
}

/**
 * One line on a terminal about long work, drawn anew now and then, beginning with the seconds; elsewhere nothing. Work gives way
 * about every 15 ms, so a timer is enough.
 */
export class ProgressLine {
  private readonly text: () => string;
  private readonly stream: Pick<NodeJS.WriteStream, 'write' | 'columns'>;
  private readonly after: number;
  private readonly timer: NodeJS.Timeout | undefined;
  private readonly began = performance.now();
  private isVisible = false;

  constructor(
    text: () => string,
    { stream = process.stderr, after = usuallyAfter, isShown = showsProgress }: Drawn = {},
  ) {
    this.text = text;
    this.stream = stream;
    this.after = after;
    if (isShown) this.timer = setInterval(() => this.draw(), every).unref();
  }

  /** Makes room for something else; the line comes again. */
  clear(): void {
    if (this.isVisible) this.stream.write('\r\x1b[K');
    this.isVisible = false;
  }

  end(): void {
    clearInterval(this.timer);
    this.clear();
  }

  private draw(): void {
    const milliseconds = performance.now() - this.began;
    if (milliseconds < this.after) return;
    this.isVisible = true;
    const line = `${(milliseconds / 1000).toFixed(1)} s  ${this.text()}`;
    // A line that wraps could not be drawn over.
    this.stream.write(`\r\x1b[K${[...line].slice(0, (this.stream.columns || 80) - 1).join('')}`);
  }
}

/** Does long work with such a line. */
export async function withProgress<T>(text: () => string, work: () => Promise<T>): Promise<T> {
  const line = new ProgressLine(text);
  try {
    return await work();
  } finally {
    line.end();
  }
}

/** `█████░░░ 3/7`. */
export function bar(done: number, total: number): string {
  const filled = total === 0 ? barWidth : Math.floor((done / total) * barWidth);
  return `${'█'.repeat(filled)}${'░'.repeat(barWidth - filled)} ${done}/${total}`;
}
