import { isAnswered, methodName } from '../../src/experiments/methods.ts';
import type { LevelRecord, RunRecord } from '../../src/experiments/record.ts';
import { median } from '../../src/experiments/statistics.ts';
import type { FamilyResult, SizeResult } from './race.ts';
import { seconds, timeOf } from './table.ts';

/** Milliseconds that make no difference: a fresh process spends more on compiling its own code. */
const negligible = 20;
/** Nor does this share of a time: machines are not more exact. */
const tolerance = 0.1;

/** A sentence that says whether no method proves more, or the same in less time, than `best`, and where one does. */
export function dominanceText({ methods, best, sizes }: FamilyResult): string {
  const rivals = methods.map(({ name }) => name).filter((name) => name !== best);
  const losses = sizes.flatMap((size) =>
    rivals.flatMap((rival) => {
      const loss = lossTo(rival, best, size);
      return loss === undefined ? [] : [`${size.name}: ${loss}`];
    }),
  );
  if (losses.length === 0)
    return `\`best\` (\`${best}\`) dominates: no other method proves more, or the same in less time.`;
  return `\`best\` (\`${best}\`) does not dominate. ${losses.join('; ')}.`;
}

/** In what a rival beats `best` on a size; undefined where it does not. */
function lossTo(rival: string, best: string, { levels }: SizeResult): string | undefined {
  const pairs = levels.map((level) => ({
    theirs: proofBy(rival, level),
    ours: proofBy(best, level),
  }));
  const more = pairs.filter(({ theirs, ours }) => theirs && !ours).length;
  if (more > 0) return `\`${rival}\` proves ${more} of ${levels.length} that it does not`;
  const both = pairs.flatMap(({ theirs, ours }) => (theirs && ours ? [{ theirs, ours }] : []));
  if (both.length === 0) return undefined;
  const theirs = median(both.map((pair) => timeOf(pair.theirs)));
  const ours = median(both.map((pair) => timeOf(pair.ours)));
  if (ours - theirs <= Math.max(negligible, tolerance * theirs)) return undefined;
  return `\`${rival}\` takes ${seconds(theirs)}, it ${seconds(ours)}`;
}

/** The run of a method that proved an optimum, or that there is no solution; whatever the method promises in general. */
const proofBy = (method: string, { runs }: LevelRecord): RunRecord | undefined =>
  runs.find(
    (run) => methodName(run) === method && isAnswered(run) && (run.optimal || run.status === 'unsolvable'),
  );
