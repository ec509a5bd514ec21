import type { Level } from '../core/level.ts';
import { printable } from '../core/printable.ts';

/** What a level is called in messages and tables: its title, or its number in its file. */
export const levelName = (level: Level, number: number): string =>
  printable(level.info.title ?? `#${number}`);
