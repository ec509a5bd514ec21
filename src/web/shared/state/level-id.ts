import { formatLevelText } from '../../../core/level-text.ts';
import type { GameLevel } from '../../../games/pack.ts';
import { hashName } from './hash.ts';

/**
 * Stands for what is played, whatever the level is called and however its file is laid out: progress and addresses go
 * by it, so it must never change for a level once people have played it.
 */
export const levelId = ({ game, level }: GameLevel): string =>
  hashName(formatLevelText(game.id, {}, game.write(level)));
