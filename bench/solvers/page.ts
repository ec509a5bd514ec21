import { failure, type Result, success } from '../../src/core/result.ts';

const beginOf = (id: string): string => `<!-- ${id}, made by npm run bench:solvers -->`;
const end = '<!-- end -->';

/** The page with another text between the marks of a family, or a sentence when it has no such marks. */
export function withSection(page: string, id: string, text: string): Result<string> {
  const begin = page.indexOf(beginOf(id));
  const close = page.indexOf(end, begin);
  if (begin < 0 || close < 0)
    return failure(
      `The page has no place for ${id}; expected a line "${beginOf(id)}" and a line "${end}" after it.`,
    );
  return success(`${page.slice(0, begin)}${beginOf(id)}\n\n${text}\n\n${page.slice(close)}`);
}
