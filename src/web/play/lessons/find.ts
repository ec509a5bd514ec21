import type { Rules } from '../../../core/game.ts';
import type { Level } from '../../../core/level.ts';
import type { Steps } from '../../../core/slices.ts';
import type { Lesson } from './lesson.ts';

/** Moves that are tried before a level counts as one that cannot show the rule. */
const mostTries = 20_000;
/** Moves that are tried for one that shows it without solving the level, where one that solves it is known. */
const patience = 2_000;

interface Reached {
  readonly state: unknown;
  readonly from: Reached | undefined;
  readonly move: unknown;
  readonly count: number;
}

function movesTo(end: Reached): readonly unknown[] {
  const moves: unknown[] = [];
  for (let at = end; at.from; at = at.from) moves.unshift(at.move);
  return moves;
}

/** The fewest moves from the start of which the last one shows the rule, if possible without solving the level; tries one move a step. */
export function* findDemonstration(
  rules: Rules,
  level: Level,
  lesson: Lesson,
): Steps<readonly unknown[] | undefined> {
  const start = { state: rules.start(), from: undefined, move: undefined, count: 0 };
  const queue: Reached[] = [start];
  const seen = new Set([rules.key(start.state)]);
  let solving: Reached | undefined;
  let triesLeft = mostTries;
  for (const from of queue) {
    for (const move of rules.moves(from.state)) {
      if (triesLeft === 0) return solving && movesTo(solving);
      triesLeft -= 1;
      const applied = rules.apply(from.state, move);
      if (!applied.ok) continue;
      const reached = { state: applied.value, from, move, count: from.count + 1 };
      const { state: after, count } = reached;
      if (lesson.isShownBy({ level, rules, before: from.state, move, after, count })) {
        if (!rules.isGoal(after)) return movesTo(reached);
        if (!solving) triesLeft = Math.min(triesLeft, patience);
        solving ??= reached;
      }
      const key = rules.key(after);
      if (!seen.has(key)) {
        seen.add(key);
        queue.push(reached);
      }
      yield;
    }
  }
  return solving && movesTo(solving);
}
