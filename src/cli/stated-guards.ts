import { formatGuard } from '../core/guards.ts';
import { splitLevels } from '../core/level-text.ts';
import { Problems } from '../core/problem.ts';
import type { Limits } from '../core/search.ts';
import type { GameLevel, ToldProblem } from '../games/pack.ts';
import { answerGuards, type GuardAnswer } from '../studio/xray/guards.ts';

/** The code of a guard that a limit has left open. */
export const unknownGuard = 'guard-not-known';

/** Answers the guards that a file without mistakes states: how many hold, and where the others are. */
export async function checkedGuards(
  text: string,
  levels: readonly GameLevel[],
  limits: Limits,
  signal: AbortSignal,
): Promise<{ readonly holding: number; readonly problems: readonly ToldProblem[] }> {
  const raw = splitLevels(text, '', new Problems());
  const problems: ToldProblem[] = [];
  let holding = 0;
  for (const [index, known] of levels.entries()) {
    const header = raw[index]?.headers.find(({ key }) => key === 'guards');
    if (!header) continue;
    for (const answer of await answerGuards(known, limits, signal)) {
      const told = toldOf(answer);
      if (told) problems.push({ ...header.valuePlace, ...told });
      else holding += 1;
    }
  }
  return { holding, problems };
}

function toldOf(answer: GuardAnswer): Pick<ToldProblem, 'code' | 'message'> | undefined {
  const guard = `The guard "${formatGuard(answer.guard)}"`;
  if (answer.status === 'broken')
    return { code: 'broken-guard', message: `${guard} is broken by ${answer.cheat.join(' ')}.` };
  if (answer.status === 'no-solution')
    return { code: 'guard-without-solution', message: `${guard} says nothing: the level has no solution.` };
  if (answer.status === 'unknown')
    return { code: unknownGuard, message: `${guard} is not known to hold: ${answer.limit}.` };
  return undefined;
}
