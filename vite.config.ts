import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { bundledText } from './scripts/bundled-text.ts';
import { licences, recordOrigins } from './scripts/licences.ts';
import { offline } from './scripts/offline.ts';

export default defineConfig({
  root: 'src/web',
  // Relative, so that the build works in any folder of any web host.
  base: './',
  plugins: [svelte(), bundledText(), recordOrigins(), licences(), offline()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    // What is written into scripts and styles as `data:` would be refused by the security policy of the server.
    assetsInlineLimit: 0,
    // For scripts/budget.mjs.
    manifest: true,
  },
  worker: { format: 'es', plugins: () => [recordOrigins()] },
});
