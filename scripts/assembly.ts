import { dirname, resolve } from 'node:path';
import { query, scriptOf } from './assembly-compiler.mjs';

/**
 * `import code from './part.as.ts?wasm'` is the module of WebAssembly that this AssemblyScript becomes, in base64. It is part
 * of the bundle, so that nothing has to be fetched. For tsdown, Vite and Vitest.
 *
 * With `none` it is empty, for what does not search itself: there everything works as it does without WebAssembly.
 */
export function assembly(modules: 'all' | 'none' = 'all') {
  return {
    name: 'fourfold-assembly',
    enforce: 'pre' as const,
    resolveId: (source: string, importer: string | undefined) =>
      source.startsWith('.') && source.endsWith(query) && importer !== undefined
        ? resolve(dirname(importer), source)
        : undefined,
    async load(id: string) {
      if (!id.endsWith(query)) return undefined;
      const code = modules === 'all' ? await scriptOf(id.slice(0, -query.length)) : "export default '';";
      return { code, moduleType: 'js' as const, map: null };
    },
  };
}
