import { type Dirent, readdirSync, statSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';

/** Whether a path stands for several: `*` and `?` within a name, `**` for any folders, `{a,b}`. */
export const isGlob = (path: string): boolean => /[*?{]/.test(path);

/** The names that fit, in the same order on every machine. */
export const matching = (pattern: string, names: readonly string[]): readonly string[] => {
  const patterns = alternatives(pattern).map((each) => new RegExp(`^${wholePattern(each)}$`, 'u'));
  return names.filter((name) => patterns.some((each) => each.test(name)));
};

const wholePattern = (pattern: string): string =>
  pattern
    .split('/')
    .map((part, index, parts) => {
      const isLast = index === parts.length - 1;
      if (part === '**') return isLast ? '(?:[^/]+/)*[^/]+' : '(?:[^/]+/)*';
      return `${namePattern(part)}${isLast ? '' : '/'}`;
    })
    .join('');

/** Hidden files are meant only where the dot is written. */
const namePattern = (part: string): string => {
  const inner = part
    .replace(/[.+^$()|[\]{}\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]');
  return /^[*?]/.test(part) ? `(?!\\.)${inner}` : inner;
};

/** `a{b,c}` is `ab` or `ac`. */
function alternatives(pattern: string): readonly string[] {
  const found = /\{([^{}]*)\}/.exec(pattern);
  if (!found) return [pattern];
  const before = pattern.slice(0, found.index);
  const after = pattern.slice(found.index + found[0].length);
  return found[1]!.split(',').flatMap((each) => alternatives(before + each + after));
}

/** The files under a folder that fit a pattern, in the order of their names. */
export function filesMatching(base: string, pattern: string): readonly string[] {
  const found = new Set(alternatives(pattern).flatMap((each) => filesUnder(base, each)));
  return [...found].sort();
}

function filesUnder(base: string, pattern: string): readonly string[] {
  const parts = pattern.split('/');
  const first = parts.findIndex(isGlob);
  const inBase = (path: string): string => (isAbsolute(path) ? path : join(base, path));
  if (first < 0) return statSync(inBase(pattern), { throwIfNoEntry: false })?.isFile() ? [pattern] : [];
  // What is written out is not searched for.
  const fixed = parts
    .slice(0, first)
    .map((part) => `${part}/`)
    .join('');
  const isDeep = parts.includes('**');
  const rest = parts.slice(first);
  const expression = new RegExp(`^${wholePattern(rest.join('/'))}$`, 'u');
  const files: string[] = [];
  const visit = (folder: string, name: string, depth: number): void => {
    for (const entry of entriesOf(folder)) {
      const path = name + entry.name;
      if (isFolder(join(folder, entry.name), entry, isDeep)) {
        if (isDeep ? !entry.name.startsWith('.') : depth + 1 < rest.length)
          visit(join(folder, entry.name), `${path}/`, depth + 1);
      } else if (expression.test(path)) files.push(fixed + path);
    }
  };
  visit(inBase(fixed), '', 0);
  return files;
}

/** Links are followed, but not to any depth: they may lead in circles. */
const isFolder = (path: string, entry: Dirent, isDeep: boolean): boolean =>
  entry.isDirectory() ||
  (!isDeep && entry.isSymbolicLink() && (statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false));

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
