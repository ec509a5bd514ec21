// Loads the scripts that the program is made of, with the code that was compiled when they were built.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { constants, Script } from 'node:vm';
import { readCode, writeCode } from './compiled-code.ts';

interface Loaded {
  readonly file: string;
  readonly source: Buffer;
  readonly script: Script;
  readonly module: { exports: unknown };
}

const loaded = new Map<string, Loaded>();
const requireOfNode = createRequire(import.meta.url);
const requireHere = (id: string): unknown =>
  id.startsWith('./') ? load(id.slice('./'.length)) : requireOfNode(id);

// Node calls it experimental that scripts import modules, on standard error. Users can do nothing about it.
const emitWarning = process.emitWarning.bind(process) as (...args: unknown[]) => void;
process.emitWarning = (...args: unknown[]): void => {
  if (!String(args[0]).startsWith('vm.USE_MAIN_CONTEXT_DEFAULT_LOADER')) emitWarning(...args);
};

/** The exports of a script beside this one; each is run once. */
export function load(name: string): unknown {
  const known = loaded.get(name) ?? read(name);
  if (loaded.has(name)) return known.module.exports;
  loaded.set(name, known);
  const { script, module, file } = known;
  script.runInThisContext()(module.exports, requireHere, module, file);
  return module.exports;
}

function read(name: string): Loaded {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const source = readFileSync(file);
  const code = readCode(file, source);
  const script = new Script(`(function (exports, require, module, __filename) {${source}\n})`, {
    filename: file,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    ...(code && { cachedData: code }),
  });
  return { file, source, script, module: { exports: {} } };
}

/** Keeps what was compiled for all that ran until now. */
export function keepCode(): void {
  for (const { file, source, script } of loaded.values()) writeCode(file, source, script);
}
