import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolder } from '../experiments/levels-folder.ts';

/** Where the documentation starts, from the folder of the package. */
export const documentationFile = 'docs/README.md';

/** Where it is on this machine, or else what to look for. */
export function documentation(): string {
  const file = join(packageFolder(), documentationFile);
  return existsSync(file) ? file : `${documentationFile} of the package fourfold`;
}
