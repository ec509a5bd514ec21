import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import asc from 'assemblyscript/asc';

const cache = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules', '.cache', 'assembly');
const options = ['--importMemory', '-O3', '--runtime', 'stub', '--noAssert'];

const query = '?wasm';

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
      const code = await compiled(id.slice(0, -query.length));
      return { code: `export default ${JSON.stringify(code)};`, moduleType: 'js' as const, map: null };
    },
  };
}

/** The module of a source, from the cache when the same text was compiled before. */
async function compiled(file: string): Promise<string> {
  const source = readFileSync(file, 'utf8');
  const hash = createHash('sha256')
    .update([source, asc.version, ...options].join('\0'))
    .digest('hex');
  const kept = join(cache, hash);
  if (existsSync(kept)) return readFileSync(kept, 'utf8');
  let binary: Uint8Array | undefined;
  const { error, stderr } = await asc.main(['source.ts', '--outFile', 'out.wasm', ...options], {
    readFile: (name) => (name === 'source.ts' ? source : null),
    writeFile: (_, contents) => {
      if (typeof contents !== 'string') binary = contents;
    },
    listFiles: () => [],
  });
  if (error || !binary) throw new Error(`${file}: ${error?.message}\n${stderr}`);
  const code = Buffer.from(binary).toString('base64');
  // Others may compile the same at the same time: a file appears whole or not at all.
  mkdirSync(cache, { recursive: true });
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, code);
  renameSync(draft, kept);
  return code;
}
