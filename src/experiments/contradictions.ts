import { methodName } from './methods.ts';
import type { Comparison, LevelRecord } from './record.ts';

/** Sentences about results that contradict each other: each one is a bug in Fourfold. */
export const contradictions = ({ levels }: Pick<Comparison, 'levels'>): string[] =>
  levels.flatMap(contradictionsOn);

function contradictionsOn({ file, level, runs, optimal }: LevelRecord): string[] {
  const where = `${file}, ${level}`;
  const names = (chosen: LevelRecord['runs']): string => chosen.map(methodName).join(', ');
  const found: string[] = runs
    .filter((run) => run.differences.length > 0)
    .map(
      (run) => `${where}: ${methodName(run)} gave other figures in a repeat: ${run.differences.join(', ')}.`,
    );
  const solved = runs.filter(({ status }) => status === 'solved');
  const impossible = runs.filter(({ status }) => status === 'unsolvable');
  if (solved.length > 0 && impossible.length > 0)
    found.push(`${where}: solved by ${names(solved)}, yet unsolvable for ${names(impossible)}.`);
  const wrong = runs.filter((run) => run.optimal && run.cost !== optimal);
  if (wrong.length > 0)
    found.push(`${where}: ${names(wrong)} called a cost optimal, yet another method proved ${optimal}.`);
  const cheaper = solved.filter(({ cost }) => optimal !== null && cost !== null && cost < optimal);
  if (cheaper.length > 0)
    found.push(`${where}: ${names(cheaper)} found less than ${optimal}, which was called optimal.`);
  return found;
}
