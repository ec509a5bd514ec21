import { SvelteMap } from 'svelte/reactivity';
import type { Language } from '../../../core/words.ts';
import type { PlayedLevel } from '../../../games/pack-text.ts';
import { levelDrawing } from '../../pictures/level-drawing.ts';
import { learnMoves } from '../../play/move-words.svelte.ts';
import { roomOf } from '../../rooms.ts';
import { startBrowserWorker } from '../../shared/solver/browser-worker.ts';
import { Solver } from '../../shared/solver/solver.ts';
import type { OwnLevel } from '../../shared/state/own-level.ts';
import { type Known, knownFrom } from './solutions.ts';

/** A level as it is put on paper. */
interface Drawn {
  readonly read: PlayedLevel | undefined;
  /** The address of its picture; the picture itself is in it. */
  readonly picture: string;
  /** What the picture does not tell. */
  readonly notes: (language: Language) => readonly string[];
}

/** A page of puzzles is no place to wait long for one of them. */
const limits = { seconds: 10, bytes: 512 * 1024 ** 2 };

const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** What is on a sheet, as far as it is drawn and solved; what was once done is not done again. */
export class Sheet {
  /** By the text of the level. */
  readonly drawn = new SvelteMap<string, Drawn>();
  readonly known = new SvelteMap<string, Known>();
  private readonly solver = new Solver(startBrowserWorker);

  /** Draws levels, then solves them where that is wanted, one after the other. */
  async prepare(levels: readonly OwnLevel[], isSolved: boolean, signal: AbortSignal): Promise<void> {
    for (const level of levels) {
      if (this.drawn.has(level.text)) continue;
      await breathe();
      if (signal.aborted) return;
      this.drawn.set(level.text, await draw(level));
    }
    for (const { text } of isSolved ? levels : []) {
      const read = this.drawn.get(text)?.read;
      if (!read || this.known.has(text)) continue;
      const answer = await this.solver.solve(read.game, read.level, { limits, signal });
      if (signal.aborted) return;
      this.known.set(text, knownFrom(read, answer));
    }
  }

  dispose(): void {
    this.solver.dispose();
  }
}

async function draw(level: OwnLevel): Promise<Drawn> {
  const read = level.read();
  if (!read) return { read, picture: '', notes: () => [] };
  await learnMoves(read.game.id);
  const { text } = await levelDrawing(read, { coordinates: true, isBare: true });
  return { read, picture: `data:image/svg+xml,${encodeURIComponent(text)}`, notes: await notesOf(read) };
}

/** In the words of the game; as it is written where it has none. */
async function notesOf({ game, level }: PlayedLevel): Promise<Drawn['notes']> {
  const told = await roomOf(game.id).notes?.();
  if (told) return (language) => told.notes(level, language);
  const written = game.write(level).headers.map(([key, value]) => `${key}: ${value}`);
  return () => written;
}
