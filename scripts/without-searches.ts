import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** What a game's record leads to, and only workers, the command line and the library run. */
const record = /\/src\/games\/[^/]+\/(solver\/solver|game)\.ts$/;
const worksElsewhere = /(search|-count|\/check-[a-z-]+)\.ts$/;
const mark = '\0without-searches:';

/**
 * The page itself searches nothing: workers do. So it gets the records of the games without the searches made for them, which
 * are a good part of the code. Workers are built apart, with everything.
 */
export function withoutSearches(): Plugin {
  return {
    name: 'fourfold-without-searches',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer || !record.test(importer) || !worksElsewhere.test(source)) return undefined;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && mark + found.id;
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined;
      const text = readFileSync(id.slice(mark.length), 'utf8');
      const names = [...text.matchAll(/^export (?:class|function\*?|const) (\w+)/gm)].map(([, name]) => name);
      const stub = (name: string): string =>
        `export function ${name}() { throw new Error('${name} runs in workers only'); }`;
      return { code: names.map((name) => stub(name!)).join('\n'), moduleType: 'js', map: null };
    },
  };
}
