import { type GameLevel, readPack } from '../../../games/pack.ts';

/** A level of which we know that it can be read: it was sent to a worker, or is part of a lesson. */
export function readLevel(text: string): GameLevel {
  const read = readPack(text);
  const level = read.ok ? read.value[0] : undefined;
  if (!level) throw new Error(`the level cannot be read:\n${text}`);
  return level;
}
