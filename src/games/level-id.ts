import { formatLevelText } from '../core/level-text.ts';
import { hashName } from '../core/text-hash.ts';
import type { PlayedLevel } from './pack-text.ts';

/**
 * Stands for what is played, whatever the level is called and however its file is laid out: progress and addresses go
 * by it, so it must never change for a level once people have played it.
 */
export const levelId = ({ game, level }: PlayedLevel): string =>
  hashName(formatLevelText(game.id, {}, game.write(level)));
