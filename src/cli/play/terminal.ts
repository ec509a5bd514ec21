import { emitKeypressEvents } from 'node:readline';
import { exitCodes } from '../exit.ts';
import { type Key, type RawKey, readKey } from './keys.ts';

const enter = '\x1b[?1049h\x1b[?25l';
const leave = '\x1b[?25h\x1b[?1049l';

/** The terminal during a game: the alternate screen, raw keys. It is restored however the program ends. */
export class Terminal {
  private readonly input = process.stdin;
  private readonly output = process.stdout;
  private readonly onKey: (key: Key) => void;
  private readonly redraw: () => void;
  private isOpen = false;
  private readonly keypress = (text: string | undefined, raw: RawKey): void => this.onKey(readKey(text, raw));
  private readonly restore = (): void => this.close();
  private readonly ended = (): void => {
    this.close();
    process.exit(exitCodes.cancelled);
  };

  constructor(onKey: (key: Key) => void, redraw: () => void) {
    this.onKey = onKey;
    this.redraw = redraw;
  }

  open(): void {
    this.isOpen = true;
    emitKeypressEvents(this.input);
    this.input.setRawMode(true);
    this.input.resume();
    this.input.on('keypress', this.keypress);
    this.input.on('end', this.ended);
    this.output.on('resize', this.redraw);
    process.on('exit', this.restore);
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.on(signal, this.ended);
    this.output.write(enter);
  }

  close(): void {
    if (!this.isOpen) return;
    this.isOpen = false;
    this.input.off('keypress', this.keypress);
    this.input.off('end', this.ended);
    this.output.off('resize', this.redraw);
    process.off('exit', this.restore);
    for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) process.off(signal, this.ended);
    this.input.setRawMode(false);
    this.input.pause();
    this.output.write(leave);
  }

  get rows(): number {
    return this.output.rows || 24;
  }

  get columns(): number {
    return this.output.columns || 80;
  }

  /** Draws lines on the screen, in one write so that nothing flickers. */
  draw(lines: readonly string[]): void {
    const { rows: height, columns: width } = this;
    const cut = lines.slice(0, height).map((line) => clip(line, width));
    this.output.write(`\x1b[H${cut.map((line) => `${line}\x1b[K`).join('\r\n')}\x1b[J`);
  }
}

/** The first `width` visible characters of a line; colour codes have no width. */
export function clip(line: string, width: number): string {
  let room = width;
  let kept = '';
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what starts a colour code.
  for (const [part] of line.matchAll(/\x1b\[[0-9;]*m|./gsu)) {
    if (part.startsWith('\x1b')) kept += part;
    else if (room > 0) {
      kept += part;
      room -= 1;
    }
  }
  return kept;
}
