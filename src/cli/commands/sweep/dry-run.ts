import { readKnown } from '../../../sweeps/folder/results.ts';
import type { Sweep } from '../../../sweeps/model.ts';
import { isWanted, type Retry } from '../../../sweeps/sweep.ts';
import { number, print, table } from '../../output.ts';

/** Says what a sweep would run, by game and method; nothing is made. */
export async function tellPlanned(sweep: Sweep, folder: string, retry?: Retry): Promise<void> {
  const { cells, tally } = await readKnown(folder, sweep);
  const counts = new Map<string, { readonly row: readonly string[]; count: number }>();
  let wanted = 0;
  for (let index = 0; index < sweep.count; index += 1) {
    const run = sweep.run(index);
    if (!isWanted(tally.statusOf(cells.of(run)), retry)) continue;
    const { level, method } = cells.partsOf(run);
    const key = `${level.game} ${method.key}`;
    const entry = counts.get(key) ?? { row: [level.game, method.key], count: 0 };
    entry.count += 1;
    wanted += 1;
    counts.set(key, entry);
  }
  print(
    `${number(sweep.count)} runs are planned, ${number(tally.done)} are done, ${number(wanted)} would be made.`,
  );
  const rows = sweep.methods.flatMap(({ game, key }) => counts.get(`${game} ${key}`) ?? []);
  if (rows.length > 0)
    print(table([['game', 'method', 'runs'], ...rows.map(({ row, count }) => [...row, number(count)])]));
}
