import type { PlayedGame } from '../core/game.ts';
import { headerOf, type Sketch, withHeader, writeSketch } from '../core/sketch.ts';
import type { Steps } from '../core/slices.ts';
import type { Studio, Turned } from '../core/studio.ts';
import { replaySteps, splitMoves } from '../play/replay.ts';
import { levelOf } from './document.ts';

/** A turned drawing with its stated solution turned along; without it where the rules do not accept that. */
export function* withTurnedSolution(
  game: PlayedGame,
  studio: Studio,
  drawn: Sketch,
  turned: Turned,
): Steps<Sketch> {
  const stated = headerOf(drawn, 'solution');
  if (stated === undefined) return drawn;
  const moves = yield* turnedMoves(game, studio, drawn, splitMoves(stated), turned);
  return withHeader(drawn, 'solution', moves?.join(' '));
}

function* turnedMoves(
  game: PlayedGame,
  studio: Studio,
  drawn: Sketch,
  stated: readonly string[],
  turned: Turned,
): Steps<readonly string[] | undefined> {
  const level = levelOf(game, writeSketch(drawn));
  if (!level.ok) return undefined;
  const rules = game.rules(level.value);
  const moves: string[] = [];
  for (const word of stated) {
    const move = rules.parseMove(word);
    const after = move.ok ? studio.turnMove?.(move.value, turned) : undefined;
    if (after === undefined) return undefined;
    moves.push(rules.formatMove(after));
  }
  const replayed = yield* replaySteps(rules, moves);
  return replayed.ok ? replayed.value.moves : undefined;
}
