import { dirname, resolve } from 'node:path';
import { query, scriptOf } from './assembly-compiler.mjs';

/**
 * `import code from './part.as.ts?wasm'` is the module of WebAssembly that this AssemblyScript becomes, in base64. It is part
 * of the bundle, so that nothing has to be fetched. For tsdown, Vite and Vitest.
 */
export function assembly() {
  return {
    name: 'fourfold-assembly',
    enforce: 'pre' as const,
    resolveId: (source: string, importer: string | undefined) =>
      source.startsWith('.') && source.endsWith(query) && importer !== undefined
        ? resolve(dirname(importer), source)
        : undefined,
    async load(id: string) {
      if (!id.endsWith(query)) return undefined;
      return { code: await scriptOf(id.slice(0, -query.length)), moduleType: 'js' as const, map: null };
    },
  };
}
