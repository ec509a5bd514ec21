import { statSync } from 'node:fs';

/** Where the results of a sweep are. */
export type Place =
  | { readonly kind: 'database'; readonly address: string }
  | { readonly kind: 'folder'; readonly path: string };

const planEnding = /\.(ya?ml|json)$/i;

export const isDatabase = (target: string): boolean => /^postgres(ql)?:\/\//i.test(target);

/** As it may be shown: the address of a database may hold a password, in two places. */
export const withoutPassword = (target: string): string =>
  isDatabase(target)
    ? target.replace(/^(\w+:\/\/[^:@/?]*):.*@/, '$1:***@').replace(/([?&]password=)[^&]*/gi, '$1***')
    : target;

/** A plan is told from a level file by the end of its name. */
export const isPlanFile = (path: string): boolean =>
  planEnding.test(path) && !(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false);

/** The folder of a plan's results is beside it: `plan.sweep` for `plan.yaml`. */
export const folderOfPlan = (path: string): string => path.replace(planEnding, '.sweep');

/** What a command was given: a plan, the folder of a sweep, or the address of a database. */
export function placeOf(target: string): Place {
  if (isDatabase(target)) return { kind: 'database', address: target };
  return { kind: 'folder', path: isPlanFile(target) ? folderOfPlan(target) : target };
}
