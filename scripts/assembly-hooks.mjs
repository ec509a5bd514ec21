// The same as scripts/assembly.ts, for programs that Node itself loads the modules of: tests in the browser.
import { fileURLToPath } from 'node:url';
import { query, scriptOf } from './assembly-compiler.mjs';

/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier.endsWith(query)
    ? { url: new URL(specifier, context.parentURL).href, shortCircuit: true }
    : next(specifier, context);

/** @type {import('node:module').LoadHook} */
export const load = async (url, context, next) =>
  url.endsWith(query)
    ? {
        format: 'module',
        source: await scriptOf(fileURLToPath(url.slice(0, -query.length))),
        shortCircuit: true,
      }
    : next(url, context);
