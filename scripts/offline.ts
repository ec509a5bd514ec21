import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import type { KeptFile, KeptFiles } from '../src/web/offline/protocol.ts';
import { recordOrigins } from './licences.ts';

const workerName = 'service-worker.js';
/** What is larger, and not needed by the first page, can wait until the app is running. */
const largeBytes = 150_000;

/** Builds the service worker when all else is built, with the list of all files and their hashes written into it. */
export function offline(): Plugin {
  let folder = '';
  let source = '';
  return {
    name: 'fourfold-offline',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
      source = join(config.root, 'offline', 'service-worker.ts');
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: async () => {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          plugins: [recordOrigins()],
          define: { keptFiles: JSON.stringify(listFiles(folder)) },
          build: {
            outDir: folder,
            emptyOutDir: false,
            target: 'es2023',
            rolldownOptions: {
              input: source,
              output: { format: 'iife', entryFileNames: workerName },
            },
          },
        });
      },
    },
  };
}

function listFiles(folder: string): KeptFiles {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    // Notes of the build, and the worker itself.
    .filter((path) => !path.startsWith('.') && path !== workerName)
    .sort()
    .map((path): KeptFile => {
      const content = readFileSync(join(folder, path));
      return {
        path: path === 'index.html' ? '' : path,
        integrity: `sha256-${createHash('sha256').update(content).digest('base64')}`,
        later: content.length > largeBytes && !page.includes(path),
      };
    });
  const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);
  return { version, files };
}
