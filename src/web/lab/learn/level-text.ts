import { type GameLevel, readPack } from '../../../games/pack.ts';

/** The level of a lesson. These levels are ours, so that one that cannot be read is a mistake of ours. */
export function levelOfText(text: string): GameLevel {
  const read = readPack(text);
  const found = read.ok ? read.value[0] : undefined;
  if (!found) throw new Error(`a lesson has a level that cannot be read:\n${text}`);
  return found;
}
