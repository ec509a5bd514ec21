import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { assembly } from './scripts/assembly.ts';
import { bundledText } from './scripts/bundled-text.ts';
import { licences, recordOrigins } from './scripts/licences.ts';
import { offline } from './scripts/offline.ts';

export default defineConfig({
  root: 'src/web',
  // Relative, so that the build works in any folder of any web host.
  base: './',
  // Pages let workers search.
  plugins: [svelte(), assembly('none'), bundledText(), recordOrigins(), licences(), offline()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // What is written into scripts and styles as `data:` would be refused by the security policy of the server.
    assetsInlineLimit: 0,
    // For scripts/budget.mjs.
    manifest: true,
    // One file compresses better than a dozen small ones.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstPage }] } } },
  },
  worker: { format: 'es', plugins: () => [assembly(), recordOrigins()] },
});

/** The modules of a build, each with those that import it, but not by `import()`. */
interface Modules {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Puts all that the first page needs into one file: what the entry imports, and what that imports. */
function firstPage(id: string, modules: Modules): string | null {
  const seen = new Set<string>();
  const isNeeded = (module: string): boolean => {
    if (seen.has(module)) return false;
    seen.add(module);
    const info = modules.getModuleInfo(module);
    return info !== null && (info.isEntry || info.importers.some(isNeeded));
  };
  return isNeeded(id) ? 'first' : null;
}
