import type { PlayedGame } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import type { View } from '../../../core/view.ts';
import { splitMoves } from '../../../play/replay.ts';
import { exampleText, type Lesson } from '../../play/lessons/lesson.ts';
import { readPlayed } from '../../shared/state/read-played.ts';

/** The small level of a lesson, and its board before and after the move that shows the rule. */
export function exampleOf(game: PlayedGame, lesson: Lesson): { level: Level; before: View; after: View } {
  const { level } = readPlayed(exampleText(game.id, lesson));
  const rules = game.rules(level);
  let states = [rules.start()];
  for (const word of splitMoves(lesson.example.moves)) {
    const move = rules.parseMove(word);
    const applied = move.ok ? rules.apply(states.at(-1), move.value) : undefined;
    if (applied?.ok) states = [...states, applied.value];
  }
  // Where several moves are needed, all but the last only lead there.
  const before = lesson.onlySaid ? states[0] : states.at(-2);
  return { level, before: rules.view(before), after: rules.view(states.at(-1)) };
}
