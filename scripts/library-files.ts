import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** What starts the worker of the library: the one module that Node and browsers have each their own of. */
const starter = '/src/library/start-worker.ts';

/** Leaves it to `imports` in package.json which of the two it is. */
export const starterByCondition = () => ({
  name: 'fourfold-starter-by-condition',
  resolveId: (source: string, importer: string | undefined) =>
    importer && resolve(dirname(importer), source).replaceAll('\\', '/').endsWith(starter)
      ? { id: '#start-worker', external: true }
      : undefined,
});

/** Takes `x.browser.ts` for `x.ts` where there is one. */
export const browserTwins = () => ({
  name: 'fourfold-browser-twins',
  resolveId(source: string, importer: string | undefined) {
    const file = importer ? resolve(dirname(importer), source) : resolve(source);
    const twin = file.replace(/\.ts$/, '.browser.ts');
    return file.endsWith('.ts') && existsSync(twin) ? twin : undefined;
  },
});

/** `x.txt?raw` is the text of a file, as it is for Vite. */
export const rawText = () => ({
  name: 'fourfold-raw-text',
  resolveId: (source: string, importer: string | undefined) =>
    source.endsWith('?raw') && importer ? resolve(dirname(importer), source) : undefined,
  load: (id: string) =>
    id.endsWith('?raw')
      ? {
          code: `export default ${JSON.stringify(readFileSync(id.slice(0, -'?raw'.length), 'utf8'))};`,
          moduleType: 'js' as const,
        }
      : undefined,
});
