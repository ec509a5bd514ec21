import type { Player } from '../play/player.ts';
import type { Exercise } from '../shared/state/exercises.ts';
import { isMastered } from '../shared/state/spacing.ts';
import { exercises } from '../shared/ui/exercises.ts';
import type { Attempt, Standing } from './attempt.ts';
import { dayWords, words } from './day-words.svelte.ts';

/** All that the sentences are about. */
export interface Task {
  readonly attempt: Attempt;
  readonly player: Player;
  /** As it was when it was begun; none where any position is tried. */
  readonly exercise: Exercise | undefined;
  /** As it is after an answer. */
  readonly answered: Exercise | undefined;
  /** Passed, and not yet played on. */
  readonly isOver: boolean;
}

/** What is to be done, or how it went. */
export interface ToldTask {
  readonly title: string;
  readonly sentences: readonly string[];
}

export function tellTask({ attempt, player, exercise, answered, isOver }: Task): ToldTask {
  const { standing, needed, optimum } = attempt;
  const { task, lost } = words();
  const { moveCount } = player;
  if (isOver && player.isSolved)
    return { title: task.solved, sentences: [task.solvedText(moveCount), ...fateOf(answered, player)] };
  if (isOver)
    return { title: task.passed, sentences: [task.passedText(needed), ...fateOf(answered, player)] };
  switch (standing.kind) {
    case 'proving':
      return { title: task.find, sentences: [task.proving] };
    case 'unproved':
      return { title: task.unknown, sentences: [task.unproved] };
    case 'hopeless':
      return { title: task.hopeless, sentences: [task.hopelessText] };
    case 'checking':
      return { title: task.checking, sentences: [] };
    case 'wrong':
      return {
        title: standing.verdict.kind === 'lost-moves' ? task.wrong : task.wrongLevel,
        sentences: [mistakeWords(standing, moveCount), task.proved],
      };
    case 'unknown':
      return { title: task.unknown, sentences: [task.unknownText] };
    case 'right': {
      if (standing.moves > 0) {
        const left = needed - standing.moves;
        return { title: task.right, sentences: [left > 0 ? task.togo(left) : task.onTheWay(standing.moves)] };
      }
      const before = exercise ? [`${lost(exercise.lost)}.`] : [];
      return { title: task.find, sentences: [...before, task.optimum(optimum!)] };
    }
  }
}

function mistakeWords({ move, verdict }: Standing & { kind: 'wrong' }, moveCount: number): string {
  const { task } = words();
  const isLast = move === moveCount;
  if (verdict.kind === 'lost-moves')
    return isLast ? task.lostMoves(verdict.moves) : task.moveLostMoves(move, verdict.moves);
  return isLast ? task.lostLevel : task.moveLostLevel(move);
}

/** What became of the exercise. */
function fateOf(answered: Exercise | undefined, { ownLine }: Player): readonly string[] {
  const { task } = words();
  if (!answered) return [];
  if (isMastered(answered)) return [task.mastered];
  const hint = answered.step === 0 && ownLine.wasHinted ? [task.withHint] : [];
  return [...hint, task.comesBack(dayWords(answered.due, exercises.today))];
}
