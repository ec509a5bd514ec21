import { mkdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  emptyProgress,
  formatProgress,
  type LevelResult,
  mergeProgress,
  type ProgressData,
  parseProgress,
} from '../../play/progress-data.ts';
import { writeWhole } from '../write-whole.ts';

/** Where programs of this system keep what they remember. */
function usualPath(environment: NodeJS.ProcessEnv = process.env): string {
  const own = environment['XDG_STATE_HOME'];
  if (own) return join(own, 'fourfold', 'progress.json');
  if (process.platform === 'win32')
    return join(
      environment['LOCALAPPDATA'] ?? join(homedir(), 'AppData', 'Local'),
      'fourfold',
      'progress.json',
    );
  if (process.platform === 'darwin')
    return join(homedir(), 'Library', 'Application Support', 'fourfold', 'progress.json');
  return join(homedir(), '.local', 'state', 'fourfold', 'progress.json');
}

/**
 * What the player has solved in the terminal, in the form that the app exports: each can take in the other's. Two games at once
 * lose nothing: writing merges. A file that cannot be read is never written over.
 */
export class ProgressFile {
  readonly path: string;
  /** Why nothing is kept, in a sentence. */
  trouble: string | undefined;
  private data: ProgressData = emptyProgress;

  constructor(path = usualPath()) {
    this.path = path;
    this.read();
  }

  /** The best result of a level; undefined while it is not solved. */
  result(level: string): LevelResult | undefined {
    return this.data.levels.get(level);
  }

  /** The level of a game that was played last. */
  lastPlayed(game: string): string | undefined {
    return this.data.last.get(game)?.level;
  }

  played(game: string, level: string): void {
    this.keep({ levels: new Map(), last: new Map([[game, { game, level, when: Date.now() }]]) });
  }

  solved(level: string, result: Omit<LevelResult, 'when'>): void {
    this.keep({ levels: new Map([[level, { ...result, when: Date.now() }]]), last: new Map() });
  }

  private read(): void {
    let text: string;
    try {
      text = readFileSync(this.path, 'utf8');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') this.fail(error);
      return;
    }
    const progress = parseProgress(text);
    if (progress.ok && progress.value.dropped === 0)
      this.data = mergeProgress(this.data, progress.value.data);
    else if (!progress.ok && progress.error === 'newer')
      this.trouble = `${this.path} was written by a newer Fourfold, so progress is not kept.`;
    else this.trouble = `${this.path} is damaged, so progress is not kept; expected what the app exports.`;
  }

  private keep(more: ProgressData): void {
    this.data = mergeProgress(this.data, more);
    // Another game may have written meanwhile.
    this.read();
    if (this.trouble !== undefined) return;
    try {
      mkdirSync(dirname(this.path), { recursive: true });
      writeWhole(this.path, formatProgress(this.data), { replaces: true });
    } catch (error) {
      this.fail(error);
    }
  }

  private fail(error: unknown): void {
    this.trouble = `Progress is not kept: ${this.path} (${(error as Error).message}).`;
  }
}
