import { build, type Plugin } from 'vite';
import { assembly } from './assembly.ts';

const query = '?bundled';

/**
 * `import text from './part.ts?bundled'` is the text of that part with all that it imports, as one script without imports.
 * The sandbox needs it: a worker of no origin cannot fetch any module. So what is loaded by `import()` is left out.
 */
export function bundledText(): Plugin {
  return {
    name: 'fourfold-bundled-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(query)) return undefined;
      const file = id.slice(0, -query.length);
      const { text, sources } = await bundle(file);
      // While developing, a change of any of them makes a new text.
      for (const source of sources) this.addWatchFile(source);
      return {
        code: `export default ${JSON.stringify(text)};`,
        moduleType: 'js',
        map: null,
        meta: { sources },
      };
    },
  };
}

const withoutLazyParts: Plugin = {
  name: 'fourfold-without-lazy-parts',
  resolveDynamicImport: () => false,
};

async function bundle(file: string): Promise<{ text: string; sources: string[] }> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    // The sandbox forbids WebAssembly.
    plugins: [assembly('none'), withoutLazyParts],
    build: {
      write: false,
      target: 'es2023',
      lib: { entry: file, formats: ['iife'], name: 'bundled' },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = chunks;
  if (chunks.length !== 1 || chunk?.type !== 'chunk')
    throw new Error(`${file} did not become one script but ${chunks.length} files.`);
  return { text: chunk.code, sources: chunk.moduleIds.filter((id) => !id.startsWith('\0')) };
}
