import { inEnglish } from '../core/english.ts';
import { splitLevels } from '../core/level-text.ts';
import { Problems } from '../core/problem.ts';
import type { GameLevel, ToldProblem } from '../games/pack.ts';
import { replay, splitMoves } from '../play/replay.ts';

/** Replays the solutions that a file without other mistakes states, and tells those that the rules refuse. */
export function refusedSolutions(text: string, levels: readonly GameLevel[]): readonly ToldProblem[] {
  const raw = splitLevels(text, '', new Problems());
  return levels.flatMap(({ game, level }, index): ToldProblem[] => {
    if (level.info.solution === undefined) return [];
    const replayed = replay(game.rules(level), splitMoves(level.info.solution));
    const header = raw[index]?.headers.find(({ key }) => key === 'solution');
    if (replayed.ok || !header) return [];
    const { number, move, reason } = replayed.error;
    const which = move === undefined ? `after move ${number - 1}` : `at move ${number} (${move})`;
    const { line, column } = header.valuePlace;
    return [
      {
        code: 'refused-solution',
        line,
        column: column + startOf(header.value, number),
        message: `The stated solution is refused ${which}: ${inEnglish(reason, game)}.`,
      },
    ];
  });
}

/** Where a move begins in a written solution, the first being number 1; its end where there are fewer. */
const startOf = (text: string, number: number): number =>
  [...text.matchAll(/[^\s,]+/g)][number - 1]?.index ?? text.length;
